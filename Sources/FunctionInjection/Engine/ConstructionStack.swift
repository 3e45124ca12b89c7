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
/// A thread's stack is found by a thread-specific pointer, is used by nobody else, and is freed
/// when the thread ends. It lives in memory of its own, and what it refers to while a construction
/// is in progress it does not retain: the resolver that runs the construction does. So a
/// construction costs neither an allocation nor an atomic operation.
@usableFromInline
struct ConstructionStack {
  /// How much of the thread's own stack constructions may take, in bytes: half of the smallest
  /// that a platform gives its threads (512 KB, Darwin's secondary threads).
  static let budget: UInt = 256 * 1024

  /// Used again and again, unless somebody still holds one when it ends.
  private var constructions: UnsafeMutablePointer<Construction>
  private var capacity = 16
  /// How many constructions there are.
  private var count = 0
  /// How many are in progress.
  private var depth = 0
  /// The innermost construction in progress.
  private var top: Unmanaged<Construction>?
  /// How many constructions in progress go on with the path of another thread.
  private var lentCount = 0
  /// Where the thread's own stack was when the outermost construction began.
  private var base: UInt = 0

  private init() {
    constructions = .allocate(capacity: capacity)
  }

  private func deallocate() {
    constructions.deinitialize(count: count)
    constructions.deallocate()
  }

  /// The innermost construction.
  var innermost: Construction? { top?.takeUnretainedValue() }

  @inline(__always)
  fileprivate mutating func begin(
    _ registration: Unmanaged<Registration>, in scope: Unmanaged<ResolutionScope>,
    lentBy lender: Construction?
  ) throws(ResolutionError) -> Unmanaged<Construction> {
    let lender = lender.map { Unmanaged.passUnretained($0) }
    if lentCount > 0 || lender != nil && lender?.toOpaque() != top?.toOpaque() {
      return try beginWithForeignPath(
        registration, in: scope, lentBy: lender?.takeUnretainedValue())
    }
    var next = top
    while let construction = next {
      if construction._withUnsafeGuaranteedRef({ $0.isOf(registration, in: scope) }) {
        throw cycle(registration, closingAt: construction)
      }
      next = construction._withUnsafeGuaranteedRef { $0.outer }
    }
    return try push(registration, in: scope, lender: nil)
  }

  @inline(never)
  private func cycle(
    _ registration: Unmanaged<Registration>, closingAt construction: Unmanaged<Construction>
  ) -> ResolutionError {
    .cycle(
      closing: construction.takeUnretainedValue(), at: innermost,
      with: registration.takeUnretainedValue())
  }

  /// Begins a construction with a resolver that is not that of the innermost construction.
  @inline(never)
  private mutating func beginWithForeignPath(
    _ registration: Unmanaged<Registration>, in scope: Unmanaged<ResolutionScope>,
    lentBy lender: Construction?
  ) throws(ResolutionError) -> Unmanaged<Construction> {
    if let lender {
      lender.lend()
      if lender.isOver { throw .constructionIsOver(lender) }
    }
    try innermost?.check(registration, in: scope)
    try lender?.check(registration, in: scope)
    let isOwn = lender.map { innermost?.isInside(of: $0) == true } ?? true
    return try push(registration, in: scope, lender: isOwn ? nil : lender)
  }

  @inline(__always)
  private mutating func push(
    _ registration: Unmanaged<Registration>, in scope: Unmanaged<ResolutionScope>,
    lender: Construction?
  ) throws(ResolutionError) -> Unmanaged<Construction> {
    var marker: UInt8 = 0
    let position = _withUnprotectedUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    if depth == 0 {
      base = position
    } else if base > position, base - position > Self.budget {
      throw tooDeep(registration)
    }
    if depth == count { add(Construction(registration, in: scope)) }
    let construction = Unmanaged.passUnretained(constructions[depth])
    construction._withUnsafeGuaranteedRef { [top] construction in
      construction.begin(registration, in: scope, parent: top, lender: lender)
    }
    depth += 1
    top = construction
    if lender != nil { lentCount += 1 }
    if scope._withUnsafeGuaranteedRef({ $0.isOver }) {
      throw scopeHasEnded(construction)
    }
    return construction
  }

