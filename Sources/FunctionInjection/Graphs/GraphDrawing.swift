/// A dependency graph in the making.
///
/// Its functions are compiled only into programs that draw.
@usableFromInline
struct GraphDrawing: ~Copyable {
  @usableFromInline let graph: Graph
  /// The inputs that services resolve without declaring them.
  @usableFromInline let observed: [ServiceIdentity: [ServiceIdentity]]
  @usableFromInline var nodes: [DependencyGraph.Node] = []
  @usableFromInline var edges: [DependencyGraph.Edge] = []
  /// The same edges, so that each is added once.
  @usableFromInline var knownEdges: Set<DependencyGraph.Edge> = []
  /// The services in the order of their nodes, each with the graph that it receives its inputs
  /// from.
  @usableFromInline var services: [(registration: Registration, home: Graph)] = []
  /// The nodes of the services.
  @usableFromInline var numbers: [Version: Int] = [:]
  /// The nodes of the missing services.
  @usableFromInline var missing: [ServiceIdentity: Int] = [:]
  /// The nodes of the consumers.
  @usableFromInline var consumers: [ObjectIdentifier: Int] = [:]
  /// The services whose inputs a scope changes, so that they have another version outside.
  @usableFromInline let changed: Set<ObjectIdentifier>

  /// A service as the graph has it or, in the graph of a scope, as singletons outside use it.
  @usableFromInline
  struct Version: Hashable {
    @usableFromInline let registration: ObjectIdentifier
    /// Whether singletons outside a scope use this version, and the scope has another one.
    @usableFromInline let isOutside: Bool

    @usableFromInline
    init(_ registration: Registration, isOutside: Bool) {
      self.registration = ObjectIdentifier(registration)
      self.isOutside = isOutside
    }
  }

  @usableFromInline
  init(_ graph: Graph, observed: [ServiceIdentity: [ServiceIdentity]]) {
    self.graph = graph
    self.observed = observed
    changed = graph.usersOfScopeChanges
  }
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
    var drawing = GraphDrawing(graph, observed: observed)
    drawing.addServices()
    drawing.addConsumers()
    for fault in (report ?? graph.report).faults { drawing.mark(fault) }
    drawing.qualifyNames()
    self.init(nodes: drawing.nodes, edges: drawing.edges)
  }
}

extension GraphDrawing {
  /// Adds the registrations in effect, the live registrations that they need and no table has, and
  /// the services that only singletons outside a scope use.
  @export(implementation)
  mutating func addServices() {
    for registration in graph.registrations { addNode(of: registration, from: graph) }
    for input in graph.allRequirements.flatMap(\.inputs) { addNode(ofInput: input, from: graph) }
    var next = 0
    while next < services.count {
      let (service, home) = services[next]
      let inputs = service.inputs + (observed[service.identity] ?? [])
      for input in inputs { addNode(ofInput: input, from: home) }
      next += 1
    }
    for (dependent, (service, home)) in services.enumerated() {
      addEdges(from: dependent, to: service.inputs, in: home)
      addEdges(from: dependent, to: observed[service.identity] ?? [], in: home, areObserved: true)
    }
  }

  @export(implementation)
  mutating func addNode(ofInput input: ServiceIdentity, from home: Graph) {
    guard let service = home.service(ofInput: input),
      let registration = home.registrationOrLive(of: service)
    else { return }
    addNode(of: registration, from: home)
  }

  /// Adds the node of a service that is found in a graph, unless it has been added.
  @export(implementation)
  mutating func addNode(of registration: Registration, from source: Graph) {
    let version = version(of: registration, from: source)
    if numbers[version] != nil { return }
    numbers[version] = nodes.count
    nodes.append(DependencyGraph.Node(registration, isOutside: version.isOutside))
    services.append((registration, source.home(of: registration)))
  }

  /// Returns the version of a service that is found in a graph.
  @export(implementation)
  func version(of registration: Registration, from source: Graph) -> Version {
    let isOutside =
      source !== graph
      && (changed.contains(ObjectIdentifier(registration))
        || graph.registrationOrLive(of: registration.identity) !== registration)
    return Version(registration, isOutside: isOutside)
  }

  @export(implementation)
  mutating func addConsumers() {
    let requirements = graph.allRequirements
    let first = nodes.count
    for consumer in requirements {
      if let identity = consumer.identity { consumers[identity] = nodes.count }
      nodes.append(DependencyGraph.Node(consumer))
    }
    for (dependent, consumer) in zip(first..., requirements) {
      addEdges(from: dependent, to: consumer.inputs, in: graph)
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
  mutating func addEdges(
    from dependent: Int, to inputs: [ServiceIdentity], in home: Graph, areObserved: Bool = false
  ) {
    for input in inputs {
      guard let service = home.service(ofInput: input) else { continue }
      let number = numberOrMissing(of: service, in: home)
      add(DependencyGraph.Edge(dependent: dependent, input: number, isObserved: areObserved))
    }
  }

  /// Returns the node of a service of a graph, which is added if the service is missing.
  @export(implementation)
  mutating func numberOrMissing(of key: ServiceIdentity, in source: Graph) -> Int {
    if let registration = source.registrationOrLive(of: key),
      let number = numbers[version(of: registration, from: source)]
    {
      return number
    }
    if let number = missing[key] { return number }
    nodes.append(DependencyGraph.Node(missing: key))
    missing[key] = nodes.count - 1
    return nodes.count - 1
  }

  @export(implementation)
  mutating func mark(_ fault: WiringFault) {
    let services = fault.path.hops.compactMap(\.service)
    var requirements = fault.path.hops.compactMap(\.requirement).compactMap { consumers[$0] }
    let marked: [ServiceIdentity]
    switch fault.kind {
    // Only what is missing is marked, and not what needs it.
    case .missing: (marked, requirements) = (services.suffix(1), [])
    case .cycle, .captive: marked = services
    default: marked = fault.path.hops.prefix(1).compactMap(\.service)
    }
    let numbers = marked.map { numberOrMissing(of: $0, in: graph) }
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
  /// Makes the node of a service.
  ///
  /// - Parameters:
  ///   - service: The service.
  ///   - isOutside: Whether singletons outside a scope use this service, and the scope has another
  ///     version of it.
  @usableFromInline
  init(_ service: Registration, isOutside: Bool) {
    let notes = [service.role.note, isOutside ? "outside the scope" : nil]
    self.init(
      subject: .registered(lifetime: "\(service.lifetime)"), name: service.name,
      location: service.location, decorations: service.decorations.map(\.location),
      isOpaque: service.isOpaque, notes: notes.compactMap(\.self), identity: service.identity,
      isOutside: isOutside)
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
    let service = input.unwrapped.first { registrationOrLive(of: $0) != nil }
    return service ?? (input.canBeAbsent ? nil : input)
  }

  /// The services that a scope changes, because they receive what the scope registers, directly or
  /// through each other; the singletons outside receive such services unchanged.
  @usableFromInline
  var usersOfScopeChanges: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var pending = layers.prefix { $0.sharesInstances }
      .flatMap { $0.table.registrations.map(\.identity) }
    while let key = pending.popLast() {
      for user in users(of: key) where user.lifetime.isPassedOn {
        if found.insert(ObjectIdentifier(user)).inserted { pending.append(user.identity) }
      }
    }
    return found
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
