/// How a call is logged.
@usableFromInline
struct CallDescription: Sendable {
  private let call: String

  @usableFromInline
  init<each Argument>(_ name: String, _ argument: repeat each Argument) {
    var arguments: [String] = []
    for argument in repeat each argument { arguments.append(String(reflecting: argument)) }
    call = "\(name)(\(arguments.joined(separator: ", ")))"
  }

  @usableFromInline
  func returned<Output>(_ output: Output) -> String {
    output is Void ? "\(call) returned" : "\(call) returned \(String(reflecting: output))"
  }

  @usableFromInline
  func threw(_ error: some Error) -> String {
    "\(call) threw \(String(reflecting: error))"
  }
}
