/// A line of source that a failure can point at.
package struct SourcePlace: Sendable, CustomStringConvertible {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt

  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
  }

  package var description: String { "\(fileID):\(line)" }
}
