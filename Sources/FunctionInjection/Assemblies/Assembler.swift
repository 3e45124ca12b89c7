/// A set of assemblies that makes a resolver.
///
/// ```swift
/// let resolver = try Assembler([UsersAssembly()]).seal()
/// let users = try resolver.resolve(LoadUsers.self)()
/// ```
public struct Assembler {
  /// The container of the assemblies.
  ///
  /// To seal it, call ``seal()`` of the assembler, which also checks the assemblies themselves.
  public let container: Container
  /// The assemblies in the order in which they ran; required assemblies come first.
  private let assemblies: [any Assembly]
  /// The faults that were found in the assemblies, rather than in their registrations.
  package let faults: [WiringFault]

  /// Runs assemblies, each after the assemblies that it requires.
  ///
  /// Each assembly runs once, even if it is listed several times. Two assemblies of one type are
  /// the same if their ``Assembly/identity`` is equal.
  ///
  /// - Parameters:
  ///   - assemblies: The assemblies.
  ///   - container: The container to register with.
  public init(_ assemblies: [any Assembly], container: Container = Container()) {
    self.container = container
    var order = AssemblyOrder()
    for assembly in assemblies { order.add(assembly) }
    self.assemblies = order.assemblies
    faults = order.faults
    for assembly in order.assemblies { assembly.assemble(container: container) }
  }

  /// Seals the container and calls the assemblies' `loaded(resolver:)`.
  ///
  /// Call this method once at the start of the program. If an assembly's
  /// `loaded(resolver:)` throws, the error is a fault, and the other assemblies are still called.
  ///
  /// - Returns: The resolver of the program.
  /// - Throws: A ``WiringError`` with all faults, or with all errors that `loaded(resolver:)` has
  ///   thrown.
  public func seal() throws(WiringError) -> Resolver { try seal(including: []) }

  /// Seals the container with the live registrations of some keys, and calls the assemblies'
  /// `loaded(resolver:)`.
  ///
  /// - Parameters:
  ///   - first: The first key that the program resolves.
  ///   - rest: The other keys.
  /// - Returns: The resolver of the program.
  /// - Throws: A ``WiringError`` as ``seal()`` does.
  public func seal<First: LiveKey, each Rest: LiveKey>(
    for first: First.Type, _ rest: repeat (each Rest).Type
  ) throws(WiringError) -> Resolver {
    try seal(including: liveKeys(first, repeat each rest))
  }

  /// Seals the container with the live registrations of some keys.
  package func seal(including keys: [any LiveKey.Type]) throws(WiringError) -> Resolver {
    guard self.faults.isEmpty else {
      var report = container.checked(including: keys).report
      report.faults = self.faults + report.faults
      throw WiringError(report: report)
    }
    let resolver = try container.seal(including: keys)
    var faults: [WiringFault] = []
    for assembly in assemblies {
      do {
        try assembly.loaded(resolver: resolver)
      } catch {
        faults.append(.loading(assembly, error))
      }
    }
    guard faults.isEmpty else {
      // The caller receives no resolver to close, so the graph ends here.
      resolver.end()
      throw WiringError(report: WiringReport(faults: faults))
    }
    return resolver
  }
}

/// Lists each assembly once, after the assemblies that it requires.
private struct AssemblyOrder {
  private(set) var assemblies: [any Assembly] = []
  private(set) var faults: [WiringFault] = []
  /// The assemblies that have been added or are being added, by type and identity.
  private var known: [[AnyHashable]: any Assembly] = [:]

  mutating func add(_ assembly: any Assembly) {
    let identity = [ObjectIdentifier(type(of: assembly)), assembly.identity]
    if let first = known[identity] {
      if differs(assembly, from: first) { faults.append(.ambiguousAssembly(assembly)) }
      return
    }
    // Record the assembly before adding the assemblies that it requires, so that a circle of
    // requirements ends.
    known[identity] = assembly
    for required in assembly.requiredAssemblies { add(required) }
    assemblies.append(assembly)
  }
}

/// Returns whether two assemblies of the same type and identity may register different services.
///
/// Assemblies that implement ``Assembly/identity`` and are not Equatable are distinguished by it
/// alone.
private func differs(_ assembly: any Assembly, from other: any Assembly) -> Bool {
  if let assembly = assembly as? any Equatable { return isUnequal(assembly, other) }
  return assembly.identity == AnyHashable(ObjectIdentifier(type(of: assembly)))
    && !storesSameValues(assembly, other)
}

private func isUnequal<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
  (other as? Value).map { $0 != value } ?? true
}

/// Whether the stored properties of two values of one type are known to be the same.
private func storesSameValues(_ value: Any, _ other: Any) -> Bool {
  if type(of: value) is AnyClass, value as AnyObject === other as AnyObject { return true }
  if size(of: value) == 0 { return true }
  // A custom mirror may omit properties. The mirror of an Optional, or of a collection of the
  // standard library, does not.
  let listsElements =
    String(reflecting: type(of: value)).hasPrefix("Swift.")
    && (value is any Collection || Mirror(reflecting: value).displayStyle == .optional)
  if value is any CustomReflectable, !listsElements { return false }
  let (children, others) = (storedProperties(of: value), storedProperties(of: other))
  guard children.isEmpty, others.isEmpty else {
    // The case of an enum is the label of its child.
    return children.count == others.count
      && zip(children, others).allSatisfy { $0.label == $1.label && isSame($0.value, $1.value) }
  }
  if let type = value as? Any.Type { return type == other as? Any.Type }
  // A value without visible properties that holds something, such as a function, cannot be
  // compared.
  return type(of: value) is AnyClass || listsElements
}

private func isSame(_ value: Any, _ other: Any) -> Bool {
  guard type(of: value) == type(of: other) else { return false }
  if let value = value as? any Equatable { return !isUnequal(value, other) }
  return type(of: value) is AnyClass
    ? value as AnyObject === other as AnyObject : storesSameValues(value, other)
}

private func storedProperties(of value: Any) -> [Mirror.Child] {
  sequence(first: Mirror(reflecting: value), next: \.superclassMirror).flatMap(\.children)
}

private func size<Value>(of _: Value) -> Int { MemoryLayout<Value>.size }
