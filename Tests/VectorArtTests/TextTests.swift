import Geometry
import LayerTree
import Testing
import Typography

@testable import VectorArt

@Suite struct TextTests {
  /// The characters of a text, and those of its parts with places of their own, as they are read.
  private func characters(_ body: String) throws -> [TextCharacter] {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 200'>\(body)</svg>"
    var document = try DocumentReader.read(Array(text.utf8))
    var warnings = WarningLog()
    _ = try Cascade.apply(to: &document, &warnings)
    var context = DrawingContext(
      document, resources: .none, fonts: .init(), files: [], warnings: warnings)
    return TextReader(1, Style(document[1], inside: Style()), Space(viewport: Size(200, 200)), &context).characters
  }

  @Test(arguments: [
    ("<text>  a \n  b  </text>", "a b"), ("<text xml:space='preserve'> a\n b </text>", " a  b "),
    ("<text>a<tspan> b</tspan> <tspan>c </tspan> d</text>", "a b c d"),
    ("<text>a<tspan display='none'>b</tspan>c</text>", "ac"), ("<text>a<a>b</a>c</text>", "abc"),
    ("<text> <title>x</title> a</text>", "a"), ("<text style='white-space: pre'>a  b</text>", "a  b"),
  ])
  func collapsesSpace(_ body: String, _ text: String) throws {
    #expect(String(try characters(body).map(\.character)) == text)
  }

  @Test func placesCharacters() throws {
    let all = try characters("<text x='10 20' y='5' dx='0 1 2' rotate='7'>a<tspan x='50' dy='10%'>bc</tspan>de</text>")
    #expect(all.map(\.x) == [10, 50, nil, nil, nil])
    #expect(all.map(\.y) == [5, nil, nil, nil, nil])
    #expect(all.map(\.dx) == [0, 1, 2, 0, 0])
    #expect(all.map(\.dy) == [0, 20, 0, 0, 0])
    #expect(all.map(\.rotation) == [7, 7, 7, 7, 7])
  }

  /// A letter with marks of its own, and one beyond 16 bits, take as many of a list's values as they have units.
  @Test func countsPositionsByUnits() throws {
    let all = try characters("<text x='10 20 30 40 50' rotate='1 2 3 4 5'>a\u{301}b\u{1F600}c</text>")
    #expect(all.map(\.x) == [10, 30, 40, nil])
    #expect(all.map(\.rotation) == [1, 3, 4, 5])
  }

  @Test func becomesOutlines() throws {
    let drawing = try draw(
      "<text id='t' x='100' y='50' font-family='sans-serif' font-size='20' text-anchor='middle' fill='lime'>Hello</text>"
    )
    let layer = try #require(drawing.layer("t"))
    #expect(layer.shape?.fillColor == Color(hex: 0x00FF00))
    #expect(layer.shape?.path.elements.isEmpty == false)
    #expect(abs(layer.properties.position.x - 100) < 1e-9)
    #expect(layer.properties.bounds.minY < 50 && layer.properties.bounds.maxY > 50)
  }

  @Test func colorsItsParts() throws {
    let drawing = try draw(
      "<text id='t' y='50' font-family='sans-serif'>one <tspan id='s' fill='lime'>two</tspan> three</text>")
    let layer = try #require(drawing.layer("t"))
    #expect(layer.sublayers.count == 3)
    #expect(layer.sublayers.map(\.name) == ["", "s", ""])
    #expect(layer.sublayers[1].shape?.fillColor == Color(hex: 0x00FF00))
  }

