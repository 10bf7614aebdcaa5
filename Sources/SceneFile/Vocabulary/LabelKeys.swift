import Geometry
import LayerTree

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
    .text("text", .words, "What it says; \\(…) holds an expression.") { $0.string = $1 },
    .text("font", .font, "The font: its size, or {family, size, weight, italic}.") { text, font in
      text.fontName = font.family
      text.fontSize = font.size
      text.fontWeight = font.weight
      text.isItalic = font.isItalic
    },
    .text("textColor", .color, "The colour of the letters; black.") { $0.color = $1 },
    .text("textAlignment", .choice(), "To which side lines are set; natural.") { $0.alignment = $1 },
    .text("verticalAlignment", .choice(), "Where the lines stand in the bounds; center.") {
      $0.verticalAlignment = $1
    },
    .text("numberOfLines", .number(0...100_000), "How many lines there are at most, 0 for any number; 1.") {
      $0.numberOfLines = Int($1)
    },
    .text("truncation", .choice(), "Where an ellipsis stands for what does not fit; end.") { $0.truncation = $1 },
    .text("lineHeight", .number(0...100_000), "From one line to the next, in points; as the font says.") {
      $0.lineHeight = $1 > 0 ? $1 : nil
    },
    .text("letterSpacing", .number(-1000...1000), "What is added between letters, in points; 0.") {
      $0.letterSpacing = $1
    },
  ]
}
