import LayerTree
import Typography

extension Style {
  /// The width of a zero in the font; half the font size where it can't be measured.
  var widthOfZero: Double {
    guard let fonts else { return text.size / 2 }
    var content = TextContent()
    content.fontName = text.families.first { fonts.hasFamily($0) } ?? "serif"
    content.fontSize = text.size
    content.fontWeight = text.weight
    content.isItalic = text.isItalic
    let zero = AttributedLine(characters: ["0"], spans: [0], fonts: [content], runsLeft: false)
    return (try? fonts.clusters(of: zero))?.first?.advance ?? text.size / 2
  }
}
