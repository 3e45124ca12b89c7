public import Synchronization

/// A construction in progress, which is one hop of a dependency path.
///
/// The resolver that a factory receives carries the path. Each thread also knows the path of its
/// own constructions (``ConstructionStack``), so a cycle is found even if a factory bypasses its
/// resolver.
///
/// A thread reuses its constructions, and a construction in progress retains neither its place nor
/// the construction around it. The caller of a resolve holds a resolver or a request, which retains
/// the scope for the whole call. The scope retains each graph, root scope, and registration that
/// the call can reach.
///
/// Code that uses a construction elsewhere retains the construction before it ends. When it ends,
/// its thread finds the other reference, and *detaches* the construction. At that moment, the scope
/// and the construction around it still exist, and the detached construction retains them. The
/// thread makes a new construction to replace it. In this way, a path that is in use elsewhere
/// remains whole and unchanged.
///
/// A construction without a place is the origin of a traced resolve, and is not a hop.
///
/// `@unchecked Sendable`: the thread that begins a construction writes its fields before any other
/// thread can see the construction. The thread writes the fields again only when no other thread
/// holds the construction.
@usableFromInline
final class Construction: @unchecked Sendable {
  /// The registration whose instance is constructed, and the scope of the instance.
  ///
  /// A resolver on the stack, or ``detachedOwners``, keeps the scope alive, and the scope keeps the
  /// registration alive.
  private(set) var place: Place?
  /// The construction around this construction on its thread.
  ///
  /// The outer construction ends after this construction, or ``detachedOwners`` keeps the outer
  /// construction alive.
  private(set) var unretainedOuter: Unmanaged<Construction>?
  /// The construction whose resolver was used, if it belongs to another thread or task, or is the
  /// origin of a traced resolve.
  private(set) var lender: Construction?
  /// The number of constructions on the path that run as tasks, including this construction.
  private(set) var taskDepth = 0
  /// The instances that are kept until the outermost construction ends, retained.
  private let retainedCallInstances = Atomic<Unmanaged<CallInstances>?>(nil)
  /// The function that receives a record of each resolve.
  private(set) var tracer: Tracer?
  /// Whether the resolver of this construction may read published instances without further checks.
  ///
  /// The resolver may do so while the construction is in progress and is not traced.
  @usableFromInline let allowsReading = Atomic<Bool>(true)
  /// The number of waiters inside this construction, under the lock of the ``WaitGraph``.
  var waitersInside = 0
  private let isDetached = Atomic<Bool>(false)
  private let keptFromReuse = Atomic<Bool>(false)
  /// The scope and the outer construction that a detached construction retains.
  private var detachedOwners: (Scope, Construction?)?

  init() {}

  deinit {
    retainedCallInstances.load(ordering: .acquiring)?.release()
    // A path is released in a loop, because recursion could overflow the stack of a small thread.
    if lender == nil, detachedOwners == nil { return }
    var path = [lender.take(), detachedOwners.take()?.1]
    while var next = path.popLast() {
      guard isKnownUniquelyReferenced(&next), let last = next else { continue }
      path += [last.lender.take(), last.detachedOwners.take()?.1]
    }
  }

  /// Makes the origin of traced resolves.
  ///
  /// - Parameters:
  ///   - tracer: Reports the resolves.
  ///   - lender: The construction that the resolves are a part of.
  init(tracer: @escaping Tracer, lentBy lender: Construction? = nil) {
    self.tracer = tracer
    self.lender = lender
    taskDepth = lender?.taskDepth ?? 0
    allowsReading.store(false, ordering: .relaxed)
  }

  /// Begins the construction, for the first time or again.
  @inline(__always)
  func begin(_ place: Place, outer: Unmanaged<Construction>?, lender: Construction?) {
    self.place = place
    unretainedOuter = outer
    if let lender {
      self.lender = lender
      taskDepth = lender.taskDepth
    }
    let tracer = lender?.tracer ?? outer?._withUnsafeGuaranteedRef { $0.tracer }
    if let tracer {
      self.tracer = tracer
      allowsReading.store(false, ordering: .relaxed)
    }
  }

  /// Marks the construction as a task's construction, one level deeper than the construction that
  /// requested it, and than the construction around it in its task.
  func deepen(inside outer: Construction?) {
    taskDepth = max(taskDepth, outer?.taskDepth ?? 0) + 1
  }

  /// Whether ``clear()`` has nothing to do.
  var isClear: Bool {
    lender == nil && tracer == nil && retainedCallInstances.load(ordering: .relaxed) == nil
  }

  /// Ends a construction that no other thread holds, so that its thread can use it again.
  func clear() {
    // Releasing these objects may run user code, which may begin a construction that reuses this
    // object.
    let released = (
      lender.take(), tracer.take(),
      retainedCallInstances.exchange(nil, ordering: .acquiringAndReleasing)?.takeRetainedValue()
    )
    taskDepth = 0
    allowsReading.store(true, ordering: .relaxed)
    withExtendedLifetime(released) {}
  }

