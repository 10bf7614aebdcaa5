/// A measured motion of a property of a part.
package struct MeasuredMotion: Hashable, Sendable {
  /// The moving property.
  package let property: MeasuredProperty
  /// The fitted motion.
  package let motion: FittedMotion
}
