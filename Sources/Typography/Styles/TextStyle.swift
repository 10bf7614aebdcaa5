import CHarfBuzz
import Geometry
import LayerTree

/// The font and color of a part of the text.
struct TextStyle {
  let cascade: FontCascade
  let fontSize: Double
  let letterSpacing: Double
  /// The color; nil for the color of the whole text.
  let color: Color?
  /// True if letters are upright in a vertical line.
  var isUpright = false
  /// The font features, in HarfBuzz's representation.
  let features: [hb_feature_t]

  /// - Parameters:
  ///   - font: The font; its string is ignored.
  ///   - color: The color; nil for the color of the whole text.
  ///   - scale: The factor that multiplies the font size.
  ///   - source: The source of the font's faces.
  /// - Throws: ``FontError`` when no font is found.
  init(_ font: TextContent, color: Color? = nil, scale: Double = 1, in source: any FontSource) throws(FontError) {
    cascade = try source.cascade(for: FontStyle(font))
    fontSize = font.fontSize * scale
    letterSpacing = font.letterSpacing.isFinite ? font.letterSpacing * scale : 0
    self.color = color
    features = font.fontFeatures.map { feature in
      hb_feature_t(
        tag: HarfBuzzTag.named(feature.tag), value: UInt32(clamping: feature.value), start: 0, end: .max)
    }
  }

  var metrics: FontMetrics { cascade.primary.metrics }
  var ascent: Double { metrics.ascent * fontSize }
  var descent: Double { metrics.descent * fontSize }
  var lineGap: Double { metrics.lineGap * fontSize }

  /// Returns whether adjacent text in both styles is shaped as a whole.
  func shapesAlike(_ other: TextStyle) -> Bool {
    cascade.primary == other.cascade.primary && cascade.style == other.cascade.style && fontSize == other.fontSize
      && letterSpacing == other.letterSpacing
      && features.elementsEqual(other.features) { $0.tag == $1.tag && $0.value == $1.value }
  }
}

extension TextContent {
  /// Returns the font of a run: the text's own, with the run's changes.
  func font(of run: TextRun) -> TextContent {
    var font = self
    font.string = ""
    if let name = run.fontName { font.fontName = name }
    if let size = run.fontSize { font.fontSize = size }
    if let weight = run.fontWeight { font.fontWeight = weight }
    if let isItalic = run.isItalic { font.isItalic = isItalic }
    if let features = run.fontFeatures { font.fontFeatures = features }
    if let variations = run.fontVariations { font.fontVariations = variations }
    if let letterSpacing = run.letterSpacing { font.letterSpacing = letterSpacing }
    return font
  }
}
