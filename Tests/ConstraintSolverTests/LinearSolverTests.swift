import ConstraintSolver
import TestSupport
import Testing

@Suite struct LinearSolverTests {
  /// The sums of errors of each priority, the highest first.
  private func errors(_ constraints: [LinearConstraint], at values: [Double]) -> [Double] {
    Set(constraints.map(\.priority)).sorted(by: >).map { level in
      constraints.filter { $0.priority == level }.reduce(0) { $0 + $1.error(at: values) }
    }
  }

  @Test func whatIsRequiredHolds() {
    let solution = LinearSolver.solve(
      [
        LinearConstraint([0: 1], constant: -10), LinearConstraint([1: 1, 0: -1], constant: -20),
        LinearConstraint([2: 2, 0: -1, 1: -1]), LinearConstraint([3: 1, 2: -1], constant: 5, .lessOrEqual),
        LinearConstraint([3: 1], constant: -100, priority: 250),
      ], variableCount: 4)
    #expect(solution.values == [10, 30, 20, 15] && solution.broken.isEmpty)
  }

  @Test("What has a higher priority holds first, whatever its order") func priorities() {
    let constraints = [
      LinearConstraint([0: 1], constant: -50, priority: 250), LinearConstraint([0: 1], constant: -80, priority: 750),
      LinearConstraint([0: 1], constant: -60, .lessOrEqual, priority: 999),
    ]
    #expect(LinearSolver.solve(constraints, variableCount: 1).values == [60])
    #expect(LinearSolver.solve(constraints.reversed(), variableCount: 1).values == [60])
  }

  @Test func whatContradictsIsLeftOut() {
    let constraints = [
      LinearConstraint([0: 1], constant: -10), LinearConstraint([1: 1, 0: -1], constant: -5),
      LinearConstraint([1: 1], constant: -100), LinearConstraint([0: 1, 1: 1], constant: -10, .lessOrEqual),
      LinearConstraint([2: 1, 1: -1]),
    ]
    let solution = LinearSolver.solve(constraints, variableCount: 4)
    #expect(solution.values == [10, 15, 15, 0] && solution.broken == [2, 3])
  }

  @Test("Repeated constraints are one") func repetition() {
    let one = LinearConstraint([0: 1, 1: -1], constant: -4)
    let solution = LinearSolver.solve(
      [one, one, LinearConstraint([0: -2, 1: 2], constant: 8), LinearConstraint([1: 1], constant: -1)], variableCount: 2
    )
    #expect(solution.values == [5, 1] && solution.broken.isEmpty)
  }

  @Test("The errors of each priority are the least of all places where two lines cross")
  func leastErrors() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2000 {
      var constraints: [LinearConstraint] = []
      for _ in 0..<Int.random(in: 2...7, using: &random) {
        let relation: LinearConstraint.Relation =
          [.equal, .lessOrEqual, .greaterOrEqual][Int.random(in: 0..<3, using: &random)]
        constraints.append(
          LinearConstraint(
            [0: Double(Int.random(in: -2...2, using: &random)), 1: Double(Int.random(in: -2...2, using: &random))],
            constant: Double(Int.random(in: -9...9, using: &random)), relation,
            priority: [250, 500, 750][Int.random(in: 0..<3, using: &random)]))
      }
      // Two lines at least cross, far from what matters.
      constraints += [LinearConstraint([0: 1], constant: -1, priority: 1), LinearConstraint([1: 1], priority: 2)]
      let found = errors(constraints, at: LinearSolver.solve(constraints, variableCount: 2).values)
      var best: [Double]?
      for (index, first) in constraints.enumerated() {
        for second in constraints[index...] {
          let (a, b) = (first.terms[0] ?? 0, first.terms[1] ?? 0)
          let (c, d) = (second.terms[0] ?? 0, second.terms[1] ?? 0)
          let determinant = a * d - b * c
          guard determinant != 0 else { continue }
          let place = [
            (b * second.constant - d * first.constant) / determinant,
            (c * first.constant - a * second.constant) / determinant,
          ]
          let here = errors(constraints, at: place)
          if best.map({ isLess(here, $0) }) ?? true { best = here }
        }
      }
      let least = best ?? []
      #expect(zip(found, least).allSatisfy { abs($0 - $1) < 1e-6 }, "\(constraints): \(found), not \(least)")
    }
  }

  private func isLess(_ first: [Double], _ second: [Double]) -> Bool {
    for (a, b) in zip(first, second) where abs(a - b) > 1e-9 { return a < b }
    return false
  }

  @Test("A hundred boxes in a row share the width") func large() {
    // Each has a left edge and a width.
    var constraints = [LinearConstraint([0: 1]), LinearConstraint([198: 1, 199: 1], constant: -1000)]
    for box in 1..<100 {
      constraints.append(LinearConstraint([2 * box: 1, 2 * box - 2: -1, 2 * box - 1: -1], constant: -2))
      constraints.append(LinearConstraint([2 * box + 1: 1, 1: -1], priority: 750))
      constraints.append(LinearConstraint([2 * box + 1: 1], constant: -5, .greaterOrEqual))
    }
    let solution = LinearSolver.solve(constraints, variableCount: 200)
    #expect(solution.broken.isEmpty && constraints.allSatisfy { $0.error(at: solution.values) < 1e-6 })
    #expect((0..<100).allSatisfy { abs(solution.values[2 * $0 + 1] - 8.02) < 1e-6 })
  }
}
