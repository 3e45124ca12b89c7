import Foundation

/// The files of the repository that are documentation, or have some in them.
enum DocumentationFiles {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The README and the guides.
  static let documents: [URL] =
    [root.appendingPathComponent("README.md")] + files(in: "Docs", withExtension: "md")

  /// The files below a folder of the repository, in alphabetical order.
  static func files(in folder: String, withExtension pathExtension: String) -> [URL] {
    let enumerator = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return (enumerator?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == pathExtension }
      .sorted { $0.path < $1.path }
  }
}
