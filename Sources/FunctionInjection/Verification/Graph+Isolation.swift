/// An input whose factory cannot run where its user's factory runs.
///
/// The number is that of the input among the inputs of its user.
typealias MisplacedInput = (user: Registration, number: Int, input: Registration)

extension Graph {
  /// The inputs that cannot be created where they are needed.
  ///
  /// The compiler prevents them, except for a type that is its own key: the type is a plain type
  /// too, so any factory can declare it as an input. In an overlay, these are only the inputs that
  /// the changes affect.
  var misplacedInputs: [MisplacedInput] {
    guard layers.contains(where: { $0.table.confinesTypes }) else { return [] }
    var users = base == nil ? [] : usersOfConfinedChanges
    users += firstNumber..<registrationCount
    return users.flatMap { misplacedInputs(of: registration(at: $0)) }
  }

  /// The registrations of the base with an input that the changes confine, in their order.
  private var usersOfConfinedChanges: [Int] {
    let confined = (firstNewNumber..<registrationCount).map { registration(at: $0) }
      .filter(\.confinesType)
    let users = confined.flatMap { self.users(of: $0.key) }.compactMap { number(of: $0.identity) }
    return Set(users).filter { $0 < firstNumber && !isLeft(toBase: $0) }.sorted()
  }

  private func misplacedInputs(of user: Registration) -> [MisplacedInput] {
    var reported: Set<ServiceIdentity> = []
    return user.inputs.enumerated().compactMap { number, identity in
      guard identity.form == .plain, let found = self.number(ofInput: identity) else { return nil }
      let input = registration(at: found)
      guard input.confinesType else { return nil }
      // An asynchronous factory waits for the type itself, but not for an Optional.
      let isReceived =
        input.isolation == user.isolation(ofInput: number)
        && (input.isolation == .mainActor || identity == input.key)
      if isReceived || !reported.insert(identity).inserted { return nil }
      return (user, number, input)
    }
  }
}
