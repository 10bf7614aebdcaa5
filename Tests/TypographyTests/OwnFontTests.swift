import Geometry
import LayerTree
import Testing

@testable import Typography

/// Fonts that a scene brings along, and what texts ask of them; the fonts are those of `Fonts/make-fonts.py`.
@Suite struct OwnFontTests {
  private static let folder = #filePath.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/Fonts/"
  private let fonts = FontLibrary(files: ["Boxes", "Layers", "Paints"].map { OwnFontTests.folder + $0 + ".ttf" })

  private func text(_ string: String, _ change: (inout TextContent) -> Void = { _ in }) -> TextContent {
    var text = TextContent(string)
    text.fontName = "Flipbook Boxes"
    text.fontSize = 100
    change(&text)
    return text
  }

  private func box(_ text: TextContent) throws -> Rect? {
    try fonts.outline(of: text, in: Rect(0, 0, 1000, 200)).controlBox
  }

  @Test("A font of one's own is found by its family and by its face, and by nobody else")
  func families() throws {
    #expect(fonts.hasFamily("flipbook boxes") && fonts.hasFamily("FlipbookBoxes"))
    #expect(!FontLibrary().hasFamily("Flipbook Boxes"))
    #expect(try fonts.missingFamilies(of: [text("A")]).isEmpty)
    #expect(try fonts.size(of: text("AA")) == Size(200, 100))
    #expect(throws: Never.self) { try FontLibrary.check(OwnFontTests.folder + "Paints.ttf") }
  }

  @Test("Large letters of Inter Variable are narrower at their optical size; Inter keeps its static faces")
  func opticalSizes() throws {
    func width(_ family: String, _ size: Double?, italic: Bool = false) throws -> Double {
      try fonts.size(
        of: text("Large Title") {
          ($0.fontName, $0.fontSize, $0.fontWeight, $0.isItalic) = (family, 34, 700, italic)
          if let size { $0.fontVariations = [FontVariation("opsz", value: size)] }
        }
      ).width
    }
    for italic in [false, true] {
      let (text, title) = (
        try width("Inter Variable", 14, italic: italic), try width("Inter Variable", 34, italic: italic)
      )
      #expect(title < text * 0.96 && title > text * 0.85)
      #expect(abs(text - (try width("Inter", nil, italic: italic))) < text * 0.02)
    }
    for weight in [400.0, 450, 700] {
      let style = FontStyle(family: "Inter", weight: weight, isItalic: false)
      #expect(try !fonts.cascade(for: style).primary.path.contains("Variable"))
      let substitute = fonts.substitute(for: [0x41], style: style, isColored: false)
      #expect(substitute?.path.contains("InterVariable") != true)
    }
  }

  @Test("Inter is there without the system: every weight, upright and slanted")
  func bundled() throws {
    let bundled = FontFile.bundled.filter { !$0.isVariable }
    #expect(bundled.count == 18)
    #expect(Set(bundled.map(\.weights.lowerBound)) == Set(stride(from: 100, through: 900, by: 100)))
    #expect(bundled.count { $0.isItalic } == 9)
    for weight in stride(from: 100.0, through: 900, by: 100) {
      for isItalic in [false, true] {
        let face = try fonts.cascade(for: FontStyle(family: "Inter", weight: weight, isItalic: isItalic)).primary
        #expect(!face.isOfSystem && face.path.hasPrefix("Inter-") && face.path.hasSuffix("Italic.otf") == isItalic)
        #expect(face.bytes.starts(with: "OTTO".utf8))
      }
    }
  }

