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

extension PlannedKey {
  /// The numbers of keys that state a live registration.
  static let live = 40..<44
  /// The numbers of the values that scopes receive.
  static let scopeInputs = 50..<53
}

/// One registration of a random graph, or one contribution.
struct PlannedNode {
  enum Life: CaseIterable {
    case transient, graph, scoped, weak, singleton

    /// Whether all scopes share an instance.
    var isShared: Bool {
      switch self {
      case .transient, .graph, .scoped: false
      case .weak, .singleton: true
      }
    }
  }

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
  /// Whether it declares a value that scopes receive.
  var isScopeInput = false
}

/// One step on a container.
enum Step {
  /// States the live registration of a key, before all other steps.
  case live(PlannedNode)
  /// Declares a value that scopes receive.
  case declare(Int)
  case register(PlannedNode)
  case unregister(Int)
  case contribute(PlannedNode)
  case decorate(Int, with: [PlannedKey])
  /// Scopes are numbered in order of creation; 0 is the container or its sealed resolver.
  case resolve(PlannedKey, scope: Int)
  case makeScope(inside: Int)
  /// Makes a scope that receives the declared values.
  case makeScopeWithValues(inside: Int)
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
  /// Whether some keys state a live registration.
  var hasLive = false
  /// Whether scopes receive values.
  var hasScopeInputs = false
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
  private var live: [Int] = []
  private var scopeInputs: [Int] = []

  init(_ style: PlanStyle, using random: Random) {
    self.style = style
    self.random = random
    keyCount = Int.random(in: style.keys, using: &self.random)
    if style.hasLive { live = firstOf(PlannedKey.live) }
    if style.hasScopeInputs { scopeInputs = firstOf(PlannedKey.scopeInputs) }
    for number in live { steps.append(.live(liveNode(number))) }
    for number in scopeInputs { steps.append(.declare(number)) }
    let keys = Array(0..<keyCount) + live.filter { _ in chance(25) }
    for number in keys.shuffled(using: &self.random) { addRegistrations(of: number) }
    addSteps()
  }

  private mutating func firstOf(_ numbers: Range<Int>) -> [Int] {
    Array(numbers.prefix(Int.random(in: 0...numbers.count, using: &random)))
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  /// A key that a part of a number may need.
  private mutating func input(of number: Int) -> PlannedKey? {
    if PlannedKey.live.contains(number) { return inputOfLive(number) }
    if chance(15), let live = live.randomElement(using: &random) { return .part(live) }
    if chance(15), let value = scopeInputs.randomElement(using: &random) { return .part(value) }
    let behind = style.isOrdered ? number : keyCount
    guard behind > 0 else { return nil }
    let input = Int.random(in: 0..<behind, using: &random)
    return chance(20) ? .all(input) : .part(input)
  }

  /// A key that a live registration may need; on a cycle of keys only if the style has cycles.
  private mutating func inputOfLive(_ number: Int) -> PlannedKey? {
    let others = style.isOrdered ? live.filter { $0 < number } : live + Array(0..<keyCount)
    return (others + scopeInputs).randomElement(using: &random).map { .part($0) }
  }

  /// A live registration: it declares its inputs, and its factory does not fail.
  private mutating func liveNode(_ number: Int) -> PlannedNode {
    var node = PlannedNode(number: number)
    node.life = PlannedNode.Life.allCases.randomElement(using: &random) ?? .transient
    node.inputs = (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in
      inputOfLive(number)
    }
    if chance(style.faults) { node.inputs.append(.part(keyCount)) }
    return node
  }

  private mutating func node(_ number: Int) -> PlannedNode {
    if PlannedKey.live.contains(number) { return liveNode(number) }
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
    var valued: Set<Int> = []
    var resolves = 0
    for _ in 0..<style.steps {
      let keys = Array(0..<keyCount) + live
      let number = keys.randomElement(using: &random) ?? 0
      let scope = Int.random(in: 0..<scopes, using: &random)
      switch Int.random(in: 0..<24, using: &random) {
      case 0, 1:
        let receives = !scopeInputs.isEmpty && chance(60)
        steps.append(receives ? .makeScopeWithValues(inside: scope) : .makeScope(inside: scope))
        endable.append(scopes)
        if receives || valued.contains(scope) { valued.insert(scopes) }
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
      case 8
      where style.isOverridden && (registered.contains(number) || live.contains(number))
        && !valued.contains(scope):
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
        let asked = (keys + scopeInputs + [keyCount]).randomElement(using: &random) ?? 0
        steps.append(.resolve(.part(asked), scope: scope))
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
