import LayerTree
import SceneDiagnostics
import SceneSyntax

/// A font in a scene file; nil for parts that it doesn't specify.
struct FontDescription: Sendable {
  var family: String?
  var size: Double?
  var weight: Double?
  var isItalic: Bool?
  var features: [FontFeature]?
  var variations: [FontVariation]?

  /// Sets a text in the font; unspecified parts are as in a new text.
  func apply(to text: inout TextContent) {
    let standard = TextContent()
    text.fontName = family ?? standard.fontName
    text.fontSize = size ?? standard.fontSize
    text.fontWeight = weight ?? standard.fontWeight
    text.isItalic = isItalic ?? standard.isItalic
    text.fontFeatures = features ?? []
    text.fontVariations = variations ?? []
  }
}
