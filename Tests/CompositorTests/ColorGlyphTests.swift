import CFreeType
import Geometry
import LayerTree
import Pixels
import Testing
import Typography

@testable import Compositor

/// Glyphs that have colors of their own, from the fonts of `TypographyTests/Fonts/make-fonts.py`: boxes in an em, which is a
/// hundred points, its top left corner at the canvas'.
@Suite struct ColorGlyphTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" } + "/TypographyTests/Fonts/"

  private func paint(
    _ string: String, in font: String, opacity: Double = 1, _ change: (inout TextContent) -> Void = { _ in }
  ) -> Bitmap {
    let family = "Flipbook \(font)"
    var text = TextContent(string)
    (text.fontName, text.fontSize, text.textColor) = (family, 100, Color(red: 0, green: 0, blue: 0))
    text.lineHeight = 80
    change(&text)
    var properties = LayerProperties()
    properties.bounds = Rect(0, 0, 100, 100)
    properties.opacity = opacity
    properties.content = .text(text)
    // The baseline is at 60, and the em's upper edge at -40.
    let node = Snapshot.Node(
      name: "", properties: properties, transform: Projection(.translation(0, 40)), end: 1)
    let compositor = Compositor(
      viewport: Viewport(widthPixels: 100, heightPixels: 100, scale: 1), images: TestImages(),
      fonts: FontLibrary(files: [ColorGlyphTests.folder + font + ".ttf"]))
    return compositor.paint(Snapshot(time: 0, canvasSize: Size(100, 100), background: .white, nodes: [node]))
  }

  private func isNear(_ pixel: Pixel, _ red: Int, _ green: Int, _ blue: Int, by tolerance: Int = 2) -> Bool {
    zip([pixel.red, pixel.green, pixel.blue], [red, green, blue]).allSatisfy { abs(Int($0) - $1) <= tolerance }
  }

  @Test("COLR 0: colored outlines, one above the other, some in the color of the text")
  func layers() {
    let smile = paint("\u{1F600}", in: "Layers")
    #expect(isNear(smile[25, 50], 0, 0, 255) && isNear(smile[75, 50], 255, 0, 0))
    let laugh = paint("\u{1F601}", in: "Layers") { $0.textColor = Color(red: 0, green: 1, blue: 0) }
    #expect(isNear(laugh[75, 50], 0, 255, 0) && isNear(laugh[25, 50], 0, 128, 128))
  }

  @Test("Sequences show their own pictures")
  func sequences() {
    let family = paint("\u{1F600}\u{200D}\u{1F601}", in: "Layers")
    #expect(isNear(family[25, 50], 0, 255, 0) && isNear(family[75, 50], 0, 255, 0))
    let toned = paint("\u{1F44D}\u{1F3FD}", in: "Layers")
    #expect(isNear(toned[25, 50], 255, 0, 0) && isNear(toned[75, 50], 0, 255, 0))
    #expect(isNear(paint("\u{1F1E9}\u{1F1EA}", in: "Layers")[50, 50], 0, 0, 255))
    let keycap = paint("1\u{FE0F}\u{20E3}", in: "Layers")
    #expect(isNear(keycap[25, 50], 0, 255, 0) && isNear(keycap[75, 50], 0, 0, 255))
  }

  /// FreeType reads paints since version 2.13; before, that was an experiment that builds leave out.
  private static let readsPaints = FREETYPE_MAJOR > 2 || FREETYPE_MINOR >= 13

  /// Expects that a glyph shows no colors, as with a FreeType that reads no paints.
  private func expectNoColors(_ string: String) {
    #expect(paint(string, in: "Paints").pixels.joined().allSatisfy { $0.red == $0.green && $0.green == $0.blue })
  }

  @Test("COLR 1: gradients; no colors if FreeType does not read them")
  func gradients() {
    guard Self.readsPaints else { return expectNoColors("\u{1F600}\u{1F601}\u{1F602}") }
    // Of one color along lines that rise to (0, 1000): only what is across counts.
    let linear = paint("\u{1F600}", in: "Paints")
    for x in [10, 50, 90] {
      let share = (Double(x) + 0.5) / 100 * 255
      for y in [10, 90] { #expect(isNear(linear[x, y], 255 - Int(share), 0, Int(share), by: 3)) }
    }
    let radial = paint("\u{1F601}", in: "Paints")
    #expect(isNear(radial[50, 50], 255, 0, 0, by: 6) && isNear(radial[3, 3], 0, 0, 255))
    #expect(isNear(radial[75, 50], 127, 0, 128, by: 4) && isNear(radial[50, 25], 127, 0, 128, by: 4))
    // Half a turn counterclockwise, and the last color from there on.
    let sweep = paint("\u{1F602}", in: "Paints")
    #expect(isNear(sweep[95, 48], 252, 0, 3, by: 6) && isNear(sweep[50, 5], 127, 0, 128, by: 6))
    #expect(isNear(sweep[5, 48], 3, 0, 252, by: 6) && isNear(sweep[50, 95], 0, 0, 255))
  }

  @Test("COLR 1: transforms, composition, the color of the text, and glyphs within glyphs; no colors if not read")
  func paints() {
    guard Self.readsPaints else { return expectNoColors("\u{1F603}\u{1F604}\u{1F605}\u{1F606}\u{1F608}") }
    let moved = paint("\u{1F603}", in: "Paints")
    #expect(isNear(moved[25, 50], 255, 255, 255) && isNear(moved[75, 50], 0, 255, 0))
    // A quarter of a turn counterclockwise takes the left half to the lower one.
    let turned = paint("\u{1F604}", in: "Paints")
    #expect(isNear(turned[50, 25], 255, 255, 255) && isNear(turned[50, 75], 0, 255, 0))
    let within = paint("\u{1F605}", in: "Paints")
    #expect(isNear(within[25, 50], 0, 0, 255) && isNear(within[75, 50], 255, 255, 255))
    let product = paint("\u{1F606}", in: "Paints")
    #expect(isNear(product[25, 50], 0, 0, 0) && isNear(product[75, 50], 255, 0, 0))
    let text = paint("\u{1F607}", in: "Paints") { $0.textColor = Color(red: 1, green: 0, blue: 0) }
    #expect(isNear(text[75, 50], 255, 0, 0) && isNear(text[25, 50], 127, 128, 0, by: 3))
    let again = paint("\u{1F608}", in: "Paints")
    #expect(again.pixels == moved.pixels)
  }

  @Test("Pixels of a font: the largest size, scaled")
  func bitmaps() {
    let picture = paint("\u{1F600}", in: "Pixels")
    #expect(isNear(picture[25, 30], 0, 0, 255) && isNear(picture[75, 30], 255, 127, 127))
  }

  @Test("An emoji fades with its text, its run and its layer")
  func fading() {
    let half = paint("\u{1F600}", in: "Layers") { $0.textColor = Color(red: 0, green: 0, blue: 0, alpha: 0.5) }
    #expect(isNear(half[25, 50], 127, 127, 255) && isNear(half[75, 50], 255, 127, 127))
    let run = paint("\u{1F600}", in: "Layers") {
      $0.textRuns = [TextRun("\u{1F600}", color: Color(red: 0, green: 0, blue: 0, alpha: 0.5))]
    }
    #expect(run.pixels == half.pixels)
    let layer = paint("\u{1F600}", in: "Layers", opacity: 0.5)
    #expect(isNear(layer[25, 50], 127, 127, 255))
    #expect(isNear(paint("\u{1F600}", in: "Layers") { $0.textColor = .clear }[50, 50], 255, 255, 255))
  }

  @Test("Runs of one color are painted as the text as a whole is, and each in its own color")
  func runs() {
    let plain = paint("AA", in: "Boxes") { $0.fontSize = 50 }
    let runs = paint("", in: "Boxes") {
      ($0.fontSize, $0.textRuns) = (50, [TextRun("A"), TextRun("A", color: Color(red: 0, green: 0, blue: 0))])
    }
    #expect(runs.pixels == plain.pixels)
    let colored = paint("", in: "Boxes") {
      ($0.fontSize, $0.textRuns) = (50, [TextRun("A"), TextRun("A", color: Color(red: 1, green: 0, blue: 0))])
    }
    let black = (0..<100).filter { isNear(plain[10, $0], 0, 0, 0) && isNear(plain[60, $0], 0, 0, 0) }
    let parted = (0..<100).filter { isNear(colored[10, $0], 0, 0, 0) && isNear(colored[60, $0], 255, 0, 0) }
    #expect(!black.isEmpty && parted == black)
  }
}
