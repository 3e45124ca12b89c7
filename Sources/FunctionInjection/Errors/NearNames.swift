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
    let wanted = Letters(name)
    let limit = max(1, wanted.count / 3)
    var found: [String] = []
    var distances: [Int] = []
    for candidate in candidates where candidate != name && !found.contains(candidate) {
      let letters = Letters(candidate)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(from: wanted, to: letters)
      guard distance <= limit else { continue }
      var place = found.count
      while place > 0, (distance, candidate) < (distances[place - 1], found[place - 1]) {
        place -= 1
      }
      found.insert(candidate, at: place)
      distances.insert(distance, at: place)
      if found.count > 3 {
        found.removeLast()
        distances.removeLast()
      }
    }
    return found
  }

  /// A name in lower case, and the position where the name itself begins.
  private struct Letters {
    let all: [UInt8]
    let start: Int

    init(_ name: String) {
      let name = name.lowercased()
      all = Array(name.utf8)
      start = name.hasPrefix("any ") ? 4 : 0
    }

    var count: Int { all.count - start }
  }

  /// Returns the number of letters to insert, remove, or replace (Levenshtein 1966).
  private static func distance(from first: Letters, to second: Letters) -> Int {
    var row = Array(repeating: 0, count: second.count + 1)
    for column in 0..<row.count { row[column] = column }
    for index in first.start..<first.all.count {
      var diagonal = row[0]
      row[0] += 1
      for column in 0..<second.count {
        let isSame = first.all[index] == second.all[second.start + column]
        let replaced = diagonal + (isSame ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, min(row[column], diagonal) + 1)
      }
    }
    return row[second.count]
  }
}
