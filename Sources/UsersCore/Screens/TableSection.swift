/// A part of a screen: a table of labels and values under a title.
public struct TableSection: Sendable, Equatable {
  /// A line of the table.
  public struct Row: Sendable, Equatable {
    /// The label of the line.
    public let label: String
    /// The value; empty if the label is enough.
    public let value: String
    /// The link of the line, if it has one.
    public let link: String?

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - label: The label of the line.
    ///   - value: The value.
    ///   - link: The link of the line.
    public init(_ label: String, _ value: String = "", link: String? = nil) {
      self.label = label
      self.value = value
      self.link = link
    }
  }

  /// The title of the part; empty if it has none.
  public let title: String
  /// The lines, from top to bottom.
  public let rows: [Row]

  /// Makes a part of a screen.
  ///
  /// - Parameters:
  ///   - title: The title of the part.
  ///   - rows: The lines, from top to bottom.
  public init(_ title: String = "", rows: [Row]) {
    self.title = title
    self.rows = rows
  }
}
