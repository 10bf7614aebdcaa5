/// A function that explains the data as well as the chosen one.
package struct FittedMotionAlternative: Hashable, Sendable {
  /// The family of the function.
  package let family: MotionFamily
  /// The function.
  package let pace: MotionPace
  /// The begin time, in seconds.
  package let begin: Double
  /// The root mean square deviation from the data.
  package let residual: Double
}