  @inline(never)
  private mutating func scopeHasEnded(_ construction: Unmanaged<Construction>) -> ResolutionError {
    defer { end() }
    return .scopeHasEnded(construction.takeUnretainedValue())
  }

  @inline(never)
  private func tooDeep(_ registration: Unmanaged<Registration>) -> ResolutionError {
    .tooDeep(innermost, registration.takeUnretainedValue(), depth: depth)
  }

  /// Adds a construction that can be used.
  @inline(never)
  private mutating func add(_ construction: Construction) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Construction>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: constructions, count: count)
      constructions.deallocate()
      constructions = larger
      capacity *= 2
    }
    (constructions + count).initialize(to: construction)
    count += 1
  }

  /// Ends the innermost construction.
  @usableFromInline
  mutating func end() {
    depth -= 1
    let ended = Unmanaged.passUnretained(constructions[depth])
    top = ended._withUnsafeGuaranteedRef { $0.outer }
    let isLent = ended._withUnsafeGuaranteedRef { $0.isLent }
    if isLent || !isKnownUniquelyReferenced(&constructions[depth]) { return replace() }
    let isEmpty = ended._withUnsafeGuaranteedRef { $0.isEmpty }
    if !isEmpty { forget() }
  }

  /// Ends a construction that nobody else holds.
  @inline(never)
  private mutating func forget() {
    if constructions[depth].hasLender { lentCount -= 1 }
    constructions[depth].forget()
  }

  /// Leaves a construction to those who hold it, by way of the factory's resolver.
  @inline(never)
  private mutating func replace() {
    let ended = constructions[depth]
    if ended.hasLender { lentCount -= 1 }
    ended.bequeath()
    constructions[depth] = Construction(ended.registration, in: ended.scope)
  }
}

extension ConstructionStack {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { pointer in
      // Darwin's parameter is not optional, that of the others is.
      let pointer: UnsafeMutableRawPointer? = pointer
      guard let stack = pointer?.assumingMemoryBound(to: ConstructionStack.self) else { return }
      stack.pointee.deallocate()
      stack.deallocate()
    }
    precondition(result == 0, "The system has no thread-specific key left for FunctionInjection.")
    return key
  }()

  /// The key plus one, once there is one: a constant that is made at run time costs a call at each
  /// access, to see whether it has been made.
  private static let knownKey = Atomic<pthread_key_t>(0)

  /// The stack of the thread that runs.
  static var current: UnsafeMutablePointer<ConstructionStack> {
    let known = knownKey.load(ordering: .acquiring)
    guard known != 0, let pointer = pthread_getspecific(known - 1) else { return makeCurrent() }
    return pointer.assumingMemoryBound(to: ConstructionStack.self)
  }

  /// Makes the stack of the thread that runs.
  @inline(never)
  private static func makeCurrent() -> UnsafeMutablePointer<ConstructionStack> {
    knownKey.store(key + 1, ordering: .releasing)
    if let pointer = pthread_getspecific(key) {
      return pointer.assumingMemoryBound(to: ConstructionStack.self)
    }
    let stack = UnsafeMutablePointer<ConstructionStack>.allocate(capacity: 1)
    stack.initialize(to: ConstructionStack())
    let result = pthread_setspecific(key, stack)
    precondition(result == 0, "The system has no memory left for a thread-specific pointer.")
    return stack
  }
}

extension Unmanaged<Registration> {
  /// Begins a construction on the thread that runs.
  ///
  /// A static method of the stack would be called by way of one more function, which drops the
  /// metatype.
  ///
  /// - Parameters:
  ///   - scope: For which scope.
  ///   - lender: The construction whose resolver was used.
  /// - Returns: The construction, which is alive until it has ended, and the stack that ends it.
  /// - Throws: Where it is in progress already, or the graph is too deep, or the resolver that was
  ///   used is one of a construction that is over, or the scope has ended.
  @usableFromInline
  func beginConstruction(
    in scope: Unmanaged<ResolutionScope>, lentBy lender: Construction?
  ) throws(ResolutionError) -> (
    stack: UnsafeMutablePointer<ConstructionStack>, construction: Unmanaged<Construction>
  ) {
    let stack = ConstructionStack.current
    return (stack, try stack.pointee.begin(self, in: scope, lentBy: lender))
  }
}
