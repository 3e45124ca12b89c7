import CombinatorGeneration
import Foundation

// Writes the generated files of the package in the current directory.

let files = FileManager.default
do {
  for folder in GeneratedFile.folders {
    for old in try files.contentsOfDirectory(atPath: folder) {
      try files.removeItem(atPath: "\(folder)/\(old)")
    }
  }
  for file in GeneratedFile.all {
    try file.contents.write(toFile: file.path, atomically: true, encoding: .utf8)
  }
  print("\(GeneratedFile.all.count) files written.")
} catch {
  FileHandle.standardError.write(
    Data("generate-combinators: run it in the package's folder. \(error)\n".utf8))
  exit(1)
}
