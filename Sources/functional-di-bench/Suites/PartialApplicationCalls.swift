import FunctionalDI

/// A call of a function with a bound argument, for every combination of effects.
let partialApplicationCalls: [Benchmark] = [
  againstClosure("call, plain") {
    sum($0, partial(addition(), arg1: operand()))
  } closure: { operations in
    let (add, one) = (addition(), operand())
    return sum(operations) { add(one, $0) }
  },
  againstClosure("call, throws(E)") {
    sum($0, partial(throwingAddition(), arg1: operand()))
  } closure: { operations in
    let (add, one) = (throwingAddition(), operand())
    return sum(operations) { number throws(Overflow) in try add(one, number) }
  },
  againstClosure("call, @Sendable") {
    sum($0, partial(sendableAddition(), arg1: operand()))
  } closure: { operations in
    let (add, one) = (sendableAddition(), operand())
    return sum(operations) { add(one, $0) }
  },
  againstClosure("call, @Sendable throws(E)") {
    sum($0, partial(sendableThrowingAddition(), arg1: operand()))
  } closure: { operations in
    let (add, one) = (sendableThrowingAddition(), operand())
    return sum(operations) { number throws(Overflow) in try add(one, number) }
  },
  againstClosure("call, @MainActor") {
    await onMainActor($0) { sum($0, partial(mainActorAddition(), arg1: operand())) }
  } closure: {
    await onMainActor($0) { operations in
      let (add, one) = (mainActorAddition(), operand())
      let bound: @MainActor (Int) -> Int = { add(one, $0) }
      return sum(operations, bound)
    }
  },
  againstClosure("call, @MainActor throws(E)") {
    await onMainActor($0) { sum($0, partial(mainActorThrowingAddition(), arg1: operand())) }
  } closure: {
    await onMainActor($0) { operations in
      let (add, one) = (mainActorThrowingAddition(), operand())
      let bound: @MainActor (Int) throws(Overflow) -> Int = { number throws(Overflow) in
        try add(one, number)
      }
      return sum(operations, bound)
    }
  },
  againstClosure("call, four of five arguments bound") {
    sum($0, partial(additionOfFive(), arg1: operand(), arg2: 0, arg3: 0, arg4: 0))
  } closure: { operations in
    let (add, one) = (additionOfFive(), operand())
    return sum(operations) { add(one, 0, 0, 0, $0) }
  },
  againstClosure("call, async", operations: 100_000, limits: []) { operations in
    await sum(operations, partial(asyncAddition(), arg1: operand()))
  } closure: { operations in
    let (add, one) = (asyncAddition(), operand())
    return await sum(operations) { await add(one, $0) }
  },
]

/// A call of a function that was made elsewhere, as a function from a container is.
///
/// The compiler leaves a thunk between a generic closure and the function that it captures. It
/// folds the thunk away if it sees the closure's calls. Here it cannot, so the figures have no
/// limit.
let keptFunctionCalls: [Benchmark] = [
  againstClosure("call, kept, plain", limits: []) {
    sum($0, bound(addition()))
  } closure: {
    sum($0, boundClosure(addition()))
  },
  againstClosure("call, kept, a known function", limits: []) {
    sum($0, boundKnown())
  } closure: {
    sum($0, boundKnownClosure())
  },
  againstClosure("call, kept, a method of an object", limits: []) {
    sum($0, boundMethod(of: Adder(base: operand())))
  } closure: {
    sum($0, boundMethodClosure(of: Adder(base: operand())))
  },
]

/// Ours against the hand-written closure.
private func againstClosure(
  _ name: String, operations: Int = 1_000_000, limits: [Limit] = [.ratio(1.15, to: "closure")],
  ours: @escaping @Sendable (Int) async -> Int, closure: @escaping @Sendable (Int) async -> Int
) -> Benchmark {
  Benchmark(
    suite: "PartialApplication", name, operations: operations, limits: limits,
    contenders: [
      Contender(Contender.ours, expecting: sumOfCalls, body: ours),
      Contender("closure", expecting: sumOfCalls, body: closure),
    ])
}

/// Runs a loop on the main actor, in a function of its own.
///
/// In an `async` function the choice of registers would decide the time of the loop.
@inline(never)
private func onMainActor(
  _ operations: Int, _ loop: @MainActor @Sendable (Int) -> Int
) async -> Int {
  await MainActor.run { loop(operations) }
}

@inline(never)
private func bound(_ add: @escaping (Int, Int) -> Int) -> (Int) -> Int {
  partial(add, arg1: operand())
}

@inline(never)
private func boundClosure(_ add: @escaping (Int, Int) -> Int) -> (Int) -> Int {
  let one = operand()
  return { add(one, $0) }
}

@inline(never)
private func boundKnown() -> (Int) -> Int { partial(add, arg1: operand()) }

@inline(never)
private func boundKnownClosure() -> (Int) -> Int {
  let one = operand()
  return { add(one, $0) }
}

@inline(never)
private func boundMethod(of adder: Adder) -> (Int) -> Int { partial(adder.add, arg1: 0) }

@inline(never)
private func boundMethodClosure(of adder: Adder) -> (Int) -> Int { { adder.add(0, $0) } }

@inline(always)
private func sum(_ operations: Int, _ add: (Int) throws(Overflow) -> Int) -> Int {
  var sum = 0
  do throws(Overflow) {
    for number in 0..<operations { sum &+= try add(number) }
  } catch {
    return -1
  }
  return sum
}

@inline(always)
private func sum(_ operations: Int, _ add: (Int) -> Int) -> Int {
  var sum = 0
  for number in 0..<operations { sum &+= add(number) }
  return sum
}

@inline(always)
private func sum(_ operations: Int, _ add: (Int) async -> Int) async -> Int {
  var sum = 0
  for number in 0..<operations { sum &+= await add(number) }
  return sum
}
