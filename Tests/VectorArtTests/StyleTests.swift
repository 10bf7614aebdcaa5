import Geometry
import LayerTree
import Testing
import Typography

@testable import VectorArt

@Suite struct StyleTests {
  /// Style sheets, what is drawn, and how the rectangle `r` is filled.
  @Test(arguments: [
    ("rect { fill: lime }", "<rect id='r' width='5' height='5'/>"),
    ("* { fill: lime }", "<rect id='r' width='5' height='5' fill='red'/>"),
    (".a { fill: lime } rect { fill: red }", "<rect id='r' class='b a' width='5' height='5'/>"),
    ("#r { fill: lime } .a { fill: red }", "<rect id='r' class='a' width='5' height='5'/>"),
    ("rect { fill: red } rect { fill: lime }", "<rect id='r' width='5' height='5'/>"),
    ("g > rect { fill: lime }", "<g><rect id='r' width='5' height='5'/></g>"),
    ("rect { fill: lime } g > rect { fill: red }", "<g><a><rect id='r' width='5' height='5'/></a></g>"),
    ("svg g rect { fill: lime }", "<g><a><rect id='r' width='5' height='5'/></a></g>"),
    ("circle + rect { fill: lime }", "<circle/><rect id='r' width='5' height='5'/>"),
    ("rect:first-child { fill: lime }", "<g><rect id='r' width='5' height='5'/></g>"),
    ("rect[width='5'] { fill: lime }", "<rect id='r' width='5' height='5'/>"),
    ("rect[class~=b], q { fill: lime }", "<rect id='r' class='a b' width='5' height='5'/>"),
    ("rect[id^=r][height$=5][id|=r] { fill: lime }", "<rect id='r' width='5' height='5'/>"),
    ("rect { fill: lime !important } #r { fill: red }", "<rect id='r' style='fill: red' width='5' height='5'/>"),
    ("rect { fill: red }", "<rect id='r' style='stroke:none;fill:lime' width='5' height='5'/>"),
    ("rect { fill: red }", "<rect id='r' style='/* ; */ fill : lime' width='5' height='5'/>"),
    ("@import url(x.css); rect { fill: lime }", "<rect id='r' width='5' height='5'/>"),
    ("@media print { rect { fill: red } } rect { fill: lime }", "<rect id='r' width='5' height='5'/>"),
    ("rect { fill: lime; fill: bogus }", "<rect id='r' width='5' height='5'/>"),
    ("rect:hover { fill: red } rect { fill: lime }", "<rect id='r' width='5' height='5'/>"),
    ("g { fill: lime }", "<g><rect id='r' width='5' height='5'/></g>"),
    ("g { fill: lime } rect { fill: inherit }", "<g><rect id='r' fill='red' width='5' height='5'/></g>"),
    ("g { color: lime } rect { fill: currentColor }", "<g><rect id='r' width='5' height='5'/></g>"),
    ("circle ~ rect { fill: lime }", "<circle/><a/><rect id='r' width='5' height='5'/>"),
    ("rect ~ rect { fill: red } rect { fill: lime }", "<g><rect id='r' width='5' height='5'/></g>"),
    ("rect { fill: red } rect:last-child { fill: lime }", "<g><a/><rect id='r' width='5' height='5'/></g>"),
    (":root { --own: var(--lime); --lime: lime } rect { fill: var(--own) }", "<rect id='r' width='5' height='5'/>"),
    ("g { --x: red } rect { --x: lime; fill: var(--x) }", "<g><rect id='r' width='5' height='5'/></g>"),
    ("svg { color: red }", "<rect id='r' width='5' height='5' fill='var(--fill-0, rgb(0, 255, 0))'/>"),
    ("rect { width: 5px; height: 5px; fill: lime }", "<rect id='r' width='90' height='90'/>"),
  ])
  func cascades(_ sheet: String, _ body: String) throws {
    let drawing = try draw("<style>\(sheet.replacing(">", with: "&gt;"))</style>\(body)")
    #expect(drawing.shape("r")?.fillColor == Color(hex: 0x00FF00))
  }

