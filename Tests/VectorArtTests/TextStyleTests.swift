import Foundation
import Geometry
import LayerTree
import Testing
import Typography

@testable import VectorArt

/// The properties of text that change letters and where they stand.
@Suite struct TextStyleTests {
  private func box(_ attributes: String, _ text: String) throws -> Rect {
    let drawing = try draw(
      "<text id='t' x='50' y='100' font-family='sans-serif' font-size='40' \(attributes)>\(text)</text>")
    return try #require(drawing.shape("t")?.path.boundingBox)
  }

  private func style(_ attributes: String) throws -> TextStyle {
    let text = "<svg xmlns='http://www.w3.org/2000/svg'><text \(attributes)/></svg>"
    var document = try DocumentReader.read(Array(text.utf8))
    var warnings = WarningLog()
    _ = try Cascade.apply(to: &document, &warnings)
    #expect(warnings.warnings.isEmpty)
    return Style(document[1], inside: Style(document[0], inside: Style())).text
  }

  @Test("Letters are filled as their fonts have it, whatever the rule for shapes")
  func fillRule() throws {
    let drawing = try draw("<text id='t' y='50' font-family='sans-serif' fill-rule='evenodd'>o</text>")
    #expect(drawing.shape("t")?.fillRule == .nonZero)
  }

  @Test("Raised and lowered baselines are the font's", arguments: ["super", "sub"])
  func scripts(name: String) throws {
    var font = TextContent()
    (font.fontName, font.fontSize) = ("sans-serif", 20)
    let metrics = try FontLibrary().metrics(of: font)
    let height = name == "super" ? metrics.superscriptOffset : -metrics.subscriptOffset
    #expect(height != 0)
    func bottom(_ inner: String) throws -> Double {
      let drawing = try draw("<text y='50' font-family='sans-serif' font-size='20'>\(inner)</text>")
      return try #require(drawing.shape("t")?.path.boundingBox).maxY
    }
    let plain = try bottom("<tspan id='t'>x</tspan>")
    let once = try bottom("<tspan id='t' baseline-shift='\(name)'>x</tspan>")
    let twice = try bottom("<tspan baseline-shift='\(name)'><tspan id='t' baseline-shift='\(name)'>x</tspan></tspan>")
    #expect(abs(plain - once - 20 * height) < 1e-9)
    #expect(abs(plain - twice - 40 * height) < 1e-9)
  }

  @Test("Kerning can be set aside")
  func kerning() throws {
    #expect(try box("style='font-kerning: none'", "AVAV").width > box("", "AVAV").width + 1)
    // It isn't an attribute.
    #expect(try box("font-kerning='none'", "AVAV") == box("", "AVAV"))
  }

  @Test("The kerning of SVG 1.1 takes the place of the font's")
  func lengthsOfKerning() throws {
    let (plain, unkerned) = (try box("", "AVAV"), try box("style='font-kerning: none'", "AVAV"))
    #expect(try box("kerning='0'", "AVAV") == unkerned)
    #expect(try abs(box("kerning='5'", "AVAV").width - unkerned.width - 15) < 1e-6)
    #expect(try box("kerning='auto'", "AVAV") == plain)
    #expect(try box("kerning='10%'", "AVAV") == plain)
  }

  @Test("Letters that join are not set apart, but words of them are")
  func arabic() throws {
    let (plain, spaced) = (try box("", "بيت بيت"), try box("letter-spacing='10'", "بيت بيت"))
    #expect(abs(spaced.width - plain.width - 10) < 1e-6)
  }

  @Test("Lines are inherited where an element says so, and kept where it says so")
  func baselines() throws {
    let hanging = try box("alignment-baseline='hanging'", "x")
    let drawing = try draw(
      """
      <g alignment-baseline='hanging'><text id='t' x='50' y='100' font-family='sans-serif' font-size='40'
        alignment-baseline='inherit'>x</text></g>
      """)
    #expect(drawing.shape("t")?.path.boundingBox == hanging)
    let kept = try draw(
      """
      <text x='50' y='100' font-family='sans-serif' font-size='40' dominant-baseline='hanging'><tspan id='t'
        dominant-baseline='no-change'>x</tspan></text>
      """)
    #expect(kept.shape("t")?.path.boundingBox == hanging)
  }

  @Test("Variable fonts are drawn for their size, and small capitals are a feature")
  func fontSettings() throws {
    #expect(try style("font-size='30'").usedVariations == [FontVariation("opsz", value: 30)])
    #expect(try style("style='font-optical-sizing: none'").usedVariations.isEmpty)
    let own = "style='font-variation-settings: \"opsz\" 9'"
    #expect(try style(own).usedVariations == [FontVariation("opsz", value: 9)])
    #expect(try style("font-variant='small-caps'").usedFeatures == [FontFeature("smcp")])
  }

