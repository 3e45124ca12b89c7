/// What a function type says beside its parameters and its result.
struct Effects: Equatable {
  enum Isolation {
    case plain, sendable, mainActor
    /// On the main actor, and so is the call of the combinator, which may then capture anything.
    case withinMainActor
  }

  var isolation = Isolation.plain
  var isAsync = false
  /// The type of the errors, nil where there are none.
  var failure: String?

  /// The ten variants in which a combinator comes.
  ///
  /// A main actor function that is asynchronous needs none: it converts to a `@Sendable` one.
  /// `throws(Failure)` cannot stand for the functions that do not throw, because the compiler
  /// crashes where it infers `Failure` as `Never` (swiftlang/swift#78212).
  static let all = colors.flatMap { effects in
    [effects, effects.throwing("Failure")]
  }

  /// The variants without their errors.
  static let colors = [
    Effects(), Effects(isAsync: true),
    Effects(isolation: .sendable), Effects(isolation: .sendable, isAsync: true),
    Effects(isolation: .mainActor),
  ]

  /// Two more for combinators of curried functions and methods.
  ///
  /// The compiler lets a function that *returns* a main actor function be converted to one that
  /// returns any. An overload that fits better keeps the isolation from being lost in silence.
  static let allOfCurried =
    all + [
      Effects(isolation: .withinMainActor),
      Effects(isolation: .withinMainActor, failure: "Failure"),
    ]

  /// The same with other errors.
  func throwing(_ failure: String?) -> Effects {
    Effects(isolation: isolation, isAsync: isAsync, failure: failure)
  }

  /// The attribute in front of a function type.
  var attribute: String {
    switch isolation {
    case .plain: ""
    case .sendable: "@Sendable "
    case .mainActor, .withinMainActor: "@MainActor "
    }
  }

  /// What stands between the parameters and the arrow.
  var clauses: String {
    let errors = failure.map { $0 == "any Error" ? "throws " : "throws(\($0)) " }
    return (isAsync ? "async " : "") + (errors ?? "")
  }

  /// What stands in front of a call.
  var marks: String { (failure == nil ? "" : "try ") + (isAsync ? "await " : "") }

  /// A function type.
  func function(_ parameters: [String], _ output: String) -> String {
    "\(attribute)(\(commaSeparated(parameters))) \(clauses)-> \(output)"
  }

  /// The heading of a closure whose typed error the compiler does not infer: one within another, or one that
  /// lists its captures.
  func heading(_ parameter: String) -> String {
    failure == nil ? parameter : "\(parameter.isEmpty ? "()" : parameter) \(clauses)".trimmed
  }

  /// A type whose functions are called one after the other; only the last call has effects.
  func curried(_ parameters: [[String]], _ output: String) -> String {
    let isSendable = isolation == .sendable || isolation == .mainActor
    let outer = Effects(isolation: isSendable ? .sendable : .plain)
    return parameters.dropLast().reversed().reduce(function(parameters.last ?? [], output)) {
      outer.function($1, $0)
    }
  }

  /// The generic parameters of a combinator.
  ///
  /// What the result captures has to be `Sendable` where the result is, or runs on the main actor.
  /// Beside that, the constraints tell the compiler which of two overloads is the more special one:
  /// the one on the main actor, since the conversion that the other one takes would be refused.
  /// `SendableMetatype` serves for it: all concrete types have it, so that it excludes none.
  ///
  /// - Parameters:
  ///   - names: The parameters, the output last.
  ///   - captured: Those whose values the result captures.
  /// - Returns: The parameters with their constraints, and `Failure` where the function throws one.
  func generics(_ names: [String], capturing captured: [String] = []) -> [String] {
    let passing = names.filter { !captured.contains($0) }
    let marked: ArraySlice<String> =
      switch isolation {
      case .plain: []
      case .withinMainActor: captured.isEmpty ? passing.suffix(1) : captured[...]
      case .sendable: captured.isEmpty ? passing.dropFirst() : []
      case .mainActor: passing[...]
      }
    let isChecked = isolation == .sendable || isolation == .mainActor
    return names.map { name in
      if isChecked && captured.contains(name) { return "\(name): Sendable" }
      return marked.contains(name) ? "\(name): SendableMetatype" : name
    } + (failure == "Failure" ? ["Failure: Error"] : [])
  }

  /// The effects as a name: `sendableAsyncThrowing`.
  var identifier: String {
    "\(isolation)" + (isAsync ? "Async" : "") + (failure == nil ? "" : "Throwing")
      + (failure == "any Error" ? "Any" : "")
  }
}
