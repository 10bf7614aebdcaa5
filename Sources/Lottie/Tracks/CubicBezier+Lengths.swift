import Geometry

extension CubicBezier {
  /// Returns the cumulative arc lengths at evenly spaced parameters.
  func lengths(steps: Int = 24) -> [Double] {
    var result = [0.0]
    result.reserveCapacity(steps + 1)
    var last = start
    for step in 1...steps {
      let next = point(at: Double(step) / Double(steps))
      result.append(result[step - 1] + (next - last).length)
      last = next
    }
    return result
  }
}
