import Synchronization

/// The answers so far; the scope of each sign-up has one form.
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

  /// An answer that cannot be taken.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  private let answers = Mutex<[Step: String]>([:])

  init() {}

  /// The answer to a step, or an empty text.
  subscript(step: Step) -> String {
    answers.withLock { $0[step] ?? "" }
  }

  /// The first step without an answer, or nil if the form is complete.
  var nextStep: Step? {
    answers.withLock { answers in Step.allCases.first { answers[$0] == nil } }
  }

  /// Takes the answer to a step.
  func fill(_ step: Step, with answer: String) throws(Refusal) {
    guard !answer.isEmpty else { throw Refusal(description: "Please type something.") }
    guard step != .email || answer.contains("@") else {
      throw Refusal(description: "An email address contains an @.")
    }
    answers.withLock { $0[step] = answer }
  }
}
