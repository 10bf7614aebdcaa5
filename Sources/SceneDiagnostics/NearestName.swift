/// Finds the most likely correction of a misspelled name.
package enum NearestName {
  /// Returns the candidate that other tools call `name`, or else the candidate with the smallest edit distance, if that
  /// is small enough for a typo; nil if there is none.
  package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let candidates = Array(candidates)
    if let own = OtherNames.own(for: name, among: candidates) { return own }
    // Very long words aren't typos, and the cost of a comparison grows with the square of their length.
    guard name.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    let wanted = Array(name.lowercased())
    let limit = max(1, wanted.count / 3)
    for candidate in candidates where abs(candidate.count - wanted.count) <= limit {
      let distance = distance(wanted, Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Returns “did you mean …?” for the nearest name; nil if no name is close enough.
  package static func hint(for name: String, among candidates: some Sequence<String>) -> String? {
    of(name, among: candidates).map { "did you mean \($0)?" }
  }

  /// Returns the Damerau–Levenshtein distance, which counts insertions, deletions, substitutions, and transpositions.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var row = Array(0...b.count)
    var (above, top) = (row, row)
    for i in 1...a.count {
      (top, above, row) = (above, row, top)
      row[0] = i
      for j in 1...b.count {
        var cost = min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, top[j - 2] + 1) }
        row[j] = cost
      }
    }
    return row[b.count]
  }
}
