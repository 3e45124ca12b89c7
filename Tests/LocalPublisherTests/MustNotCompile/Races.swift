import LocalPublisher

func copiesAnIterator(_ numbers: AnyPublisher<Int, Never>) {
  let iterator = numbers.makePollingIterator(waker: Waker {})
  Task {
    // expected-error@-1 {{risks causing data races}}
    var copy = iterator
    _ = copy.poll()
  }
  Task {
    var copy = iterator
    _ = copy.poll()
  }
}

func copiesALoop(_ numbers: some Publisher<Int, Never>) {
  let iterator = numbers.map { $0 + 1 }.makeAsyncIterator()
  Task {
    // expected-error@-1 {{risks causing data races}}
    var copy = iterator
    _ = await copy.next()
  }
  Task {
    var copy = iterator
    _ = await copy.next()
  }
}
