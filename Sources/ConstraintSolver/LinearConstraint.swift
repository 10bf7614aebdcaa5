/// A linear equation or inequality in variables, with a priority.
package struct LinearConstraint: Hashable, Sendable {
  /// The relation of the expression to zero.
  package enum Relation: Sendable {
    /// The expression equals zero.
    case equal
    /// The expression is at most zero.
    case lessOrEqual
    /// The expression is at least zero.
    case greaterOrEqual
  }

  /// The priority of required constraints.
  package static let required = 1000.0

  /// The coefficient of each variable, by the variable's index.
  package var terms: [Int: Double]
  /// The constant of the expression.
  package var constant: Double
  /// The relation of the expression, terms and constant, to zero.
  package var relation: Relation
  /// The priority, up to ``required``; higher priorities are satisfied first.
  package var priority: Double

  /// Creates a constraint.
  package init(
    _ terms: [Int: Double], constant: Double = 0, _ relation: Relation = .equal, priority: Double = required
  ) {
    (self.terms, self.constant, self.relation, self.priority) = (terms, constant, relation, priority)
  }

  /// Returns the constraint's error for values of the variables; 0 if they satisfy it.
  package func error(at values: [Double]) -> Double {
    let sum = terms.sorted { $0.key < $1.key }.reduce(constant) { $0 + $1.value * values[$1.key] }
    return switch relation {
    case .equal: abs(sum)
    case .lessOrEqual: max(0, sum)
    case .greaterOrEqual: max(0, -sum)
    }
  }
}
