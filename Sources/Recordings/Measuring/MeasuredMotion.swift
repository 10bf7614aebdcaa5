/// A movement of a property of a part.
package struct MeasuredMotion: Hashable, Sendable {
  /// The property.
  package let property: MeasuredProperty
  /// The motion that explains it.
  package let motion: FittedMotion
}
