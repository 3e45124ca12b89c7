/// A dependency graph in the making.
///
/// Its functions are compiled only into programs that draw.
@usableFromInline
struct GraphDrawing: ~Copyable {
  @usableFromInline var nodes: [DependencyGraph.Node] = []
  @usableFromInline var edges: [DependencyGraph.Edge] = []
  /// The same edges, so that each is added once.
  @usableFromInline var knownEdges: Set<DependencyGraph.Edge> = []
  /// The nodes of the registrations.
  @usableFromInline var numbers: [ObjectIdentifier: Int] = [:]
  /// The nodes of the missing services.
  @usableFromInline var missing: [ServiceIdentity: Int] = [:]
  /// The nodes of the consumers.
  @usableFromInline var consumers: [ObjectIdentifier: Int] = [:]

  @usableFromInline
  init() {}
}

extension DependencyGraph {
  /// Draws a graph with its faults.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - report: The result of checking the graph; `nil` to check it here.
  ///   - observed: The inputs that services resolve without declaring them.
  @export(implementation)
  package init(
    _ graph: Graph, _ report: WiringReport? = nil,
    observed: [ServiceIdentity: [ServiceIdentity]] = [:]
  ) {
    var drawing = GraphDrawing()
    drawing.addServices(of: graph, observed)
    drawing.addConsumers(of: graph)
    for fault in (report ?? graph.report).faults { drawing.mark(fault, in: graph) }
    drawing.qualifyNames()
    self.init(nodes: drawing.nodes, edges: drawing.edges)
  }
}

extension GraphDrawing {
  @export(implementation)
  mutating func addServices(of graph: Graph, _ observed: [ServiceIdentity: [ServiceIdentity]]) {
    let services = graph.services
    for (service, _) in services {
      numbers[ObjectIdentifier(service)] = nodes.count
      nodes.append(DependencyGraph.Node(service))
      if graph.registrationOrLive(of: service.identity) !== service {
        nodes[nodes.count - 1].putOutside()
      }
    }
    for (dependent, (service, home)) in services.enumerated() {
      add(service.inputs.compactMap(home.service), in: home, of: dependent)
      add(observed[service.identity] ?? [], in: home, of: dependent, areObserved: true)
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
      add(consumer.inputs.compactMap(graph.service), in: graph, of: dependent)
      for link in consumer.links {
        guard let other = consumers[link.other] else { continue }
        add(DependencyGraph.Edge(dependent: dependent, input: other, label: link.label))
      }
    }
  }

  @export(implementation)
  mutating func add(_ edge: DependencyGraph.Edge) {
    if knownEdges.insert(edge).inserted { edges.append(edge) }
  }

  @export(implementation)
  mutating func add(
    _ inputs: [ServiceIdentity], in graph: Graph, of dependent: Int, areObserved: Bool = false
  ) {
    for input in inputs {
      add(
        DependencyGraph.Edge(
          dependent: dependent, input: number(of: input, in: graph), isObserved: areObserved))
    }
  }

  /// Returns the node of a service of a graph, which is added if it is missing.
  @export(implementation)
  mutating func number(of key: ServiceIdentity, in graph: Graph) -> Int {
    let registered = graph.registrationOrLive(of: key).flatMap { numbers[ObjectIdentifier($0)] }
    if let number = registered ?? missing[key] { return number }
    nodes.append(DependencyGraph.Node(missing: key))
    missing[key] = nodes.count - 1
    return nodes.count - 1
  }

  @export(implementation)
  mutating func mark(_ fault: WiringFault, in graph: Graph) {
    let services = fault.path.hops.compactMap(\.service)
    let marked: [ServiceIdentity]
    switch fault.kind {
    case .missing: marked = services.suffix(1)
    case .cycle, .captive: marked = services
    default: marked = fault.path.hops.prefix(1).compactMap(\.service)
    }
    let requirements = fault.path.hops.compactMap(\.requirement).compactMap { consumers[$0] }
    let numbers = marked.map { number(of: $0, in: graph) }
    for number in numbers + requirements { nodes[number].mark(fault.kind) }
  }