  @Test("A feature picks another glyph, one that is off does not, and one that is not there is reported")
  func features() throws {
    let tall = text("A") { $0.fontFeatures = [FontFeature("ss01")] }
    #expect(try box(text("A"))?.height == 50 && box(tall)?.height == 100)
    #expect(try box(text("A") { $0.fontFeatures = [FontFeature("ss01", value: 0)] })?.height == 50)
    #expect(try fonts.missingSettings(of: tall).isEmpty)
    let missing = text("A") {
      $0.fontFeatures = [FontFeature("tnum")]
      $0.fontVariations = [FontVariation("opsz", value: 28)]
    }
    #expect(
      try fonts.missingSettings(of: missing) == [
        "the font ‘Flipbook Boxes’ has no feature ‘tnum’",
        "the font ‘Flipbook Boxes’ has no axis ‘opsz’: its axes are wght",
      ])
  }

  /// Inter's digits are of several widths unless they are tabular.
  @Test func tabularDigits() throws {
    func width(_ digits: String, _ features: [FontFeature]) throws -> Double {
      var text = TextContent(digits)
      text.fontFeatures = features
      return try fonts.size(of: text).width
    }
    let widths = try (0...9).map { try width(String(repeating: "\($0)", count: 4), [FontFeature("tnum")]) }
    #expect(Set(widths).count == 1)
    #expect(try width("1111", []) < width("0000", []))
  }

  @Test("Axes: by weight, by name, and by name before the weight; limited to what the font has")
  func axes() throws {
    #expect(try box(text("A"))?.width == 50)
    #expect(try box(text("A") { $0.fontWeight = 900 })?.width == 100)
    #expect(try box(text("A") { $0.fontWeight = 650 })?.width == 75)
    let named = text("A") { $0.fontVariations = [FontVariation("wght", value: 650)] }
    #expect(try box(named)?.width == 75)
    #expect(try box(text("A") { ($0.fontWeight, $0.fontVariations) = (900, named.fontVariations) })?.width == 75)
    #expect(try box(text("A") { $0.fontVariations = [FontVariation("wght", value: 1e6)] })?.width == 100)
    #expect(try fonts.size(of: text("A") { $0.fontVariations = [FontVariation("wght", value: .nan)] }).width == 100)
  }

  @Test("Runs have their own fonts, sizes and colors, and lines the height of the tallest")
  func runs() throws {
    let content = text("") {
      var small = TextRun("A")
      small.fontSize = 40
      var inter = TextRun("AA", color: Color(red: 1, green: 0, blue: 0))
      inter.fontName = "Inter"
      $0.textRuns = [TextRun("A"), small, TextRun("A\nA", color: Color(red: 1, green: 0, blue: 0)), inter]
    }
    #expect(content.string == "AAA\nAAA")
    let layout = try fonts.layout(of: content)
    #expect(layout.lines.count == 2 && layout.lines[0].width == 240)
    #expect(layout.lines[0].runs.map(\.fontSize) == [100, 40, 100])
    #expect(layout.lines[0].runs.map { $0.color == nil } == [true, true, false])
    #expect(layout.lines[1].runs.map(\.face.path).map { $0.hasPrefix("Inter-") } == [false, true])
    #expect(layout.lines[0].ascent == 80 && layout.lines[0].descent == 20)
    // By color; together they are the whole.
    #expect(layout.parts.map(\.color?.red) == [nil, 1])
    #expect(layout.parts.reduce(0) { $0 + $1.layout.glyphCount } == layout.glyphCount && layout.glyphCount == 6)
    var plain = content
    plain.string = "A"
    #expect(try plain.textRuns.isEmpty && fonts.size(of: plain) == Size(100, 100))
  }

  @Test("A line of small runs is as low as they are, and shaping goes on across runs of one font")
  func runHeights() throws {
    let small = text("") {
      var run = TextRun("AA")
      run.fontSize = 10
      $0.textRuns = [run]
    }
    #expect(try fonts.size(of: small) == Size(20, 10))
    // Arabic letters join across a change of color.
    var word = TextContent("")
    word.textRuns = [TextRun("\u{0645}\u{0631}", color: .black), TextRun("\u{062d}\u{0628}\u{0627}")]
    var whole = TextContent("\u{0645}\u{0631}\u{062d}\u{0628}\u{0627}")
    whole.fontSize = word.fontSize
    let ids = try [word, whole].map { try fonts.layout(of: $0).lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id) }
    #expect(ids[0].sorted() == ids[1].sorted())
  }

  @Test("A text becomes as much smaller as it takes to fit, and no smaller than it may", arguments: [0.5, 0.9])
  func scaling(smallest: Double) throws {
    let long = text("AAAA") { ($0.numberOfLines, $0.minimumScaleFactor) = (1, smallest) }
    let layout = try fonts.layout(of: long, width: 300)
    let scale = try #require(layout.lines.first?.runs.first?.fontSize) / 100
    #expect(abs(scale - max(0.75, smallest)) < 2e-3)
    if smallest < 0.75 { #expect(layout.size.width <= 300 && layout.size.width > 299) }
    let fitting = try fonts.layout(of: long, width: 400)
    #expect(fitting.lines.first?.runs.first?.fontSize == 100)
    // Lines are counted, and the height.
    let two = text("AA AA") { ($0.numberOfLines, $0.minimumScaleFactor, $0.truncation) = (2, 0.1, .end) }
    let low = try fonts.layout(of: two, width: 250, height: 100)
    #expect(low.lines.count == 1 || low.size.height <= 100 + 1e-6)
    #expect(low.glyphCount >= 4)
  }

  @Test("A character is colored as its kind and its selector say (Unicode Technical Standard 51)")
  func presentation() throws {
    func isColored(_ string: String) throws -> Bool {
      let layout = try fonts.layout(of: text(string))
      return layout.lines[0].colorGlyphs.count == 1 && layout.glyphCount == 0
    }
    #expect(try isColored("\u{1F600}"))
    #expect(try !isColored("\u{2764}") && !isColored("\u{2764}\u{FE0E}"))
    #expect(try isColored("\u{2764}\u{FE0F}"))
    #expect(try isColored("1\u{FE0F}\u{20E3}"))
    #expect(try !isColored("1"))
  }

  @Test(
    "A sequence is one glyph",
    arguments: ["\u{1F600}\u{200D}\u{1F601}", "\u{1F44D}\u{1F3FD}", "\u{1F1E9}\u{1F1EA}", "1\u{FE0F}\u{20E3}"])
  func sequences(string: String) throws {
    let layout = try fonts.layout(of: text(string))
    #expect(layout.lines[0].colorGlyphs.count == 1 && layout.glyphCount == 0)
    #expect(layout.size.width == 100)
    #expect(try fonts.missingCharacters(of: text(string)).isEmpty)
    // Two of them are two, and a mere half is itself.
    #expect(try fonts.layout(of: text(string + string)).lines[0].colorGlyphs.count == 2)
  }

  @Test("Characters that no font has are reported, those of runs too")
  func missing() throws {
    var text = text("")
    text.textRuns = [TextRun("A\u{10FFF0}"), TextRun("\u{10FFF1}A\u{10FFF0}")]
    #expect(try fonts.missingCharacters(of: text) == ["\u{10FFF0}", "\u{10FFF1}"])
  }
}
