import Geometry
import LayerTree
import Testing
import Typography

/// Finding fonts; only Inter, which the set-up installs, is taken for granted.
@Suite struct FontLibraryTests {
  private let fonts = FontLibrary()

  @Test func aMissingFamilyIsReplacedAndNamedOnce() throws {
    var missing = TextContent("a")
    missing.fontName = "No Such Family"
    #expect(try fonts.missingFamilies(of: [TextContent("a"), missing, missing]) == ["No Such Family"])
    #expect(try fonts.size(of: missing) == fonts.size(of: TextContent("a")))
  }

  @Test(arguments: ["Inter", "inter", "INTER", "Inter-Bold", "sans-serif", "system-ui"])
  func familiesAreFound(name: String) { #expect(fonts.hasFamily(name)) }
}
