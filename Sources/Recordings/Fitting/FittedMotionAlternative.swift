/// A function that explains the data as well as the chosen one.
package struct FittedMotionAlternative: Hashable, Sendable {
  /// The kind of function.
  package let family: MotionFamily
  /// The function.
  package let pace: MotionPace
  /// The beginning in seconds.
  package let begin: Double
  /// The root of the mean squared difference from the data.
  package let residual: Double
}
