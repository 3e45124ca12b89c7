import Synchronization

/// The answers of a new user so far.
///
/// Each sign-up has a form in its scope.
final class SignUpForm: Sendable {
  /// The steps of the form, in the order in which they are asked.
  enum Step: CaseIterable {
    case name, email, team

    var prompt: String {
      switch self {
      case .name: "What is your name?"
      case .email: "What is your email address?"
      case .team: "Which team do you belong to?"
      }
    }

    var label: String {
      switch self {
      case .name: "Name"
      case .email: "Email"
      case .team: "Team"
      }
    }
  }

  /// The error for an answer that is not accepted.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  private let answers = Mutex<[Step: String]>([:])

  /// Makes a form with the team of the route, if it names one.
  init(_ route: SignUpRoute) {
    // If the form refuses this team, it asks for the team.
    try? fill(.team, with: route.team ?? "")
  }

  /// The answer to a step; empty if there is none yet.
  subscript(step: Step) -> String {
    answers.withLock { $0[step] ?? "" }
  }

  /// The first step without an answer; `nil` if the form is complete.
  var nextStep: Step? {
    answers.withLock { answers in Step.allCases.first { answers[$0] == nil } }
  }

  /// Accepts the answer to a step.
  func fill(_ step: Step, with answer: String) throws(Refusal) {
    guard !answer.isEmpty else { throw Refusal(description: "Please type something.") }
    guard step != .email || answer.contains("@") else {
      throw Refusal(description: "An email address contains an @.")
    }
    answers.withLock { $0[step] = answer }
  }
}
