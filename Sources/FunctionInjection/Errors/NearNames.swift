/// Finds what somebody may have meant.
package enum NearNames {
  /// The names that are nearest to one that is not there.
  ///
  /// - Parameters:
  ///   - name: The name that is not there.
  ///   - candidates: The names that are.
  /// - Returns: At most three, the nearest first, those of one distance in alphabetical order.
  /// - Complexity: O(*n* · *m*²) for *n* candidates and a name of *m* characters.
  package static func nearest(to name: String, among candidates: [String]) -> [String] {
    let wanted = Array(plain(name).utf8)
    let limit = max(1, wanted.count / 3)
    var found: [(distance: Int, name: String)] = []
    for candidate in candidates where candidate != name {
      let letters = Array(plain(candidate).utf8)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(from: wanted, to: letters)
      guard distance <= limit else { continue }
      let place = found.firstIndex { (distance, candidate) < ($0.distance, $0.name) }
      found.insert((distance, candidate), at: place ?? found.endIndex)
      if found.count > 3 { found.removeLast() }
    }
    return found.map(\.name)
  }

  /// A name without what is not its own, and in lower case.
  private static func plain(_ name: String) -> String {
    let name = name.lowercased()
    return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
  }

  /// How many letters have to be inserted, removed or replaced (Levenshtein 1966).
  private static func distance(from first: [UInt8], to second: [UInt8]) -> Int {
    var row = Array(repeating: 0, count: second.count + 1)
    for column in row.indices { row[column] = column }
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in 0..<second.count {
        let replaced = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, min(row[column], diagonal) + 1)
      }
    }
    return row[second.count]
  }
}
