/// The registrations of a container, and its faults, each found by its definition.
struct NaiveWiring {
  /// Every registration in order, contributions and their lists included.
  private var registered: [(key: PlannedKey, node: PlannedNode)] = []
  private var decorators: [PlannedKey: [PlannedDecorator]] = [:]
  /// The live registrations, which apply to keys that are not registered.
  private var live: [PlannedKey: NaiveContainer.Registration] = [:]
  /// Whether missing services have failing stubs, and live registrations are ignored.
  var hasStubs = false
  /// The registrations in effect: the last of each key.
  private(set) var table: [PlannedKey: NaiveContainer.Registration] = [:]

  mutating func state(live node: PlannedNode) {
    live[.part(node.number)] = .init(.part(node.number), node)
  }

  mutating func declare(_ number: Int) {
    var node = PlannedNode(number: number)
    node.life = .scoped
    node.isScopeInput = true
    register(node)
  }

  /// The registrations in effect, and the live ones, or the stubs, of all other keys.
  var resolvable: [PlannedKey: NaiveContainer.Registration] {
    guard hasStubs else { return live.merging(table) { $1 } }
    let stubs = PlannedKey.stubs.map { number in
      let key = PlannedKey.part(number)
      return (
        key,
        NaiveContainer.Registration(key, PlannedNode(number: number), decorators[key] ?? [])
      )
    }
    return Dictionary(uniqueKeysWithValues: stubs).merging(table) { $1 }
  }

  /// The same with the live registrations that others or decorators need, as a sealed graph has
  /// them.
  var sealed: NaiveWiring {
    var sealed = self
    var pending = table.keys.flatMap(needs) + decorators.keys
    while let key = pending.popLast() {
      guard sealed.table[key] == nil, let found = live[key] else { continue }
      sealed.table[key] = found
      pending += sealed.needs(key)
    }
    return sealed
  }

  mutating func register(_ node: PlannedNode) {
    add(.part(node.number), node)
  }

  mutating func contribute(_ node: PlannedNode) {
    let list = PlannedKey.all(node.number)
    let others = table[list]?.node.inputs ?? []
    let key = PlannedKey.contribution(node.number, others.count)
    add(key, node)
    registered.removeAll { $0.key == list }
    add(list, PlannedNode(number: node.number, inputs: others + [key]))
  }

  mutating func decorate(_ number: Int, by decorator: PlannedDecorator) {
    let key = PlannedKey.part(number)
    decorators[key, default: []].append(decorator)
    if let registration = table[key] {
      table[key] = .init(key, registration.node, decorators[key] ?? [], registration.attempts)
    }
    if let registration = live[key] {
      live[key] = .init(key, registration.node, decorators[key] ?? [], registration.attempts)
    }
  }

  mutating func unregister(_ number: Int) {
    table[.part(number)] = nil
    registered.removeAll { $0.key == .part(number) }
  }

  private mutating func add(_ key: PlannedKey, _ node: PlannedNode) {
    registered.append((key, node))
    table[key] = .init(key, node, decorators[key] ?? [], .init())
  }

  /// The keys that a registration in effect declares as inputs.
  private func needs(_ key: PlannedKey) -> [PlannedKey] {
    guard let registration = table[key] else { return [] }
    let node = registration.node
    return (node.style == .declared ? node.inputs : []) + registration.decorators.flatMap(\.inputs)
  }

  /// A service that can be requested.
  var keys: [PlannedKey] {
    table.keys.filter { if case .contribution = $0 { false } else { true } }
  }

  /// The number of registrations in effect that cannot be checked.
  var unverifiedCount: Int { table.values.count { $0.node.style != .declared } }

  /// The services that are missing or registered twice, and overrides and decorators without a
  /// target.
  var faults: [String] {
    var faults: [String] = []
    for key in table.keys {
      for case .part(let input) in Set(needs(key)) where table[.part(input)] == nil {
        faults.append("missing \(input)")
      }
    }
    var seen: Set<PlannedKey> = []
    for (key, node) in registered {
      let isFirst = seen.insert(key).inserted
      if !isFirst, !node.isOverride { faults.append("duplicate \(key)") }
      if isFirst, node.isOverride { faults.append("overridesNothing \(key)") }
    }
    for (key, decorators) in decorators where table[key] == nil {
      faults += decorators.map { _ in "decoratesNothing \(key)" }
    }
    return faults.sorted()
  }

  /// The shared services that reach a scoped one without passing another shared one, once for each
  /// such input.
  var captives: [String] {
    func leadsToScoped(_ key: PlannedKey, _ seen: Set<PlannedKey>) -> Bool {
      guard !seen.contains(key) else { return false }
      return switch table[key]?.node.life {
      case .scoped: true
      case .transient, .graph: needs(key).contains { leadsToScoped($0, seen.union([key])) }
      case .singleton, .weak, nil: false
      }
    }
    let keepers = table.values.filter(\.node.life.isShared)
    return keepers.flatMap { keeper in
      Set(needs(keeper.key)).filter { leadsToScoped($0, []) }.map { _ in "\(keeper.key)" }
    }.sorted()
  }

  /// Returns whether the paths are cycles of the wiring, and cutting the last step of each leaves
  /// none.
  func isMended(byCutting cycles: [[String]]) -> Bool {
    var rest: [String: Set<String>] = [:]
    for key in table.keys {
      rest["\(key)"] = Set(needs(key).filter { table[$0] != nil }.map { "\($0)" })
    }
    let all = rest
    for cycle in cycles {
      guard cycle.count > 1, cycle.first == cycle.last else { return false }
      for (key, input) in zip(cycle, cycle.dropFirst()) where all[key]?.contains(input) != true {
        return false
      }
      rest[cycle[cycle.count - 2]]?.remove(cycle[0])
    }
    while let free = rest.first(where: { $0.value.isDisjoint(with: rest.keys) }) {
      rest[free.key] = nil
    }
    return rest.isEmpty
  }
}
