import Arithmetic
import Geometry
import LayerTree
import SceneDiagnostics
import SceneSyntax

/// The keys that labels have beyond other layers.
enum LabelKeys {
  /// As a new `UILabel`: one line, cut off with an ellipsis, in the middle of its height.
  static let initial: TextContent = {
    var content = TextContent()
    content.numberOfLines = 1
    content.truncation = .end
    content.verticalAlignment = .center
    return content
  }()

  static let setters: [LayerSetter] = [
    LayerSetter("text", .words, "What it says; \\(…) holds an expression.") { $0.text.string = $1 },
    LayerSetter("font", .font, "The font: its size, or {family, size, weight, italic}.") { properties, font in
      properties.text.fontName = font.family
      properties.text.fontSize = font.size
      properties.text.fontWeight = font.weight
      properties.text.isItalic = font.isItalic
    },
    LayerSetter("textColor", .color, "The colour of the letters; black.") { $0.text.color = $1 },
    LayerSetter("textAlignment", .choice(), "To which side lines are set; natural.") { $0.text.alignment = $1 },
    LayerSetter("verticalAlignment", .choice(), "Where the lines stand in the bounds; center.") {
      $0.text.verticalAlignment = $1
    },
    LayerSetter("numberOfLines", .number(0...100_000), "How many lines there are at most, 0 for any number; 1.") {
      $0.text.numberOfLines = Int(saturating: $1)
    },
    LayerSetter("truncation", .choice(), "Where an ellipsis stands for what does not fit; end.") {
      $0.text.truncation = $1
    },
    LayerSetter("lineHeight", .number(0...100_000), "From one line to the next, in points; as the font says.") {
      $0.text.lineHeight = $1 > 0 ? $1 : nil
    },
    LayerSetter("letterSpacing", .number(-1000...1000), "What is added between letters, in points; 0.") {
      $0.text.letterSpacing = $1
    },
  ]
}
