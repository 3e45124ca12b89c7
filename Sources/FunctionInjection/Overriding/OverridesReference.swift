/// The overrides of a task, for a graph that must not keep them.
final class OverridesReference: Sendable {
  weak let overrides: TaskOverrides?
  /// Records the resolves from the graphs of the overrides; `nil` unless a test observes them.
  let observer: (any ConstructionObserver)?
  /// The outer overrides, which may last longer.
  private let outer: OverridesReference?

  init(_ overrides: TaskOverrides, inside outer: OverridesReference?) {
    self.overrides = overrides
    self.outer = outer
    observer = overrides.observer
  }

  /// Whether the operation with the overrides, and all its tasks, have ended.
  var haveEnded: Bool { overrides == nil }

  /// Returns whether these overrides are the given overrides, or were made inside them.
  func isInside(of others: TaskOverrides) -> Bool {
    sequence(first: self) { $0.outer }.contains { $0.overrides === others }
  }
}
