/// The registered services and the inputs that they declare.
///
/// Making a graph constructs no service. The graph can be written as ``text``, ``mermaid``, or
/// ``dot``, always in the order of registration, so that you can compare two graphs.
///
/// ```swift
/// print(try resolver.graph.pruned(to: LoadUsers.self).mermaid)
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
    public let location: RegistrationLocation?
    /// The locations of the service's decorators, the innermost first.
    public let decorations: [RegistrationLocation]
    /// Whether the factory receives a resolver.
    ///
    /// Such a factory may need more services than the graph shows.
    public let isOpaque: Bool
    /// Further notes, such as the routes that lead to a screen.
    public let notes: [String]
    /// The faults of the node.
    public internal(set) var faults: [WiringFault.Kind] = []
    let identity: ServiceIdentity?
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

    init(dependent: Int, input: Int, label: String? = nil, isObserved: Bool = false) {
      self.dependent = dependent
      self.input = input
      self.label = label
      self.isObserved = isObserved
    }
  }

  /// The registrations in their order, then their missing inputs, the consumers, and their missing
  /// services.
  public private(set) var nodes: [Node] = []
  /// The dependencies, in the order of the nodes and of their inputs.
  public private(set) var edges: [Edge] = []

  /// Returns the graph of one service and its direct and indirect inputs.
  ///
  /// - Parameter key: The service.
  /// - Returns: A graph of the service and its inputs. If this graph does not contain the service,
  ///   the result is empty.
  /// - Complexity: O(*n*) in the number of nodes and edges.
  public func pruned<Key: ServiceKey>(to key: Key.Type) -> DependencyGraph {
    guard let root = nodes.firstIndex(where: { $0.identity == key._identity }) else {
      return DependencyGraph()
    }
    let inputs = Dictionary(grouping: edges, by: \.dependent)
    var reached: Set<Int> = [root]
    var pending = [root]
    while let next = pending.popLast() {
      for edge in inputs[next] ?? [] where reached.insert(edge.input).inserted {
        pending.append(edge.input)
      }
    }
    var graph = DependencyGraph()
    var numbers: [Int: Int] = [:]
    for number in nodes.indices where reached.contains(number) {
      numbers[number] = graph.nodes.count
      graph.nodes.append(nodes[number])
    }
    for edge in edges {
      guard let dependent = numbers[edge.dependent], let input = numbers[edge.input] else {
        continue
      }
      graph.edges.append(
        Edge(
          dependent: dependent, input: input, label: edge.label, isObserved: edge.isObserved))
    }
    return graph
  }

  /// Returns the graph of one plain type and its direct and indirect inputs.
  ///
  /// - Parameter type: The type.
  /// - Returns: A graph of the service and its inputs. If this graph does not contain the service,
  ///   the result is empty.
  public func pruned<Service>(to type: Service.Type) -> DependencyGraph {
    pruned(to: Instance<Service>.self)
  }
}

extension DependencyGraph {
  /// Draws a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - report: The faults of the graph.
  ///   - observed: The inputs that services resolve without declaring them.
  fileprivate init(
    _ graph: Graph, _ report: WiringReport, observed: [ServiceIdentity: [ServiceIdentity]] = [:]
  ) {
    var numbers: [ServiceIdentity: Int] = [:]
    var consumers: [ObjectIdentifier: Int] = [:]
    let services = graph.registrations
    for service in services {
      numbers[service.identity] = nodes.count
      nodes.append(Node(service))
    }
    for (dependent, service) in services.enumerated() {
      add(service.inputs.compactMap(graph.service), of: dependent, &numbers)
      add(observed[service.identity] ?? [], of: dependent, &numbers, areObserved: true)
    }
    let requirements = graph.allRequirements
    let firstConsumer = nodes.count
    for consumer in requirements {
      if let identity = consumer.identity { consumers[identity] = nodes.count }
      nodes.append(Node(consumer))
    }
    for (dependent, consumer) in zip(firstConsumer..., requirements) {
      add(consumer.inputs.compactMap(graph.service), of: dependent, &numbers)
      var added: Set<Edge> = []
      for link in consumer.links {
        guard let other = consumers[link.other] else { continue }
        let edge = Edge(dependent: dependent, input: other, label: link.label)
        if added.insert(edge).inserted { edges.append(edge) }
      }
    }
    for fault in report.faults { mark(fault, &numbers, consumers) }
    qualifyNames()
  }

