extension [Double] {
  /// Returns the Euclidean distance to the values of another point.
  ///
  /// - Parameter other: As many values.
  /// - Returns: The distance, in the unit of the values.
  func distance(to other: [Double]) -> Double {
    var square = 0.0
    for (value, other) in zip(self, other) { square += (value - other) * (value - other) }
    return square.squareRoot()
  }
}
