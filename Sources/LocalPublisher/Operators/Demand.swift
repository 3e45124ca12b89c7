extension Subscribers {
  /// The number of publishers that `flatMap` subscribes to at a time, as Combine declares it.
  ///
  /// Write a number that you know as a literal, and any other number with ``max(_:)``.
  ///
  /// ```swift
  /// let limit = 3
  /// let demands: [Subscribers.Demand] = [1, .max(limit), .unlimited]
  /// ```
  @frozen public struct Demand: Sendable, Hashable, ExpressibleByIntegerLiteral {
    /// The number of publishers.
    public let maximum: Int

    /// Makes a limit from a literal.
    ///
    /// - Parameter value: The number of publishers, which is at least one.
    @inlinable public init(integerLiteral value: Int) {
      precondition(value > 0, "flatMap needs at least one publisher, not \(value).")
      maximum = value
    }

    /// No limit.
    @inlinable public static var unlimited: Demand { .max(.max) }

    /// Returns a limit on the number of active publishers.
    ///
    /// - Parameter value: The number of publishers, which is at least one.
    /// - Returns: The limit.
    @inlinable public static func max(_ value: Int) -> Demand { Demand(integerLiteral: value) }
  }
}