  @Test("A vertical text along a path has its letters across it")
  func verticalAlongPath() throws {
    func box(_ mode: String) throws -> Rect {
      let drawing = try draw(
        """
        <path id='p' d='M10 50h150'/><text id='t' font-family='sans-serif' font-size='40' \(mode)><textPath
          href='#p'>日</textPath></text>
        """)
      return try #require(drawing.shape("t")?.path.boundingBox)
    }
    let (across, down) = (try box(""), try box("writing-mode='tb'"))
    #expect(abs(across.width - down.height) < 1e-6 && abs(across.height - down.width) < 1e-6)
    #expect(abs(down.minY + down.maxY - 100) < 10)
  }

  @Test("A font that was brought along is the one that a kind of font means")
  func genericFamilies() throws {
    let folder = #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" } + "/TypographyTests/Fonts/"
    var bytes = try Data(contentsOf: URL(filePath: folder + "Boxes.ttf"))
    // A name of the same length, in both encodings of fonts.
    for encoding in [String.Encoding.ascii, .utf16BigEndian] {
      let (old, new) = ("Flipbook Boxes".data(using: encoding), "Apple Chancery".data(using: encoding))
      while let old, let new, let range = bytes.range(of: old) { bytes.replaceSubrange(range, with: new) }
    }
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ttf")
    try bytes.write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg'><text id='t' y='100' font-family='cursive' font-size='100'>A</text></svg>"
    let drawing = try Drawing.read(Array(text.utf8), fonts: FontLibrary(files: [path.path]))
    #expect(drawing.warnings.isEmpty)
    #expect(drawing.shape("t")?.path.boundingBox?.size == Size(50, 50))
  }

  @Test(
    "Letters are mapped by Unicode's full case mappings",
    arguments: [
      ("uppercase", "straße ﬁn ŉ", "STRASSE FIN ʼN"), ("lowercase", "ΟΔΟΣ ΣΑΣ. Σ", "οδος σας. σ"),
      ("lowercase", "ΑΣ’Σ É", "ασ’ς é"), ("uppercase", "ΐé", "Ϊ́É"),
      ("capitalize", "hello world don’t foo-bar", "Hello World Don’t Foo-Bar"),
      ("capitalize", "(ab) 3d a.b iOS x_y é", "(Ab) 3d A.B IOS X_y É"), ("capitalize", "ǆ ßa", "ǅ Ssa"),
      ("none", "Ab", "Ab"),
    ])
  func mapsCases(value: String, text: String, expected: String) throws {
    let characters = Array(text)
    let value = try #require(TextCase(property: value))
    #expect(characters.indices.map { value.mapped($0, of: characters) }.joined() == expected)
  }

  @Test(
    "The i of Turkish and Azeri keeps its dot, and the dotless i stays dotless",
    arguments: [
      ("uppercase", "tr", "iğne ısı", "İĞNE ISI"), ("lowercase", "az", "ISİ", "ısi"),
      ("capitalize", "tr", "iki ip I", "İki İp I"), ("uppercase", "en", "i", "I"), ("none", "tr", "iI", "iI"),
    ])
  func mapsCases(value: String, language: String, text: String, expected: String) throws {
    let characters = Array(text)
    let value = try #require(TextCase(property: value))
    #expect(characters.indices.map { value.mapped($0, of: characters, language: language) }.joined() == expected)
  }

  @Test("The language of a text comes from the nearest element that has one")
  func findsTheLanguage() throws {
    func path(_ body: String) throws -> Path { try #require(draw(body).shape("t")?.path) }
    let font = "id='t' y='50' font-family='sans-serif' font-size='40'"
    let mapped = try path("<g xml:lang='tr-TR'><text \(font) style='text-transform: uppercase'>i</text></g>")
    #expect(try mapped == path("<text \(font)>İ</text>"))
    #expect(try path("<g lang='tr'><text lang='en' \(font) style='text-transform: uppercase'>i</text></g>") != mapped)
  }

  @Test("The case of text is mapped after its characters are placed")
  func mapsCasesOfPlacedText() throws {
    let font = "font-family='sans-serif' font-size='40'"
    func path(_ body: String) throws -> Path { try #require(draw(body).shape("t")?.path) }
    let mapped = try path("<text id='t' y='50' \(font) style='text-transform: uppercase'>ab</text>")
    #expect(mapped == (try path("<text id='t' y='50' \(font)>AB</text>")))
    let placed = try path("<text id='t' x='0 80' y='50' \(font) style='text-transform: uppercase'>ßa</text>")
    let (first, second) = (
      try path("<text id='t' y='50' \(font)>SS</text>"), try path("<text id='t' x='80' y='50' \(font)>A</text>")
    )
    #expect(placed.boundingBox?.minX == first.boundingBox?.minX && placed.boundingBox?.maxX == second.boundingBox?.maxX)
    let inherited = try path("<g style='text-transform: lowercase'><text id='t' y='50' \(font)>AB</text></g>")
    #expect(inherited == (try path("<text id='t' y='50' \(font)>ab</text>")))
    let warned = try draw("<text style='text-transform: full-width'>a</text>")
    #expect(warned.messages == ["line 2: text-transform: full-width is not supported; letters keep their width"])
    #expect(try draw("<text style='text-transform: loud'>a</text>").messages.count == 1)
  }
}
