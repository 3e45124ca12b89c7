import Synchronization

/// A construction that is in progress: one hop of a path.
///
/// The path travels in the resolver that a factory is given, and a thread knows the innermost
/// construction of its own (``ConstructionThread``), so that a factory that goes round its
/// resolver is seen too.
///
/// A thread uses its constructions again and again. One that somebody still holds when it ends,
/// by way of the factory's resolver, is left to him with everything it refers to.
///
/// `@unchecked Sendable`: the fields are written by the thread that begins the construction before
/// anybody else can see it, and again only when nobody else holds it.
@usableFromInline
final class Construction: @unchecked Sendable {
  /// What is constructed. Alive, because the scope is.
  private(set) unowned(unsafe) var registration: Registration
  /// For which scope. Alive, because a resolver of it is on the stack, or in ``estate``.
  private(set) unowned(unsafe) var scope: ResolutionScope
  /// The construction that asked for this one.
  private(set) unowned(unsafe) var parent: Construction?
  /// The construction whose resolver was used, where that is one of another thread.
  private(set) unowned(unsafe) var lender: Construction?
  /// What is kept for the time of the outermost construction.
  var resolution: Resolution?
  private let hasEnded = Atomic<Bool>(false)
  /// What is kept alive for those who hold an ended construction.
  private var estate: (ResolutionScope, Construction?, Construction?)?

  init(
    of registration: Registration, in scope: ResolutionScope, parent: Construction?,
    lender: Construction?
  ) {
    self.registration = registration
    self.scope = scope
    self.parent = parent
    self.lender = lender
  }

  /// Begins another construction with an object whose last one is over.
  func restart(
    of registration: Registration, in scope: ResolutionScope, parent: Construction?,
    lender: Construction?
  ) {
    self.registration = registration
    self.scope = scope
    self.parent = parent
    self.lender = lender
  }

  /// Ends a construction that somebody still holds.
  func bequeath() {
    estate = (scope, parent, lender)
    hasEnded.store(true, ordering: .releasing)
  }

  /// Whether the construction is over, and its resolver is to be used no longer.
  var isOver: Bool { hasEnded.load(ordering: .acquiring) }

  /// Whether this is the construction of a registration for a scope.
  func constructs(_ registration: Registration, in scope: ResolutionScope) -> Bool {
    self.registration === registration && self.scope === scope
  }

  /// The first construction on the way to the outermost one that satisfies a condition.
  func first(where condition: (Construction) -> Bool) -> Construction? {
    var next: Construction? = self
    while let construction = next {
      if condition(construction) { return construction }
      if let found = construction.lender?.first(where: condition) { return found }
      next = construction.parent
    }
    return nil
  }

  /// The outermost construction.
  var outermost: Construction {
    var construction = self
    while let parent = construction.parent { construction = parent }
    return construction
  }
}
