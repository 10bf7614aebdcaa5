import Arithmetic
import Geometry
import LayerTree
import SceneCompiler

extension SceneText {
  /// Returns the entries of a text in the form of a label.
  static func entries(of text: TextContent) -> [Entry] {
    let initial = TextContent()
    var entries: [Entry] = []
    if text.textRuns.isEmpty {
      entries.append(("text", quoted(text.string)))
    } else {
      entries.append(("runs", "[\(text.textRuns.map { map(Self.entries(of: $0)) }.joined(separator: ", "))]"))
    }
    entries.append(
      (
        "font",
        map(
          font(
            name: text.fontName, size: text.fontSize,
            weight: text.fontWeight == initial.fontWeight ? nil : text.fontWeight,
            isItalic: text.isItalic ? true : nil, features: text.fontFeatures.isEmpty ? nil : text.fontFeatures,
            variations: text.fontVariations.isEmpty ? nil : text.fontVariations))
      ))
    if text.textColor != initial.textColor { entries.append(("textColor", color(text.textColor))) }
    if text.textAlignment != initial.textAlignment { entries.append(("textAlignment", text.textAlignment.rawValue)) }
    // Labels of scene files have different defaults than text layers.
    entries.append(("verticalAlignment", text.verticalAlignment.rawValue))
    if text.numberOfLines != 1 { entries.append(("numberOfLines", "\(text.numberOfLines)")) }
    if text.truncation != .end { entries.append(("truncation", text.truncation.rawValue)) }
    if let height = text.lineHeight { entries.append(("lineHeight", number(height))) }
    if text.letterSpacing != 0 { entries.append(("letterSpacing", number(text.letterSpacing))) }
    if text.minimumScaleFactor != 0 { entries.append(("minimumScaleFactor", number(text.minimumScaleFactor))) }
    return entries
  }

  private static func entries(of run: TextRun) -> [Entry] {
    var entries: [Entry] = [("text", quoted(run.string))]
    if let color = run.color { entries.append(("textColor", self.color(color))) }
    let font = font(
      name: run.fontName, size: run.fontSize, weight: run.fontWeight, isItalic: run.isItalic,
      features: run.fontFeatures, variations: run.fontVariations)
    if !font.isEmpty { entries.append(("font", map(font))) }
    if let spacing = run.letterSpacing { entries.append(("letterSpacing", number(spacing))) }
    return entries
  }

  private static func font(
    name: String?, size: Double?, weight: Double?, isItalic: Bool?, features: [FontFeature]?,
    variations: [FontVariation]?
  ) -> [Entry] {
    var entries: [Entry] = []
    if let name { entries.append(("family", quoted(name))) }
    if let size { entries.append(("size", number(size))) }
    if let weight { entries.append(("weight", number(weight))) }
    if let isItalic { entries.append(("italic", "\(isItalic)")) }
    if let features { entries.append(("features", map(features.map { ($0.tag, "\($0.value)") }))) }
    if let variations { entries.append(("variations", map(variations.map { ($0.tag, number($0.value)) }))) }
    return entries
  }

  private static func map(_ entries: [Entry]) -> String {
    "{\(entries.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}"
  }
}
