/// A state of threads that take steps.
protocol Model: Hashable {
  /// Every state that one step of one thread leads to.
  var successors: [Self] { get }
  /// The rule that a step has broken.
  var fault: String? { get }
  var deliveredAfterCancel: Int { get }
}

/// The findings of the exploration of a model.
struct Exploration<World: Model> {
  var worlds = 0
  /// The states without a further step.
  var ends: Set<World> = []
  var faults: Set<String> = []
  var mostDeliveredAfterCancel = 0

  init(_ start: World) {
    var seen: Set<World> = [start]
    var open = [start]
    while let world = open.popLast() {
      worlds += 1
      mostDeliveredAfterCancel = max(mostDeliveredAfterCancel, world.deliveredAfterCancel)
      if let fault = world.fault { faults.insert(fault) }
      let successors = world.successors
      if successors.isEmpty { ends.insert(world) }
      for next in successors where seen.insert(next).inserted { open.append(next) }
    }
  }
}
