import PartialApplication
import TestSupport
import Testing

@Suite("The laws of the combinators")
struct LawTests {
  @Test("binding all arguments equals the call", arguments: Sample.all)
  func all(_ sample: Sample) {
    let (f, a, b, c) = sample.values
    #expect(partial(f.callAsFunction, arg1: a, arg2: b, arg3: c)() == f(a, b, c))
  }

  @Test("binding one after the other equals binding at once", arguments: Sample.all)
  func oneByOne(_ sample: Sample) {
    let (f, a, b, c) = sample.values
    let once = partial(f.callAsFunction, arg1: a, arg2: b)
    #expect(partial(partial(f.callAsFunction, arg1: a), arg1: b)(c) == once(c))
    #expect(partial(partial(f.callAsFunction, arg2: b), arg1: a)(c) == once(c))
  }

  @Test("the order in which places are bound makes no difference", arguments: Sample.all)
  func anyOrder(_ sample: Sample) {
    let (f, a, b, c) = sample.values
    let lastFirst = partial(partial(f.callAsFunction, arg3: c), arg1: a)
    #expect(lastFirst(b) == partial(f.callAsFunction, arg1: a, arg3: c)(b))
  }

  @Test("currying and uncurrying undo each other", arguments: Sample.all)
  func uncurryOfCurry(_ sample: Sample) {
    let (f, a, b, c) = sample.values
    #expect(uncurry(curry(f.callAsFunction))(a, b, c) == f(a, b, c))
    #expect(curry(uncurry(curry(f.callAsFunction)))(a)(b)(c) == f(a, b, c))
  }

  @Test("currying and binding the first argument agree", arguments: Sample.all)
  func curryIsPartial(_ sample: Sample) {
    let (f, a, b, _) = sample.values
    #expect(curry(f.ofTwo)(a)(b) == partial(f.ofTwo, arg1: a)(b))
  }

  @Test("flipping twice changes nothing, flipping once changes places", arguments: Sample.all)
  func flipOfFlip(_ sample: Sample) {
    let (f, a, b, _) = sample.values
    #expect(flip(flip(f.ofTwo))(a, b) == f.ofTwo(a, b))
    #expect(flip(f.ofTwo)(b, a) == f.ofTwo(a, b))
    #expect(flip(flip(curry(f.ofTwo)))(a)(b) == f.ofTwo(a, b))
    let flippedCurried = flip(curry(f.ofTwo))
    let curriedFlipped = curry(flip(f.ofTwo))
    #expect(flippedCurried(b)(a) == curriedFlipped(b)(a))
  }

  @Test("pipe is associative, and compose is pipe the other way round", arguments: Sample.all)
  func pipeIsAssociative(_ sample: Sample) {
    let (f, a, b, c) = sample.values
    let (first, second, third) = (
      partial(f.ofTwo, arg1: b), partial(f.ofTwo, arg2: c), f.ofOne
    )
    let expected = third(second(first(a)))
    #expect(pipe(first, second, third)(a) == expected)
    #expect(pipe(pipe(first, second), third)(a) == expected)
    #expect(pipe(first, pipe(second, third))(a) == expected)
    #expect(compose(third, second, first)(a) == expected)
    #expect(compose(third, compose(second, first))(a) == expected)
  }

  @Test(
    "mapping with the identity changes nothing, mapping twice is mapping with a pipe",
    arguments: Sample.all)
  func mappingIsAFunctor(_ sample: Sample) {
    let (f, a, b, c) = sample.values
    let identity: @Sendable (Int) -> Int = { $0 }
    let triple = partial(f.ofTwo, arg1: c)
    let function = f.callAsFunction
    let same = mapOutput(function, identity)
    let sameInput = mapInput(function, identity)
    let twice = mapOutput(mapOutput(function, triple), f.ofOne)
    let once = mapOutput(function, pipe(triple, f.ofOne))
    let twiceBefore = mapInput(mapInput(function, triple), f.ofOne)
    let onceBefore = mapInput(function, compose(triple, f.ofOne))
    #expect(same(a, b, c) == f(a, b, c))
    #expect(sameInput(a, b, c) == f(a, b, c))
    #expect(twice(a, b, c) == once(a, b, c))
    #expect(twiceBefore(a, b, c) == onceBefore(a, b, c))
  }

  @Test("a constant ignores its arguments", arguments: Sample.all)
  func constants(_ sample: Sample) {
    let (f, a, b, c) = sample.values
    let always: (Int, Int) -> Int = constant(c)
    #expect(always(a, b) == c)
    #expect(pipe(f.ofOne, constant(c))(a) == c)
  }
}
