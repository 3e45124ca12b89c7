/// The files of a package that a document builds step by step, as one program.
///
/// The modules of the package are not there when the document is compiled, so their files become
/// parts of one program and do not import each other. `.ci/support/getting-started` builds the
/// package as it is.
enum PackageFiles {
  /// Removes the imports of the package's own modules from its files.
  static func merged(_ blocks: [MarkdownDocument.Block]) -> [MarkdownDocument.Block] {
    let modules = blocks.compactMap { $0.value(of: "file")?.split(separator: "/") }
      .filter { $0.count > 2 }.map { $0[1] }
    return blocks.map { block in
      guard block.value(of: "file") != nil else { return block }
      var block = block
      for module in modules {
        block.code = block.code.replacing("import \(module)\n", with: "\n")
      }
      return block
    }
  }
}
