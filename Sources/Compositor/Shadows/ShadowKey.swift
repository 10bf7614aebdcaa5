/// What determines a shadow, apart from where it lies and how it is coloured.
struct ShadowKey: Hashable {
  /// What casts it.
  var source: OutlineSource
  /// The standard deviation of the blur, in units of the outline.
  var radius: Double
}
