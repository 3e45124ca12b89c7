/// The error of a factory or a decorator that is run where it cannot run.
///
/// A type that is its own key is a plain type too. So even if the type is created asynchronously or
/// on the main actor, the compiler accepts it as an input of any factory.
@usableFromInline
struct IsolationError: Error, CustomStringConvertible {
  /// The failure, without its subject: the name of the service.
  let failure: String
  let remedy: String
  /// Whether a resolve on another thread may succeed.
  let concernsThread: Bool

  @usableFromInline var description: String { "The service \(failure) \(remedy)" }

  @usableFromInline static let synchronous = IsolationError(
    failure: "is created asynchronously, but it was resolved in a synchronous context.",
    remedy: """
      Fix: resolve it with `try await` in an async function (at top level, Swift chooses the \
      synchronous `resolve`), or make it the input of an AsyncService.
      """, concernsThread: false)

  static let notOnMainActor = IsolationError(
    failure: "is created on the main actor, but it was resolved elsewhere.",
    remedy: "Fix: resolve it on the main actor, or make it the input of a MainActorService.",
    concernsThread: true)
}
