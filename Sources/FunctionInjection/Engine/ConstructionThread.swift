#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The constructions that are in progress on one thread.
///
/// It belongs to its thread: found by a thread-specific pointer, used by nobody else, and freed
/// when the thread ends.
final class ConstructionThread {
  /// How much of the stack the constructions of one thread may take, in bytes: half of the
  /// smallest stack that a platform gives its threads (512 KB, Darwin's secondary threads).
  static let stackBudget: UInt = 256 * 1024

  /// The innermost construction.
  private(set) unowned(unsafe) var innermost: Construction?
  private var depth = 0
  /// One construction for each depth that was ever reached.
  private var constructions: [Construction] = []
  /// Where the stack was when the outermost construction began.
  private var stackBase: UInt = 0

  /// Begins a construction.
  ///
  /// - Parameters:
  ///   - registration: What is constructed.
  ///   - scope: For which scope.
  ///   - lender: The construction whose resolver was used.
  /// - Throws: Where it is in progress already, or the graph is too deep, or the resolver that was
  ///   used is one of a construction that is over.
  func begin(
    _ registration: Registration, in scope: ResolutionScope, lentBy lender: Construction?
  ) throws(ResolutionError) -> Construction {
    var foreignLender = lender
    var next = innermost
    while let construction = next {
      if construction.lender != nil {
        return try beginAcrossThreads(registration, in: scope, lentBy: lender)
      }
      if construction.constructs(registration, in: scope) {
        throw .cycle(closing: construction, at: innermost, with: registration)
      }
      if construction === foreignLender { foreignLender = nil }
      next = construction.parent
    }
    if foreignLender != nil {
      return try beginAcrossThreads(registration, in: scope, lentBy: lender)
    }
    return try push(registration, in: scope, parent: innermost, lender: nil)
  }

  /// Begins a construction that goes on with the path of another thread.
  @inline(never)
  private func beginAcrossThreads(
    _ registration: Registration, in scope: ResolutionScope, lentBy lender: Construction?
  ) throws(ResolutionError) -> Construction {
    if let lender, lender.isOver {
      throw .constructionIsOver(lender)
    }
    for path in [innermost, lender] {
      if let closing = path?.first(where: { $0.constructs(registration, in: scope) }) {
        throw .cycle(closing: closing, at: path, with: registration)
      }
    }
    return try push(
      registration, in: scope, parent: innermost ?? lender,
      lender: innermost == nil || innermost === lender ? nil : lender)
  }

  private func push(
    _ registration: Registration, in scope: ResolutionScope, parent: Construction?,
    lender: Construction?
  ) throws(ResolutionError) -> Construction {
    var marker: UInt8 = 0
    let stack = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    if depth == 0 {
      stackBase = stack
    } else if stackBase &- stack > Self.stackBudget, stackBase > stack {
      throw .tooDeep(parent, registration, depth: depth)
    }
    let construction: Construction
    if depth < constructions.count {
      construction = constructions[depth]
      construction.restart(of: registration, in: scope, parent: parent, lender: lender)
    } else {
      construction = Construction(
        of: registration, in: scope, parent: parent, lender: lender)
      constructions.append(construction)
    }
    depth += 1
    innermost = construction
    return construction
  }

  /// Ends the innermost construction.
  ///
  /// - Parameter outer: What was innermost before it began.
  func end(restoring outer: Construction?) {
    depth -= 1
    innermost = outer
    if isKnownUniquelyReferenced(&constructions[depth]) {
      if constructions[depth].resolution != nil { constructions[depth].resolution = nil }
    } else {
      let construction = constructions[depth]
      construction.bequeath()
      // A new object takes its place; there is none deeper, for those have ended and the stack
      // of constructions is filled from below.
      constructions[depth] = Construction(
        of: construction.registration, in: construction.scope, parent: nil, lender: nil)
    }
  }
}

extension ConstructionThread {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { pointer in
      // Darwin's parameter is not optional, that of the others is.
      let pointer: UnsafeMutableRawPointer? = pointer
      guard let pointer else { return }
      Unmanaged<ConstructionThread>.fromOpaque(pointer).release()
    }
    precondition(result == 0, "The system has no thread-specific key left for FunctionInjection.")
    return key
  }()

  /// The constructions of the thread that runs.
  static var current: ConstructionThread {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged.fromOpaque(pointer).takeUnretainedValue()
    }
    let thread = ConstructionThread()
    let result = pthread_setspecific(key, Unmanaged.passRetained(thread).toOpaque())
    precondition(result == 0, "The system has no memory left for a thread-specific pointer.")
    return thread
  }
}
