import LocalPublisher

struct Offline: Error {}
struct Refused: Error {}

func needsTry(_ users: AnyPublisher<Int, Offline>) async {
  for await user in users { print(user) }
  // expected-error@-1 {{errors thrown from here are not handled}}
  // expected-error@-2 {{call can throw, but the error is not handled}}
}

func needsCompletion(_ users: AnyPublisher<Int, Offline>) {
  _ = users.sink { print($0) }
  // expected-error@-1 {{requires the types 'Offline' and 'Never' be equivalent}}
}

func canFailAlready(_ users: AnyPublisher<Int, Offline>) {
  _ = users.setFailureType(to: Refused.self)
  // expected-error@-1 {{requires the types 'Offline' and 'Never' be equivalent}}
}

func otherFailure(_ users: AnyPublisher<Int, Offline>) {
  let _: AnyPublisher<Int, Refused> = users.eraseToAnyPublisher()
  // expected-error@-1 {{cannot assign value of type 'AnyPublisher<Int, Offline>' to type 'AnyPublisher<Int, Refused>'}}
  _ = users.zip(Fail<Int, Refused>(error: Refused()))
  // expected-error@-1 {{requires the types 'Offline' and 'Refused' be equivalent}}
}

func isNotErased(_ users: AnyPublisher<Int, any Error>) {
  let _: AnyPublisher<Int, any Error> = users.map { $0 + 1 }
  // expected-error@-1 {{cannot convert value of type 'some Publisher<Int, any Error>' to specified type 'AnyPublisher<Int, any Error>'}}
  let _: AnyPublisher<Int, any Error> = users.tryMap { $0 + 1 }
  // expected-error@-1 {{cannot convert value of type 'Publishers.Derived<AnyPublisher<Int, any Error>, Int, any Error>' to specified type 'AnyPublisher<Int, any Error>'}}
  let _: AnyPublisher<Int, any Error> = users.filter { $0 > 1 }
  // expected-error@-1 {{cannot convert value of type 'some Publisher<Int, any Error>' to specified type 'AnyPublisher<Int, any Error>'}}
  let _: AnyPublisher<Int, any Error> = users.flatMap { _ in users }
  // expected-error@-1 {{no 'flatMap' candidates produce the expected contextual result type 'AnyPublisher<Int, any Error>'}}
}

func throwsAnotherType(_ users: AnyPublisher<Int, Offline>) async throws(Refused) {
  _ = try await users.firstValue()
  // expected-error@-1 {{thrown expression type 'Offline' cannot be converted to error type 'Refused'}}
}

func unlikeFailures(_ users: AnyPublisher<Int, Offline>) {
  _ = users.flatMap { _ in Fail<Int, Refused>(error: Refused()) }
  // expected-warning@-1 {{Give both one failure type, with setFailureType(to:) or mapError(_:).}}
}

// `subscribe` is refused with the code to write, also for an erased publisher.
func subscribe(_ subject: PassthroughSubject<Int, Never>, to erased: AnyPublisher<Int, Never>) {
  erased.subscribe(subject)
  // expected-error@-1 {{'subscribe' is unavailable: Use sink: to forward to a subject, sink { subject.send($0) }.}}
}
