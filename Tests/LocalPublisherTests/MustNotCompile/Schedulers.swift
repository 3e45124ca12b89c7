import Dispatch
import LocalPublisher

func namesTheWayWithoutSchedulers(_ numbers: AnyPublisher<Int, Never>) {
  _ = numbers.receive(on: DispatchQueue.main).sink { print($0) }
  // expected-error@-1 {{'receive(on:options:)' is unavailable: Write receive(on: MainActor.shared) last, directly before sink or assign, or read the values in a loop.}}
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

func namesTheWayWithSeconds(_ numbers: AnyPublisher<Int, Never>) {
  _ = numbers.debounce(for: 0.3, scheduler: DispatchQueue.main)
  // expected-error@-1 {{'debounce(for:scheduler:options:)' is unavailable: Write debounce(for: .seconds(0.3)), without scheduler:.}}
  _ = numbers.delay(for: 1, scheduler: DispatchQueue.main)
  // expected-error@-1 {{'delay(for:tolerance:scheduler:options:)' is unavailable: Write delay(for: .seconds(0.3)), without scheduler:.}}
  _ = numbers.timeout(1, scheduler: DispatchQueue.main)
  // expected-error@-1 {{'timeout(_:scheduler:options:customError:)' is unavailable: Write timeout(.seconds(0.3)), without scheduler:.}}
  _ = numbers.throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)
  // expected-error@-1 {{'throttle(for:scheduler:latest:)' is unavailable: Use debounce(for:), or a loop that sleeps after each value.}}
  _ = numbers.receive(subscriber: DispatchQueue.main)
  // expected-error@-1 {{'receive(subscriber:)' is unavailable: Use sink, or read the values in a loop.}}
}

func comesLast(_ numbers: AnyPublisher<Int, Never>) {
  _ = numbers.receive(on: MainActor.shared).map { $0 + 1 }
  // expected-error@-1 {{Write receive(on: MainActor.shared) last, directly before sink or assign, or read the values in a loop.}}
}
