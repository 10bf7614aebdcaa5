import Foundation

/// Gaussian blur computed directly, in double precision.
package enum GaussTwin {
  /// The samples of a Gaussian out to five deviations, their sum being one.
  package static func kernel(_ sigma: Double) -> [Double] {
    guard sigma > 0 else { return [1] }
    let radius = Int((5 * sigma).rounded(.up))
    let values = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = values.reduce(0, +)
    return values.map { $0 / sum }
  }

  /// Blurs one row; what is beyond its ends is clear, or the same as at them.
  package static func blur(_ row: [Double], sigma: Double, extended: Bool = false) -> [Double] {
    let kernel = kernel(sigma)
    let radius = kernel.count / 2
    return row.indices.map { index in
      var sum = 0.0
      for (tap, weight) in kernel.enumerated() {
        let source = index + tap - radius
        if row.indices.contains(source) {
          sum += row[source] * weight
        } else if extended {
          sum += row[min(max(source, 0), row.count - 1)] * weight
        }
      }
      return sum
    }
  }

  /// Blurs a picture of one channel, row by row and column by column.
  package static func blur(_ rows: [[Double]], sigmaX: Double, sigmaY: Double, extended: Bool = false) -> [[Double]] {
    let across = rows.map { blur($0, sigma: sigmaX, extended: extended) }
    let columns = transposed(across).map { blur($0, sigma: sigmaY, extended: extended) }
    return transposed(columns)
  }

  private static func transposed(_ rows: [[Double]]) -> [[Double]] {
    rows[0].indices.map { column in rows.map { $0[column] } }
  }
}
