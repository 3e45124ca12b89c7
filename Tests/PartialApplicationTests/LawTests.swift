import PartialApplication
import TestSupport
import Testing

@Suite("The laws of the combinators")
struct LawTests {
  @Test("Binding all arguments equals the call", arguments: Sample.all)
  func all(_ sample: Sample) {
    let (f, a, b, c) = sample.values
    #expect(partial(f.callAsFunction, arg1: a, arg2: b, arg3: c)() == f(a, b, c))
  }

  @Test("Binding arguments one after the other equals binding them at once", arguments: Sample.all)
  func oneByOne(_ sample: Sample) {
    let (f, a, b, c) = sample.values
    let once = partial(f.callAsFunction, arg1: a, arg2: b)
    let firstFirst = partial(partial(f.callAsFunction, arg1: a), arg1: b)
    let secondFirst = partial(partial(f.callAsFunction, arg2: b), arg1: a)
    #expect(firstFirst(c) == once(c))
    #expect(secondFirst(c) == once(c))
  }

  @Test("The order in which arguments are bound makes no difference", arguments: Sample.all)
  func anyOrder(_ sample: Sample) {
    let (f, a, b, c) = sample.values
    let lastFirst = partial(partial(f.callAsFunction, arg3: c), arg1: a)
    #expect(lastFirst(b) == partial(f.callAsFunction, arg1: a, arg3: c)(b))
  }

  @Test("Currying and uncurrying undo each other", arguments: Sample.all)
  func uncurryOfCurry(_ sample: Sample) {
    let (f, a, b, c) = sample.values
    let curried = curry(f.callAsFunction)
    let uncurried = uncurry(curried)
    let curriedAgain = curry(uncurried)
    #expect(uncurried(a, b, c) == f(a, b, c))
    #expect(curriedAgain(a)(b)(c) == f(a, b, c))
  }

  @Test("Currying and binding the first argument agree", arguments: Sample.all)
  func curryIsPartial(_ sample: Sample) {
    let (f, a, b, _) = sample.values
    let curried = curry(f.ofTwo)
    let bound = partial(f.ofTwo, arg1: a)
    #expect(curried(a)(b) == bound(b))
  }

  @Test(
    "Flipping once swaps two arguments, and flipping twice changes nothing", arguments: Sample.all)
  func flipOfFlip(_ sample: Sample) {
    let (f, a, b, _) = sample.values
    let flipped = flip(f.ofTwo)
    let flippedTwice = flip(flipped)
    let curriedFlipped = curry(flipped)
    let flippedCurried = flip(curry(f.ofTwo))
    let flippedCurriedTwice = flip(flippedCurried)
    #expect(flipped(b, a) == f.ofTwo(a, b))
    #expect(flippedTwice(a, b) == f.ofTwo(a, b))
    #expect(flippedCurriedTwice(a)(b) == f.ofTwo(a, b))
    #expect(flippedCurried(b)(a) == curriedFlipped(b)(a))
  }

  @Test(
    "Nesting makes no difference to pipe, and compose reverses its order", arguments: Sample.all)
  func pipeIsAssociative(_ sample: Sample) {
    let (f, a, b, c) = sample.values
    let (first, second, third) = (
      partial(f.ofTwo, arg1: b), partial(f.ofTwo, arg2: c), f.ofOne
    )
    let expected = third(second(first(a)))
    #expect(pipe(first, second, third)(a) == expected)
    #expect(pipe(pipe(first, second), third)(a) == expected)
    #expect(pipe(first, pipe(second, third))(a) == expected)
    #expect(compose(third, compose(second, first))(a) == expected)
    #expect(compose(compose(third, second), first)(a) == expected)
  }

  @Test(
    "Mapping the identity changes nothing, and mapping twice equals mapping a pipe",
    arguments: Sample.all)
  func mappingIsAFunctor(_ sample: Sample) {
    let (f, a, b, c) = sample.values
    let identity: @Sendable (Int) -> Int = { $0 }
    let triple = partial(f.ofTwo, arg1: c)
    let function = f.callAsFunction
    let same = mapOutput(function, identity)
    let twice = mapOutput(mapOutput(function, triple), f.ofOne)
    let once = mapOutput(function, pipe(triple, f.ofOne))
    #expect(same(a, b, c) == f(a, b, c))
    #expect(twice(a, b, c) == once(a, b, c))
  }

  @Test("A constant ignores its arguments", arguments: Sample.all)
  func constants(_ sample: Sample) {
    let (f, a, b, c) = sample.values
    let always: (Int, Int) -> Int = constant(c)
    #expect(always(a, b) == c)
    #expect(pipe(f.ofOne, constant(c))(a) == c)
  }
}
