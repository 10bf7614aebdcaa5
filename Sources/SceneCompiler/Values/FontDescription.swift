import LayerTree

/// The font in a scene file; unspecified properties are nil.
struct FontDescription: Sendable {
  package var family: String?
  package var style: DynamicTypeStyle?
  package var size: Double?
  package var weight: Double?
  package var isItalic: Bool?
  package var features: [FontFeature]?
  package var variations: [FontVariation]?
  /// True if glyph shapes and tracking are adapted to the size; nil for the style's default.
  package var isOpticallySized: Bool?
  /// The text size for which the text style's metrics are taken.
  package var typeSize = DynamicTypeSize.large

  /// Returns the description with the values of its text style and of optical sizing filled in; `inherited` is the
  /// default size.
  private func resolved(inheriting inherited: Double) -> (font: FontDescription, tracking: Double?) {
    var font = self
    font.size = size ?? style?.size(at: typeSize)
    font.weight = weight ?? style?.weight
    let isInter = family == nil || family == TextContent().fontName || family == OpticalSize.family
    guard isOpticallySized ?? (style != nil && isInter) else { return (font, nil) }
    if isInter { font.family = OpticalSize.family }
    let size = font.size ?? inherited
    let chosen = variations ?? []
    if !chosen.contains(where: { $0.tag == OpticalSize.axis }) {
      font.variations = chosen + [FontVariation(OpticalSize.axis, value: size)]
    }
    return (font, isInter ? OpticalSize.tracking(size) : nil)
  }

  /// Sets the font of a text; unspecified properties have the defaults of a new text.
  package func apply(to text: inout TextContent) {
    let standard = TextContent()
    let (font, tracking) = resolved(inheriting: standard.fontSize)
    text.fontName = font.family ?? standard.fontName
    text.fontSize = font.size ?? standard.fontSize
    text.fontWeight = font.weight ?? standard.fontWeight
    text.isItalic = font.isItalic ?? standard.isItalic
    text.fontFeatures = font.features ?? []
    text.fontVariations = font.variations ?? []
    if let tracking { text.letterSpacing = tracking }
    if let style, size == nil { text.lineHeight = style.lineHeight(at: typeSize) }
  }

  /// Sets the font of a run; unspecified properties are inherited from the label.
  package func apply(to run: inout TextRun) {
    let (font, tracking) = resolved(inheriting: TextContent().fontSize)
    (run.fontName, run.fontSize, run.fontWeight) = (font.family, font.size, font.weight)
    (run.isItalic, run.fontFeatures, run.fontVariations) = (font.isItalic, font.features, font.variations)
    if run.letterSpacing == nil { run.letterSpacing = tracking }
  }
}