  @Test func reportsWhatItLeavesOut() throws {
    let drawing = try draw("<style>@font-face { x: y } rect:hover, a >, rect { fill: lime }</style>")
    #expect(
      drawing.messages == [
        "line 2: the style rule @font-face is left out", "line 2: the selector ‘rect:hover’ is left out",
        "line 2: the selector ‘a >’ is left out",
      ])
  }

  @Test func inheritsWhatIsInherited() throws {
    let drawing = try draw(
      "<g stroke='red' stroke-width='2em' font-size='10' opacity='0.5'><rect id='r' font-size='20' width='5' height='5'/></g>"
    )
    let layer = try #require(drawing.layer("r"))
    #expect(layer.shape?.lineWidth == 20)
    #expect(layer.shape?.strokeColor == Color(hex: 0xFF0000))
    #expect(layer.properties.opacity == 1)
  }

  @Test func matchesLongSelectorsInTime() throws {
    let selector = String(repeating: "g ", count: 60) + "rect"
    let body =
      String(repeating: "<g>", count: 100) + "<rect id='r' width='5' height='5'/>"
      + String(repeating: "</g>", count: 100)
    #expect(
      try draw("<style>\(selector) { fill: lime } a \(selector) { fill: red }</style>\(body)").shape("r")?.fillColor
        == Color(hex: 0x00FF00))
  }

  @Test func takesFontsApart() throws {
    var style = TextStyle()
    style.setSize("18px", parent: 10)
    for (property, value) in Shorthand.longhands(.font, "italic bold 18px/20px 'Fira Sans', serif")
    where property != .fontSize {
      style.set(property, value)
    }
    #expect(style.isItalic && style.weight == 700 && style.size == 18)
    #expect(style.families == ["Fira Sans", "serif"])
  }

  @Test func beginsAnewWhereAsked() throws {
    let drawing = try draw(
      """
      <g fill='red' stroke='lime' stroke-width='7'>
        <rect id='a' width='5' height='5' fill='initial' style='stroke: unset; stroke-width: initial'/>
      </g>
      """)
    let shape = try #require(drawing.shape("a"))
    #expect(shape.fillColor == .black && shape.strokeColor == Color(hex: 0x00FF00) && shape.lineWidth == 1)
  }

  @Test func endsNamesThatGoRoundInACircle() throws {
    let drawing = try draw(
      """
      <style>svg { --a: var(--b); --b: var(--a) var(--a) }</style>
      <g fill='lime'><rect id='r' width='5' height='5' fill='var(--a)' stroke='var(--no)'/></g>
      """)
    #expect(drawing.shape("r")?.fillColor == Color(hex: 0x00FF00) && drawing.shape("r")?.strokeColor == nil)
  }

  @Test func takesExtentsFromStyleSheets() throws {
    let drawing = try draw(
      """
      <style>rect { x: 3px; width: 20px; height: auto; rx: 2 } circle { r: 50% }</style>
      <rect id='r' y='1' width='5' height='6'/><circle id='c' r='4'/>
      """)
    let same = try draw("<rect id='r' x='3' y='1' width='20' height='6' rx='2'/>")
    #expect(drawing.shape("r")?.path == same.shape("r")?.path)
    #expect(drawing.layer("c")?.properties.bounds.width == 200)
  }

  @Test("The unit ch is the width of the font's zero, and ex half the font's size")
  func unitsOfFonts() throws {
    let drawing = try draw(
      """
      <g font-family='Inter' font-size='20'><rect id='a' width='10ch' height='4ex'/>
      <text id='t' font-size='2ch' x='9'>0000000000</text></g>
      """)
    let size = try #require(drawing.layer("a")).properties.bounds.size
    var zeros = TextContent("0000000000")
    (zeros.fontName, zeros.fontSize) = ("Inter", 20)
    let width = try FontLibrary().size(of: zeros).width
    #expect(abs(size.width - width) < 0.01 && size.height == 40)
    #expect(drawing.warnings.isEmpty)
  }

  @Test("An invalid width of letters is skipped; one that the font lacks is reported")
  func widthsOfLetters() throws {
    #expect(TextStyle.width("condensed") == 75 && TextStyle.width("62%") == 62 && TextStyle.width("narrow") == nil)
    let drawing = try draw("<text font-family='Inter' style='font-stretch: condensed'>a</text>")
    #expect(drawing.messages == ["line 2: the font ‘Inter’ has no axis ‘wdth’: it is not variable"])
  }

  @Test func reportsWhatItDoesNotKnow() throws {
    let drawing = try draw(
      """
      <rect width='5' height='5' style='backdrop-filter: blur(3px); cursor: pointer; rotate: none'/>
      <rect width='5' height='5' shape-rendering='crispEdges' stroke-linejoin='arcs'/>
      <g style='font-variant: petite-caps; font-stretch: condensed'/>
      """)
    #expect(
      drawing.messages.sorted() == [
        "line 2: backdrop-filter: blur(3px) is not supported",
        "line 3: shape-rendering: crispEdges is not supported; edges are smooth",
        "line 3: stroke-linejoin: arcs is not supported; miter is used",
        "line 4: font-variant: petite-caps is not supported; normal letters are used",
      ])
  }

  @Test func turnsAboutTheOwnBox() throws {
    let drawing = try draw(
      "<rect id='r' x='20' y='20' width='40' height='20' style='transform-box: fill-box; transform-origin: center; transform: rotate(90deg)'/>"
    )
    #expect(drawing.layer("r")?.place(40, 30).isNear(Point(40, 30)) == true)
    #expect(drawing.layer("r")?.place(60, 30).isNear(Point(40, 50)) == true)
    let corner = try draw(
      "<rect id='r' x='20' y='20' width='40' height='20' transform='rotate(90)' style='transform-box: fill-box'/>")
    #expect(corner.layer("r")?.place(20, 20).isNear(Point(20, 20)) == true)
  }

  @Test(
    "A misspelled value is reported, and leaves the one before",
    arguments: ["letter-spacing", "word-spacing", "kerning", "baseline-shift", "font-weight"])
  func misspelledText(property: String) throws {
    func text(_ attribute: String) throws -> Drawing {
      try draw(
        """
        <g \(property)='300'><text y='50' font-family='sans-serif'>A V<tspan \(attribute)>A V</tspan></text></g>
        """)
    }
    let (misspelled, plain, other) = try (text("\(property)='4ox'"), text(""), text("\(property)='900'"))
    #expect(misspelled.messages == ["line 2: \(property): ‘4ox’ is not valid here and is skipped"])
    func tree(_ drawing: Drawing) -> String { String(describing: drawing.root) }
    #expect(tree(misspelled) == tree(plain) && tree(misspelled) != tree(other) && other.messages.isEmpty)
  }

  @Test func reportsInvalidValues() throws {
    let drawing = try draw(
      "<g fill='red'><rect id='a' width='5' height='5' fill='#12345' opacity='much' style='stroke: lab(1 2 3)'/></g>")
    #expect(drawing.shape("a")?.fillColor == Color(hex: 0xFF0000))
    #expect(
      Set(drawing.messages) == [
        "line 2: fill: ‘#12345’ is not valid here and is skipped",
        "line 2: opacity: ‘much’ is not valid here and is skipped",
        "line 2: stroke: ‘lab(1 2 3)’ is not valid here and is skipped",
      ])
  }
}
