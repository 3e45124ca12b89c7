/// The description of a call in a log.
@usableFromInline
package struct CallDescription: Sendable, CustomStringConvertible {
  private let name: String
  private var arguments: [String] = []

  @usableFromInline
  package init<each Argument>(_ name: String, _ argument: repeat each Argument) {
    self.name = name
    append(repeat each argument)
  }

  /// The description with more arguments.
  ///
  /// The compiler crashes if a pack is passed together with arguments in front of it.
  @usableFromInline
  package func followed<each Argument>(by argument: repeat each Argument) -> CallDescription {
    var description = self
    description.append(repeat each argument)
    return description
  }

  private mutating func append<each Argument>(_ argument: repeat each Argument) {
    for argument in repeat each argument { arguments.append(String(reflecting: argument)) }
  }

  @usableFromInline
  package var description: String { "\(name)(\(arguments.joined(separator: ", ")))" }

  /// Calls a function and logs the arguments with the result.
  @export(implementation)
  func logging<Output, Failure: Error>(
    _ log: (String) -> Void, _ call: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let result = Result(catching: call)
    log(ended(result))
    return try result.get()
  }

  /// Awaits a function and logs the arguments with the result.
  @export(implementation)
  func logging<Output, Failure: Error>(
    _ log: (String) -> Void, _ call: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let result = await Result(awaiting: call)
    log(ended(result))
    return try result.get()
  }

  @export(implementation)
  func ended<Output>(_ result: Result<Output, some Error>) -> String {
    switch result {
    case .success where Output.self == Void.self: "\(self) returned"
    case .success(let output): "\(self) returned \(String(reflecting: output))"
    case .failure(let error): "\(self) threw \(String(reflecting: error))"
    }
  }
}
