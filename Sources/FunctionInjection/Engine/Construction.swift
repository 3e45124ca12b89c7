public import Synchronization

/// A construction that is in progress: one hop of a path.
///
/// The path travels in the resolver that a factory is given, and a thread knows its own
/// (``ConstructionStack``), so that a factory that goes round its resolver is seen too.
///
/// A thread uses its constructions again and again, and they retain nothing while they are in
/// progress. One that somebody still holds when it ends is left to him with everything that it
/// refers to.
///
/// `@unchecked Sendable`: the fields are written by the thread that begins the construction before
/// anybody else can see it, and again only when nobody else holds it.
@usableFromInline
final class Construction: @unchecked Sendable {
  /// What is constructed; alive, because the scope is.
  private(set) var registration: Unmanaged<Registration>
  /// For which scope; alive, because a resolver of it is on the stack, or in ``estate``.
  private(set) var scope: Unmanaged<ResolutionScope>
  /// The construction that asked for this one; alive, because it ends later, or in ``estate``.
  private(set) var outer: Unmanaged<Construction>?
  /// The construction whose resolver was used, where that is one of another thread.
  private(set) var lender: Construction?
  /// What is kept for the time of the outermost construction.
  var resolution: Resolution?
  @usableFromInline let hasEnded = Atomic<Bool>(false)
  private let hasBeenLent = Atomic<Bool>(false)
  /// What is kept alive for those who hold an ended construction.
  private var estate: (ResolutionScope, Construction?)?

  init(_ registration: Unmanaged<Registration>, in scope: Unmanaged<ResolutionScope>) {
    self.registration = registration
    self.scope = scope
  }

  /// Begins, for the first time or again.
  func begin(
    _ registration: Unmanaged<Registration>, in scope: Unmanaged<ResolutionScope>,
    parent: Unmanaged<Construction>?, lender: Construction?
  ) {
    self.registration = registration
    self.scope = scope
    outer = parent
    if let lender { self.lender = lender }
  }

  /// Ends a construction that nobody else holds.
  func forget() {
    // What is let go of may run code of the user, which may begin a construction with this one.
    let forgotten = (lender.take(), resolution.take())
    withExtendedLifetime(forgotten) {}
  }

  /// Whether there is nothing to ``forget()``; read it only where nobody else holds it.
  var isEmpty: Bool { lender == nil && resolution == nil }

  /// Ends a construction that somebody else holds.
  func bequeath() {
    estate = (scope.takeUnretainedValue(), parent)
    hasEnded.store(true, ordering: .releasing)
  }

  /// Whether it is one of a registration, for a scope.
  func isOf(_ registration: Unmanaged<Registration>, in scope: Unmanaged<ResolutionScope>) -> Bool {
    self.registration.toOpaque() == registration.toOpaque()
      && self.scope.toOpaque() == scope.toOpaque()
  }

  /// Throws the cycle that a construction inside of this one would close.
  func check(
    _ registration: Unmanaged<Registration>, in scope: Unmanaged<ResolutionScope>
  ) throws(ResolutionError) {
    guard let closing = first(where: { $0.isOf(registration, in: scope) }) else { return }
    throw .cycle(closing: closing, at: self, with: registration.takeUnretainedValue())
  }

  /// Whether a construction is this one, or on the way from it to the outermost one.
  func isInside(of other: Construction) -> Bool { first { $0 === other } != nil }

  /// Whether it goes on with the path of another thread.
  var hasLender: Bool { lender != nil }

  /// Whether another thread has read it, so that it is not to be used for another construction.
  var isLent: Bool { hasBeenLent.load(ordering: .acquiring) }

  /// Notes that another thread reads it, and the way to it.
  func lend() {
    _ = first { construction in
      construction.hasBeenLent.store(true, ordering: .releasing)
      return false
    }
  }

  /// The construction that asked for this one.
  var parent: Construction? { outer?.takeUnretainedValue() }

  /// Whether the construction is over, and its resolver is to be used no longer.
  @inlinable var isOver: Bool { hasEnded.load(ordering: .acquiring) }

  /// The construction; nil where it is over.
  var unlessOver: Construction? { isOver ? nil : self }

  /// The first construction on the way to the outermost one that satisfies a condition.
  private func first(where condition: (Construction) -> Bool) -> Construction? {
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
    while let outer = construction.parent ?? construction.lender { construction = outer }
    return construction
  }
}
