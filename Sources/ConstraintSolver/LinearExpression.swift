/// A linear expression: a constant and multiples of variables.
struct LinearExpression {
  /// A multiple of a variable.
  struct Term {
    var variable: Int
    var coefficient: Double
  }

  /// The largest magnitude of a coefficient that is treated as a rounding error.
  static let noise = 1e-9

  var constant: Double
  /// The nonzero terms, sorted by variable.
  private(set) var terms: [Term] = []

  init(constant: Double = 0) { self.constant = constant }

  /// Returns the index of a variable's term, or its insertion index if there is none.
  private func index(of variable: Int) -> Int {
    var (start, end) = (0, terms.count)
    while start < end {
      let middle = (start + end) / 2
      if terms[middle].variable < variable { start = middle + 1 } else { end = middle }
    }
    return start
  }

  /// Returns the coefficient of a variable.
  subscript(variable: Int) -> Double {
    let index = index(of: variable)
    return index < terms.count && terms[index].variable == variable ? terms[index].coefficient : 0
  }

  /// Adds a multiple of a variable.
  mutating func add(_ coefficient: Double, of variable: Int) {
    let index = index(of: variable)
    guard index < terms.count, terms[index].variable == variable else {
      if abs(coefficient) > Self.noise { terms.insert(Term(variable: variable, coefficient: coefficient), at: index) }
      return
    }
    terms[index].coefficient += coefficient
    if abs(terms[index].coefficient) <= Self.noise { terms.remove(at: index) }
  }

  /// Adds a multiple of another expression.
  mutating func add(_ factor: Double, of other: LinearExpression) {
    constant += factor * other.constant
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var own = terms[...]
    for term in other.terms {
      while let next = own.first, next.variable < term.variable {
        sum.append(next)
        own.removeFirst()
      }
      var coefficient = factor * term.coefficient
      if let next = own.first, next.variable == term.variable {
        coefficient += next.coefficient
        own.removeFirst()
      }
      if abs(coefficient) > Self.noise { sum.append(Term(variable: term.variable, coefficient: coefficient)) }
    }
    sum += own
    terms = sum
  }

  /// Removes a variable.
  ///
  /// - Returns: The coefficient of the variable; 0 if it did not occur.
  @discardableResult
  mutating func remove(_ variable: Int) -> Double {
    let index = index(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Removes all variables whose element in `list` is true.
  mutating func removeAll(in list: [Bool]) { terms.removeAll { list[$0.variable] } }

  /// Substitutes an expression for a variable.
  mutating func substitute(_ expression: LinearExpression, for variable: Int) {
    let coefficient = remove(variable)
    if coefficient != 0 { add(coefficient, of: expression) }
  }

  /// Returns the expression for a variable that makes this expression zero.
  ///
  /// - Precondition: The variable occurs in the expression.
  func solved(for variable: Int) -> LinearExpression {
    var rest = self
    let factor = -1 / rest.remove(variable)
    var result = LinearExpression()
    result.add(factor, of: rest)
    return result
  }
}
