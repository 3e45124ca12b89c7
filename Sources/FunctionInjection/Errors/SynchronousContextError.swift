/// The error of a factory or a decorator that may suspend and is run in a synchronous context.
///
/// A type that is its own asynchronous key is a plain type too, so the compiler accepts it as an
/// input of a synchronous factory.
@usableFromInline
struct SynchronousContextError: Error, CustomStringConvertible {
  @usableFromInline
  init() {}

  @usableFromInline
  var description: String {
    """
    The service is created asynchronously, but it was resolved in a synchronous context. Resolve it \
    with `try await`, or make it the input of an AsyncService.
    """
  }
}
