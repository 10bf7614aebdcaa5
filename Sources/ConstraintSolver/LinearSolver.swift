/// Finds values of variables that satisfy constraints by priority: required constraints first, and then, level by
/// level, the smallest sum of errors that the previous levels permit.
///
/// It uses the simplex method on a tableau. Variables may be negative, but slack variables (they turn inequalities
/// into equations) and error variables (they permit violations) may not: G. J. Badros, A. Borning and P. J. Stuckey,
/// "The Cassowary Linear Arithmetic Constraint Solving Algorithm" (2001), chapter 3. Instead of weighting priorities,
/// every variable that would increase the minimal error of a level is fixed at zero before the next level.
package struct LinearSolver {
  /// The values found, and the constraints left out.
  package struct Solution: Sendable {
    /// The value of each variable; 0 for unconstrained ones.
    package var values: [Double]
    /// The indices of required constraints that contradict earlier ones and were left out.
    package var broken: [Int]
  }

  /// The tolerance for comparing sums.
  private static let tolerance = 1e-7

  private let variableCount: Int
  /// The row of each basic variable: its value in terms of nonbasic variables; nil for nonbasic variables.
  private var rows: [LinearExpression?]
  /// True for each variable that may occur in a row, indexed by variable.
  private var isUsed: [Bool]
  /// True for each variable that is fixed at zero, indexed by variable.
  private var isFixed: [Bool]

  /// Finds the values of variables.
  ///
  /// - Parameters:
  ///   - constraints: The constraints; if required ones contradict each other, the first one wins.
  ///   - variableCount: The number of variables; constraints refer to them by index.
  /// - Returns: The values, and the violated required constraints.
  package static func solve(_ constraints: [LinearConstraint], variableCount: Int) -> Solution {
    var solver = LinearSolver(variableCount: variableCount)
    var broken: [Int] = []
    for (index, constraint) in constraints.enumerated() where constraint.priority >= LinearConstraint.required {
      if !solver.require(constraint) { broken.append(index) }
    }
    let optional = constraints.filter { $0.priority < LinearConstraint.required }
    for level in Set(optional.map(\.priority)).sorted(by: >) {
      solver.approach(optional.filter { $0.priority == level })
    }
    return Solution(values: (0..<variableCount).map { solver.rows[$0]?.constant ?? 0 }, broken: broken)
  }

  private init(variableCount: Int) {
    self.variableCount = variableCount
    rows = Array(repeating: nil, count: variableCount)
    isUsed = Array(repeating: false, count: variableCount)
    isFixed = isUsed
  }

  /// Returns true for slack and error variables; they are never negative.
  private func isRestricted(_ variable: Int) -> Bool { variable >= variableCount }

  private mutating func newVariable() -> Int {
    rows.append(nil)
    isUsed.append(false)
    isFixed.append(false)
    return rows.count - 1
  }

  // MARK: Constraints

  /// Adds a required constraint.
  ///
  /// - Returns: False, without adding it, if it contradicts the others.
  private mutating func require(_ constraint: LinearConstraint) -> Bool {
    var equation = expression(of: constraint)
    guard constraint.relation != .equal else { return enter(equation, new: []) }
    let slack = newVariable()
    equation.add(constraint.relation == .lessOrEqual ? 1 : -1, of: slack)
    return enter(equation, new: [slack])
  }

  /// Adds the constraints of one priority, and minimizes the sum of their errors.
  private mutating func approach(_ constraints: [LinearConstraint]) {
    var cost = LinearExpression()
    for constraint in constraints {
      var equation = expression(of: constraint)
      // The positive and the negative part of the expression.
      let (above, below) = (newVariable(), newVariable())
      equation.add(-1, of: above)
      equation.add(1, of: below)
      if constraint.relation != .lessOrEqual { cost.add(1, of: below) }
      if constraint.relation != .greaterOrEqual { cost.add(1, of: above) }
      // This always succeeds, since the two parts can represent any value.
      _ = enter(equation, new: [above, below])
    }
    for term in cost.terms {
      if let row = rows[term.variable] { cost.substitute(row, for: term.variable) }
    }
    minimize(&cost)
    fix(cost.terms.filter { $0.coefficient > Self.tolerance }.map(\.variable))
  }

  /// Returns the expression of a constraint in terms of nonbasic variables.
  private func expression(of constraint: LinearConstraint) -> LinearExpression {
    var result = LinearExpression(constant: constraint.constant)
    for (variable, coefficient) in constraint.terms.sorted(by: { $0.key < $1.key }) {
      if let row = rows[variable] { result.add(coefficient, of: row) } else { result.add(coefficient, of: variable) }
    }
    return result
  }

  /// Adds an equation that sets an expression to zero.
  ///
  /// - Parameters:
  ///   - equation: The expression, in terms of nonbasic variables.
  ///   - new: The variables of the expression that don't occur in any row yet.
  /// - Returns: False, without any change, if the expression can't be zero.
  private mutating func enter(_ equation: LinearExpression, new: [Int]) -> Bool {
    let free = equation.terms.filter { !isRestricted($0.variable) }
    // A variable that does not occur in any row is cheapest.
    if let variable = (free.last { !isUsed[$0.variable] } ?? free.last)?.variable {
      makeBasic(variable, equation.solved(for: variable))
      return true
    }
    for variable in new where equation[variable] != 0 {
      let row = equation.solved(for: variable)
      guard row.constant >= 0 else { continue }
      makeBasic(variable, row)
      return true
    }
    // The error of the equation becomes a variable and is minimized.
    let missing = newVariable()
    let before = rows
    var amount = LinearExpression()
    amount.add(equation.constant < 0 ? -1 : 1, of: equation)
    store(amount, for: missing)
    minimize(&amount, watching: missing)
    guard let row = rows[missing] else {
      fix([missing])
      return true
    }
    guard row.constant < Self.tolerance else {
      rows = before
      return false
    }
    // The value is zero, so any other variable of the row can replace it.
    if let term = row.terms.first { pivot(entering: term.variable, leaving: missing) } else { rows[missing] = nil }
    fix([missing])
    return true
  }

  // MARK: The tableau

  /// Minimizes a cost.
  ///
  /// - Parameters:
  ///   - cost: The cost, in terms of nonbasic variables before and after the call.
  ///   - watched: A variable whose value of zero ends the minimization.
  private mutating func minimize(_ cost: inout LinearExpression, watching watched: Int? = nil) {
    while true {
      if let watched, rows[watched].map({ $0.constant <= 0 }) ?? true { return }
      // The first variable by index is chosen to prevent cycling: R. G. Bland, "New finite pivoting rules" (1977).
      let entering = cost.terms.first { $0.coefficient < -LinearExpression.noise && isRestricted($0.variable) }
      guard let entering = entering?.variable, let leaving = leaving(for: entering) else { return }
      pivot(entering: entering, leaving: leaving)
      if let row = rows[entering] { cost.substitute(row, for: entering) }
    }
  }

  /// Returns the basic variable that is the first to reach zero as a nonbasic one increases; nil if none does.
  private func leaving(for entering: Int) -> Int? {
    var best: (variable: Int, ratio: Double)?
    for variable in variableCount..<rows.count {
      guard let row = rows[variable] else { continue }
      let slope = row[entering]
      guard slope < -LinearExpression.noise else { continue }
      let ratio = max(0, row.constant) / -slope
      if best.map({ ratio < $0.ratio }) ?? true {
        best = (variable, ratio)
      }
    }
    return best?.variable
  }

  /// Makes a nonbasic variable basic in place of another one.
  private mutating func pivot(entering: Int, leaving: Int) {
    guard var row = rows[leaving] else { return }
    rows[leaving] = nil
    row.add(-1, of: leaving)
    makeBasic(entering, row.solved(for: entering))
  }

  /// Makes a variable basic, and substitutes its row for it in all other rows.
  private mutating func makeBasic(_ variable: Int, _ row: LinearExpression) {
    if isUsed[variable] {
      for other in rows.indices where rows[other]?[variable] ?? 0 != 0 {
        rows[other]?.substitute(row, for: variable)
      }
    }
    isUsed[variable] = false
    store(row, for: variable)
  }

  private mutating func store(_ row: LinearExpression, for variable: Int) {
    for term in row.terms { isUsed[term.variable] = true }
    rows[variable] = row
  }

  /// Fixes nonbasic variables at zero.
  private mutating func fix(_ variables: [Int]) {
    guard !variables.isEmpty else { return }
    for variable in variables { isFixed[variable] = true }
    for other in rows.indices { rows[other]?.removeAll(in: isFixed) }
  }
}
