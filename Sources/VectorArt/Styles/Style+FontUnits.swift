import LayerTree
import Typography

extension Style {
  /// The advance width of the digit zero in pixels; half the font size if it cannot be measured.
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
  /// Returns the length with font-relative units converted to pixels.
  func resolved(in style: Style) -> Length {
    mapped { $0.unit == .em || $0.unit == .ex || $0.unit == .ch ? Length($0.pixels(of: 0, in: style)) : $0 }
  }

  /// Returns the length in pixels; percentages refer to `whole`, and font-relative units to a style.
  func pixels(of whole: Double, in style: Style) -> Double {
    mapped { $0.unit == .ch ? Length($0.value * style.widthOfZero) : $0 }.pixels(of: whole, fontSize: style.text.size)
  }
}
