import LayerTree

/// A font in a scene file; nil for parts that it doesn't specify.
struct FontDescription: Sendable {
  package var family: String?
  package var size: Double?
  package var weight: Double?
  package var isItalic: Bool?
  package var features: [FontFeature]?
  package var variations: [FontVariation]?

  /// Sets a text in the font; unspecified parts are as in a new text.
  package func apply(to text: inout TextContent) {
    let standard = TextContent()
    text.fontName = family ?? standard.fontName
    text.fontSize = size ?? standard.fontSize
    text.fontWeight = weight ?? standard.fontWeight
    text.isItalic = isItalic ?? standard.isItalic
    text.fontFeatures = features ?? []
    text.fontVariations = variations ?? []
  }
}
