/// The walk, which finds missing inputs, cycles, and captured scoped services.
///
/// The walk is depth-first. It uses a stack of its own, so that a deep graph cannot overflow the
/// thread's stack, and visits each registration and each input once.
extension WiringCheck {
  /// The results of the walk for a registration.
  struct Node {
    enum Progress { case unvisited, onPath, done }

    var progress = Progress.unvisited
    /// The number of registrations on the path to a scoped instance; 0 if there is no such path.
    ///
    /// The number is 1 if an instance is scoped, and more if an instance is passed on and has an
    /// input that leads to a scoped instance.
    var scopedPathCount: Int32 = 0
    /// The input that leads to a scoped instance.
    var capture: Int32?
    /// The input that the walk continues with.
    var next: Int32 = 0
    /// The registration's position on the path.
    var depth: Int32 = 0
  }

  mutating func walk(from roots: [Int]) {
    guard roots.contains(where: { $0 < firstSound }) else { return }
    nodes = Array(repeating: Node(), count: graph.registrationCount)
    for number in firstSound..<nodes.count { nodes[number].progress = .done }
    for root in roots where root < firstSound {
      graph.unretained(at: root)._withUnsafeGuaranteedRef { registration in
        if registration.isOpaque { unverified.append(.init(registration)) }
        guard nodes[root].progress == .unvisited else { return }
        if noteCaptures(by: root, registration) {
          finish(root, registration)
        } else {
          walkPath(from: root)
        }
      }
    }
  }

  /// Records the captures of a registration whose inputs have all been visited.
  ///
  /// If inputs are registered before their users, this is the case for every registration, and the
  /// walk needs no path.
  ///
  /// - Returns: Whether all inputs have been visited.
  private mutating func noteCaptures(by number: Int, _ registration: Registration) -> Bool {
    for identity in registration.inputs {
      guard let input = graph.number(of: identity), nodes[input].progress == .done else {
        nodes[number].capture = nil
        return false
      }
      noteCapture(by: number, of: input)
    }
    return true
  }

  private mutating func walkPath(from root: Int) {
    enter(root)
    while let current = path.last {
      let registration = graph.registration(at: current)
      let next = Int(nodes[current].next)
      guard next < registration.inputs.count else {
        path.removeLast()
        finish(current, registration)
        continue
      }
      nodes[current].next += 1
      visit(registration.inputs[next], of: current)
    }
  }

  private mutating func enter(_ number: Int) {
    nodes[number].progress = .onPath
    nodes[number].depth = Int32(path.count)
    path.append(number)
  }

  private mutating func visit(_ input: ServiceIdentity, of current: Int) {
    guard let number = graph.number(ofInput: input) else {
      noteLive(input)
      if isMissing(input), isFirst(of: current, where: { $0 == input }),
        reserve(hops: path.count + 1)
      {
        let hops = path.map { number in
          let user = graph.registration(at: number)
          return DependencyPath.Hop(
            user, at: user.location(ofInput: Int(nodes[number].next) - 1))
        }
        reportMissing(input, path: hops)
      }
      return
    }
    if graph.isLeft(toBase: number) { return }
    switch nodes[number].progress {
    case .unvisited: enter(number)
    case .onPath:
      if isFirst(of: current, where: { graph.number(ofInput: $0) == number }) {
        reportCycle(closingAt: number)
      }
    case .done: noteCapture(by: current, of: number)
    }
  }

  /// Returns whether the input that is visited now is the first with the same fault, so that an
  /// input that is listed twice is one fault.
  private func isFirst(
    of current: Int, where hasSameFault: (ServiceIdentity) -> Bool
  ) -> Bool {
    let inputs = graph.registration(at: current).inputs
    return inputs.firstIndex(where: hasSameFault) == Int(nodes[current].next) - 1
  }

  private mutating func reportCycle(closingAt number: Int) {
    let start = Int(nodes[number].depth)
    guard reserve(hops: path.count - start) else { return }
    faults.append(.cycle(path[start...].map { graph.registration(at: $0) }))
  }

  /// Leaves a registration whose inputs have all been visited.
  private mutating func finish(_ number: Int, _ registration: Registration) {
    let lifetime = registration.lifetime
    nodes[number].progress = .done
    if lifetime.belongsToScope {
      // A value that this scope should have received is a fault of its own, and nothing is captured
      // when the scope provides it.
      let isOwed =
        registration.role == .scopeInput && graph.sharesInstances && number < graph.firstNumber
      nodes[number].scopedPathCount = isOwed ? 0 : 1
    } else if let capture = nodes[number].capture {
      if lifetime.isPassedOn {
        nodes[number].scopedPathCount = nodes[Int(capture)].scopedPathCount + 1
      } else {
        reportCaptures(by: registration)
      }
    }
    if let dependent = path.last { noteCapture(by: dependent, of: number) }
  }

  private mutating func noteCapture(by dependent: Int, of input: Int) {
    guard nodes[input].scopedPathCount > 0, nodes[dependent].capture == nil,
      !graph.isLeft(toBase: input)
    else { return }
    nodes[dependent].capture = Int32(input)
  }

  /// Reports the scoped services that are captured through each input.
  private mutating func reportCaptures(by keeper: Registration) {
    var followed: Set<ServiceIdentity> = []
    for input in keeper.inputs {
      guard let number = graph.number(ofInput: input),
        followed.insert(graph.registration(at: number).identity).inserted,
        let path = scopedPath(from: number)
      else { continue }
      faults.append(.captive([keeper] + path))
    }
  }

  /// Returns the path from a registration to the scoped service that it leads to; `nil` if it leads
  /// to none, or if there is no room for a fault with this path.
  mutating func scopedPath(from number: Int) -> [Registration]? {
    let count = number < nodes.count ? Int(nodes[number].scopedPathCount) : 0
    guard count > 0, reserve(hops: count + 1) else { return nil }
    var path = [graph.registration(at: number)]
    var next = number
    while path.count < count, let capture = nodes[next].capture {
      next = Int(capture)
      path.append(graph.registration(at: next))
    }
    return path
  }
}
