/// The key of a shadow, without its position and color.
package struct ShadowKey: Hashable {
  /// The caster of the shadow.
  package var source: OutlineSource
  /// The standard deviation of the blur, in units of the outline.
  package var radius: Double
}
