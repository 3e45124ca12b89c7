import CombinatorGeneration
import Foundation

// Writes the generated files of the package in the current directory.

let files = FileManager.default
do {
  let generated = GeneratedFile.all
  for folder in GeneratedFile.folders {
    for old in try files.contentsOfDirectory(atPath: folder).map({ "\(folder)/\($0)" })
    where !generated.contains(where: { $0.path == old }) {
      try files.removeItem(atPath: old)
    }
  }
  // Writing a file makes the build compile it again, with everything that depends on it.
  let changed = generated.filter { files.contents(atPath: $0.path) != Data($0.contents.utf8) }
  for file in changed {
    try file.contents.write(toFile: file.path, atomically: true, encoding: .utf8)
  }
  print("Generated \(generated.count) files and wrote the \(changed.count) that changed.")
} catch {
  FileHandle.standardError.write(
    Data("generate-combinators: run it in the package's folder. \(error)\n".utf8))
  exit(1)
}
