/// How a call is logged.
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
  /// The compiler crashes where a pack is passed on together with arguments before it.
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

  @usableFromInline
  package func returned<Output>(_ output: Output) -> String {
    output is Void ? "\(self) returned" : "\(self) returned \(String(reflecting: output))"
  }

  @usableFromInline
  package func threw(_ error: some Error) -> String {
    "\(self) threw \(String(reflecting: error))"
  }
}
