/// One registration of a random graph.
struct PlannedNode {
  enum Life: CaseIterable { case transient, graph, scoped, weak, singleton }

  enum Style {
    /// The inputs are declared.
    case declared
    /// The factory asks for its inputs.
    case asking
    /// The factory asks, and goes on without what it does not get.
    case tolerant
  }

  var number: Int
  var life: Life
  var style: Style
  var inputs: [Int]
  var isOverride = false
  /// How many constructions fail before the first that succeeds.
  var failures = 0
}

/// One thing that happens to a container.
enum Step {
  case register(PlannedNode)
  case unregister(Int)
  /// Scopes are numbered in order of creation; 0 is the container, or what it was sealed to.
  case resolve(Int, scope: Int)
  case makeScope(inside: Int)
  case end(scope: Int)
  /// Lets go of what a resolve has given, counted from the first.
  case release(Int)
}

/// How a random plan comes about.
struct PlanStyle {
  /// How many keys there are.
  var keys = 1...10
  /// How many steps come after the registrations.
  var steps = 30
  /// Whether inputs are of smaller numbers only, so that there is no cycle.
  var isOrdered = false
  /// Whether registrations come and go between the resolves.
  var isChanged = false
  /// In how many of a hundred registrations something is wrong.
  var faults = 10
}

/// What happens to a container, decided by random numbers.
struct Plan {
  var steps: [Step] = []

  init(_ style: PlanStyle, using random: inout some RandomNumberGenerator) {
    let keyCount = Int.random(in: style.keys, using: &random)
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    func node(_ number: Int) -> PlannedNode {
      let behind = style.isOrdered ? number : keyCount
      let inputs = (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
        behind == 0 ? nil : Int.random(in: 0..<behind, using: &random)
      }
      let life = PlannedNode.Life.allCases.randomElement(using: &random) ?? .transient
      var node = PlannedNode(
        number: number, life: life,
        style: chance(60) ? .declared : chance(70) ? .asking : .tolerant,
        inputs: inputs)
      if chance(style.faults) { node.failures = Int.random(in: 1...2, using: &random) }
      if chance(style.faults) { node.inputs = node.inputs.prefix(2) + [keyCount] }
      return node
    }
    for number in (0..<keyCount).shuffled(using: &random) {
      if chance(style.faults) { continue }
      var planned = node(number)
      planned.isOverride = chance(style.faults / 4)
      steps.append(.register(planned))
      if chance(style.faults) {
        planned = node(number)
        planned.isOverride = chance(70)
        steps.append(.register(planned))
      }
    }
    var scopes = 1
    var resolves = 0
    for _ in 0..<style.steps {
      switch Int.random(in: 0..<20, using: &random) {
      case 0, 1:
        steps.append(.makeScope(inside: Int.random(in: 0..<scopes, using: &random)))
        scopes += 1
      case 2 where scopes > 1:
        steps.append(.end(scope: Int.random(in: 1..<scopes, using: &random)))
      case 3 where resolves > 0:
        steps.append(.release(Int.random(in: 0..<resolves, using: &random)))
      case 5 where style.isChanged:
        steps.append(.unregister(Int.random(in: 0..<keyCount, using: &random)))
      case 6 where style.isChanged:
        steps.append(.register(node(Int.random(in: 0..<keyCount, using: &random))))
      default:
        let scope = Int.random(in: 0..<scopes, using: &random)
        steps.append(.resolve(Int.random(in: 0...keyCount, using: &random), scope: scope))
        resolves += 1
      }
    }
  }
}
