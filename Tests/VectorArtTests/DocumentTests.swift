import Geometry
import LayerTree
import Testing

@testable import VectorArt

@Suite struct DocumentTests {
  private func failure(_ text: String) -> DrawingError? {
    do throws(DrawingError) {
      _ = try Drawing.read(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  private let open = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>"

  @Test func countsLines() throws {
    let drawing = try draw("<rect/>\n<foo/>\n\n<g>\n<bar/></g>")
    #expect(drawing.messages == ["line 3: <foo> is not shown", "line 6: <bar> is not shown"])
  }

  @Test func replacesEntitiesOfTheFile() throws {
    let drawing = try Drawing.read(
      Array(
        """
        <!DOCTYPE svg [<!ENTITY shape "<rect id='a' width='2' height='3' fill='&paint;'/>"><!ENTITY paint "lime">]>
        \(open)&shape;<rect id="b" width="1" height="1" fill="&paint;"/></svg>
        """.utf8))
    #expect(drawing.shape("a")?.fillColor == Color(hex: 0x00FF00))
    #expect(drawing.shape("b")?.fillColor == Color(hex: 0x00FF00))
  }

  @Test(arguments: ["&a9;", "<rect id='&a9;'/>"])
  func refusesEntityBombs(_ use: String) {
    var entities = "<!ENTITY a0 \"xxxxxxxxxx\">"
    for level in 1...9 {
      entities += "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">"
    }
    let error = failure("<!DOCTYPE svg [\(entities)]>\(open)\(use)</svg>")
    #expect(error?.message == "nested entities expand to too much text")
  }

  @Test func opensNoOtherFiles() throws {
    let error = failure("<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/hostname'>]>\(open)<text>&a;</text></svg>")
    #expect(error?.message == "this is not XML: Entity 'a' not defined")
    #expect(failure("<!DOCTYPE svg SYSTEM 'http://127.0.0.1:1/svg.dtd'>\(open)</svg>") == nil)
  }

  @Test(arguments: [
    ("", "this is not XML: Document is empty"), ("hello", "this is not XML: Start tag expected, '<' not found"),
    ("<html/>", "this is not an SVG file: its root element is not <svg>"),
    ("<svg xmlns='http://example.org'/>", "this is not an SVG file: its root element is not <svg>"),
    ("<svg><rect></svg>", "this is not XML: Opening and ending tag mismatch: rect line 1 and svg"),
    ("<svg width='-5' height='5'/>", "the drawing has no area: it is -5.0 × 5.0"),
  ])
  func refusesWhatIsNoDrawing(_ text: String, _ message: String) { #expect(failure(text)?.message == message) }

  /// Columns count characters, and what is in comments or other attributes is none of the tag's.
  @Test(arguments: [
    ("<svg width='-1' height='5'/>", 1, 13), ("<!-- é width='3' -->\n <svg id=\"width='\"\n\twidth = '-1'/>", 3, 11),
    ("<svg height='1e999'>\n<rect width='3' height='3'/></svg>", 1, 14), ("<svg><rect></svg>", 1, 18),
  ])
  func reportsPlaces(_ text: String, _ line: Int, _ column: Int) {
    let error = failure(text)
    #expect(error?.line == line && error?.column == column, "\(String(describing: error))")
  }

  @Test func refusesDepth() {
    let deep = String(repeating: "<g>", count: 100_000)
    #expect(failure(open + deep)?.message == "elements are nested more than 200 levels deep")
    let within = String(repeating: "<g>", count: 150) + String(repeating: "</g>", count: 150)
    #expect(failure("\(open)\(within)</svg>")?.message == "elements are nested more than 128 levels deep")
  }

  @Test func refusesUsesThatMultiply() {
    var groups = "<g id='u0'><rect width='1' height='1'/></g>"
    for level in 1...9 {
      groups += "<g id='u\(level)'>\(String(repeating: "<use href='#u\(level - 1)'/>", count: 10))</g>"
    }
    let error = failure("\(open)<defs>\(groups)</defs><use href='#u9'/></svg>")
    #expect(error?.message == "the drawing has more than 100000 layers")
  }

  /// Few entities, each within the parser's bounds, that are much text together.
  @Test func refusesEntitiesThatAddUp() {
    let text = String(repeating: "x", count: 5_000)
    let references = String(repeating: "&a;", count: 5_000)
    let bomb = "<!DOCTYPE svg [<!ENTITY a '\(text)'>]>\(open)<text>\(references)</text></svg>"
    #expect(failure(bomb)?.message == "entities expand to too much text")
  }

  @Test func refusesMoreElementsThanDrawingsHave() {
    let error = failure("\(open)\(String(repeating: "<a/>", count: 250_000))</svg>")
    #expect(error?.message == "the drawing has more than 250000 elements")
  }

  @Test func refusesRulesWithoutEnd() {
    let rules = (0..<3_000).map { "g.a\($0)>a{fill:red}" }.joined()
    let error = failure("\(open)<style>\(rules)</style>\(String(repeating: "<a/>", count: 2_000))</svg>")
    #expect(error?.message == "the style sheets have too many rules for this number of elements")
  }

  /// What one extent and the box say of the other.
  @Test(arguments: [
    ("width='50'", Size(50, 25)), ("height='50'", Size(100, 50)), ("width='50' height='50'", Size(50, 50)),
    ("", Size(200, 100)), ("width='50%'", Size(100, 50)),
  ])
  func isAsLargeAsItsBoxMakesIt(_ attributes: String, _ size: Size) throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 100' \(attributes)/>"
    #expect(try Drawing.read(Array(text.utf8)).size == size)
  }

  @Test func readsOtherEncodings() throws {
    let text = "<?xml version='1.0' encoding='ISO-8859-1'?>\(open)<rect id='\u{E9}' width='1' height='1'/></svg>"
    let drawing = try Drawing.read(text.unicodeScalars.map { UInt8($0.value) })
    #expect(drawing.root.sublayers.map(\.name) == ["é"])
  }

  @Test func leavesOtherNamespacesAlone() throws {
    let drawing = try draw(
      "<x:grid xmlns:x='http://example.org'><rect width='5' height='5'/></x:grid><rect x:id='b' xmlns:x='y' width='5' height='5'/>"
    )
    #expect(drawing.root.sublayers.map(\.name) == [""])
    #expect(drawing.warnings.isEmpty)
  }
}
