/// Combines assemblies and hands out a resolver.
///
/// ```swift
/// let resolver = try Assembler([UsersAssembly()]).seal()
/// let users = try resolver.resolve(LoadUsers.self)()
/// ```
public struct Assembler {
  /// What the assemblies have registered with.
  public let container: Container
  /// The assemblies that were run, in order: each after those that it requires.
  private let assemblies: [any Assembly]

  /// Runs assemblies, and before each of them those that it requires.
  ///
  /// An assembly is identified by its type, and runs once however often it is named.
  ///
  /// - Parameters:
  ///   - assemblies: The assemblies.
  ///   - container: What they register with.
  public init(_ assemblies: [any Assembly], container: Container = Container()) {
    self.container = container
    var order = AssemblyOrder()
    for assembly in assemblies { order.add(assembly) }
    self.assemblies = order.assemblies
    for assembly in order.assemblies { assembly.assemble(container: container) }
  }

  /// Seals the container and tells the assemblies that everything is loaded.
  ///
  /// Call it once, where the program starts, and hand the resolver on. What an assembly throws when it is
  /// loaded is a fault like any other, and does not keep the others from being told.
  ///
  /// - Returns: The resolver that the program runs on.
  /// - Throws: All faults of the wiring, or all failures of the assemblies' `loaded(resolver:)`.
  public func seal() throws(WiringError) -> Resolver {
    let resolver = try container.seal()
    var faults: [WiringFault] = []
    for assembly in assemblies {
      do {
        try assembly.loaded(resolver: resolver)
      } catch {
        faults.append(.loading(assembly, error))
      }
    }
    guard faults.isEmpty else {
      // Nobody is handed the resolver who could close it.
      resolver.end()
      throw WiringError(report: WiringReport(faults: faults, unverified: [], omittedFaults: 0))
    }
    return resolver
  }
}

/// Lists assemblies so that each comes once, after those that it requires.
private struct AssemblyOrder {
  var assemblies: [any Assembly] = []

  mutating func add(_ assembly: any Assembly) {
    for other in assemblies where type(of: other) == type(of: assembly) { return }
    // It stands here while those that it requires are added, so that a circle ends.
    let place = assemblies.count
    assemblies.append(assembly)
    for required in assembly.requiredAssemblies { add(required) }
    assemblies.append(assemblies.remove(at: place))
  }
}
