// Initializers for common mistakes in live registrations, each with a message that has the fix.
extension Live where Key: NamedService {
  /// Rejects a factory that suspends.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable, message: "a factory that suspends needs a key that is a LiveAsyncService"
  )
  public init<each Input: LiveService>(
    _ lifetime: Lifetime<Key.Service> = .transient, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: (repeat (each Input).Service) async throws -> Key.Service
  ) {
    preconditionFailure("No program can call an unavailable initializer.")
  }

  /// Rejects a factory that suspends, or receives an asynchronous service.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable,
    message: """
      a factory that suspends, or receives an AsyncService, needs a key that is a LiveAsyncService
      """
  )
  public init<First: AsyncInput, each Rest: AsyncInput>(
    _ lifetime: Lifetime<Key.Service> = .transient,
    requiring first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: (First.Service, repeat (each Rest).Service) async throws -> Key.Service
  ) {
    preconditionFailure("No program can call an unavailable initializer.")
  }
}
