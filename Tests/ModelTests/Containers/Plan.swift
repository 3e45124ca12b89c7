/// A request to a random graph.
enum PlannedKey: Hashable, CustomStringConvertible {
  case part(Int)
  /// All contributions to the key of a part.
  case all(Int)
  /// One of the contributions, counted from zero.
  case contribution(Int, Int)

  var description: String {
    switch self {
    case .part(let number): "\(number)"
    case .all(let number): "all(\(number))"
    case .contribution(let number, let index): "\(number)[\(index)]"
    }
  }
}

/// One registration of a random graph, or one contribution.
struct PlannedNode {
  enum Life: CaseIterable { case transient, graph, scoped, weak, singleton }

  enum Style {
    /// The inputs are declared.
    case declared
    /// The factory resolves its inputs.
    case asking
    /// The factory resolves its inputs, and continues without the missing ones.
    case tolerant
  }

  var number: Int
  var life = Life.transient
  var style = Style.declared
  var inputs: [PlannedKey] = []
  var isOverride = false
  /// The number of constructions that fail before the first success.
  var failures = 0
}

/// One step on a container.
enum Step {
  case register(PlannedNode)
  case unregister(Int)
  case contribute(PlannedNode)
  case decorate(Int, with: [PlannedKey])
  /// Scopes are numbered in order of creation; 0 is the container or its sealed resolver.
  case resolve(PlannedKey, scope: Int)
  case makeScope(inside: Int)
  /// Makes a scope of a graph in which some registrations are overridden.
  case override([PlannedNode], scope: Int)
  case end(scope: Int)
  /// Drops the result of a resolve, counted from the first.
  case release(Int)
}

/// The parameters of a random plan.
struct PlanStyle {
  /// The number of keys.
  var keys = 1...10
  /// The number of steps after the registrations.
  var steps = 30
  /// Whether inputs have smaller numbers only, so that there is no cycle.
  var isOrdered = false
  /// Whether registrations come and go between the resolves.
  var isChanged = false
  /// Whether graphs are made in which something is overridden.
  var isOverridden = false
  /// The number of faulty registrations in a hundred.
  var faults = 10
}

/// A random sequence of steps on a container.
struct Plan<Random: RandomNumberGenerator> {
  private(set) var steps: [Step] = []
  private let style: PlanStyle
  private var random: Random
  private let keyCount: Int
  private var registered: Set<Int> = []

  init(_ style: PlanStyle, using random: Random) {
    self.style = style
    self.random = random
    keyCount = Int.random(in: style.keys, using: &self.random)
    for number in (0..<keyCount).shuffled(using: &self.random) { addRegistrations(of: number) }
    addSteps()
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  /// A key that a part of a number may need.
  private mutating func input(of number: Int) -> PlannedKey? {
    let behind = style.isOrdered ? number : keyCount
    guard behind > 0 else { return nil }
    let input = Int.random(in: 0..<behind, using: &random)
    return chance(20) ? .all(input) : .part(input)
  }

  private mutating func node(_ number: Int) -> PlannedNode {
    var node = PlannedNode(number: number)
    node.life = PlannedNode.Life.allCases.randomElement(using: &random) ?? .transient
    node.style = chance(60) ? .declared : chance(70) ? .asking : .tolerant
    node.inputs = (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in input(of: number) }
    if chance(style.faults) { node.failures = Int.random(in: 1...2, using: &random) }
    if chance(style.faults) { node.inputs = node.inputs.prefix(2) + [.part(keyCount)] }
    return node
  }

  private mutating func addRegistrations(of number: Int) {
    if chance(10) { steps.append(.contribute(node(number))) }
    if chance(10) { addDecoration(of: number) }
    guard !chance(style.faults) else { return }
    registered.insert(number)
    var planned = node(number)
    planned.isOverride = chance(style.faults / 4)
    steps.append(.register(planned))
    if chance(style.faults) {
      planned = node(number)
      planned.isOverride = chance(70)
      steps.append(.register(planned))
    }
    if chance(10) { addDecoration(of: number) }
    if chance(10) { steps.append(.contribute(node(number))) }
  }

  private mutating func addDecoration(of number: Int) {
    steps.append(.decorate(number, with: chance(50) ? [] : [input(of: number)].compactMap { $0 }))
  }

  private mutating func addSteps() {
    var scopes = 1
    var endable: [Int] = []
    var resolves = 0
    for _ in 0..<style.steps {
      let number = Int.random(in: 0..<keyCount, using: &random)
      let scope = Int.random(in: 0..<scopes, using: &random)
      switch Int.random(in: 0..<24, using: &random) {
      case 0, 1:
        steps.append(.makeScope(inside: scope))
        endable.append(scopes)
        scopes += 1
      case 2 where endable.contains(scope):
        steps.append(.end(scope: scope))
      case 3 where resolves > 0:
        steps.append(.release(Int.random(in: 0..<resolves, using: &random)))
      case 4 where style.isChanged:
        steps.append(.unregister(number))
      case 5 where style.isChanged:
        steps.append(.register(node(number)))
      case 6 where style.isChanged:
        steps.append(.contribute(node(number)))
      case 7 where style.isChanged:
        addDecoration(of: number)
      case 8 where style.isOverridden && registered.contains(number):
        // It can cause neither a cycle nor a captive instance.
        var node = PlannedNode(number: number)
        node.life = [.transient, .graph, .weak, .singleton].randomElement(using: &random) ?? .weak
        steps.append(.override([node], scope: scope))
        scopes += 1
      case 9, 10:
        steps.append(.resolve(.all(number), scope: scope))
        resolves += 1
      default:
        // Sometimes a key that is not registered.
        steps.append(.resolve(.part(Int.random(in: 0...keyCount, using: &random)), scope: scope))
        resolves += 1
      }
    }
  }
}

extension PlannedKey {
  /// The name of the parts of the key; a contribution does not know its number.
  var partName: String {
    switch self {
    case .part(let number), .all(let number): "\(number)"
    case .contribution(let number, _): "\(number)[]"
    }
  }
}
