package import Foundation

/// The files of this repository, as they were when the tests were built.
package enum Repository {
  /// The root folder.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Finds the files below a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder from the root.
  ///   - pathExtension: The extension of their names.
  /// - Returns: The files in alphabetical order.
  package static func files(in folder: String, withExtension pathExtension: String) -> [URL] {
    let enumerator = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return (enumerator?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == pathExtension }
      .sorted { $0.path < $1.path }
  }
}
