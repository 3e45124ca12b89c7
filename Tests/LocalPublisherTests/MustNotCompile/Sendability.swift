import LocalPublisher

final class Counter { var count = 0 }

func captures(_ counter: Counter) {
  _ = [1].publisher.map { $0 + counter.count }
  // expected-error@-1 {{capture of 'counter' with non-Sendable type 'Counter' in a '@Sendable' closure}}
}
