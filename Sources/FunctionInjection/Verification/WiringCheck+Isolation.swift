/// The check of where factories run.
///
/// The compiler prevents an input that its user's factory cannot create, except for a type that is
/// its own key: the type is a plain type too, so any factory can declare it as an input.
extension WiringCheck {
  /// Checks that each input can be created where it is needed.
  ///
  /// In the graphs below ``layers``, this checks only the inputs that the changes affect.
  mutating func checkIsolation() {
    guard graph.layers.contains(where: { $0.table.confinesTypes }) else { return }
    let firstUnchecked = layers.reduce(graph.firstNumber) { $1.firstNumber }
    checkUsersInBase(before: firstUnchecked)
    for number in firstUnchecked..<graph.registrationCount {
      let user = graph.registration(at: number)
      if number >= graph.firstNumber || graph.isInEffect(user) { checkInputs(of: user) }
    }
    let requirements = graph.table.confinesTypes ? graph.allRequirements : graph.newRequirements
    for requirement in requirements where requirement.isOnMainActor {
      checkInputsOnMainActor(of: requirement)
    }
  }

  /// Checks that no input of a consumer on the main actor is created asynchronously.
  private mutating func checkInputsOnMainActor(of requirement: Requirement) {
    for identity in requirement.inputs where identity.form == .plain {
      guard let found = graph.number(ofInput: identity) else { continue }
      let input = graph.registration(at: found)
      guard input.isolation == .task, reserve(hops: 2) else { continue }
      faults.append(.wrongPlace(input, asInputOf: requirement))
    }
  }

  /// Checks the registrations of the base with an input that the changes confine, in their order.
  private mutating func checkUsersInBase(before firstUnchecked: Int) {
    if firstUnchecked == 0 { return }
    var isUser: [Bool] = []
    for number in graph.firstNewNumber..<graph.registrationCount {
      let confined = graph.registration(at: number)
      if !confined.confinesType { continue }
      if isUser.isEmpty { isUser = Array(repeating: false, count: firstUnchecked) }
      for user in graph.users(of: confined.key) {
        guard let number = graph.number(of: user.identity), number < firstUnchecked,
          !graph.isLeft(toBase: number)
        else { continue }
        isUser[number] = true
      }
    }
    for number in isUser.indices where isUser[number] {
      checkInputs(of: graph.registration(at: number))
    }
  }

  private mutating func checkInputs(of user: Registration) {
    var reported: Set<ServiceIdentity> = []
    for (number, identity) in user.inputs.enumerated() {
      guard identity.form == .plain, let found = graph.number(ofInput: identity) else { continue }
      let input = graph.registration(at: found)
      guard input.confinesType else { continue }
      // An asynchronous factory waits for the type itself, but not for an Optional.
      let isReceived =
        input.isolation == user.isolation(ofInput: number)
        && (input.isolation == .mainActor || identity == input.key)
      guard !isReceived, reported.insert(identity).inserted, reserve(hops: 2) else { continue }
      faults.append(.wrongPlace(input, asInput: number, of: user))
    }
  }
}
