package import Testing

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that hangs.
  ///
  /// The limit is much longer than a slow and loaded machine needs, because the time of a test
  /// begins before it has a thread, and the test may wait for all the others.
  package static var hangLimit: Self { .timeLimit(.minutes(30)) }
}
