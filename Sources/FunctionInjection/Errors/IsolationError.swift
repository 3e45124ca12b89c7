/// The error of a factory or a decorator that is run where it cannot run.
///
/// A type that is its own key is a plain type too. So even if the type is created asynchronously or
/// on the main actor, the compiler accepts it as an input of any factory.
@usableFromInline
struct IsolationError: Error, CustomStringConvertible {
  @usableFromInline let description: String
  /// Whether a resolve on another thread may succeed.
  let concernsThread: Bool

  @usableFromInline static let synchronous = IsolationError(
    description: """
      The service is created asynchronously, but it was resolved in a synchronous context. Resolve \
      it with `try await` in an async function (at top level, Swift chooses the synchronous \
      `resolve`), or make it the input of an AsyncService.
      """, concernsThread: false)

  static let notOnMainActor = IsolationError(
    description: """
      The service is created on the main actor, but it was resolved elsewhere. Resolve it on the \
      main actor, or make it the input of a MainActorService.
      """, concernsThread: true)
}
