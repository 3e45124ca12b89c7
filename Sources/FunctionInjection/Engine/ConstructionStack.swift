import CThreadStack
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The constructions that are in progress on one thread, the outermost first.
///
/// A thread finds its stack through a variable of its own. Only that thread uses the stack, and the
/// stack is freed when the thread ends. The stack does not retain the objects that its
/// constructions refer to. The resolver of the outermost caller retains these objects. So a
/// construction costs neither an allocation nor an atomic operation other than a read, unless its
/// depth is new to the thread, or another thread, a task, or a stored resolver uses it.
///
/// User code may use the same stack: the name of a key in an error, or the deinitializer of an
/// object that is released. So such code runs only as the last step of beginning or ending a
/// construction, when the stack is consistent and is not read again. Each access to a field ends
/// before such code runs: this value is a pointer to the fields, and an access through it lasts for
/// one expression.
struct ConstructionStack {
  /// The number of bytes of a thread's stack that are reserved for the factory of the deepest
  /// construction.
  static let reserve: UInt = 64 * 1024

  private struct Fields {
    /// The reusable constructions; a construction is replaced if a resolver still holds it when it
    /// ends.
    var constructions: UnsafeMutablePointer<Construction> = .allocate(capacity: 16)
    var capacity = 16
    /// The number of constructions.
    var count = 0
    /// The number of constructions in progress.
    var depth = 0
    /// The innermost construction in progress.
    var top: Unmanaged<Construction>?
    /// The number of constructions in progress that have a lender.
    var lentCount = 0
    /// The feature whose dependencies are being resolved.
    var feature: Feature = (nil, 0)
    /// The address on the thread's own stack below which no construction begins.
    let lowest: UInt
  }

  private let fields: UnsafeMutablePointer<Fields>

  /// Makes the stack of the current thread.
  private init() {
    let lowest = UInt(thread_stack_lowest_address())
    // If the system does not report the size of the stack, assume the smallest stack that it gives
    // a thread.
    let assumed = UInt(thread_stack_position()) - 256 * 1024
    fields = .allocate(capacity: 1)
    fields.initialize(to: Fields(lowest: (lowest == 0 ? assumed : lowest) + Self.reserve))
  }

  private func deallocate() {
    fields.pointee.constructions.deinitialize(count: fields.pointee.count)
    fields.pointee.constructions.deallocate()
    fields.deallocate()
  }

  /// The innermost construction.
  var innermost: Construction? { fields.pointee.top?.takeUnretainedValue() }

  /// Whether the thread's own stack has room for one more construction.
  var hasRoom: Bool { UInt(thread_stack_position()) >= fields.pointee.lowest }

  /// Whether at least half of the room for the deepest factory is left.
  var hasHalfOfReserve: Bool {
    UInt(thread_stack_position()) >= fields.pointee.lowest - Self.reserve / 2
  }

  /// Begins a construction on the current thread.
  ///
  /// - Parameters:
  ///   - place: The registration whose instance is constructed, and the scope of the instance.
  ///   - lender: The construction whose resolver was used.
  /// - Returns: The construction, which is alive until it has ended.
  /// - Throws: A ``ResolutionError`` if there is a cycle, the graph is too deep, the lender has
  ///   ended, or the scope has ended.
  @inline(__always)
  func begin(
    _ place: Place, lentBy lender: Construction?
  ) throws(ResolutionError) -> Unmanaged<Construction> {
    let borrowed = lender.map { Unmanaged.passUnretained($0) }
    if fields.pointee.lentCount > 0
      || borrowed != nil && borrowed?.toOpaque() != fields.pointee.top?.toOpaque()
    {
      return try beginLent(place, lentBy: borrowed)
    }
    var next = fields.pointee.top
    while let construction = next {
      if construction._withUnsafeGuaranteedRef({ $0.isAt(place) }) {
        throw .cycle(at: innermost, closedBy: place.registration.takeUnretainedValue())
      }
      next = construction._withUnsafeGuaranteedRef { $0.unretainedOuter }
    }
    return try push(place, lender: nil)
  }

  /// Begins a construction that was requested through the resolver of another construction, the
  /// *lender*.
  @inline(never)
  private func beginLent(
    _ place: Place, lentBy lender: Unmanaged<Construction>?
  ) throws(ResolutionError) -> Unmanaged<Construction> {
    let lender = lender?.takeUnretainedValue()
    if let lender {
      lender.keepFromReuse()
      if lender.isOver { throw .constructionIsOver(lender) }
    }
    try innermost?.check(place)
    try lender?.check(place)
    let isInside = lender.map { innermost?.isInside(of: $0) == true } ?? false
    return try push(place, lender: isInside ? nil : lender)
  }

