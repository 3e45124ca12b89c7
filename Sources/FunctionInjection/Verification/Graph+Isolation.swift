/// An input whose factory cannot run where its user's factory runs.
struct MisplacedInput {
  let user: Registration
  /// The number of the input among the inputs of its user.
  let number: Int
  let input: Registration
}

extension Graph {
  /// The inputs that cannot be created where they are needed.
  ///
  /// The compiler prevents them, except for a type that is its own key: the type is a plain type
  /// too, so any factory can declare it as an input. In an overlay, these are only the inputs of
  /// the changes, unless a change itself confines a type, which any registration may use.
  var misplacedInputs: [MisplacedInput] {
    guard layers.contains(where: { $0.table.confinesTypes }) else { return [] }
    let changesConfine = (firstNewNumber..<registrationCount).contains {
      registration(at: $0).confinesType
    }
    let users = changesConfine ? numbersInEffect : Array(firstNumber..<registrationCount)
    return users.flatMap { misplacedInputs(of: registration(at: $0)) }
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
      return MisplacedInput(user: user, number: number, input: input)
    }
  }
}
