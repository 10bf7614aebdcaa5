import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The keys that only labels have.
enum LabelKeys {
  /// The text of a new `UILabel`: one line, truncated with an ellipsis, centered vertically.
  package static let initial: TextContent = {
    var content = TextContent()
    content.numberOfLines = 1
    content.truncation = .end
    content.verticalAlignment = .center
    return content
  }()

  package static let setters: [LayerSetter] = [
    LayerSetter("text", .words, "The text. \\(…) inserts an expression.") { $0.text.string = $1 },
    LayerSetter(
      "runs", ValueType<[TextRun]>.list(of: .textRun, "a list of runs such as {text: Hello, textColor: red}"),
      "The parts of the text, with their own colors and fonts, in place of text."
    ) { $0.text.textRuns = $1 },
    LayerSetter("font", .font, "The font: its size, or {style: title1}, {family, size, weight, italic, …}.") {
      $1.apply(to: &$0.text)
    },
    .property(.textColor),
    LayerSetter("textAlignment", .choice(), "The alignment of the lines; natural.") { $0.text.textAlignment = $1 },
    LayerSetter("verticalAlignment", .choice(), "The vertical position of the lines in the bounds; center.") {
      $0.text.verticalAlignment = $1
    },
    LayerSetter("numberOfLines", .number(0...100_000), "The largest number of lines, 0 for no limit; 1.") {
      $0.text.numberOfLines = Int(saturating: $1)
    },
    LayerSetter("truncation", .choice(), "The position of the ellipsis in text that does not fit; end.") {
      $0.text.truncation = $1
    },
    LayerSetter("lineHeight", .number(0...100_000), "The distance from one line to the next, in points; the font's.") {
      $0.text.lineHeight = $1 > 0 ? $1 : nil
    },
    LayerSetter("letterSpacing", .number(-1000...1000), "The extra space between letters, in points; 0.") {
      $0.text.letterSpacing = $1
    },
    LayerSetter(
      "minimumScaleFactor", .number(0...1), "The smallest scale of text that is shrunk to fit; 0, for never."
    ) { $0.text.minimumScaleFactor = $1 },
  ]
}
