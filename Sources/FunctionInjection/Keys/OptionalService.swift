/// An Optional, whose service is `nil` if neither the Optional nor its wrapped type is registered.
///
/// Only plain types have this fallback. A key that the program declares is resolved only as itself.
/// The cast is made only for a type that is not registered, because the first cast of each type to
/// a protocol costs tens of microseconds.
protocol OptionalService {
  /// The identity of the wrapped type.
  static var wrapped: ServiceIdentity { get }

  /// Writes the Optional: the service of its wrapped type, or `nil` if the wrapped type is not
  /// registered.
  static func write(
    to memory: UnsafeMutableRawPointer, from resolver: Resolver
  ) throws(ResolutionError)
}

extension Optional: OptionalService {
  static var wrapped: ServiceIdentity { ServiceIdentity(Wrapped.self, .plain) }

  static func write(
    to memory: UnsafeMutableRawPointer, from resolver: Resolver
  ) throws(ResolutionError) {
    let service: Wrapped? = try resolver.serviceIfRegistered(of: wrapped)
    memory.initializeMemory(as: Wrapped?.self, to: service)
  }
}

extension ServiceIdentity {
  /// The type, if it is an Optional.
  var optional: (any OptionalService.Type)? { plainType as? any OptionalService.Type }

  /// The key and, as long as the last one is an Optional, its wrapped type.
  ///
  /// A wrapped type is looked for only when it is read.
  var unwrapped: some Sequence<ServiceIdentity> {
    sequence(first: self) { $0.optional?.wrapped }
  }

  /// Whether the key may be unregistered: an Optional is then `nil`, and a list is empty.
  var canBeAbsent: Bool { form == .list || optional != nil }
}
