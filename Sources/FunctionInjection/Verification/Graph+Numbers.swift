import Synchronization

/// Numbers for the registrations of a graph and of its base; the registrations of the base come
/// first.
extension Graph {
  /// The number of registrations, including replaced ones.
  var registrationCount: Int { firstNumber + table.count }

  /// The registration with a number.
  func registration(at number: Int) -> Registration { unretained(at: number).takeUnretainedValue() }

  /// The registration with a number, which the graph keeps.
  @inline(__always)
  func unretained(at number: Int) -> Unmanaged<Registration> {
    base == nil ? table.unretained(number) : unretainedInOverlay(at: number)
  }

  @inline(never)
  private func unretainedInOverlay(at number: Int) -> Unmanaged<Registration> {
    var graph = self
    while number < graph.firstNumber, let base = graph.base { graph = base }
    return graph.table.unretained(number - graph.firstNumber)
  }

  /// The number of the registration of a key; `nil` also if the graph ignores the registration.
  func number(of identity: ServiceIdentity) -> Int? {
    for layer in layers {
      guard let number = layer.table.number(of: identity) else { continue }
      let isIgnored = ignores(layer.table.unretained(number).takeUnretainedValue())
      return isIgnored ? nil : layer.firstNumber + number
    }
    return nil
  }

  /// Returns the number of the registration that provides an input: the registration of its key or,
  /// for an Optional, of its wrapped type.
  package func number(ofInput identity: ServiceIdentity) -> Int? {
    for key in identity.unwrapped {
      if let number = number(of: key) { return number }
    }
    return nil
  }

  /// Returns whether the base owns a registration's instance, which does not depend on this graph.
  func isLeft(toBase number: Int) -> Bool {
    sharesInstances && number < firstNumber && registration(at: number).lifetime.outlivesScopes
  }

  /// Whether the graph belongs to a scope, because it shares the instances of the graph outside, or
  /// overrides such a graph.
  var isInsideScope: Bool { layers.contains { $0.sharesInstances } }

  /// The numbers of the registrations in effect that this graph creates, in the order in which they
  /// were made.
  var numbersInEffect: [Int] {
    (0..<registrationCount).filter { number in
      base == nil || !isLeft(toBase: number) && isInEffect(registration(at: number))
    }
  }

  /// The number of the first registration that is new to the singletons of this graph.
  ///
  /// The singletons outside a scope never use the scope's registrations. A graph that overrides the
  /// scope creates these singletons again, and they use everything.
  var firstNewNumber: Int {
    sharesInstances ? firstNumber : base?.graphOutsideScopes.registrationCount ?? 0
  }

  /// The registrations of an overlay that may have faults even if its base has none.
  ///
  /// If a registration keeps the lifetime and the inputs of the registration that it replaces, no
  /// path changes. An unscoped registration without inputs adds no fault, because no cycle and no
  /// capture leads through it. The inputs of any other registration may be missing, circular, or
  /// captive. The registration itself may be captive in the services that use it, directly or
  /// through transient services.
  var affectedNumbers: [Int] {
    var isAffected: [Bool] = []
    for number in firstNewNumber..<registrationCount {
      let registration = registration(at: number)
      if registration.inputs.isEmpty, !registration.lifetime.belongsToScope { continue }
      if keepsPaths(registration) || !isInEffect(registration) { continue }
      if isAffected.isEmpty { isAffected = Array(repeating: false, count: registrationCount) }
      isAffected[number] = true
      var pending = users(of: registration.identity)
      while let user = pending.popLast() {
        guard let number = self.number(of: user.identity), !isAffected[number],
          !isLeft(toBase: number)
        else { continue }
        isAffected[number] = true
        if user.lifetime.isPassedOn { pending += users(of: user.identity) }
      }
    }
    return isAffected.indices.filter { isAffected[$0] }
  }

  /// Returns whether a registration of this overlay changes no path of its base.
  private func keepsPaths(_ registration: Registration) -> Bool {
    // A singleton that a scope replaces or decorates uses the registrations of all scopes around
    // it.
    if sharesInstances, registration.lifetime.outlivesScopes { return false }
    guard firstNewNumber == firstNumber,
      let replaced = base?.registration(of: registration.identity)
    else { return false }
    return replaced.lifetime == registration.lifetime && replaced.inputs == registration.inputs
  }

  /// The registrations in effect with an input that leads to a key.
  func users(of identity: ServiceIdentity) -> [Registration] {
    layers.reversed().flatMap { layer in
      layer.usersByKey.withLock { layer.indexed(&$0)[identity] ?? [] }
    }.filter(isInEffect)
  }

  /// Returns the users of each key in the table, found when the first overlay needs them.
  private func indexed(
    _ users: inout [ServiceIdentity: [Registration]]?
  ) -> [ServiceIdentity: [Registration]] {
    if let users { return users }
    var made: [ServiceIdentity: [Registration]] = [:]
    for user in table.registrations {
      for input in user.inputs {
        // An Optional that is not registered leads to its wrapped type, which an overlay may add.
        for key in input.unwrapped {
          made[key, default: []].append(user)
          if self.number(of: key) != nil { break }
        }
      }
    }
    users = made
    return made
  }
}