  /// Adds the module to the names of nodes that would share a name.
  @export(implementation)
  mutating func qualifyNames() {
    var counts: [String: Int] = [:]
    for node in nodes where !node.isOutside { counts[node.name, default: 0] += 1 }
    for number in nodes.indices where counts[nodes[number].name, default: 0] > 1 {
      nodes[number].qualifyName()
    }
  }
}

extension DependencyGraph.Node {
  @usableFromInline
  init(_ service: Registration) {
    self.init(
      subject: .registered(lifetime: "\(service.lifetime)"), name: service.name,
      location: service.location, decorations: service.decorations.map(\.location),
      isOpaque: service.isOpaque, notes: service.role.note.map { [$0] } ?? [],
      identity: service.identity)
  }

  @usableFromInline
  init(missing key: ServiceIdentity) {
    self.init(subject: .missing, name: key.name, identity: key)
  }

  @usableFromInline
  init(_ consumer: Requirement) {
    self.init(
      subject: .consumer, name: consumer.consumer, location: consumer.location,
      notes: consumer.notes)
  }

  /// Adds a fault.
  @usableFromInline
  mutating func mark(_ fault: WiringFault.Kind) {
    if !faults.contains(fault) { faults.append(fault) }
  }

  /// Notes that the service belongs to the graph outside a scope, which replaces it.
  @usableFromInline
  mutating func putOutside() {
    isOutside = true
    notes.append("outside the scope")
  }

  /// Adds the module to the name of a service.
  @usableFromInline
  mutating func qualifyName() { name = identity?.qualifiedName ?? name }
}

extension Registration.Role {
  /// The note that the graph shows with the service.
  fileprivate var note: String? {
    switch self {
    case .scopeInput: "provided to a scope"
    case .live: "live"
    case .service, .contribution, .list, .stub, .scopeValue: nil
    }
  }
}

extension Graph {
  /// Returns the registered or missing service of an input, or `nil` for an empty list and for an
  /// Optional of an unregistered type.
  @usableFromInline
  package func service(ofInput input: ServiceIdentity) -> ServiceIdentity? {
    var service = input
    while registrationOrLive(of: service) == nil {
      guard let optional = service.optional else { return input.canBeAbsent ? nil : input }
      service = optional.wrapped
    }
    return service
  }

  /// The services to draw, each with the graph that it receives its inputs from.
  ///
  /// These are the registrations in effect, the live registrations that no table has, and those
  /// registrations of an outer graph that only singletons outside the scope use.
  @export(implementation)
  var services: [(registration: Registration, home: Graph)] {
    var all = registrations.map { ($0, home(of: $0)) }
    var known = Set(all.map { ObjectIdentifier($0.0) })
    var (inputs, source) = (allRequirements.flatMap(\.inputs), self)
    var next = 0
    while true {
      for service in inputs.compactMap(source.service) {
        guard let found = source.registrationOrLive(of: service),
          known.insert(ObjectIdentifier(found)).inserted
        else { continue }
        all.append((found, source.home(of: found)))
      }
      if next == all.count { return all }
      (inputs, source) = (all[next].0.inputs, all[next].1)
      next += 1
    }
  }

  /// The graph that constructs the instances of a registration in effect: a singleton that a scope
  /// shares is constructed outside.
  @usableFromInline
  func home(of registration: Registration) -> Graph {
    let outward = layers.prefix { $0.sharesInstances && registration.lifetime.outlivesScopes }
    return outward.first { $0.table.row(of: registration.identity) != nil }
      ?? outward.reduce(self) { $1.base ?? $0 }
  }

  /// The result of checking the graph again.
  @usableFromInline
  var report: WiringReport {
    // No value is missing in a graph that is in use. If the scope declared a value again, the
    // scopes inside receive it.
    var wiring = Wiring()
    wiring.scopeInputs = scopeInputs
    return WiringCheck.report(on: self, wiring)
  }
}
