/// Decorators of functions that return a publisher: they act on each subscription to it.
///
/// The function keeps its effects. `Failure` is the error of the function, as in the other combinators.
enum PublisherDecorator {
  static let all = [retrying, cached, timed, logged]

  private static let publisher = "AnyPublisher<Output, StreamFailure>"

  private static let retrying = Combinator(
    name: "retrying", imports: ["LocalPublisher", "PartialApplication"],
    files: [
      (
        "Retrying",
        overloads(
          "retrying", { "Subscribes again where what \($0) returns fails." }, retryingPage,
          options: ["attempts: Int = 3"], preparation: ["checkAttempts(attempts)"],
          then: "retrying(attempts)")
      )
    ])

  private static let timed = Combinator(
    name: "timed", imports: ["LocalPublisher"],
    files: [
      (
        "Timed",
        overloads(
          "timed", { "Measures each subscription to what \($0) returns." }, timedPage,
          generics: ["C: Clock"],
          options: [
            "clock: C = ContinuousClock()", "record: @escaping @Sendable (C.Duration) -> Void",
          ],
          then: "timed(clock, record)", operands: ["record: { _ in }"])
      )
    ])

  private static let logged = Combinator(
    name: "logged", imports: ["LocalPublisher", "PartialApplication"],
    files: [
      (
        "Logged",
        overloads(
          "logged",
          { "Logs each subscription to what \($0) returns." }, loggedPage,
          options: [
            "_ name: String", "to log: @escaping @Sendable (String) -> Void = { print($0) }",
          ],
          before: { ["let call = \($0.callDescription)"] }, then: "logged(call, log)",
          operands: ["\"List\"", "to: { _ in }"])
      )
    ])

  private static let cached = Combinator(
    name: "cached", imports: ["LocalPublisher", "PartialApplication"],
    files: [("Cached", Effects.all.map { cached(.anyNumber, $0) })])

  private static func overloads(
    _ name: String, _ abstract: (String) -> String, _ page: String, generics: [String] = [],
    options: [String], preparation: [String] = [],
    before prelude: (ParameterList) -> [String] = { _ in [] }, then action: String,
    operands: [String] = []
  ) -> [Overload] {
    FunctionDecorator.overloads { parameters, effects in
      let isPage = parameters.count == 1 && effects == Effects()
      var overload = Overload(
        decorating: parameters, effects, returning: publisher,
        name: name,
        abstract: abstract("a function" + (isPage ? "" : " of \(parameters.description)")),
        page: isPage ? page : nil,
        generics: effects.publisherGenerics(
          Array(effects.throwing(nil).generics(parameters.generics + ["Output"]).dropLast()))
          + generics,
        options: options,
        lines: prelude(parameters) + [
          "let publisher = \(effects.marks)\(parameters.call("function"))",
          "return publisher.\(action)",
        ],
        trials: parameters.trialCounts.map { trial(of: $0, effects, by: name, operands) })
      overload.preparation = preparation
      return overload
    }
  }

  private static func cached(_ parameters: ParameterList, _ effects: Effects) -> Overload {
    let isPage = effects == Effects()
    var overload = Overload(
      decorating: parameters, effects, returning: publisher,
      name: "cached",
      abstract: isPage
        ? "Remembers the values of what a function returns, by its arguments."
        : "Remembers the values of what such a function returns, by its arguments.",
      page: isPage ? cachedPage : nil,
      generics: effects.publisherGenerics(effects.cacheGenerics),
      options: ["limit: Int = 100"],
      lines: [
        "let key = ArgumentList(repeat each argument)",
        "let recording = results.result(for: key) ?? Recording()",
        "if let replayed = recording.replayed() { return replayed }",
        "let publisher = \(effects.marks)\(parameters.call("function"))",
        "results.remember(recording, for: key)",
        "return recording.recording(publisher)",
      ],
      trials: parameters.trialCounts.map { trial(of: $0, effects, by: "cached") })
    overload.preparation = [
      effects.cacheDeclaration + "<",
      "  ArgumentList<repeat each Argument>, Recording<Output, StreamFailure>",
      ">(limit: limit)",
    ]
    return overload
  }

  private static func trial(
    of count: Int, _ effects: Effects, by name: String, _ options: [String] = []
  ) -> Trial {
    let integers = Array(repeating: "Int", count: count)
    let type = effects.trial.function(integers, "AnyPublisher<[Int], OtherRefusal>")
    let list = commaSeparated((0..<count).map { "$\($0)" })
    return Trial(
      fixtures: [Fixture(function: "stream\(count)", type: type, body: "stream(of: [\(list)])")],
      combinator: name, operands: ["stream\(count)"] + options,
      type: "(\(type))",
      arguments: Trial.arguments(count),
      outcome: .numbers(to: count))
  }

  private static let retryingPage = """
    ```swift
    let load: @Sendable (Int) -> AnyPublisher<String, any Error> = { id in
      Just("user \\(id)").setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }

    let patient = retrying(load, attempts: 5)   // of the same type
    ```

    The function is called once, and what it returns is subscribed to again. The function may have any
    number of parameters, suspend, throw, be `@Sendable` or run on the main actor.

    - Parameters:
      - function: Makes the publisher.
      - attempts: How often it is subscribed to at most; at least once.
    - Returns: A function of the same type.
    """

  private static let timedPage = """
    A subscription is measured from its beginning to its end. The function may have any number of
    parameters, suspend, throw, be `@Sendable` or run on the main actor.

    - Parameters:
      - function: Makes the publisher.
      - clock: What measures the time.
      - record: Is called when a subscription has ended or is cancelled, with how long it took.
    - Returns: A function of the same type.
    """

  private static let loggedPage = """
    There is a line for each value, and one for the beginning and the end. The function may have any
    number of parameters, suspend, throw, be `@Sendable` or run on the main actor. Everything it is
    given and everything its publisher delivers is in the log: mind what must
    not be there.

    - Parameters:
      - function: Makes the publisher.
      - name: How the log calls it.
      - log: Takes a line; prints it if nothing is said.
    - Returns: A function of the same type.
    """

  private static let cachedPage = """
    The values are remembered once a subscription has finished. Later calls with the same arguments
    give a publisher of what is remembered, without calling the function; a publisher of an earlier
    call delivers it too. What fails or is cancelled is not remembered: the next call calls the
    function.

    The function may have any number of parameters, suspend, throw, be `@Sendable` or run on the main
    actor.

    - Parameters:
      - function: Makes the publisher.
      - limit: For how many different arguments; then the least recently used are forgotten.
    - Returns: A function of the same type.
    - Complexity: O(1) for what is remembered, beside the hashing of the arguments.
    """
}

extension Effects {
  /// The generic parameters of a decorator of publishers.
  ///
  /// Their order distinguishes the overloads on the main actor if there is no parameter to constrain.
  fileprivate func publisherGenerics(_ parameters: [String]) -> [String] {
    let publisher = ["Output", "StreamFailure: Error"]
    return parameters + (isolation == .mainActor ? publisher.reversed() : publisher)
      + (failure == nil ? [] : ["Failure: Error"])
  }
}
