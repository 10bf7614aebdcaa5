/// A linear equation or inequality of variables, satisfied if its priority allows it.
package struct LinearConstraint: Hashable, Sendable {
  /// The relation of the expression to zero.
  package enum Relation: Sendable {
    /// The expression is zero.
    case equal
    /// The expression is zero or less.
    case lessOrEqual
    /// The expression is zero or more.
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

  /// Makes a constraint.
  package init(
    _ terms: [Int: Double], constant: Double = 0, _ relation: Relation = .equal, priority: Double = required
  ) {
    (self.terms, self.constant, self.relation, self.priority) = (terms, constant, relation, priority)
  }

  /// The violation of the constraint by the expression; 0 if it is satisfied.
  package func error(at values: [Double]) -> Double {
    let sum = terms.sorted { $0.key < $1.key }.reduce(constant) { $0 + $1.value * values[$1.key] }
    return switch relation {
    case .equal: abs(sum)
    case .lessOrEqual: max(0, sum)
    case .greaterOrEqual: max(0, -sum)
    }
  }
}
