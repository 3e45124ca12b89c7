/// An Optional, whose service is `nil` if neither it nor what it wraps is registered.
///
/// Only a plain type is looked at this way: a key of the program's own stands for nothing but itself.
/// The cast is made only for a type that is not registered, because the first cast of each type to a
/// protocol costs tens of microseconds.
protocol OptionalService {
  /// The identity of what is wrapped.
  static var wrapped: ServiceIdentity { get }

  /// Writes the Optional: what it wraps, or `nil` if that is not registered.
  static func write(
    to memory: UnsafeMutableRawPointer, from resolver: Resolver
  ) throws(ResolutionError)
}

extension Optional: OptionalService {
  static var wrapped: ServiceIdentity { ServiceIdentity(Wrapped.self, .plain) }

  static func write(
    to memory: UnsafeMutableRawPointer, from resolver: Resolver
  ) throws(ResolutionError) {
    let service = try resolver.resolveIfRegistered(Wrapped.self)
    memory.initializeMemory(as: Wrapped?.self, to: service)
  }
}

extension ServiceIdentity {
  /// The type, if it is an Optional.
  var optional: (any OptionalService.Type)? { plainType as? any OptionalService.Type }

  /// Whether a service that needs this one can do without it: an Optional is `nil`, a list empty.
  var canBeAbsent: Bool { form == .list || optional != nil }
}