  @Test func reportsWhatItCannotShow() throws {
    let drawing = try draw(
      """
      <text writing-mode='tb' textLength='9' font-family='sans-serif'>a<textPath href='#p'>b</textPath></text>
      <text x='1 5' textLength='50' font-family='sans-serif'>ab</text><tspan/>
      """)
    #expect(
      drawing.messages == [
        "line 2: <textPath> refers to an unknown shape and is left out",
        "line 3: textLength is not supported if parts of a text have their own positions",
        "line 3: <tspan> is left out: it must be inside a <text>",
      ])
  }

  /// The box around the letters of the only text.
  private func box(_ body: String) throws -> Rect {
    let layer = try #require(try draw(body).layer("t"))
    return try #require((layer.shape ?? layer.sublayers.first?.shape)?.path.boundingBox)
  }

  private static let font = "id='t' font-family='sans-serif' font-size='20'"

  @Test func runsAlongPaths() throws {
    let plain = try box("<text \(Self.font) x='20' y='50'>Along</text>")
    let along = try box(
      "<path id='p' d='M10 50h150'/><text \(Self.font)><textPath href='#p' startOffset='10'>Along</textPath></text>")
    for (a, b) in zip(
      [plain.minX, plain.minY, plain.maxX, plain.maxY], [along.minX, along.minY, along.maxX, along.maxY])
    {
      #expect(abs(a - b) < 0.1)
    }
    let middle = try box(
      "<path id='p' d='M50 0v200'/><text \(Self.font) text-anchor='middle'><textPath href='#p' startOffset='50%'>Down</textPath></text>"
    )
    #expect(abs(middle.minY + middle.maxY - 200) < 3 && middle.minX > 49 && middle.height > 3 * middle.width)
    // What is beyond the end isn't shown.
    let short = try box("<path id='p' d='M10 50h20'/><text \(Self.font)><textPath href='#p'>Along</textPath></text>")
    #expect(short.width < 30)
  }

  @Test("A text after a path begins at the path's end")
  func followsPaths() throws {
    let drawing = try draw(
      """
      <path id='p' d='M10 50h150v60'/><text \(Self.font)><textPath href='#p'>On it</textPath><tspan id='s'>|</tspan></text>
      <text id='u' x='160' y='110' font-family='sans-serif' font-size='20'>|</text>
      """)
    #expect(drawing.shape("s")?.path.controlBox == drawing.shape("u")?.path.controlBox)
  }

  @Test(
    "Directions are overridden, embedded, and isolated",
    arguments: [
      ("unicode-bidi='bidi-override' direction='rtl'", "abc", "cba"),
      ("direction='rtl' style='unicode-bidi: bidi-override'", "ab1", "1ba"),
      ("", "a<tspan unicode-bidi='bidi-override' direction='rtl'>bcd</tspan>e", "adcbe"),
      ("", "a<tspan unicode-bidi='isolate-override' direction='rtl'>bc</tspan>d", "acbd"),
      ("", "<tspan unicode-bidi='embed' direction='rtl'>a.b</tspan>.", "a.b."),
      ("unicode-bidi='normal'", "abc", "abc"),
    ])
  func overridesDirections(_ attributes: String, _ body: String, _ order: String) throws {
    func outline(_ attributes: String, _ body: String) throws -> Rect? {
      let drawing = try draw("<text x='100' text-anchor='middle' \(Self.font) \(attributes)>\(body)</text>")
      #expect(drawing.warnings.isEmpty)
      var boxes: [Rect] = []
      func visit(_ layer: LayerDescription) {
        if let box = layer.shape?.path.boundingBox { boxes.append(box) }
        layer.sublayers.forEach(visit)
      }
      visit(drawing.root)
      return boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
    }
    let found = try #require(try outline(attributes, body))
    let wanted = try #require(try outline("", order))
    #expect(abs(found.minX - wanted.minX) < 0.5 && abs(found.maxX - wanted.maxX) < 0.5)
  }

  @Test func runsDown() throws {
    let down = try box("<text \(Self.font) x='100' y='10' writing-mode='tb'>Down</text>")
    let across = try box("<text \(Self.font) x='100' y='10'>Down</text>")
    #expect(abs(down.height - across.width) < 1e-6 && abs(down.width - across.height) < 1e-6)
    #expect(abs(down.minY - 10 - (across.minX - 100)) < 1e-6 && down.minX < 100 && down.maxX > 100)
    let middle = try box(
      "<text \(Self.font) x='100' y='100' text-anchor='middle' style='writing-mode: vertical-rl'>Down</text>")
    #expect(abs(middle.minY + middle.maxY - 200) < 3 && abs(middle.minX - down.minX) < 1e-6)
    // Shifts are along the page's axes.
    let shifted = try box("<text \(Self.font) x='100' y='10' dx='5' dy='7' writing-mode='tb'>Down</text>")
    #expect(abs(shifted.minX - down.minX - 5) < 1e-6 && abs(shifted.minY - down.minY - 7) < 1e-6)
  }

  @Test("Lines along text that runs down are at its edges, and one through it is in its middle")
  func linesAlongTextThatRunsDown() throws {
    func line(_ kind: String) throws -> Rect {
      let drawing = try draw(
        "<text \(Self.font) x='100' y='10' writing-mode='tb' text-decoration='\(kind)'>Down</text>")
      let boxes = try #require(drawing.layer("t")).sublayers.compactMap { $0.shape?.path.boundingBox }
      return try #require(boxes.min { $0.width < $1.width })
    }
    let letters = try box("<text \(Self.font) x='100' y='10' writing-mode='tb'>Down</text>")
    let (under, over, through) = (try line("underline"), try line("overline"), try line("line-through"))
    #expect(under.maxX < letters.minX && over.minX > letters.maxX)
    #expect(abs(under.minX + over.maxX - 200) < 1e-6 && abs(through.minX + through.maxX - 200) < 1e-6)
  }

  @Test("Upright letters turn about the middle of a line that runs down")
  func turnsUprightLetters() throws {
    func box(_ turn: Int) throws -> Rect {
      let drawing = try draw(
        "<text \(Self.font) x='100' y='50' writing-mode='tb' rotate='\(turn)'>日</text>")
      return try #require(drawing.shape("t")?.path.boundingBox)
    }
    let (upright, turned) = (try box(0), try box(180))
    #expect(abs(upright.minX + turned.maxX - 200) < 1e-6 && abs(upright.minY + turned.maxY - 100) < 1e-6)
  }

  @Test(arguments: [("a", false), ("日", true), ("あ", true), ("한", true), ("1", false), ("、", true)])
  func standsUprightInLinesThatRunDown(_ letter: Character, _ stands: Bool) {
    #expect(letter.unicodeScalars.first.map { VerticalOrientation($0) == .upright } == stands)
  }

  @Test func reportsUnsupportedFeatures() throws {
    let drawing = try draw(
      """
      <rect width='10foo' height='5' fill='url(#no)'><animate attributeName='x'/></rect>
      <svg viewBox='0 0 1' preserveAspectRatio='middle'/><polyline points='1 2 3'/>
      <linearGradient spreadMethod='far' color-interpolation='linearRGB'/><path style='marker: url(#no); font: bold'/>
      <text font-size-adjust='2'><tspan/><altGlyph/></text>
      """)
    #expect(
      drawing.messages == [
        "line 2: <animate> is left out: it has no values: add values, or from and to",
        "line 2: width: ‘10foo’ is not valid here and is skipped",
        "line 2: fill refers to an unknown element: #no",
        "line 3: preserveAspectRatio: ‘middle’ is not valid here and is skipped",
        "line 3: viewBox: ‘0 0 1’ is not valid here and is skipped",
        "line 3: points: ‘1 2 3’ is not valid here and is skipped",
        "line 4: font: ‘bold’ is not valid here and is skipped",
        "line 4: spreadMethod: ‘far’ is not valid here and is skipped",
        "line 4: color-interpolation: linearRGB is not supported for gradients; they are mixed in sRGB",
        "line 4: marker-start refers to an unknown element: #no",
        "line 4: marker-mid refers to an unknown element: #no",
        "line 4: marker-end refers to an unknown element: #no",
        "line 5: font-size-adjust: 2 is not supported",
        "line 5: <altGlyph> is not shown",
      ])
  }

  @Test(arguments: ["spacing", "spacingAndGlyphs"])
  func isAsLongAsItSays(adjust: String) throws {
    let box = try box("<text \(Self.font) x='20' y='50' textLength='150' lengthAdjust='\(adjust)'>mmmm</text>")
    #expect(abs(box.width - 150) < (adjust == "spacing" ? 4 : 12) && abs(box.minX - 20) < 5)
  }

  @Test func partsAreAsLongAsTheySay() throws {
    let drawing = try draw(
      "<text id='t' x='20' y='50' font-size='9'>a<tspan id='s' textLength='100'>mmm</tspan>b</text>")
    let parts = try #require(drawing.layer("t")).sublayers.compactMap { $0.shape?.path.boundingBox }
    #expect(parts.count == 3 && abs(parts[1].width - 100) < 2 && parts[2].minX > parts[1].maxX + 20)
    let down = try box("<text \(Self.font) x='50' y='20' writing-mode='tb' textLength='150'>mmmm</text>")
    #expect(abs(down.height - 150) < 4)
  }

  /// א and ב stand for Hebrew: the order on the page follows the whole text.
  @Test func ordersDirectionsAcrossElements() throws {
    let drawing = try draw("<text id='t' y='50' font-family='sans-serif'>a אב<tspan fill='lime'>גד</tspan> b</text>")
    let shapes = try #require(drawing.layer("t")).sublayers.compactMap(\.shape)
    let boxes = shapes.compactMap(\.path.boundingBox)
    #expect(shapes.map(\.fillColor) == [.black, Color(hex: 0x00FF00), .black])
    #expect(boxes.count == 3 && boxes[0].maxX < boxes[1].minX && boxes[1].maxX < boxes[2].minX)
    let reversed = try box("<text \(Self.font) x='100' y='50' direction='rtl'>abc</text>")
    #expect(abs(reversed.maxX - 100) < 2)
  }

  @Test func takesTheTextOfOthers() throws {
    #expect(
      String(
        try characters("<text>a<tref href='#other'/>c</text><text id='other'>b<tspan>b</tspan></text>").map(\.character)
      )
        == "abbc")
    #expect(
      String(try characters("<text>a<tspan systemLanguage='xx'>b</tspan>c</text>").map(\.character)) == "ac")
  }

  /// Lines that a group asks for are on the texts inside, and look as those do.
  @Test func drawsLinesOfGroups() throws {
    let drawing = try draw(
      "<g fill='red' text-decoration='underline'><text id='t' y='50' font-family='sans-serif' fill='lime'>a</text></g>")
    let shapes = try #require(drawing.layer("t")).sublayers.compactMap(\.shape)
    #expect(shapes.map(\.fillColor) == [Color(hex: 0x00FF00), Color(hex: 0x00FF00)])
  }

  @Test func hangsFromOtherLines() throws {
    func top(_ baseline: String) throws -> Double {
      try box("<text \(Self.font) y='50' dominant-baseline='\(baseline)'>x</text>").minY
    }
    let usual = try top("alphabetic")
    #expect(try top("auto") == usual)
    #expect(try top("middle") > usual && top("central") > usual)
    #expect(try top("hanging") > top("central") && top("text-before-edge") > top("hanging"))
    #expect(try top("text-after-edge") < usual)
    let part = try box(
      "<text y='50' font-size='20' font-family='sans-serif'><tspan id='t' alignment-baseline='middle'>x</tspan></text>")
    #expect(part.minY > usual)
  }

  /// The lines that an element asks for go on under the elements inside, and look as it does.
  @Test func drawsLinesAlongAllThatIsInside() throws {
    let drawing = try draw(
      """
      <text id='t' y='50' font-family='sans-serif' fill='lime' text-decoration='underline'>a<tspan fill='red'
        font-size='40' text-decoration='line-through'>b</tspan></text>
      """)
    let shapes = try #require(drawing.layer("t")).sublayers.compactMap(\.shape)
    let (lime, red) = (Color(hex: 0x00FF00), Color(hex: 0xFF0000))
    #expect(shapes.map(\.fillColor) == [lime, lime, lime, red, red])
    let boxes = shapes.compactMap(\.path.boundingBox)
    #expect(boxes.count == 5 && boxes[0].minY > 50 && boxes[2].minY > boxes[0].minY && boxes[4].maxY < 50)
    #expect(abs(boxes[0].maxX - boxes[2].minX) < 1e-9)
  }

  @Test func addsUpShiftsOfBaselines() throws {
    func bottom(_ body: String) throws -> Double {
      try box("<text y='50' font-family='sans-serif' font-size='20' baseline-shift='9'>\(body)</text>").maxY
    }
    let plain = try bottom("<tspan id='t'>x</tspan>")
    let once = try bottom("<tspan baseline-shift='5'><tspan id='t'>x</tspan></tspan>")
    let twice = try bottom("<tspan baseline-shift='5'><tspan id='t' baseline-shift='3'>x</tspan></tspan>")
    #expect(abs(plain - 50) < 1 && abs(once - plain + 5) < 1e-9 && abs(twice - plain + 8) < 1e-9)
  }

  @Test func namesFontsThatAreNotThere() throws {
    let drawing = try draw("<text y='9' font-family='No Such Family, Neither This'>a</text>")
    #expect(
      drawing.messages == ["line 2: the font No Such Family, Neither This is missing and is replaced by another font"])
  }
}
