import PublisherDecorators
import Synchronization
import TestSupport
import Testing

/// What the functions in the tests of every overload return.
func stream(of list: [Int]) -> AnyPublisher<[Int], OtherRefusal> {
  Just(list).setFailureType(to: OtherRefusal.self).eraseToAnyPublisher()
}

/// Expects a publisher to deliver one list, of the numbers from one on.
func expect(
  _ publisher: AnyPublisher<[Int], OtherRefusal>, countsTo count: Int,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let received = Mutex<(lists: [[Int]], ends: Int)>(([], 0))
  let subscription = publisher.sink(
    receiveCompletion: { _ in received.withLock { $0.ends += 1 } },
    receiveValue: { list in received.withLock { $0.lists.append(list) } })
  withExtendedLifetime(subscription) {}
  let (lists, ends) = received.withLock { $0 }
  #expect(lists == [Array(1..<count + 1)], sourceLocation: sourceLocation)
  #expect(ends == 1, sourceLocation: sourceLocation)
}
