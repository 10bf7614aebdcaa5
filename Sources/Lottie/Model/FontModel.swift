/// A font that texts name.
struct FontModel: Sendable {
  var family: String
  var style: String
  /// The ascent, in percent of the size.
  var ascent: Double
}

/// The outline of a character embedded in the file.
struct GlyphModel: Sendable {
  /// The contours at a size of 100.
  var shapes: [BezierShape]
  /// The advance at a size of 100.
  var width: Double
}
