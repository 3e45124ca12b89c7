import PublisherDecorators
import TestDoubles
import TestSupport
import Testing

/// What the functions in the tests of every overload return.
func stream(of list: [Int]) -> AnyPublisher<[Int], OtherRefusal> {
  Just(list).setFailureType(to: OtherRefusal.self).eraseToAnyPublisher()
}

/// Expects a function's type, and its publisher to deliver one list, of the numbers from one on.
func expect<Function, Expected>(
  _ function: Function, is type: Expected.Type, _ publisher: AnyPublisher<[Int], OtherRefusal>,
  countsTo count: Int, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(function, is: type, sourceLocation: sourceLocation)
  let record = publisher.recorded()
  #expect(record.values == [Array(1..<count + 1)], sourceLocation: sourceLocation)
  #expect(record.completion == .finished, sourceLocation: sourceLocation)
}
