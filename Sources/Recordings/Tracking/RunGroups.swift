/// Groups of connected runs, as a disjoint-set forest whose roots are the first members.
struct RunGroups {
  private var parents: [Int]

  /// Creates groups of a single run each.
  init(count: Int) { parents = Array(0..<count) }

  /// Returns the first run in the group of a run.
  mutating func first(of run: Int) -> Int {
    var run = run
    while parents[run] != run {
      parents[run] = parents[parents[run]]
      run = parents[run]
    }
    return run
  }

  /// Joins the groups of two runs.
  mutating func join(_ one: Int, _ other: Int) {
    let (a, b) = (first(of: one), first(of: other))
    parents[max(a, b)] = min(a, b)
  }
}
