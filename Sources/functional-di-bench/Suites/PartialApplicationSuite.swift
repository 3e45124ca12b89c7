import FunctionalDI

/// The figures of the PartialApplication module, next to the closures that it replaces.
let partialApplicationBenchmarks: [Benchmark] =
  partialApplicationCalls + keptFunctionCalls + [curriedCall, curriedValueCall, making]

/// Arguments of a function declaration, applied one after the other in one expression.
private let curriedCall = Benchmark(
  suite: "PartialApplication", "curry and apply in one expression", operations: 1_000_000,
  limits: [.ratio(1.15, to: "direct")],
  contenders: [
    Contender(Contender.ours, expecting: sumOfCalls) { operations in
      let one = operand()
      var sum = 0
      for number in 0..<operations { sum &+= curry(add)(one)(number) }
      return sum
    },
    Contender("direct", expecting: sumOfCalls) { operations in
      let one = operand()
      var sum = 0
      for number in 0..<operations { sum &+= add(one, number) }
      return sum
    },
  ])

/// Arguments of a function value, applied one after the other in one expression.
private let curriedValueCall = Benchmark(
  suite: "PartialApplication", "curry and apply a function value", operations: 1_000_000,
  contenders: [
    Contender(Contender.ours, expecting: sumOfCalls) { operations in
      let (add, one) = (addition(), operand())
      var sum = 0
      for number in 0..<operations { sum &+= curry(add)(one)(number) }
      return sum
    },
    Contender("closures", expecting: sumOfCalls) { operations in
      let (add, one) = (addition(), operand())
      var sum = 0
      for number in 0..<operations {
        let curried = { (first: Int) in { (second: Int) in add(first, second) } }
        sum &+= curried(one)(number)
      }
      return sum
    },
    Contender("direct", expecting: sumOfCalls) { operations in
      let (add, one) = (addition(), operand())
      var sum = 0
      for number in 0..<operations { sum &+= add(one, number) }
      return sum
    },
  ])

/// Making a function for a callee that calls it once.
private let making = Benchmark(
  suite: "PartialApplication", "make one and pass it on", operations: 1_000_000,
  contenders: [
    Contender(Contender.ours, expecting: sumOfCalls) { operations in
      var sum = 0
      for number in 0..<operations { sum &+= callOnce(partial(add, arg1: number)) }
      return sum
    },
    Contender("closure", expecting: sumOfCalls) { operations in
      var sum = 0
      for number in 0..<operations { sum &+= callOnce { add(number, $0) } }
      return sum
    },
  ])

@inline(never)
private func callOnce(_ function: @escaping (Int) -> Int) -> Int { function(1) }
