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
  /// Whether tasks resolve with overrides of their own.
  var hasTasks = false
  /// Whether some keys state a live registration.
  var hasLive = false
  /// Whether some containers are those of a test, which provide failing stubs.
  var hasStubs = false
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
  private var stubs: [Int] = []
  private var scopeInputs: [Int] = []
  /// The numbers that changes can name.
  private var keys: [Int] { Array(0..<keyCount) + live + stubs + scopeInputs }

  init(_ style: PlanStyle, using random: Random) {
    self.style = style
    self.random = random
    keyCount = Int.random(in: style.keys, using: &self.random)
    if style.hasLive { live = firstOf(PlannedKey.live) }
    if style.hasScopeInputs { scopeInputs = firstOf(PlannedKey.scopeInputs) }
    if style.hasStubs, chance(30) {
      stubs = Array(PlannedKey.stubs)
      steps.append(.stub)
    }
    for number in live { steps.append(.live(liveNode(number))) }
    for number in scopeInputs { steps.append(.declare(number)) }
    let registered = Array(0..<keyCount) + live.filter { _ in chance(25) }
    for number in registered.shuffled(using: &self.random) { addRegistrations(of: number) }
    for number in live + stubs + scopeInputs where chance(20) { addChange(of: number) }
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
    if chance(15), let stub = stubs.randomElement(using: &random) { return .part(stub) }
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

  private mutating func emptyNode(_ number: Int) -> PlannedNode {
    var node = PlannedNode(number: number)
    node.life = PlannedNode.Life.all(of: number).randomElement(using: &random) ?? .transient
    return node
  }

  /// A live registration: it declares its inputs, and its factory does not fail.
  private mutating func liveNode(_ number: Int) -> PlannedNode {
    var node = emptyNode(number)
    node.inputs = (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in
      inputOfLive(number)
    }
    if chance(style.faults) { node.inputs.append(.part(keyCount)) }
    return node
  }

  private mutating func node(_ number: Int) -> PlannedNode {
    if PlannedKey.live.contains(number) { return liveNode(number) }
    var node = emptyNode(number)
    node.style = chance(60) ? .declared : chance(70) ? .asking : .tolerant
    node.inputs = (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in input(of: number) }
    if chance(style.faults) { node.failures = Int.random(in: 1...2, using: &random) }
    if chance(style.faults) { node.inputs = node.inputs.prefix(2) + [.part(keyCount)] }
    return node
  }

  private mutating func addRegistrations(of number: Int) {
    if chance(10) { steps.append(.contribute(node(number))) }
    if chance(10) { addDecoration(of: number) }
    if chance(10) { addChange(of: number) }
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
    if chance(10) { addChange(of: number) }
    if chance(10) { steps.append(.contribute(node(number))) }
  }

  private mutating func addDecoration(of number: Int) {
    steps.append(.decorate(number, with: chance(50) ? [] : [input(of: number)].compactMap { $0 }))
  }

  private mutating func change(of number: Int) -> Step {
    .change(number, function: Int.random(in: 0...1, using: &random))
  }

  private mutating func addChange(of number: Int) { steps.append(change(of: number)) }

  /// Changes for the overrides of a task, which are not checked.
  private mutating func changes() -> [Step] {
    (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in
      guard let number = keys.randomElement(using: &random) else { return nil }
      guard number < keyCount else { return change(of: number) }
      return switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: .register(node(number))
      case 2: .contribute(node(number))
      case 3: .decorate(number, with: [])
      default: change(of: number)
      }
    }
  }

  /// Changes of the services of a sealed graph, which can cause neither a cycle nor a captive
  /// instance.
  private mutating func checkedChanges() -> [Step] {
    let registered = registered.sorted() + (stubs.isEmpty ? live : [])
    return (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
      guard let number = registered.randomElement(using: &random) else { return nil }
      var node = emptyNode(number)
      if node.life == .scoped { node.life = .graph }
      return switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: .register(node)
      case 2: .contribute(node)
      case 3: .decorate(number, with: [])
      case 4: (stubs + scopeInputs).randomElement(using: &random).map { change(of: $0) }
      default: change(of: number)
      }
    }
  }

  private mutating func addSteps() {
    var scopes = 1
    var roots: Set = [0]
    var endable: [Int] = []
    var resolves = 0
    for _ in 0..<style.steps {
      let keys = Array(0..<keyCount) + live + stubs
      let number = keys.randomElement(using: &random) ?? 0
      let scope = Int.random(in: 0..<scopes, using: &random)
      switch Int.random(in: 0..<26, using: &random) {
      case 0, 1:
        let receives = style.isOverridden && chance(60)
        steps.append(
          receives
            ? .makeScopeWithValues(inside: scope, checkedChanges()) : .makeScope(inside: scope))
        endable.append(scopes)
        scopes += 1
      case 2 where endable.contains(scope):
        steps.append(.end(scope: scope))
      case 3 where resolves > 0:
        steps.append(.release(Int.random(in: 0..<resolves, using: &random)))
      case 4 where style.isChanged:
        steps.append(.unregister(number))
      case 5 where style.isChanged && !stubs.contains(number):
        steps.append(.register(node(number)))
      case 6 where style.isChanged:
        steps.append(.contribute(node(number)))
      case 7 where style.isChanged:
        addDecoration(of: number)
      case 8 where style.isChanged:
        addChange(of: number)
      case 9 where style.isOverridden:
        steps.append(.override(checkedChanges(), scope: scope))
        if roots.contains(scope) { roots.insert(scopes) } else { endable.append(scopes) }
        scopes += 1
      case 10 where style.hasTasks, 11 where style.hasTasks:
        let nested = (0..<Int.random(in: 1...3, using: &random)).map { _ in changes() }
        steps.append(.task(nested, chance(20) ? .all(number) : .part(number), scope: scope))
        resolves += 1
      case 12, 13:
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