  @inline(__always)
  private func push(
    _ place: Place, lender: Construction?
  ) throws(ResolutionError) -> Unmanaged<Construction> {
    guard hasRoom else {
      throw .tooDeep(
        innermost, place.registration.takeUnretainedValue(), depth: fields.pointee.depth)
    }
    if place.scope._withUnsafeGuaranteedRef({ $0.isOver }) {
      throw .scopeHasEnded(
        place.registration.takeUnretainedValue().identity, in: place.scope.takeUnretainedValue(),
        on: lender ?? innermost)
    }
    if fields.pointee.depth == fields.pointee.count { grow() }
    let construction = Unmanaged.passUnretained(
      fields.pointee.constructions[fields.pointee.depth])
    construction._withUnsafeGuaranteedRef { construction in
      construction.begin(place, outer: fields.pointee.top, lender: lender)
    }
    fields.pointee.depth += 1
    fields.pointee.top = construction
    if lender != nil { fields.pointee.lentCount += 1 }
    return construction
  }

  /// Adds a reusable construction.
  @inline(never)
  private func grow() {
    let (constructions, count) = (fields.pointee.constructions, fields.pointee.count)
    if count == fields.pointee.capacity {
      let larger = UnsafeMutablePointer<Construction>.allocate(capacity: count * 2)
      larger.moveInitialize(from: constructions, count: count)
      constructions.deallocate()
      fields.pointee.constructions = larger
      fields.pointee.capacity = count * 2
    }
    (fields.pointee.constructions + count).initialize(to: Construction())
    fields.pointee.count += 1
  }

  /// Ends the innermost construction.
  @inline(__always)
  func endInnermost() {
    fields.pointee.depth -= 1
    let ended = fields.pointee.constructions + fields.pointee.depth
    fields.pointee.top = ended.pointee.unretainedOuter
    var isHeld = !isKnownUniquelyReferenced(&ended.pointee)
    // A thread that used this construction sets the flag before it drops its reference. So if the
    // count shows no other reference, the fence makes the flag visible here.
    atomicMemoryFence(ordering: .acquiring)
    isHeld = isHeld || ended.pointee.isKeptFromReuse
    if isHeld || !ended.pointee.isClear { clearOrDetach(ended, isHeld: isHeld) }
  }

  /// Clears a construction that has ended or, if a resolver still holds it, detaches it and
  /// replaces it on the stack.
  @inline(never)
  private func clearOrDetach(_ entry: UnsafeMutablePointer<Construction>, isHeld: Bool) {
    let ended = entry.pointee
    if ended.lender != nil { fields.pointee.lentCount -= 1 }
    if !isHeld { return ended.clear() }
    ended.detach()
    entry.pointee = Construction()
  }
}

/// Features, whose dependencies a thread resolves one feature inside the other.
extension ConstructionStack {
  /// The scope that the dependencies of a feature are resolved from, and the number of
  /// constructions around the feature.
  ///
  /// The scope is `nil` if there is no feature, or if a factory resolves the dependencies: the
  /// scope may keep what the factory makes, which must not keep the scope.
  typealias Feature = (scope: ObjectIdentifier?, depth: Int)

  /// Begins a feature in a scope, and returns the feature around it.
  func beginFeature(in scope: ObjectIdentifier?) -> Feature {
    defer { fields.pointee.feature = (scope, fields.pointee.depth) }
    return fields.pointee.feature
  }

  /// Ends a feature that was begun inside `outer`.
  func endFeature(in outer: Feature) { fields.pointee.feature = outer }

  /// Whether the innermost construction is a dependency of a feature in a scope.
  func isForFeature(in scope: ObjectIdentifier) -> Bool {
    let feature = fields.pointee.feature
    return fields.pointee.depth == feature.depth + 1 && feature.scope == scope
  }
}

extension ConstructionStack {
  /// The stack of the current thread.
  static var current: ConstructionStack {
    guard let fields = thread_constructions_get() else { return makeCurrent() }
    return ConstructionStack(fields)
  }

  private init(_ fields: UnsafeMutableRawPointer) {
    self.fields = fields.assumingMemoryBound(to: Fields.self)
  }

  @inline(never)
  private static func makeCurrent() -> ConstructionStack {
    let stack = ConstructionStack()
    thread_constructions_set(stack.fields)
    let result = pthread_setspecific(endOfThread, stack.fields)
    precondition(result == 0, "The system has no memory left for a thread-specific pointer.")
    return stack
  }

  /// The key whose value is the stack, so that the system frees the stack when the thread ends.
  private static let endOfThread: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { pointer in
      // The parameter is not optional on Darwin, but is optional on other systems.
      let pointer: UnsafeMutableRawPointer? = pointer
      guard let pointer else { return }
      // An object that the thread releases later may resolve, and then needs another stack.
      thread_constructions_set(nil)
      ConstructionStack(pointer).deallocate()
    }
    precondition(result == 0, "The system has no thread-specific key left for FunctionInjection.")
    return key
  }()
}
