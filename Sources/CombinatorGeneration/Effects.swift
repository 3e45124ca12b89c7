/// The effects, the sendability, and the isolation of a function type.
struct Effects: Equatable {
  enum Isolation {
    case plain, sendable, mainActor
    /// On the main actor, and so is the call of the combinator, which may therefore capture
    /// anything.
    case withinMainActor
  }

  var isolation = Isolation.plain
  var isAsync = false
  /// The type of the errors, or nil if the function does not throw.
  var failure: String?

  /// The ten variants in which a combinator comes.
  ///
  /// An asynchronous main actor function needs no variant here, because it converts to a `@Sendable`
  /// function. `throws(Failure)` cannot serve functions that do not throw: the compiler crashes if
  /// it infers `Failure` as `Never` (swiftlang/swift#78212).
  static let all = colors.flatMap { effects in
    [effects, effects.throwing("Failure")]
  }

  /// The variants without their errors.
  static let colors = [
    Effects(), Effects(isAsync: true),
    Effects(isolation: .sendable), Effects(isolation: .sendable, isAsync: true),
    Effects(isolation: .mainActor),
  ]

  /// The variants, and those for curried functions and methods of the main actor.
  ///
  /// The compiler converts a function that *returns* a main actor function to a function that
  /// returns a nonisolated function, without a diagnostic. An overload that fits better keeps the
  /// isolation.
  static let allOfCurried =
    all
    + [
      Effects(isolation: .withinMainActor), Effects(isolation: .mainActor, isAsync: true),
    ].flatMap { [$0, $0.throwing("Failure")] }

  /// Returns these effects with another type of errors.
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

  /// The keywords between the parameters and the arrow.
  var clauses: String {
    let errors = failure.map { $0 == "any Error" ? "throws " : "throws(\($0)) " }
    return (isAsync ? "async " : "") + (errors ?? "")
  }

  /// The keywords in front of a call.
  var marks: String { (failure == nil ? "" : "try ") + (isAsync ? "await " : "") }

  /// A function type.
  func function(_ parameters: [String], _ output: String) -> String {
    "\(attribute)(\(commaSeparated(parameters))) \(clauses)-> \(output)"
  }

  /// The heading of a closure whose typed error the compiler does not infer: a nested closure, or
  /// one with a capture list.
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
  /// Captured values have to be `Sendable` if the result is `@Sendable` or runs on the main actor.
  /// The other constraints rank two overloads that fit. The compiler would refuse the conversion
  /// that the nonisolated overload needs, so the overload on the main actor has more constraints
  /// and is preferred. All concrete types are `SendableMetatype`, so this constraint excludes no
  /// type.
  ///
  /// - Parameters:
  ///   - names: The parameters, with the output last.
  ///   - captured: The parameters whose values the result captures.
  /// - Returns: The parameters with their constraints, and `Failure` if the function throws.
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
