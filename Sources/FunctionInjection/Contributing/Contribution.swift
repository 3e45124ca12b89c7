/// The key of one contribution, by which it is registered like everything else.
enum ContributedService<Key: NamedService, Number: ContributionNumber>: NamedService {
  typealias Service = Key.Service

  static var name: String { "\(Key.name)[\(Number.value)]" }
}

/// One of the services that are collected, before it has its number.
@usableFromInline
final class Contribution: Sendable {
  /// The key of the list.
  let list: any ServiceKey.Type
  /// Registers the contribution, and the list with it at the end.
  private let register: @Sendable (Contribution, Registration?) -> [Registration]

  /// Makes a contribution.
  ///
  /// - Parameters:
  ///   - key: What is contributed to.
  ///   - lifetime: How long an instance is kept.
  ///   - inputs: The keys of what the factory is given.
  ///   - isOpaque: Whether the factory is given a resolver.
  ///   - location: Where it was written.
  ///   - make: Constructs an instance.
  @usableFromInline
  init<Key: NamedService>(
    to key: Key.Type, _ lifetime: Lifetime<Key.Service>, inputs: [any ServiceKey.Type] = [],
    isOpaque: Bool = false, location: RegistrationLocation,
    make: @escaping @Sendable (Resolver) throws -> Key.Service
  ) {
    list = All<Key>.self
    register = { contribution, earlier in
      var list = ContributedServices<Key>()
      if case .collected(let services as ContributedServices<Key>) = earlier?.origin {
        list = services
      }
      func register<Number: ContributionNumber>(_ number: Number.Type) -> Registration {
        list.append(ContributedService<Key, Number>.self)
        return ServiceRegistration(
          ContributedService<Key, Number>.self, lifetime, isOverride: false, inputs: inputs,
          isOpaque: isOpaque, location: location, origin: .contributed(contribution), make: make)
      }
      let registration = register(contributionNumber(list.keys.count))
      return [registration, list.registration(at: earlier?.location ?? location)]
    }
  }

  /// Gives the registration of the contribution, and that of the list with it at the end.
  ///
  /// - Parameter earlier: The registration of the list until now.
  /// - Returns: Two registrations.
  func registrations(after earlier: Registration?) -> [Registration] {
    register(self, earlier)
  }
}

/// What was contributed to a key, without the type of the key.
@usableFromInline
protocol ContributionList: Sendable {}

/// What was contributed to a key.
struct ContributedServices<Key: NamedService>: ContributionList {
  /// The keys of the contributions.
  private(set) var keys: [any ServiceKey.Type] = []
  private var resolve: [@Sendable (Resolver) throws -> Key.Service] = []

  mutating func append<Contributed: NamedService>(
    _ key: Contributed.Type
  ) where Contributed.Service == Key.Service {
    keys.append(key)
    resolve.append { try $0.resolve(key) }
  }

  /// The registration of the list.
  func registration(at location: RegistrationLocation) -> Registration {
    ServiceRegistration(
      All<Key>.self, .transient, isOverride: false, inputs: keys, location: location,
      origin: .collected(self)
    ) { [resolve] resolver in
      var services: [Key.Service] = []
      for resolve in resolve { services.append(try resolve(resolver)) }
      return services
    }
  }
}

extension Wiring {
  /// Adds a contribution to its list.
  mutating func contribute(_ contribution: Contribution) {
    let index = registrations.lastIndex { registration in
      guard registration.key == contribution.list else { return false }
      if case .collected = registration.undecorated.origin { return true }
      return false
    }
    let new = contribution.registrations(after: index.map { registrations[$0].undecorated })
    registrations.append(new[0])
    if let index {
      registrations[index] = registrations[index].decorations.reduce(new[1]) { $1.decorating($0) }
    } else {
      add(new[1])
    }
  }

  /// Takes away all registrations of a key, and what was contributed to it where it is a list.
  mutating func remove(_ key: any ServiceKey.Type) {
    remove { $0 == key }
  }

  /// Takes away all registrations of some keys, and what was contributed to those that are lists.
  mutating func remove(where isRemoved: (any ServiceKey.Type) -> Bool) {
    registrations = registrations.filter { registration in
      if case .contributed(let contribution) = registration.undecorated.origin,
        isRemoved(contribution.list)
      {
        return false
      }
      return !isRemoved(registration.key)
    }
  }
}
