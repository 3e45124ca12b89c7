/// The registered services and the inputs that they declare.
///
/// Making a graph constructs no service. The graph can be written as ``text``, ``mermaid``, or
/// ``dot``, always in the order of registration, so that you can compare two graphs.
///
/// ```swift
/// print(resolver.graph.pruned(to: LoadUsers.self).mermaid)
/// ```
public struct DependencyGraph: Sendable {
  /// A service, or a consumer of services.
  public struct Node: Sendable {
    /// The thing that a node represents.
    public enum Subject: Sendable {
      /// A registered service, with the lifetime of its instances.
      case registered(lifetime: String)
      /// A missing service.
      case missing
      /// A consumer that is not registered: a route, a screen, or the program itself.
      case consumer
    }

    /// The subject of the node.
    public let subject: Subject
    /// The name of the service, with its module if two services have the same name.
    public internal(set) var name: String
    /// The location of the service's registration or of the requirement, or nil if the service is
    /// missing.
    public internal(set) var location: RegistrationLocation?
    /// The locations of the service's decorators, the innermost first.
    public internal(set) var decorations: [RegistrationLocation] = []
    /// Whether the factory receives a resolver.
    ///
    /// Such a factory may need more services than the graph shows.
    public internal(set) var isOpaque = false
    /// Further notes, such as the routes that lead to a screen.
    public internal(set) var notes: [String] = []
    /// The faults of the node.
    public internal(set) var faults: [WiringFault.Kind] = []
    @usableFromInline var identity: ServiceIdentity?
    /// Whether singletons outside a scope use this service, and the scope has another version of it.
    @usableFromInline var isOutside = false
  }

  /// A dependency of one service on another service.
  public struct Edge: Hashable, Sendable {
    /// The number of the node that depends on the input.
    public let dependent: Int
    /// The number of the input's node.
    public let input: Int
    /// The relation of the nodes if it is not a dependency, such as a fallback or a route.
    public let label: String?
    /// Whether the input is not declared, but a test has seen that the service resolves it.
    public let isObserved: Bool

    @usableFromInline
    init(dependent: Int, input: Int, label: String? = nil, isObserved: Bool = false) {
      self.dependent = dependent
      self.input = input
      self.label = label
      self.isObserved = isObserved
    }
  }

  /// The registrations in their order, then their missing inputs, the consumers, and their missing
  /// services.
  public let nodes: [Node]
  /// The dependencies, in the order of the nodes and of their inputs.
  public let edges: [Edge]

  @usableFromInline
  init(nodes: [Node], edges: [Edge]) {
    self.nodes = nodes
    self.edges = edges
  }

  /// Returns the graph of one service and its direct and indirect inputs.
  ///
  /// - Parameter key: The service.
  /// - Returns: A graph of the service and its inputs. If this graph does not contain the service,
  ///   the result is empty.
  /// - Complexity: O(*n*) in the number of nodes and edges.
  @export(implementation)
  public func pruned<Key: ServiceKey>(to key: Key.Type) -> DependencyGraph {
    guard let root = nodes.firstIndex(where: { $0.identity == key._identity }) else {
      return DependencyGraph(nodes: [], edges: [])
    }
    let edgesByNode = edgesByNode
    var isReached = Array(repeating: false, count: nodes.count)
    var pending = [root]
    while let next = pending.popLast() {
      if isReached[next] { continue }
      isReached[next] = true
      for edge in edgesByNode[next] { pending.append(edge.input) }
    }
    var kept: [Node] = []
    var numbers = Array(repeating: 0, count: nodes.count)
    for number in nodes.indices where isReached[number] {
      numbers[number] = kept.count
      kept.append(nodes[number])
    }
    let keptEdges = edges.filter { isReached[$0.dependent] }.map { edge in
      Edge(
        dependent: numbers[edge.dependent], input: numbers[edge.input], label: edge.label,
        isObserved: edge.isObserved)
    }
    return DependencyGraph(nodes: kept, edges: keptEdges)
  }

  /// The edges of each node.
  @export(implementation)
  var edgesByNode: [[Edge]] {
    var edgesByNode = Array(repeating: [Edge](), count: nodes.count)
    for edge in edges { edgesByNode[edge.dependent].append(edge) }
    return edgesByNode
  }

  /// Returns the graph of one plain type and its direct and indirect inputs.
  ///
  /// - Parameter type: The type.
  /// - Returns: A graph of the service and its inputs. If this graph does not contain the service,
  ///   the result is empty.
  @export(implementation)
  public func pruned<Service>(to type: Service.Type) -> DependencyGraph {
    pruned(to: Instance<Service>.self)
  }
}

extension Container {
  /// The graph of the current registrations, with their faults.
  @export(implementation)
  public var graph: DependencyGraph {
    let (graph, report) = checked()
    return DependencyGraph(graph, report)
  }
}

extension Resolver {
  /// The graph of the sealed registrations.
  @export(implementation)
  public var graph: DependencyGraph { DependencyGraph(source) }
}
