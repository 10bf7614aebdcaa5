/// Groups of connected runs: a disjoint-set forest whose roots are the first members.
struct RunGroups {
  private var parents: [Int]

  /// Starts with every run by itself.
  init(count: Int) { parents = Array(0..<count) }

  /// The first run of the group of a run.
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
