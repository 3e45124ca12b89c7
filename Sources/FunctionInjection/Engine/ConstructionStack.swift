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

  private struct Frame {
    var registration: Unmanaged<Registration>
    var scope: Unmanaged<ResolutionScope>
    /// Retained by the place of the same depth in ``constructions``.
    var construction: Unmanaged<Construction>
  }

  private var frames: UnsafeMutablePointer<Frame>
  /// Used again and again, unless somebody still holds one when it ends.
  private var constructions: UnsafeMutablePointer<Construction>
  private var capacity = 16
  /// How many frames have been used at least once.
  private var usedCount = 0
  private var depth = 0
  /// How many constructions in progress go on with the path of another thread.
  private var lentCount = 0
  /// Where the thread's own stack was when the outermost construction began.
  private var base: UInt = 0

  private init() {
    frames = .allocate(capacity: capacity)
    constructions = .allocate(capacity: capacity)
  }

  private func deallocate() {
    constructions.deinitialize(count: usedCount)
    constructions.deallocate()
    frames.deallocate()
  }

  private var innermostReference: Unmanaged<Construction>? {
    depth == 0 ? nil : frames[depth - 1].construction
  }

  /// The innermost construction.
  var innermost: Construction? { innermostReference?.takeUnretainedValue() }

  /// Begins a construction.
  ///
  /// - Parameters:
  ///   - registration: What is constructed.
  ///   - scope: For which scope.
  ///   - lender: The construction whose resolver was used.
  /// - Returns: The construction, which is alive until it has ended.
  /// - Throws: Where it is in progress already, or the graph is too deep, or the resolver that was
  ///   used is one of a construction that is over, or the scope has ended.
  @usableFromInline
  mutating func begin(
    _ registration: Unmanaged<Registration>, in scope: Unmanaged<ResolutionScope>,
    lentBy lender: Construction?
  ) throws(ResolutionError) -> Unmanaged<Construction> {
    let lender = lender.map { Unmanaged.passUnretained($0) }
    if lentCount > 0 || lender != nil && lender?.toOpaque() != innermostReference?.toOpaque() {
      return try beginWithForeignPath(
        registration, in: scope, lentBy: lender?.takeUnretainedValue())
    }
    for index in 0..<depth
    where frames[index].registration.toOpaque() == registration.toOpaque()
      && frames[index].scope.toOpaque() == scope.toOpaque()
    {
      throw cycle(registration, closingAt: index)
    }
    return try push(registration, in: scope, lender: nil)
  }

  @inline(never)
  private func cycle(
    _ registration: Unmanaged<Registration>, closingAt index: Int
  ) -> ResolutionError {
    .cycle(
      closing: constructions[index], at: innermost, with: registration.takeUnretainedValue())
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
    for path in [innermost, lender] {
      let closing = path?.first { construction in
        construction.registration.toOpaque() == registration.toOpaque()
          && construction.scope.toOpaque() == scope.toOpaque()
      }
      if let closing {
        throw .cycle(closing: closing, at: path, with: registration.takeUnretainedValue())
      }
    }
    let isOwn = innermost?.first { $0 === lender } != nil
    return try push(registration, in: scope, lender: isOwn ? nil : lender)
  }

  @inline(__always)
  private mutating func push(
    _ registration: Unmanaged<Registration>, in scope: Unmanaged<ResolutionScope>,
    lender: Construction?
  ) throws(ResolutionError) -> Unmanaged<Construction> {
    var marker: UInt8 = 0
    let position = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    if depth == 0 {
      base = position
    } else if base > position, base - position > Self.budget {
      throw tooDeep(registration)
    }
    if depth == usedCount { addFrame(registration, scope) }
    frames[depth].registration = registration
    frames[depth].scope = scope
    let construction = frames[depth].construction
    let parent = innermostReference
    construction._withUnsafeGuaranteedRef { construction in
      construction.begin(registration, in: scope, parent: parent, lender: lender)
    }
    depth += 1
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

  @inline(never)
  private mutating func addFrame(
    _ registration: Unmanaged<Registration>, _ scope: Unmanaged<ResolutionScope>
  ) {
    if usedCount == capacity {
      frames = grown(frames)
      constructions = grown(constructions)
      capacity *= 2
    }
    let construction = Construction(registration, in: scope)
    (constructions + usedCount).initialize(to: construction)
    (frames + usedCount).initialize(
      to: Frame(
        registration: registration, scope: scope, construction: .passUnretained(construction)))
    usedCount += 1
  }

  /// Moves elements to twice the memory.
  private func grown<Element>(
    _ elements: UnsafeMutablePointer<Element>
  ) -> UnsafeMutablePointer<Element> {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: elements, count: usedCount)
    elements.deallocate()
    return larger
  }

  /// Ends the innermost construction.
  @usableFromInline
  mutating func end() {
    depth -= 1
    if frames[depth].construction._withUnsafeGuaranteedRef({ $0.hasLender }) { lentCount -= 1 }
    let isLent = frames[depth].construction._withUnsafeGuaranteedRef { $0.isLent }
    if !isLent, isKnownUniquelyReferenced(&constructions[depth]) {
      frames[depth].construction._withUnsafeGuaranteedRef { $0.forget() }
    } else {
      replace()
    }
  }

  /// Leaves a construction to those who hold it, by way of the factory's resolver.
  @inline(never)
  private mutating func replace() {
    let ended = constructions[depth]
    ended.bequeath()
    let construction = Construction(ended.registration, in: ended.scope)
    constructions[depth] = construction
    frames[depth].construction = .passUnretained(construction)
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

  /// The stack of the thread that runs.
  @usableFromInline
  static var current: UnsafeMutablePointer<ConstructionStack> {
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
