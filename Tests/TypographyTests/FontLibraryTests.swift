import Geometry
import LayerTree
import Testing

@testable import Typography

/// Finding fonts; only Inter, which the program brings along, is taken for granted.
@Suite struct FontLibraryTests {
  private let fonts = FontLibrary()

  @Test func aMissingFamilyIsReplacedAndNamedOnce() throws {
    var missing = TextContent("a")
    missing.fontName = "No Such Family"
    #expect(try fonts.missingFamilies(of: [TextContent("a"), missing, missing]) == ["No Such Family"])
    #expect(try fonts.size(of: missing) == fonts.size(of: TextContent("a")))
    #expect(!fonts.hasFamily("No Such Family"))
  }

  @Test(arguments: ["Inter", "inter", "INTER", "Inter-Bold", "sans-serif", "system-ui", "monospace", "serif"])
  func familiesAreFound(name: String) { #expect(fonts.hasFamily(name)) }

  @Test(
    "Heavier text is wider, as Inter has it",
    arguments: zip([100.0, 300, 400, 500, 600, 800], [300.0, 400, 500, 600, 700, 900]))
  func weights(lighter: Double, heavier: Double) throws {
    func width(_ weight: Double) throws -> Double {
      var text = TextContent("Hamburgefonstiv")
      text.fontWeight = weight
      return try fonts.size(of: text).width
    }
    #expect(try width(lighter) < width(heavier))
  }

  @Test func slantAndOneFaceByName() throws {
    let upright = try fonts.cascade(for: FontStyle(family: "Inter", weight: 400, isItalic: false))
    let italic = try fonts.cascade(for: FontStyle(family: "Inter", weight: 400, isItalic: true))
    let named = try fonts.cascade(for: FontStyle(family: "Inter-Italic", weight: 400, isItalic: false))
    #expect(upright.primary != italic.primary)
    #expect(named.primary == italic.primary && !named.isSubstitute)
  }

  @Test("Measures are those of the font's hhea table")
  func metrics() throws {
    let metrics = try fonts.cascade(for: FontStyle(TextContent())).primary.metrics
    // Inter 4: 1984, −494 and 0 of 2048.
    #expect(abs(metrics.ascent - 1984.0 / 2048) < 1e-3)
    #expect(abs(metrics.descent - 494.0 / 2048) < 1e-3)
    #expect(metrics.lineGap == 0)
  }

  /// CSS Fonts 4, section 5.2.
  @Test(
    "The nearest weight is taken",
    arguments: [
      (400.0, [300.0, 500, 700], 500.0), (400, [300, 700], 300), (450, [400, 500], 500), (500, [400, 700], 400),
      (300, [200, 400], 200), (300, [400, 700], 400), (600, [500, 700], 700), (900, [400, 700], 700),
    ])
  func nearestWeight(wanted: Double, there: [Double], taken: Double) {
    let style = FontStyle(family: "x", weight: wanted, isItalic: false)
    let files = there.map {
      FontFile(
        path: "\($0)", origin: .system, index: 0, families: ["x"], names: [], weights: $0...$0, isItalic: false,
        width: 100, isVariable: false, isColored: false)
    }
    let best = files.min { $0.distance(to: style) < $1.distance(to: style) }
    #expect(best?.weights.lowerBound == taken)
  }

  @Test("A broken font file isn't a font")
  func brokenFile() {
    let file = FontFile(
      path: #filePath, origin: .own, index: 0, families: [], names: [], weights: 400...400, isItalic: false, width: 100,
      isVariable: false, isColored: false)
    #expect(FontFace.read(file, style: FontStyle(TextContent())) == nil)
    #expect(FontFile.faces(in: #filePath, .own).isEmpty)
    #expect(throws: FontError.unreadable(path: #filePath)) { try FontLibrary.check(#filePath) }
  }

  @Test("Faces are used from several threads at once")
  func threads() async throws {
    let fonts = fonts
    let alone = try FontLibrary().outline(of: TextContent("Sphinx of black quartz"), in: Rect(0, 0, 90, 90))
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          (try? fonts.outline(of: TextContent("Sphinx of black quartz"), in: Rect(0, 0, 90, 90))) == alone
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
