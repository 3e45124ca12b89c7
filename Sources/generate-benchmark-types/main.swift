import Foundation

// Writes the types and the keys that `functional-di-bench` registers by the hundred.
//
// Each is a type of its own, because a program would make the metadata of a generic type's
// specialization while it starts. The types come in threes: the first has no input, the second has
// the first as its input, and the third has both. The live keys are a tree: each key has two
// inputs, except for the last keys, which have none.

/// Returns functions of 25 calls each, and a function that calls them all.
///
/// The compiler takes the square of the number of calls to compile a function.
func functions(_ name: String, _ parameter: String, _ argument: String, _ calls: [String]) -> String
{
  let starts = Array(stride(from: 0, to: calls.count, by: 25))
  let parts = starts.map { start in
    let part = calls[start..<min(start + 25, calls.count)]
    return "private func \(name)\(start)(\(parameter)) {\n"
      + part.map { "  \($0)\n" }.joined() + "}\n"
  }
  return "func \(name)(\(parameter)) {\n" + starts.map { "  \(name)\($0)(\(argument))\n" }.joined()
    + "}\n\n" + parts.joined()
}

func declaration(ofType number: Int) -> String {
  switch number % 3 {
  case 0: "struct M\(number): MadeOfNone { let value = 1 }\n"
  case 1:
    "struct M\(number): MadeOfOne "
      + "{ let value: Int; init(_ a: M\(number - 1)) { value = a.value &+ 1 } }\n"
  default:
    "struct M\(number): MadeOfTwo { let value: Int; "
      + "init(_ a: M\(number - 2), _ b: M\(number - 1)) { value = a.value &+ b.value &+ 1 } }\n"
  }
}

func visits(ofTypes numbers: Range<Int>) -> [String] {
  numbers.map { "visitor.visit\(["None", "One", "Two"][$0 % 3])(M\($0).self)" }
}

let keyCount = 255

/// The lifetime, the inputs, and the factory of a key.
func rest(ofKey number: Int) -> String {
  guard 2 * number <= keyCount else { return ".singleton) { 1 }" }
  return ".singleton, injecting: LiveKey\(2 * number).self, LiveKey\(2 * number + 1).self) "
    + "{ $0 &+ $1 }"
}

func declaration(ofKey number: Int) -> String {
  "enum LiveKey\(number): LiveService { typealias Service = Int; "
    + "static var live: Live<Self> { Live(\(rest(ofKey: number)) } }\n"
}

let visitor = (parameter: "with visitor: inout some TypeVisitor", argument: "with: &visitor")
let types =
  functions(
    "visitThousandTypes", visitor.parameter, visitor.argument, visits(ofTypes: 0..<1_000))
  + functions(
    "visitFurtherTypes", visitor.parameter, visitor.argument, visits(ofTypes: 1_000..<1_024))
  + (0..<1_024).map(declaration(ofType:)).joined()
let keys =
  "import FunctionalDI\n\n"
  + functions(
    "registerLiveKeys", "with container: Container", "with: container",
    (1...keyCount).map { "container.register(LiveKey\($0).self, \(rest(ofKey: $0))" })
  + (1...keyCount).map(declaration(ofKey:)).joined()

do {
  for (text, path) in zip([types, keys], CommandLine.arguments.dropFirst()) {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
} catch {
  FileHandle.standardError.write(Data("generate-benchmark-types: \(error)\n".utf8))
  exit(1)
}
