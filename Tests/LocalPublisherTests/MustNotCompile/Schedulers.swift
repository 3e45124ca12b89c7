import Dispatch
import LocalPublisher

func namesTheWayWithoutSchedulers(_ numbers: AnyPublisher<Int, Never>) {
  _ = numbers.receive(on: DispatchQueue.main).sink { print($0) }
  // expected-error@-1 {{'receive(on:options:)' is unavailable: Write receive(on: MainActor.shared) before the sink, or read the values in a loop.}}
  _ = numbers.subscribe(on: DispatchQueue.global())
  // expected-error@-1 {{'subscribe(on:options:)' is unavailable: Omit it: the task or thread that subscribes runs the work.}}
  _ = numbers.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
  // expected-error@-1 {{'debounce(for:scheduler:options:)' is unavailable: Omit scheduler:, or pass a clock: debounce(for:clock:).}}
  _ = numbers.delay(for: .seconds(1), scheduler: DispatchQueue.main)
  // expected-error@-1 {{'delay(for:tolerance:scheduler:options:)' is unavailable: Omit scheduler:, or pass a clock: delay(for:clock:).}}
  _ = numbers.timeout(.seconds(1), scheduler: DispatchQueue.main)
  // expected-error@-1 {{'timeout(_:scheduler:options:customError:)' is unavailable: Omit scheduler:, or pass a clock: timeout(_:clock:).}}
  _ = numbers.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
  // expected-error@-1 {{'throttle(for:scheduler:latest:)' is unavailable: Use debounce(for:), or a loop that sleeps after each value.}}
}

func comesLast(_ numbers: AnyPublisher<Int, Never>) {
  _ = numbers.receive(on: MainActor.shared).map { $0 + 1 }
  // expected-error@-1 {{Write receive(on: MainActor.shared) before the sink, or read the values in a loop.}}
}
