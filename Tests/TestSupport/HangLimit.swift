public import Testing

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that hangs.
  ///
  /// The limit is far beyond what a slow and loaded machine needs: a test begins to count before it gets a
  /// thread, and may wait for all the others.
  public static var hangLimit: Self { .timeLimit(.minutes(30)) }
}
