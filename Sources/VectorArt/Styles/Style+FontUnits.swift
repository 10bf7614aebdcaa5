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

extension Length {
  /// The length with the units that depend on the font replaced by pixels.
  func resolved(in style: Style) -> Length {
    mapped { $0.unit == .em || $0.unit == .ex || $0.unit == .ch ? Length($0.pixels(of: 0, in: style)) : $0 }
  }

  /// The length in pixels; percentages refer to `whole`, and font units to a style.
  func pixels(of whole: Double, in style: Style) -> Double {
    mapped { $0.unit == .ch ? Length($0.value * style.widthOfZero) : $0 }.pixels(of: whole, fontSize: style.text.size)
  }
}
