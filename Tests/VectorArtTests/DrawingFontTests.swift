import Geometry
import LayerTree
import Pixels
import Testing
import Typography

@testable import VectorArt

/// Fonts that are given to drawings: those of `TypographyTests/Fonts/make-fonts.py`.
@Suite struct DrawingFontTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" } + "/TypographyTests/Fonts/"

  private func draw(_ body: String) throws -> Drawing {
    let fonts = FontLibrary(
      files: ["Boxes", "Layers", "Pixels"].map { DrawingFontTests.folder + $0 + ".ttf" }, drawings: .svg)
    let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 200'>\(body)</svg>"
    return try Drawing.read(Array(text.utf8), fonts: fonts)
  }

  private func box(_ style: String) throws -> Rect? {
    let drawing = try draw(
      "<text id='t' x='0' y='100' font-family='Flipbook Boxes' font-size='100' style='\(style)'>A</text>")
    #expect(drawing.warnings.isEmpty, "\(drawing.messages)")
    return drawing.shape("t")?.path.controlBox
  }

  @Test("Features and axes are set as CSS sets them")
  func settings() throws {
    #expect(try box("")?.size == Size(50, 50))
    #expect(try box("font-feature-settings: \"ss01\"")?.size == Size(50, 100))
    #expect(try box("font-feature-settings: \"ss01\" on, \"liga\" 0")?.size == Size(50, 100))
    #expect(try box("font-feature-settings: \"ss01\" off")?.size == Size(50, 50))
    #expect(try box("font-variation-settings: \"wght\" 650")?.size == Size(75, 50))
    #expect(try box("font-weight: 900")?.size == Size(100, 50))
    #expect(try box("font-weight: 900; font-variation-settings: \"wght\" 650")?.size == Size(75, 50))
  }

  @Test(arguments: ["ss01", "\"ss1\"", "\"ss01\" many", "\"ss01"])
  func nonsenseIsNoSetting(value: String) { #expect(FontSettings(value) == nil) }

  @Test(
    "An upright letter takes the em of its own face down the line, whatever the text's first font is",
    arguments: ["Flipbook Layers", "Inter, Flipbook Layers", "Flipbook Boxes"])
  func uprightSubstitute(families: String) throws {
    let drawing = try draw(
      "<text x='100' y='20' font-family='\(families)' font-size='50' writing-mode='tb'>\u{1F600}</text>")
    #expect(drawing.warnings.isEmpty, "\(drawing.messages)")
    // The glyph is an em tall, on the baseline of a face that is 0.8 above it and 0.2 below.
    let box = try #require(LayerVisit(drawing.root).shapes.first).box
    #expect(abs(box.minX - 75) < 1e-6 && abs(box.maxX - 125) < 1e-6, "\(box)")
    #expect(abs(box.minY - 10) < 1e-6 && abs(box.maxY - 60) < 1e-6, "\(box)")
  }

  @Test("An emoji is layers of its font's colors, where the letter would be, as transparent as the fill")
  func emoji() throws {
    let drawing = try draw(
      "<text x='20' y='100' font-family='Flipbook Boxes' font-size='50' fill-opacity='.5'>\u{1F600}</text>")
    let shapes = LayerVisit(drawing.root).shapes
    #expect(shapes.map(\.color) == [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
    #expect(shapes.map(\.opacity) == [0.5, 0.5])
    let boxes = shapes.map(\.box)
    #expect(abs(boxes[0].minX - 20) < 1e-9 && abs(boxes[0].maxX - 70) < 1e-9)
    #expect(abs(boxes[0].minY - 50) < 1e-9 && abs(boxes[0].maxY - 100) < 1e-9)
    #expect(abs(boxes[1].maxX - 45) < 1e-9)
  }

  private func glyph(
    _ character: String, _ drawings: GlyphDrawings? = .svg, color: Color = .black
  ) throws -> GlyphImage? {
    let fonts = FontLibrary(files: [DrawingFontTests.folder + "Drawings.ttf"], drawings: drawings)
    var text = TextContent(character)
    (text.fontName, text.fontSize) = ("Flipbook Drawings", 50)
    let layout = try fonts.layout(of: text, width: 100, height: 100)
    return layout.lines.first?.colorGlyphs.first.flatMap { fonts.image(of: $0, foreground: color) }
  }

  @Test("A glyph that is a drawing shows it, its origin on the baseline")
  func drawings() throws {
    let shapes = LayerVisit(try #require(try glyph("\u{1F600}")).layer).shapes
    #expect(shapes.map(\.color) == [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
    for (box, wanted) in zip(shapes.map(\.box), [Rect(0, -1, 1, 1), Rect(0, -1, 0.5, 1)]) {
      #expect(abs(box.minX - wanted.minX) + abs(box.maxX - wanted.maxX) < 1e-9)
      #expect(abs(box.minY - wanted.minY) + abs(box.maxY - wanted.maxY) < 1e-9)
    }
    let packed = LayerVisit(try #require(try glyph("\u{1F601}")).layer).shapes
    #expect(packed.map(\.color) == [Color(red: 0, green: 1, blue: 0)])
    let text = Color(red: 0.2, green: 0.4, blue: 0.6)
    #expect(LayerVisit(try #require(try glyph("\u{1F602}", color: text)).layer).shapes.map(\.color) == [text, text])
  }

  @Test("A damaged drawing, or one that isn't read, is the plain outline, with a warning")
  func damagedDrawings() throws {
    #expect(try glyph("\u{1F603}") == nil && glyph("\u{1F600}", nil) == nil)
    var text = TextContent("\u{1F600}\u{1F603}")
    text.fontName = "Flipbook Drawings"
    let fonts = FontLibrary(files: [DrawingFontTests.folder + "Drawings.ttf"], drawings: .svg)
    #expect(
      try fonts.missingSettings(of: text) == [
        "Drawings.ttf has ‘\u{1F603}’ in an unsupported color format: its plain outline is shown"
      ])
  }

  @Test("Pixels of a font are found by whoever paints the drawing")
  func pixels() throws {
    let drawing = try draw("<text x='20' y='100' font-family='Flipbook Pixels' font-size='50'>\u{1F600}</text>")
    let reference = try #require(LayerVisit(drawing.root).contents.first)
    #expect(reference.pixelWidth == 20)
    let bitmap = try #require(FontLibrary().bitmap(for: reference))
    #expect(bitmap.width == 20 && bitmap[2, 2].blue == 255)
    #expect(FontLibrary().bitmap(for: ImageReference(name: "glyph:1:/none#0", pixelWidth: 1, pixelHeight: 1)) == nil)
    #expect(FontLibrary().bitmap(for: ImageReference(name: "glyph:x", pixelWidth: 1, pixelHeight: 1)) == nil)
  }

  @Test("Characters that no font has, and features that the font lacks, are reported with their line")
  func warnings() throws {
    let drawing = try draw(
      """

      <text y='9'>a\u{10FFF0}</text>
      <text y='9' font-family='Flipbook Boxes' style='font-feature-settings: "tnum"'>A</text>
      """)
    let messages = drawing.messages
    #expect(messages.contains { $0.contains("no font has the character ‘\u{10FFF0}’ (U+10FFF0)") })
    #expect(messages.contains { $0.contains("the font ‘Flipbook Boxes’ has no feature ‘tnum’") })
    #expect(drawing.warnings.first { $0.message.contains("10FFF0") }?.line == 2)
  }
}

/// The shapes and pictures of a layer, in the space around it.
private struct LayerVisit {
  var shapes: [(color: Color?, box: Rect, opacity: Double)] = []
  var contents: [ImageReference] = []

  init(_ layer: LayerDescription) { visit(layer, .identity, 1) }

  private mutating func visit(_ layer: LayerDescription, _ outer: AffineTransform, _ opacity: Double) {
    let transform = layer.properties.transformToSuperlayer.concatenating(outer)
    let opacity = opacity * layer.properties.opacity
    if let shape = layer.shape, let box = shape.path.controlBox {
      shapes.append((shape.fillColor, transform.boundingBox(of: box), opacity))
    }
    if let reference = layer.properties.contents { contents.append(reference) }
    for sublayer in layer.sublayers { visit(sublayer, transform, opacity) }
  }
}
