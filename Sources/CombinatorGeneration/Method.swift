/// `partial(weak:_:)` and `partial(unowned:_:)`: methods that are bound to an object and do not
/// retain it.
enum Method {
  static let weak = Combinator(
    "partial", label: "weak", file: "PartialOfWeakObject",
    Absence.allCases.flatMap { absence in
      ParameterList.any.flatMap { parameters in
        Effects.allOfCurried.map { overload(absence, parameters, $0) }
      }
    })

  static let unowned = Combinator(
    "partial", label: "unowned", file: "PartialOfUnownedObject",
    ParameterList.any.flatMap { parameters in
      Effects.allOfCurried.map { unowned(parameters, $0) }
    })

  /// The behavior of a weakly bound method after its object is gone.
  private enum Absence: CaseIterable {
    case doesNothing, givesNil, staysNil, givesDefault

    /// The output of the method.
    var output: String {
      switch self {
      case .doesNothing: "Void"
      case .givesNil, .givesDefault: "Output"
      case .staysNil: "Output?"
      }
    }
  }

  private static func overload(
    _ absence: Absence, _ parameters: ParameterList, _ effects: Effects
  ) -> Overload {
    let call = effects.marks + parameters.call("method(object)")
    let hasDefault = absence == .givesDefault
    let output = absence == .givesNil ? "Output?" : absence.output
    let isPage =
      parameters.count == 1 && effects == Effects() && (absence == .givesNil || hasDefault)
    let abstract =
      switch absence {
      case .doesNothing:
        "Binds a method without a result to an object, without retaining the object."
      case .givesNil: "Binds a method to an object, without retaining the object."
      case .staysNil:
        "Binds a method with an Optional result to an object, without retaining the object."
      case .givesDefault:
        "Binds a method to an object, with a default for when the object is gone."
      }
    return Overload(
      effects: effects,
      abstract: abstract,
      page: isPage ? (hasDefault ? defaultPage : weakPage) : nil,
      isDisfavored: effects.isolation == .plain || parameters.hasRest,
      generics: generics(
        parameters.generics + (absence == .doesNothing ? [] : ["Output"]),
        capturing: hasDefault ? ["Output"] : [], effects),
      parameters: ["weak object: Object", method(parameters, returning: absence.output, effects)]
        + (hasDefault ? ["default value: Output"] : []),
      result: effects.function(parameters.types(), output),
      body: Closure(
        effects.heading("[weak object] " + parameters.heading()),
        [
          "if let object { \(call) }"
            + (absence == .doesNothing ? "" : " else { \(hasDefault ? "value" : "nil") }")
        ]),
      trials: trials(
        "weak", parameters, effects, output: absence.output, result: output,
        operands: hasDefault ? ["default: []"] : []))
  }

  /// Methods that list their arguments, and methods without a result that pass the list to the
  /// object.
  private static func trials(
    _ label: String, _ parameters: ParameterList, _ effects: Effects, output: String,
    result: String, operands: [String] = []
  ) -> [Trial] {
    parameters.trialCounts.map { count in
      let types = Array(repeating: "Int", count: count)
      let isVoid = output == "Void"
      let name = isVoid ? "receiver" : output == "Output?" ? "finder" : "method"
      let numbers = (0..<count).map { "$\($0)" }
      let method = Fixture(
        of: effects, function: "\(name)\(count)",
        type: effects.trial.curried(
          [["TrialObject"], types], output.replacing("Output", with: "[Int]")),
        body: isVoid
          ? "{ object in { object.receive([\(commaSeparated(numbers))]) } }"
          : "{ _ in \(effects.list(count)) }")
      return Trial(
        fixtures: [method],
        bindsObject: true,
        operands: ["\(label): object", method.reference] + operands,
        type: "("
          + effects.trial.function(
            types, result.replacing("Output", with: "[Int]")) + ")",
        arguments: Trial.arguments(count),
        outcome: isVoid ? .receivedNumbers(to: count) : .numbers(to: count))
    }
  }

  private static func unowned(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    Overload(
      effects: effects,
      abstract: "Binds a method to an object that is not retained and must outlive every call.",
      page: parameters.count == 1 && effects == Effects() ? unownedPage : nil,
      isDisfavored: effects.isolation == .plain,
      generics: generics(parameters.generics + ["Output"], effects),
      parameters: ["unowned object: Object", method(parameters, returning: "Output", effects)],
      result: effects.function(parameters.types(), "Output"),
      body: Closure(
        effects.heading("[unowned object] " + parameters.heading()),
        [effects.marks + parameters.call("method(object)")]),
      trials: trials("unowned", parameters, effects, output: "Output", result: "Output"))
  }

  /// The generic parameters, with the constraints of the object joined into one.
  private static func generics(
    _ others: [String], capturing captured: [String] = [], _ effects: Effects
  ) -> [String] {
    effects.generics(["Object"] + others, capturing: ["Object"] + captured)
      .map { $0 == "Object" ? "Object: AnyObject" : $0 }
      .map { $0.replacing("Object: Sendable", with: "Object: AnyObject & Sendable") }
  }

  private static func method(
    _ parameters: ParameterList, returning output: String, _ effects: Effects
  ) -> String {
    "_ method: @escaping " + effects.curried([["Object"], parameters.types()], output)
  }

  private static let weakPage = """
    ```swift
    final class Feed {
      func items(_ page: Int) -> [String] { ["item \\(page)"] }
    }

    let feed = Feed()
    let items = partial(weak: feed, Feed.items)   // (Int) -> [String]?
    print(items(1) ?? [])   // ["item 1"] as long as the feed exists, [] later
    ```

    A reference to a method, such as `feed.items`, retains its object. If the object stores the
    reference, the object leaks. A method that is bound weakly does not retain the object. After the
    object is gone, a method without a result does nothing, and any other method returns nil, or the
    value of `default:`. The method does not throw in this case. If the method returns an optional,
    the result is not an optional of an optional.

    The object is retained while a call runs. The result keeps `async`, the typed error, `@MainActor`,
    and `@Sendable` if the object is `Sendable`.

    - Parameters:
      - object: The object that the method is called on.
      - method: The method as a function of the object: `Feed.items`, or `Feed.move(x:y:)`.
    - Returns: A function of the method's parameters.
    - Complexity: O(1).
    """

  private static let defaultPage = """
    ```swift
    final class Cart {
      func total(_ rebate: Int) -> Int { 100 - rebate }
    }

    let cart = Cart()
    let total = partial(weak: cart, Cart.total, default: 0)   // (Int) -> Int
    print(total(10))   // 90 as long as the cart exists, 0 later
    ```

    - Parameters:
      - object: The object that the method is called on.
      - method: The method as a function of the object: `Cart.total`.
      - value: The result of a call after the object is gone, evaluated when the method is bound.
    - Returns: A function of the method's parameters.
    - Complexity: O(1).
    """

  private static let unownedPage = """
    ```swift
    final class Screen {
      lazy var onTap: () -> Void = partial(unowned: self, Screen.close)
      func close() {}
    }
    ```

    A call after the object is gone stops the program. Use `unowned:` if the object owns the
    function and does not share it. Otherwise, bind the object with `weak:`.

    - Parameters:
      - object: The object that the method is called on.
      - method: The method as a function of the object: `Screen.close`.
    - Returns: A function of the method's parameters.
    - Complexity: O(1).
    """
}
