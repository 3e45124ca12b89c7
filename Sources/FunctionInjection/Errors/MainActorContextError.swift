/// The error of a factory or a decorator of the main actor that is run elsewhere.
///
/// A type that is its own main actor key is a plain type too, so the compiler accepts it as an input
/// of any factory.
struct MainActorContextError: Error, CustomStringConvertible {
  var description: String {
    """
    The service is created on the main actor, but it was resolved elsewhere. Resolve it on the main \
    actor, or make it the input of a MainActorService.
    """
  }
}
