/// `partial(weak:_:)` and `partial(unowned:_:)`: methods that are bound to an object and do not
/// retain it.
enum Method {
  static let weak = Combinator(
    name: "partialWeak",
    files: [
      (
        "PartialOfWeakObject",
        Absence.allCases.flatMap { absence in
          Effects.allOfCurried.map { overload(absence, $0) }
        }
      )
    ])

  static let unowned = Combinator(
    name: "partialUnowned", files: [("PartialOfUnownedObject", Effects.allOfCurried.map(unowned))])

  /// What a weakly bound method does after its object is gone.
  private enum Absence: CaseIterable {
    case doesNothing, givesNil, staysNil, givesDefault

    /// What the method returns.
    var output: String {
      switch self {
      case .doesNothing: "Void"
      case .givesNil, .givesDefault: "Output"
      case .staysNil: "Output?"
      }
    }
  }

  private static func overload(_ absence: Absence, _ effects: Effects) -> Overload {
    let call = effects.marks + "method(object)(repeat each argument)"
    let hasDefault = absence == .givesDefault
    let output = absence == .givesNil ? "Output?" : absence.output
    let isPage = effects == Effects() && (absence == .givesNil || hasDefault)
    let abstract =
      switch absence {
      case .doesNothing: "Binds a method that returns nothing to an object, and does not retain it."
      case .givesNil: "Binds a method to an object and does not retain it: later it gives nil."
      case .staysNil:
        "Binds a method that returns an optional to an object, and does not retain it."
      case .givesDefault:
        "Binds a method to an object and does not retain it: later it gives a default."
      }
    return Overload(
      effects: effects,
      abstract: abstract,
      page: isPage ? (hasDefault ? defaultPage : weakPage) : nil,
      name: "partial",
      generics: generics(
        absence == .doesNothing ? [] : ["Output"], capturing: hasDefault ? ["Output"] : [], effects),
      parameters: ["weak object: Object", method(returning: absence.output, effects)]
        + (hasDefault ? ["default value: Output"] : []),
      result: effects.function(["repeat each Argument"], output),
      body: Closure(
        effects.heading("[weak object] (argument: repeat each Argument)"),
        absence == .doesNothing
          ? ["if let object { \(call) }"]
          : [
            "guard let object else { return \(hasDefault ? "value" : "nil") }",
            "return " + call,
          ]))
  }

  private static func unowned(_ effects: Effects) -> Overload {
    Overload(
      effects: effects,
      abstract: "Binds a method to an object that must outlive every call, and does not retain it.",
      page: effects == Effects() ? unownedPage : nil,
      name: "partial",
      generics: generics(["Output"], effects),
      parameters: ["unowned object: Object", method(returning: "Output", effects)],
      result: effects.function(["repeat each Argument"], "Output"),
      body: Closure(
        effects.heading("[unowned object] (argument: repeat each Argument)"),
        [effects.marks + "method(object)(repeat each argument)"]))
  }

  private static func generics(
    _ output: [String], capturing captured: [String] = [], _ effects: Effects
  ) -> [String] {
    effects.generics(["Object", "each Argument"] + output, capturing: ["Object"] + captured)
      .map { $0 == "Object" ? "Object: AnyObject" : $0 }
      .map { $0 == "Object: Sendable" ? "Object: AnyObject & Sendable" : $0 }
  }

  private static func method(returning output: String, _ effects: Effects) -> String {
    "_ method: @escaping " + effects.curried([["Object"], ["repeat each Argument"]], output)
  }

  private static let weakPage = ""
  private static let defaultPage = ""
  private static let unownedPage = ""
}
