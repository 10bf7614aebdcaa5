/// A conversion from the number of an expression to the number of a property.
package enum NumberConversion: Sendable {
  /// Fails unless the number is finite and in a range.
  case checked(ClosedRange<Double>)
  /// Converts degrees to radians.
  case radians
}
