/// Finds names that are similar to a missing one.
package enum NearNames {
  /// Returns the names that are nearest to a missing name.
  ///
  /// - Parameters:
  ///   - name: The missing name.
  ///   - candidates: The existing names.
  /// - Returns: At most three names, the nearest first; equally near names are in alphabetical
  ///   order.
  /// - Complexity: O(*n* · *m*²) for *n* candidates and a name of *m* characters.
  package static func nearest(to name: String, among candidates: [String]) -> [String] {
    let wanted = letters(of: name)
    // Names of one letter have nothing in common.
    let limit = min(max(1, wanted.count / 3), wanted.count - 1)
    var near: [(distance: Int, name: String)] = []
    for candidate in Set(candidates) where candidate != name {
      let letters = letters(of: candidate)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(from: wanted, to: letters)
      if distance <= limit { near.append((distance, candidate)) }
    }
    return near.sorted { $0 < $1 }.prefix(3).map(\.name)
  }

  /// The letters of a name in lower case, without the `any` of a protocol type.
  private static func letters(of name: String) -> [UInt8] {
    Array((name.hasPrefix("any ") ? String(name.dropFirst(4)) : name).lowercased().utf8)
  }

  /// Returns the number of letters to insert, remove, or replace (Levenshtein 1966).
  private static func distance(from first: [UInt8], to second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for letter in first {
      var diagonal = row[0]
      row[0] += 1
      for column in second.indices {
        let replaced = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, min(row[column], diagonal) + 1)
      }
    }
    return row[second.count]
  }
}
