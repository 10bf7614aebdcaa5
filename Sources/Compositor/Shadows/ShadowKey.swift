/// The key of a shadow, without its position and color.
struct ShadowKey: Hashable {
  /// The caster of the shadow.
  var source: OutlineSource
  /// The standard deviation of the blur, in units of the outline.
  var radius: Double
}
