/// Releases an instance when its scope ends.
///
/// How it is run, and how it is waited for, is the matter of AsyncInjection; the engine says only when,
/// and in which order.
@usableFromInline
package struct Release: Sendable {
  /// Begins to release instances, one after the other, in that order, as far as they have a release.
  ///
  /// It is given what has to end before, and gives the releasing, which goes on whether somebody waits
  /// for it or not.
  package typealias Begin = @Sendable ([Kept], (any Closing)?) -> any Closing

  /// Releases the instance.
  package let run: @Sendable () async throws -> Void
  /// Begins to release this instance and others.
  let begin: Begin

  /// Makes a release.
  ///
  /// - Parameters:
  ///   - begin: Begins to release this instance and others.
  ///   - run: Releases the instance.
  package init(_ begin: @escaping Begin, run: @escaping @Sendable () async throws -> Void) {
    self.begin = begin
    self.run = run
  }
}

/// The releasing of a scope's instances.
package protocol Closing: Sendable {
  /// Waits until everything has been released.
  ///
  /// - Throws: All that could not be.
  func finish() async throws
}
