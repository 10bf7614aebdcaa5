import LayerTree

/// The font style that text requests.
struct FontStyle: Hashable {
  var family: String
  /// The weight, a whole number from 1 to 1000.
  var weight: Double
  var isItalic: Bool
  /// Positions on variation axes; they override the weight and the slant.
  var variations: [FontVariation] = []

  /// - Parameters:
  ///   - family: The family name, in any case.
  ///   - weight: The weight, clamped to the valid range; 400 for NaN.
  ///   - isItalic: True for a slanted face.
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
