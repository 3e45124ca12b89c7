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
    var found: [String] = []
    while found.count < 3, let next = nearest(to: name, among: candidates, but: found) {
      found.append(next)
    }
    return found
  }

  /// The nearest name that has not been found before.
  private static func nearest(
    to name: String, among candidates: [String], but found: [String]
  ) -> String? {
    let wanted = Letters(name)
    var nearest: String?
    var limit = max(1, wanted.count / 3)
    for candidate in candidates where candidate != name && !found.contains(candidate) {
      let letters = Letters(candidate)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(from: wanted, to: letters)
      if distance < limit || distance == limit && nearest.map({ candidate < $0 }) != false {
        (nearest, limit) = (candidate, distance)
      }
    }
    return nearest
  }

  /// A name in lower case, and where in it the name itself begins.
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

  /// How many letters have to be inserted, removed or replaced (Levenshtein 1966).
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