  /// The instances that all constructions of this `resolve` call share.
  ///
  /// Several threads may construct for one call. The first thread that needs the instances makes
  /// the `CallInstances`.
  @inline(never)
  var callInstances: CallInstances {
    let outermost = outermost
    if let known = outermost.retainedCallInstances.load(ordering: .acquiring) {
      return known.takeUnretainedValue()
    }
    // A handle begins a path of its own. In an asynchronous factory, it shares the instances of the
    // task's path.
    let path = TaskPath.current?.construction?.outermost
    let shared = path === outermost ? nil : path?.callInstances
    let made = Unmanaged.passRetained(shared ?? CallInstances())
    let (isFirst, known) = outermost.retainedCallInstances.compareExchange(
      expected: nil, desired: made, ordering: .acquiringAndReleasing)
    guard !isFirst, let known else { return made.takeUnretainedValue() }
    made.release()
    return known.takeUnretainedValue()
  }

  /// Ends a construction that a resolver still holds.
  func detach() {
    if let place { detachedOwners = (place.scope.takeUnretainedValue(), outer) }
    Pause.here()
    isDetached.store(true, ordering: .releasing)
    allowsReading.store(false, ordering: .releasing)
  }

  /// Whether each resolve is reported.
  ///
  /// Another thread may read this property through a resolver that it received. So an untraced
  /// construction answers from an atomic property, and a traced construction is kept from reuse.
  var isTraced: Bool {
    if allowsReading.load(ordering: .relaxed) { return false }
    keptFromReuse.store(true, ordering: .releasing)
    return tracer != nil
  }

  /// The tracer; `nil` if resolves are not reported.
  var activeTracer: Tracer? { isTraced ? tracer : nil }

  /// Whether the construction is over, and its resolver must no longer be used.
  var isOver: Bool {
    if isDetached.load(ordering: .acquiring) { return true }
    // The origin of a trace is over with the construction that it is a part of.
    return isTraced && place == nil && lender?.isOver == true
  }

  /// The construction whose factory received the resolver: this one or, for the origin of a traced
  /// resolve, the construction that it is a part of; `nil` if it is a part of none.
  var ofFactory: Construction? { place == nil ? lender : self }

  /// Whether another thread has read this construction, so that its own thread must not reuse it.
  var isKeptFromReuse: Bool { keptFromReuse.load(ordering: .acquiring) }

  /// Records that another thread reads this construction and the constructions around it.
  func keepFromReuse() {
    for construction in outward {
      construction.keptFromReuse.store(true, ordering: .releasing)
    }
  }
}

/// The path to a construction.
extension Construction {
  /// The construction around this construction on its thread.
  var outer: Construction? { unretainedOuter?.takeUnretainedValue() }

  /// Returns whether this construction constructs the instance of a place.
  func isAt(_ place: Place) -> Bool { self.place.map { $0 == place } ?? false }

  /// Throws an error if a construction at a place inside this construction would close a cycle.
  ///
  /// A task that a factory started may resolve after the construction has ended. The construction
  /// is then on the path of the task, but no longer waits for anything.
  @inline(never)
  func check(_ place: Place) throws(ResolutionError) {
    for construction in outward where construction.isAt(place) && !construction.isOver {
      throw .cycle(at: self, closedBy: place.registration.takeUnretainedValue())
    }
  }

  /// Returns whether `other` is this construction or a construction around it, and in progress.
  func isInside(of other: Construction) -> Bool {
    !other.isOver && outward.contains { $0 === other }
  }

  /// This construction and the constructions around it, including the lenders and the constructions
  /// around them.
  ///
  /// A construction that several paths lead to may occur several times, but what is around it
  /// occurs once. Otherwise two threads that lend each other their resolvers would double the
  /// length with each construction.
  var outward: some Sequence<Construction> {
    typealias Position = (
      next: Construction?, pending: [Construction], forks: Set<ObjectIdentifier>
    )
    return sequence(state: (self, [], [])) { (position: inout Position) -> Construction? in
      guard let next = position.next else { return nil }
      let isFork = next.lender != nil && next.outer != nil
      if isFork, !position.forks.insert(ObjectIdentifier(next)).inserted {
        position.next = position.pending.popLast()
        return next
      }
      if isFork, let outer = next.outer { position.pending.append(outer) }
      position.next = next.lender ?? next.outer ?? position.pending.popLast()
      return next
    }
  }

  /// The construction that requested this construction: the one whose resolver was used or, without
  /// one, the one around this construction on its thread.
  var requester: Construction? {
    var lender = lender
    while let origin = lender, origin.place == nil { lender = origin.lender }
    return lender ?? outer
  }

  /// The outermost construction of the `resolve` call.
  var outermost: Construction {
    var construction = self
    while let requester = construction.requester { construction = requester }
    return construction
  }

  /// The steps from the requested service to this construction.
  @inline(never)
  var hops: [DependencyPath.Hop] {
    // The path may be that of another thread, which must not reuse its constructions meanwhile.
    keepFromReuse()
    var hops: [DependencyPath.Hop] = []
    var next: Construction? = self
    while let construction = next {
      if let place = construction.place {
        hops.append(.init(place.registration.takeUnretainedValue()))
      }
      next = construction.requester
    }
    return hops.reversed()
  }

  /// The registration that is constructed, for an error.
  var constructed: Registration {
    guard let place else {
      preconditionFailure("The origin of a traced resolve constructs nothing.")
    }
    return place.registration.takeUnretainedValue()
  }
}
