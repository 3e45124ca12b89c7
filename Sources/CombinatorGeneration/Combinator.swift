/// All overloads of one name.
struct Combinator {
  let name: String
  /// The files that the overloads are written to.
  let files: [(name: String, overloads: [Overload])]

  var overloads: [Overload] { files.flatMap(\.overloads) }

  /// The name as part of a type's name.
  var title: String { name.capitalized }
}

extension String {
  /// The string with a capital first letter.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
