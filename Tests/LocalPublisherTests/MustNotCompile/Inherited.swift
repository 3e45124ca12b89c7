// These are warnings and not errors, because Swift cannot make inherited members unavailable.
import LocalPublisher

@Sendable func double(_ value: Int) async throws -> Int { value * 2 }
@Sendable func isEven(_ value: Int) async throws -> Bool { value % 2 == 0 }

func leavesThePublishersWorld(_ numbers: AnyPublisher<Int, Never>) {
  _ = numbers.map(double)
  // expected-warning@-1 {{'map' is deprecated: renamed to 'tryMap(_:)'}}
  _ = numbers.compactMap { try await double($0) as Int? }
  // expected-warning@-1 {{'compactMap' is deprecated: Use tryMap(_:)}}
  _ = numbers.flatMap { Just(try await double($0)) }
  // expected-warning@-1 {{'flatMap(maxPublishers:_:)' is deprecated: Use tryMap(_:)}}
  _ = numbers.filter(isEven)
  // expected-warning@-1 {{'filter' is deprecated: Use tryMap(_:)}}
  _ = numbers.prefix(while: isEven)
  // expected-warning@-1 {{'prefix(while:)' is deprecated: Use tryMap(_:)}}
  _ = numbers.drop(while: isEven)
  // expected-warning@-1 {{'drop(while:)' is deprecated: Use tryMap(_:)}}
}

final class Local {}

func neitherIsWhatIsNotSendable(_ numbers: AnyPublisher<Int, Never>) {
  _ = numbers.map { _ in Local() }
  // expected-error@-1 {{type 'Local' does not conform to the 'Sendable' protocol}}
}
