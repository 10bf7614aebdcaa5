import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension ValueType where Value == TextRun {
  /// A run of a label's text with a separate color or font.
  static let textRun = ValueType.record(textRunRecord) { record in
    var run = TextRun(record.read(text) ?? "", color: record.read(textColor))
    run.letterSpacing = record.read(letterSpacing)
    record.read(font)?.apply(to: &run)
    return run
  }

  private static let text = Key(
    "text", ValueType<String>.words, "The text. \\(…) inserts an expression.", isRequired: true)
  private static let textColor = Key("textColor", ValueType<Color>.color, "The color of the letters; the label's.")
  private static let font = Key(
    "font", ValueType<FontDescription>.font, "The font. Missing values are the label's.")
  private static let letterSpacing = Key(
    "letterSpacing", ValueType<Double>.number(-1000...1000), "The extra space between letters, in points; the label's.")
  static let textRunRecord = RecordType(
    name: "run", summary: "A part of a label's text.",
    keys: [text.description, textColor.description, font.description, letterSpacing.description])
}
