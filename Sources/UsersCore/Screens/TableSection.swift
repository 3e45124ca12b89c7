/// A part of a screen: a table of labels and values under a title.
public struct TableSection: Sendable, Equatable {
  /// A line of the table.
  public struct Row: Sendable, Equatable {
    /// What the line is about.
    public let label: String
    /// What there is to say about it; empty where the label says everything.
    public let value: String
    /// The link that the line leads to; nil where it leads nowhere.
    public let link: String?

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - label: What it is about.
    ///   - value: What there is to say about it.
    ///   - link: The link that it leads to.
    public init(_ label: String, _ value: String = "", link: String? = nil) {
      self.label = label
      self.value = value
      self.link = link
    }
  }

  /// The title of the part; empty where there is none.
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
