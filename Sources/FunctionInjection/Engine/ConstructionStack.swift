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
/// constructions refer to. The resolver that runs a construction retains these objects. So a
/// construction costs neither an allocation nor an atomic operation other than a read.
///
/// User code may use the same stack: the name of a key in an error, or the deinitializer of an
/// object that is released. So such code runs only as the last step of beginning or ending a
/// construction, when the stack is consistent and is not read again.
struct ConstructionStack {
  /// The number of bytes of a thread's stack that are reserved for the factory of the deepest
  /// construction.
  static let reserve: UInt = 64 * 1024

  /// The reusable constructions; a construction is replaced if a resolver still holds it when it
  /// ends.
  private var constructions: UnsafeMutablePointer<Construction>
  private var capacity = 16
  /// The number of constructions.
  private var count = 0
  /// The number of constructions in progress.
  private var depth = 0
  /// The innermost construction in progress.
  private var top: Unmanaged<Construction>?
  /// The number of constructions in progress that have a lender.
  private var lentCount = 0
  /// The scope that the dependencies of a feature are resolved from, and the number of
  /// constructions around the feature.
  ///
  /// The scope is `nil` if there is no feature, or if a factory resolves the dependencies: the
  /// scope may keep what the factory makes, which must not keep the scope.
  typealias Feature = (scope: ObjectIdentifier?, depth: Int)
  /// The feature whose dependencies are being resolved.
  private var feature: Feature = (nil, 0)
  /// The address on the thread's own stack below which no construction begins.
  private let lowest: UInt

  private init() {
    constructions = .allocate(capacity: capacity)
    let lowest = UInt(thread_stack_lowest_address())
    // If the system does not report the size of the stack, assume the smallest stack that it gives
    // a thread.
    let assumed = UInt(thread_stack_position()) - 256 * 1024
    self.lowest = (lowest == 0 ? assumed : lowest) + Self.reserve
  }

  private func deallocate() {
    constructions.deinitialize(count: count)
    constructions.deallocate()
  }

  /// The innermost construction.
  var innermost: Construction? { top?.takeUnretainedValue() }

  /// Begins a construction on the current thread.
  ///
  /// - Parameters:
  ///   - place: The registration whose instance is constructed, and the scope of the instance.
  ///   - lender: The construction whose resolver was used.
  /// - Returns: The construction, which is alive until it has ended.
  /// - Throws: A ``ResolutionError`` if there is a cycle, the graph is too deep, the lender has
  ///   ended, or the scope has ended.
  @inline(__always)
  mutating func begin(
    _ place: Place, lentBy lender: Construction?
  ) throws(ResolutionError) -> Unmanaged<Construction> {
    let borrowed = lender.map { Unmanaged.passUnretained($0) }
    if lentCount > 0 || borrowed != nil && borrowed?.toOpaque() != top?.toOpaque() {
      return try beginLent(place, lentBy: borrowed)
    }
    var next = top
    while let construction = next {
      if construction._withUnsafeGuaranteedRef({ $0.isAt(place) }) {
        throw .cycle(at: innermost, closedBy: place.registration.takeUnretainedValue())
      }
      next = construction._withUnsafeGuaranteedRef { $0.outer }
    }
    return try push(place, lender: nil)
  }

  /// Begins a construction that was requested through the resolver of another construction, the
  /// *lender*.
  @inline(never)
  private mutating func beginLent(
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
  private mutating func push(
    _ place: Place, lender: Construction?
  ) throws(ResolutionError) -> Unmanaged<Construction> {
    if UInt(thread_stack_position()) < lowest {
      throw .tooDeep(innermost, place.registration.takeUnretainedValue(), depth: depth)
    }
    if place.scope._withUnsafeGuaranteedRef({ $0.isOver }) {
      throw .scopeHasEnded(place, on: lender ?? innermost)
    }
    if depth == count { grow() }
    let construction = Unmanaged.passUnretained(constructions[depth])
    construction._withUnsafeGuaranteedRef { [top] construction in
      construction.begin(place, outer: top, lender: lender)
    }
    depth += 1
    top = construction
    if lender != nil { lentCount += 1 }
    return construction
  }

  /// Adds a reusable construction.
  @inline(never)
  private mutating func grow() {
    if count == capacity {
      let larger = UnsafeMutablePointer<Construction>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: constructions, count: count)
      constructions.deallocate()
      constructions = larger
      capacity *= 2
    }
    (constructions + count).initialize(to: Construction())
    count += 1
  }

  /// Ends the innermost construction.
  @inline(__always)
  mutating func end() {
    depth -= 1
    let ended = Unmanaged.passUnretained(constructions[depth])
    top = ended._withUnsafeGuaranteedRef { $0.outer }
    // In this order: a thread keeps a construction from reuse before it releases the construction.
    let isHeld =
      !isKnownUniquelyReferenced(&constructions[depth])
      || ended._withUnsafeGuaranteedRef { $0.isKeptFromReuse }
    if isHeld || !ended._withUnsafeGuaranteedRef({ $0.isClear }) { leave(isHeld: isHeld) }
  }

  /// Clears the construction that has ended or, if a resolver still holds it, detaches it and
  /// replaces it on the stack.
  @inline(never)
  private mutating func leave(isHeld: Bool) {
    let ended = constructions[depth]
    if ended.lender != nil { lentCount -= 1 }
    if !isHeld { return ended.clear() }
    ended.detach()
    constructions[depth] = Construction()
  }
}

/// Features, whose dependencies a thread resolves one feature inside the other.
extension ConstructionStack {
  /// Begins a feature in a scope, and returns the feature around it.
  mutating func beginFeature(in scope: ObjectIdentifier?) -> Feature {
    defer { feature = (scope, depth) }
    return feature
  }

  /// Ends a feature that was begun inside `outer`.
  mutating func endFeature(in outer: Feature) { feature = outer }

  /// Whether the innermost construction is a dependency of a feature in a scope.
  func isForFeature(in scope: ObjectIdentifier) -> Bool {
    depth == feature.depth + 1 && feature.scope == scope
  }
}

extension ConstructionStack {
  /// The stack of the current thread.
  static var current: UnsafeMutablePointer<ConstructionStack> {
    guard let pointer = thread_constructions_get() else { return makeCurrent() }
    return pointer.assumingMemoryBound(to: ConstructionStack.self)
  }

  @inline(never)
  private static func makeCurrent() -> UnsafeMutablePointer<ConstructionStack> {
    let stack = UnsafeMutablePointer<ConstructionStack>.allocate(capacity: 1)
    stack.initialize(to: ConstructionStack())
    thread_constructions_set(stack)
    let result = pthread_setspecific(endOfThread, stack)
    precondition(result == 0, "The system has no memory left for a thread-specific pointer.")
    return stack
  }

  /// The key whose value is the stack, so that the system frees the stack when the thread ends.
  private static let endOfThread: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { pointer in
      // The parameter is not optional on Darwin, but is optional on other systems.
      let pointer: UnsafeMutableRawPointer? = pointer
      guard let stack = pointer?.assumingMemoryBound(to: ConstructionStack.self) else { return }
      // An object that the thread releases later may resolve, and then needs another stack.
      thread_constructions_set(nil)
      stack.pointee.deallocate()
      stack.deallocate()
    }
    precondition(result == 0, "The system has no thread-specific key left for FunctionInjection.")
    return key
  }()
}
