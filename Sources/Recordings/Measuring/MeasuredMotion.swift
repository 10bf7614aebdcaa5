/// A measured motion of a property of a part.
package struct MeasuredMotion: Hashable, Sendable {
  /// The moving property.
  package let property: MeasuredProperty
  /// The fitted motion.
  package let motion: FittedMotion
  /// The measured values, from the rest before the movement to the rest after it.
  package let data: MotionSeries
}
