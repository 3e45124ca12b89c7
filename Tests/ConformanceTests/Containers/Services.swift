import FunctionInjection

/// A service whose identity alone matters.
protocol Service: AnyObject, Sendable {}

final class PlainService: Service {}

final class OtherService: Service {}

/// A service that is made of two others.
final class OuterService: Sendable {
  let single: any Service
  let other: OtherService

  init(single: any Service, other: OtherService) {
    self.single = single
    self.other = other
  }
}

/// A service that has a service of its own for each type.
final class Box<Content>: Sendable {}

/// Two functions of one type, distinguished by their keys.
enum Greeting: NamedService {
  typealias Service = @Sendable (String) -> String
}

enum Farewell: NamedService {
  typealias Service = @Sendable (String) -> String
}