  private mutating func add(
    _ inputs: [ServiceIdentity], of dependent: Int, _ numbers: inout [ServiceIdentity: Int],
    areObserved: Bool = false
  ) {
    var added: Set<Int> = []
    for input in inputs {
      let number = number(of: input, &numbers)
      if added.insert(number).inserted {
        edges.append(Edge(dependent: dependent, input: number, isObserved: areObserved))
      }
    }
  }

  private mutating func number(
    of key: ServiceIdentity, _ numbers: inout [ServiceIdentity: Int]
  ) -> Int {
    if let number = numbers[key] { return number }
    nodes.append(Node(missing: key))
    numbers[key] = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func mark(
    _ fault: WiringFault, _ numbers: inout [ServiceIdentity: Int],
    _ consumers: [ObjectIdentifier: Int]
  ) {
    let services = fault.path.hops.compactMap(\.service)
    let marked: [ServiceIdentity]
    switch fault.kind {
    case .missing: marked = services.suffix(1)
    case .cycle, .captive: marked = services
    default: marked = Array(services.prefix(1))
    }
    let requirements = fault.path.hops.compactMap(\.requirement).compactMap { consumers[$0] }
    for number in marked.map({ number(of: $0, &numbers) }) + requirements
    where !nodes[number].faults.contains(fault.kind) {
      nodes[number].faults.append(fault.kind)
    }
  }

  /// Adds the modules to the names of nodes that share a name.
  private mutating func qualifyNames() {
    let numbers = Dictionary(grouping: nodes.indices, by: { nodes[$0].name })
    for number in numbers.values.filter({ $0.count > 1 }).joined() {
      if let identity = nodes[number].identity { nodes[number].name = identity.qualifiedName }
    }
  }
}

extension Graph {
  /// Returns the registered or missing service of an input, or `nil` for an empty list and for an
  /// Optional of an unregistered type.
  package func service(ofInput input: ServiceIdentity) -> ServiceIdentity? {
    if let number = number(ofInput: input) { return registration(at: number).identity }
    return input.canBeAbsent ? nil : input
  }
}

extension DependencyGraph.Node {
  fileprivate init(_ service: Registration) {
    self.init(
      subject: .registered(lifetime: "\(service.lifetime)"), name: service.name,
      location: service.location, decorations: service.decorations.map(\.location),
      isOpaque: service.isOpaque,
      notes: service.role.note.map { [$0] } ?? [], identity: service.identity)
  }

  fileprivate init(missing key: ServiceIdentity) {
    self.init(
      subject: .missing, name: key.name, location: nil, decorations: [], isOpaque: false, notes: [],
      identity: key)
  }

  fileprivate init(_ consumer: Requirement) {
    self.init(
      subject: .consumer, name: consumer.consumer, location: consumer.location, decorations: [],
      isOpaque: false, notes: consumer.notes, identity: nil)
  }
}

extension Registration.Role {
  /// The note that the graph shows with the service.
  fileprivate var note: String? {
    switch self {
    case .scopeInput: "provided to a scope"
    case .live: "live"
    case .service, .contribution, .list, .scopeValue: nil
    }
  }
}

extension DependencyGraph {
  /// Draws a graph with its faults.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - observed: The inputs that services resolve without declaring them.
  package init(_ graph: Graph, observed: [ServiceIdentity: [ServiceIdentity]] = [:]) {
    self.init(graph, WiringCheck.report(on: graph, Wiring()), observed: observed)
  }
}

extension Container {
  /// The graph of the current registrations, with their faults.
  public var graph: DependencyGraph {
    let (graph, report) = checked()
    return DependencyGraph(graph, report)
  }
}

extension Resolver {
  /// The graph of the sealed registrations.
  public var graph: DependencyGraph { DependencyGraph(scope.graph) }
}
