/// What a function type says beside its parameters and its result.
struct Effects: Equatable {
  enum Isolation: String, CaseIterable {
    case plain = ""
    case sendable = "@Sendable "
    case mainActor = "@MainActor "
  }

  var isolation = Isolation.plain
  var isAsync = false
  var isThrowing = false

  /// The ten variants in which every combinator comes.
  ///
  /// A main actor function that is asynchronous needs none: it converts to a `@Sendable` one.
  /// `throws(Failure)` cannot stand for the functions that do not throw, because the compiler
  /// crashes where it infers `Failure` as `Never` (swiftlang/swift#78212).
  static let all: [Effects] = Isolation.allCases.flatMap { isolation in
    (isolation == .mainActor ? [false] : [false, true]).flatMap { isAsync in
      [false, true].map { Effects(isolation: isolation, isAsync: isAsync, isThrowing: $0) }
    }
  }

  /// A function type.
  func function(_ parameters: [String], _ output: String, failure: String = "Failure") -> String {
    isolation.rawValue + "(" + parameters.joined(separator: ", ") + ") " + clauses(failure: failure)
      + "-> " + output
  }

  /// What stands between the parameters and the arrow.
  func clauses(failure: String = "Failure") -> String {
    (isAsync ? "async " : "") + (isThrowing ? "throws(\(failure)) " : "")
  }

  /// What stands in front of a call.
  var marks: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }

  /// A generic parameter whose values the result captures.
  func captured(_ name: String) -> String { isolation == .plain ? name : "\(name): Sendable" }

  /// The generic parameters of the result and of the error.
  ///
  /// Two overloads that differ in `@MainActor` alone would be one declaration to the compiler.
  /// `SendableMetatype`, which every concrete type has, tells them apart and excludes nothing.
  var outcome: [String] {
    [isolation == .mainActor ? "Output: SendableMetatype" : "Output"]
      + (isThrowing ? ["Failure: Error"] : [])
  }

  /// The effects as a part of a type's name.
  var title: String { identifier.capitalized }

  /// The effects as a name: `sendableAsyncThrowing`.
  var identifier: String {
    "\(isolation)" + (isAsync ? "Async" : "") + (isThrowing ? "Throwing" : "")
  }
}
