import Arithmetic

/// Solves nonlinear least-squares problems by the Levenberg–Marquardt method, with finite differences as derivatives.
///
/// Source: K. Madsen, H. B. Nielsen, O. Tingleff, "Methods for Non-Linear Least Squares Problems", 2nd edition (2004),
/// section 3.2; the damping is scaled by the diagonal, as proposed by Marquardt.
struct LevenbergMarquardt {
  /// The maximum number of steps.
  var maximumStepCount = 40

  /// Improves the parameters until no step reduces the error.
  ///
  /// - Parameters:
  ///   - start: The initial parameters.
  ///   - scales: The magnitude of a significant change of each parameter.
  ///   - residuals: Returns the differences from the data, always the same number; nil for invalid parameters.
  /// - Returns: The parameters and the sum of squared residuals; nil if `start` is invalid.
  func minimize(
    _ start: [Double], scales: [Double], _ residuals: ([Double]) -> [Double]?
  ) -> (parameters: [Double], sum: Double)? {
    guard var current = residuals(start) else { return nil }
    var parameters = start
    var sum = Self.sum(current)
    var damping = 1e-3
    for _ in 0..<maximumStepCount {
      let columns = parameters.indices.map { index -> [Double] in
        let step = scales[index] * 1e-3
        var moved = parameters
        moved[index] += step
        if let right = residuals(moved) { return zip(right, current).map { ($0 - $1) / step } }
        moved[index] = parameters[index] - step
        return residuals(moved).map { left in zip(current, left).map { ($0 - $1) / step } }
          ?? [Double](repeating: 0, count: current.count)
      }
      let normal = columns.map { a in columns.map { b in Self.product(a, b) } }
      let gradient = columns.map { Self.product($0, current) }
      var isImproved = false
      for _ in 0..<8 {
        var matrix = normal
        for index in matrix.indices { matrix[index][index] += damping * max(normal[index][index], 1e-12) }
        guard let step = Self.solve(matrix, gradient.map { -$0 }) else {
          damping *= 10
          continue
        }
        let tried = zip(parameters, step).map { $0 + $1 }
        guard let next = residuals(tried), case let nextSum = Self.sum(next), nextSum < sum else {
          damping *= 5
          continue
        }
        let gain = (sum - nextSum) / max(sum, 1e-300)
        (parameters, current, sum) = (tried, next, nextSum)
        damping = max(1e-9, damping / 5)
        isImproved = gain > 1e-7
        break
      }
      if !isImproved { break }
    }
    return (parameters, sum)
  }

  private static func sum(_ values: [Double]) -> Double { values.reduce(0) { $0 + $1 * $1 } }

  private static func product(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }

  /// Solves linear equations by Gaussian elimination with pivoting; nil if there is no unique solution.
  static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double]? {
    var (rows, values) = (matrix, right)
    let count = values.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-300
      else { return nil }
      rows.swapAt(pivot, column)
      values.swapAt(pivot, column)
      for row in column + 1..<count {
        let factor = rows[row][column] / rows[column][column]
        for index in column..<count { rows[row][index] -= factor * rows[column][index] }
        values[row] -= factor * values[column]
      }
    }
    var solution = values
    for row in stride(from: count - 1, through: 0, by: -1) {
      for index in row + 1..<max(row + 1, count) { solution[row] -= rows[row][index] * solution[index] }
      solution[row] /= rows[row][row]
    }
    return solution.allSatisfy(\.isFinite) ? solution : nil
  }
}
