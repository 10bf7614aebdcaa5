/// A font that text documents refer to.
struct FontModel: Sendable {
  var family: String
  var style: String
  /// The ascent, in percent of the font size.
  var ascent: Double
}

/// The outline of a character that is embedded in the file.
struct GlyphModel: Sendable {
  /// The contours at a font size of 100.
  var shapes: [BezierShape]
  /// The advance width at a font size of 100.
  var width: Double
}
