import LayerTree

/// The style that a text requests of its font.
struct FontStyle: Hashable {
  var family: String
  /// A whole number from 1 to 1000.
  var weight: Double
  var isItalic: Bool
  /// Positions on axes; they override the weight and the slant.
  var variations: [FontVariation] = []

  /// - Parameters:
  ///   - family: The name, in any case.
  ///   - weight: The weight, clamped to the valid range; 400 for NaN.
  ///   - isItalic: Whether a slanted face is wanted.
  init(family: String, weight: Double, isItalic: Bool) {
    self.family = family
    self.weight = weight.isNaN ? 400 : min(max(weight.rounded(), 1), 1000)
    self.isItalic = isItalic
  }

  init(_ content: TextContent) {
    self.init(family: content.fontName, weight: content.fontWeight, isItalic: content.isItalic)
    variations = content.fontVariations.filter(\.value.isFinite)
  }
}
