/// A dependency graph in the making.
///
/// Its functions are compiled only into programs that draw.
@usableFromInline
struct GraphDrawing {
  @usableFromInline var nodes: [DependencyGraph.Node] = []
  @usableFromInline var edges: [DependencyGraph.Edge] = []
  /// The nodes of the services.
  @usableFromInline var numbers: [ServiceIdentity: Int] = [:]
  /// The nodes of the consumers.
  @usableFromInline var consumers: [ObjectIdentifier: Int] = [:]
  /// The faults of the nodes.
  @usableFromInline var faults: [Int: [WiringFault.Kind]] = [:]

  @usableFromInline
  init() {}
}

extension DependencyGraph {
  /// Draws a graph with its faults.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - observed: The inputs that services resolve without declaring them.
  @export(implementation)
  package init(_ graph: Graph, observed: [ServiceIdentity: [ServiceIdentity]] = [:]) {
    self.init(graph, graph.report, observed: observed)
  }

  /// Draws a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - report: The faults of the graph.
  ///   - observed: The inputs that services resolve without declaring them.
  @export(implementation)
  init(
    _ graph: Graph, _ report: WiringReport, observed: [ServiceIdentity: [ServiceIdentity]] = [:]
  ) {
    var drawing = GraphDrawing()
    drawing.addServices(of: graph, observed)
    drawing.addConsumers(of: graph)
    for fault in report.faults { drawing.mark(fault) }
    self = drawing.finished
  }
}

extension GraphDrawing {
  @export(implementation)
  mutating func addServices(of graph: Graph, _ observed: [ServiceIdentity: [ServiceIdentity]]) {
    let services = graph.registrations
    for service in services {
      numbers[service.identity] = nodes.count
      nodes.append(DependencyGraph.Node(service))
    }
    for (dependent, service) in services.enumerated() {
      add(service.inputs.compactMap(graph.service), of: dependent)
      add(observed[service.identity] ?? [], of: dependent, areObserved: true)
    }
  }

  @export(implementation)
  mutating func addConsumers(of graph: Graph) {
    let requirements = graph.allRequirements
    let first = nodes.count
    for consumer in requirements {
      if let identity = consumer.identity { consumers[identity] = nodes.count }
      nodes.append(DependencyGraph.Node(consumer))
    }
    for (dependent, consumer) in zip(first..., requirements) {
      add(consumer.inputs.compactMap(graph.service), of: dependent)
      var added: Set<DependencyGraph.Edge> = []
      for link in consumer.links {
        guard let other = consumers[link.other] else { continue }
        let edge = DependencyGraph.Edge(dependent: dependent, input: other, label: link.label)
        if added.insert(edge).inserted { edges.append(edge) }
      }
    }
  }

  @export(implementation)
  mutating func add(
    _ inputs: [ServiceIdentity], of dependent: Int, areObserved: Bool = false
  ) {
    var added: Set<Int> = []
    for input in inputs {
      let number = number(of: input)
      if added.insert(number).inserted {
        edges.append(
          DependencyGraph.Edge(dependent: dependent, input: number, isObserved: areObserved))
      }
    }
  }

  /// Returns the node of a service, which is added if it is missing.
  @export(implementation)
  mutating func number(of key: ServiceIdentity) -> Int {
    if let number = numbers[key] { return number }
    nodes.append(DependencyGraph.Node(missing: key))
    numbers[key] = nodes.count - 1
    return nodes.count - 1
  }

  @export(implementation)
  mutating func mark(_ fault: WiringFault) {
    let services = fault.path.hops.compactMap(\.service)
    let marked: [ServiceIdentity]
    switch fault.kind {
    case .missing: marked = services.suffix(1)
    case .cycle, .captive: marked = services
    default: marked = Array(services.prefix(1))
    }
    let requirements = fault.path.hops.compactMap(\.requirement).compactMap { consumers[$0] }
    for number in marked.map({ number(of: $0) }) + requirements
    where faults[number]?.contains(fault.kind) != true {
      faults[number, default: []].append(fault.kind)
    }
  }

  /// The graph, in which nodes that would share a name have their module in it.
  @export(implementation)
  var finished: DependencyGraph {
    let counts = Dictionary(nodes.map { ($0.name, 1) }, uniquingKeysWith: +)
    let finished = nodes.enumerated().map { number, node in
      let isUnique = counts[node.name] == 1
      return DependencyGraph.Node(
        node, name: isUnique ? node.name : node.identity?.qualifiedName ?? node.name,
        faults: faults[number] ?? [])
    }
    return DependencyGraph(nodes: finished, edges: edges)
  }
}

extension DependencyGraph.Node {
  @usableFromInline
  init(_ service: Registration) {
    self.init(
      subject: .registered(lifetime: "\(service.lifetime)"), name: service.name,
      location: service.location, decorations: service.decorations.map(\.location),
      isOpaque: service.isOpaque, notes: service.role.note.map { [$0] } ?? [], faults: [],
      identity: service.identity)
  }

  @usableFromInline
  init(missing key: ServiceIdentity) {
    self.init(
      subject: .missing, name: key.name, location: nil, decorations: [], isOpaque: false, notes: [],
      faults: [], identity: key)
  }

  @usableFromInline
  init(_ consumer: Requirement) {
    self.init(
      subject: .consumer, name: consumer.consumer, location: consumer.location, decorations: [],
      isOpaque: false, notes: consumer.notes, faults: [], identity: nil)
  }

  /// Makes a copy of a node with its final name and its faults.
  @usableFromInline
  init(_ node: Self, name: String, faults: [WiringFault.Kind]) {
    self.init(
      subject: node.subject, name: name, location: node.location, decorations: node.decorations,
      isOpaque: node.isOpaque, notes: node.notes, faults: faults, identity: node.identity)
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

extension Graph {
  /// Returns the registered or missing service of an input, or `nil` for an empty list and for an
  /// Optional of an unregistered type.
  @usableFromInline
  package func service(ofInput input: ServiceIdentity) -> ServiceIdentity? {
    if let number = number(ofInput: input) { return registration(at: number).identity }
    return input.canBeAbsent ? nil : input
  }

  /// The result of checking the graph again.
  @usableFromInline
  var report: WiringReport { WiringCheck.report(on: self, Wiring()) }
}
