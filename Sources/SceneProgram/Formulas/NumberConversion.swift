/// A step from the number of an expression to the number that is set.
package enum NumberConversion: Sendable {
  /// Gives up unless the number is finite and lies in a range.
  case checked(ClosedRange<Double>)
  /// From degrees to radians.
  case radians
}
