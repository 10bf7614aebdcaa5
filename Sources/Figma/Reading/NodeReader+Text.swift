import Geometry
import LayerTree

extension NodeReader {
  /// Reads the text of a node.
  func text(_ value: FigmaValue, of node: FigmaNode) throws(FigmaError) -> FigmaText {
    var text = FigmaText(paints: node.fills)
    let characters = try value.required("characters").string()
    var content = TextContent()
    var standard = TextRun("")
    var casing = "ORIGINAL"
    if let style = value["style"] {
      (standard, casing) = try run(style, of: node)
      try readParagraph(style, into: &content, &text, of: node)
    }
    content.fontName = standard.fontName ?? "Inter"
    content.fontSize = standard.fontSize ?? 12
    content.fontWeight = standard.fontWeight ?? 400
    content.isItalic = standard.isItalic ?? false
    content.fontFeatures = standard.fontFeatures ?? []
    content.letterSpacing = standard.letterSpacing ?? 0
    if let color = node.fills.last(where: { $0.color != nil })?.color { content.textColor = color }
    let runs = try runs(value, of: characters, in: node, casing)
    if runs.count > 1 || runs.first.map({ $0 != TextRun($0.string) }) == true {
      content.textRuns = runs
    } else {
      content.string = runs.first?.string ?? ""
    }
    for type in try value.list("lineTypes") where try type.string() != "NONE" {
      log.warn("lists have no bullets, numbers, or indents", at: type.place, of: node.trail)
      break
    }
    if !node.stroke.paints.isEmpty {
      log.warn("strokes of text are not supported and are left out", at: node.place.key("strokes"), of: node.trail)
    }
    text.content = content
    return text
  }

  private func readParagraph(
    _ style: FigmaValue, into content: inout TextContent, _ text: inout FigmaText, of node: FigmaNode
  ) throws(FigmaError) {
    content.lineHeight = try style.number("lineHeightPx").map { min(max($0, 0), 1e5) }
    switch try style.string("textAlignHorizontal") ?? "LEFT" {
    case "RIGHT": content.textAlignment = .right
    case "CENTER": content.textAlignment = .center
    case "JUSTIFIED": content.textAlignment = .justified
    default: content.textAlignment = .left
    }
    switch try style.string("textAlignVertical") ?? "TOP" {
    case "CENTER": content.verticalAlignment = .center
    case "BOTTOM": content.verticalAlignment = .bottom
    default: content.verticalAlignment = .top
    }
    let resizing = try style.string("textAutoResize") ?? "NONE"
    text.growsInWidth = resizing == "WIDTH_AND_HEIGHT"
    if try style.string("textTruncation") == "ENDING" || resizing == "TRUNCATE" {
      content.truncation = .end
      content.numberOfLines = Int(min(max(try style.number("maxLines") ?? 0, 0), 10_000))
    }
    func leftOut(_ key: StaticString, _ what: String) throws(FigmaError) {
      guard let value = style[key], try value.number() != 0 else { return }
      log.warn("\(what) is not supported and is ignored", at: value.place, of: node.trail)
    }
    try leftOut("paragraphSpacing", "the spacing between paragraphs")
    try leftOut("paragraphIndent", "the indent of paragraphs")
    try leftOut("listSpacing", "the spacing of lists")
  }

  /// Reads the attributes of characters, and their case.
  private func run(_ style: FigmaValue, of node: FigmaNode) throws(FigmaError) -> (TextRun, casing: String) {
    var run = TextRun("")
    run.fontName = try style.string("fontFamily")
    run.fontSize = try style.number("fontSize").map { min(max($0, 0.1), 1e4) }
    run.fontWeight = try style.number("fontWeight").map { min(max($0, 1), 1000) }
    run.isItalic = try style.flag("italic")
    run.letterSpacing = try style.number("letterSpacing")
    var features: [FontFeature] = []
    if let flags = style["opentypeFlags"] {
      for (tag, value) in try flags.members() {
        let number = min(max(try value.number(), 0), 100)
        if tag.utf8.count == 4 { features.append(FontFeature(tag.lowercased(), value: Int(number))) }
      }
    }
    let casing = try style.string("textCase") ?? "ORIGINAL"
    if casing.hasPrefix("SMALL_CAPS") { features.append(FontFeature("smcp")) }
    if casing == "SMALL_CAPS_FORCED" { features.append(FontFeature("c2sc")) }
    if !features.isEmpty { run.fontFeatures = features }
    if let decoration = style["textDecoration"], try decoration.string() != "NONE" {
      log.warn("underlines and strikethroughs are left out", at: decoration.place, of: node.trail)
    }
    return (run, casing)
  }

  /// Splits a text where its style changes.
  private func runs(
    _ value: FigmaValue, of characters: String, in node: FigmaNode, _ casing: String
  ) throws(FigmaError) -> [TextRun] {
    var styles: [Int: (TextRun, String)] = [:]
    let height = try value["style"]?.number("lineHeightPx")
    if let table = value["styleOverrideTable"] {
      for (key, style) in try table.members() {
        guard let number = Int(key) else { continue }
        var (run, own) = try run(style, of: node)
        if style["fills"] != nil {
          let fills = try paints(style, "fills", of: node)
          run.color = fills.last(where: { $0.color != nil })?.color ?? .clear
          if fills.contains(where: { $0.color == nil }) {
            log.warn("parts of a text can only have solid colors", at: style.place, of: node.trail)
          }
        }
        if let own = try style.number("lineHeightPx"), own != height {
          log.warn(
            "parts of a text have the line height of the whole text", at: style.place.key("lineHeightPx"),
            of: node.trail)
        }
        styles[number] = (run, style["textCase"] == nil ? casing : own)
      }
    }
    let overrides = try value.numbers("characterStyleOverrides").map { abs($0) < 1e9 ? Int($0) : 0 }
    // The list counts UTF-16 units, as JavaScript does.
    var runs: [(style: Int, text: [UInt16])] = []
    for (index, unit) in characters.utf16.enumerated() {
      let style = index < overrides.count && styles[overrides[index]] != nil ? overrides[index] : 0
      let isTrail = UTF16.isTrailSurrogate(unit)
      if let last = runs.indices.last, runs[last].style == style || isTrail {
        runs[last].text.append(unit)
      } else {
        runs.append((style, [unit]))
      }
    }
    return runs.map { style, text in
      var (run, casing) = styles[style] ?? (TextRun(""), casing)
      run.string = Self.cased(String(decoding: text, as: UTF16.self), casing)
      return run
    }
  }

  private static func cased(_ text: String, _ casing: String) -> String {
    switch casing {
    case "UPPER": return text.uppercased()
    case "LOWER": return text.lowercased()
    case "TITLE":
      var result = ""
      var begins = true
      for character in text {
        result += begins ? character.uppercased() : String(character)
        begins = character.isWhitespace
      }
      return result
    default: return text
    }
  }
}
