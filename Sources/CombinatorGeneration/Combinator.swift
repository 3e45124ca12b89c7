/// All overloads of one name.
struct Combinator {
  let name: String
  /// The modules that the overloads need beside their own.
  var imports: [String] = []
  /// The files that the overloads are written to.
  let files: [(name: String, overloads: [Overload])]

  var overloads: [Overload] { files.flatMap(\.overloads) }
}
