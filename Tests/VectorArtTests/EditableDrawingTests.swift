import Geometry
import LayerTree
import Testing
import Typography

@testable import VectorArt

/// Drawings that are read to be edited: texts as text layers, and what design tools write as properties.
@Suite struct EditableDrawingTests {
  private func draw(_ body: String, as form: DrawingForm = .properties) throws -> Drawing {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 200'>\(body)</svg>"
    return try Drawing.read(Array(text.utf8), form: form)
  }

  private func texts(_ layer: LayerDescription) -> [TextContent] {
    let own: [TextContent] = if case .text(let text) = layer.properties.content { [text] } else { [] }
    return own + layer.sublayers.flatMap(texts)
  }

  @Test("A text is a text layer where that shows the same outlines, at the same place")
  func keepsText() throws {
    let body =
      "<text id='t' x='100' y='50' font-family='Inter' font-size='20' text-anchor='middle' fill='lime'>Hello</text>"
    let layer = try #require(try draw(body).layer("t"))
    guard case .text(let text) = layer.properties.content else { return #expect(Bool(false)) }
    #expect(text.string == "Hello" && text.fontName == "Inter" && text.fontSize == 20 && text.textAlignment == .center)
    #expect(text.textColor == Color(hex: 0x00FF00) && text.numberOfLines == 1)
    let outline = try FontLibrary().outline(of: text, in: layer.properties.bounds)
    let wanted = try #require(try draw(body, as: .outlines).shape("t")?.path)
    #expect(try texts(draw(body, as: .texts).root) == [text])
    let (box, other) = (try #require(outline.boundingBox), try #require(wanted.boundingBox))
    #expect(abs(box.minX - other.minX) < 1e-6 && abs(box.maxY - other.maxY) < 1e-6)
    #expect(abs(layer.properties.position.x - 100) < 1e-6)
  }

  @Test("Each part with a place of its own is a text, and parts that look different are its runs")
  func keepsParts() throws {
    let drawing = try draw(
      """
      <text id='t' font-family='Inter' font-size='20' letter-spacing='1'><tspan id='a' x='10' y='40'>One</tspan>
      <tspan id='b' x='10' y='64'>two <tspan fill='red' font-weight='700'>three</tspan></tspan></text>
      """)
    let all = texts(drawing.root)
    #expect(all.map(\.string) == ["One ", "two three"] || all.map(\.string) == ["One", "two three"])
    #expect(all.last?.textRuns.map(\.string) == ["two ", "three"])
    #expect(all.last?.textRuns.last?.fontWeight == 700 && all.last?.textRuns.last?.color == Color(hex: 0xFF0000))
    #expect(all.allSatisfy { $0.letterSpacing == 1 })
    #expect(drawing.layer("t")?.sublayers.map(\.name) == ["a", "b"])
  }

  @Test(
    "What a text layer can't show stays an outline",
    arguments: [
      "stroke='red'", "rotate='9'", "dx='0 5'", "textLength='90'", "text-decoration='underline'", "writing-mode='tb'",
      "direction='rtl'", "word-spacing='9'", "font-family='None Such'", "style='unicode-bidi: bidi-override'",
      "fill='url(#g)'",
    ])
  func keepsOutlines(_ attributes: String) throws {
    let drawing = try draw(
      "<linearGradient id='g'><stop/><stop offset='1' stop-color='red'/></linearGradient>"
        + "<text x='9' y='50' \(attributes.contains("family") ? "" : "font-family='Inter'") \(attributes)>A b c</text>")
    #expect(texts(drawing.root).isEmpty)
  }

  @Test("Rectangles and circles are layers with backgrounds, corners, and borders")
  func rectangles() throws {
    let drawing = try draw(
      """
      <rect id='a' x='10' y='20' width='60' height='40' rx='8' fill='red'/>
      <rect id='b' x='10.5' y='20.5' width='59' height='39' rx='7.5' fill='red' stroke='blue'/>
      <circle id='c' cx='50' cy='50' r='9' fill='red' fill-opacity='.5'/>
      <rect id='d' width='9' height='9' rx='3' ry='4'/><rect id='e' width='9' height='9' stroke='red' stroke-dasharray='2'/>
      """)
    let (a, b, c) = (
      try #require(drawing.layer("a")), try #require(drawing.layer("b")), try #require(drawing.layer("c"))
    )
    #expect(a.properties.content == .plain && a.properties.cornerRadius == 8)
    #expect(a.properties.frame == Rect(10, 20, 60, 40) && a.properties.backgroundColor == Color(hex: 0xFF0000))
    #expect(b.properties.frame == Rect(10, 20, 60, 40) && b.properties.cornerRadius == 8)
    #expect(b.properties.borderWidth == 1 && b.properties.borderColor == Color(hex: 0x0000FF))
    #expect(c.properties.cornerRadius == 9 && c.properties.backgroundColor?.alpha == 0.5)
    #expect(drawing.shape("d") != nil && drawing.shape("e") != nil)
  }

  @Test("A rectangle that clips is masksToBounds")
  func clips() throws {
    let drawing = try draw(
      """
      <clipPath id='c'><rect x='5' y='6' width='50' height='40' rx='7'/></clipPath>
      <g id='g' clip-path='url(#c)'><circle cx='50' cy='50' r='30'/><circle cx='10' cy='50' r='30'/></g>
      <clipPath id='p'><path d='M0 0L9 0L0 9Z'/></clipPath><g id='h' clip-path='url(#p)'><circle r='30'/><circle r='3'/></g>
      """)
    let layer = try #require(drawing.layer("g"))
    #expect(layer.mask == nil && layer.properties.masksToBounds && layer.properties.cornerRadius == 7)
    #expect(layer.properties.frame == Rect(5, 6, 50, 40))
    #expect(drawing.layer("h")?.mask != nil)
  }

  private static let figma = """
    <feFlood flood-opacity='0' result='BackgroundImageFix'/>
    <feColorMatrix in='SourceAlpha' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0' result='hardAlpha'/>
    <feOffset dx='1' dy='8'/><feGaussianBlur stdDeviation='4'/><feComposite in2='hardAlpha' operator='out'/>
    <feColorMatrix values='0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0'/>
    <feBlend in2='BackgroundImageFix' result='effect1'/><feBlend in='SourceGraphic' in2='effect1' result='shape'/>
    """
  private static let inner = """
    <feColorMatrix in='SourceAlpha' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0' result='hardAlpha'/>
    <feOffset dy='2'/><feGaussianBlur stdDeviation='3'/>
    <feComposite in2='hardAlpha' operator='arithmetic' k2='-1' k3='1'/>
    <feColorMatrix values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0.5 0'/><feBlend in2='shape'/>
    """

  @Test("Filters that paint a shadow below are shadow properties: Figma's, Sketch's, and feDropShadow")
  func dropShadows() throws {
    let sketch = """
      <feOffset dx='1' dy='8' in='SourceAlpha' result='a'/><feGaussianBlur stdDeviation='4' in='a' result='b'/>
      <feColorMatrix values='0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0' in='b' result='c'/>
      <feMerge><feMergeNode in='c'/><feMergeNode in='SourceGraphic'/></feMerge>
      """
    let standard = "<feDropShadow dx='1' dy='8' stdDeviation='4' flood-color='red' flood-opacity='.25'/>"
    for filter in [Self.figma, sketch, standard] {
      let drawing = try draw(
        "<filter id='f' color-interpolation-filters='sRGB'>\(filter)</filter>"
          + "<g id='g' filter='url(#f)'><rect width='50' height='50'/><rect y='60' width='50' height='50'/></g>")
      let shadow = try #require(drawing.layer("g")).properties.effects.shadow
      #expect(shadow.offset == Size(1, 8) && shadow.radius == 4 && shadow.opacity == 0.25)
      #expect(shadow.color == Color(hex: 0xFF0000) && !drawing.root.hasFilterGraph)
    }
  }

  @Test("Sketch's shape that is painted twice, once for its shadow, is one layer")
  func paintedTwice() throws {
    let drawing = try draw(
      """
      <rect id='p' width='50' height='50' rx='5'/><filter id='f' color-interpolation-filters='sRGB'>
      <feOffset dy='8' in='SourceAlpha'/><feGaussianBlur stdDeviation='4'/>
      <feColorMatrix values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.5 0'/></filter>
      <g id='g'><use filter='url(#f)' href='#p'/><use fill='white' href='#p'/></g>
      """)
    let group = try #require(drawing.layer("g"))
    #expect(!drawing.root.hasFilterGraph && group.layerCount <= 2)
    let layer = group.sublayers.first ?? group
    #expect(layer.properties.effects.shadow.opacity == 0.5 && layer.properties.cornerRadius == 5)
  }

  @Test("A shadow inside is that of all around, cut by the shape")
  func innerShadows() throws {
    let drawing = try draw(
      "<filter id='f' color-interpolation-filters='sRGB'>\(Self.figma)\(Self.inner)</filter>"
        + "<g id='g' filter='url(#f)'><rect width='50' height='50' rx='5' fill='white'/></g>")
    #expect(!drawing.root.hasFilterGraph && drawing.layer("g")?.properties.effects.shadow.radius == 4)
    let inner = try #require(drawing.layer("innerShadow"))
    #expect(inner.properties.masksToBounds && inner.properties.cornerRadius == 5)
    let shadow = try #require(inner.sublayers.first).properties.effects.shadow
    #expect(shadow.offset == Size(0, 2) && shadow.radius == 3 && shadow.opacity == 0.5)
    #expect(inner.sublayers.first?.shape?.fillRule == .evenOdd)
  }

  @Test(
    "Other filters stay filters",
    arguments: [
      "<feMorphology in='SourceAlpha' radius='2'/><feMerge><feMergeNode/><feMergeNode in='SourceGraphic'/></feMerge>",
      "<feGaussianBlur in='SourceAlpha' stdDeviation='2 0'/><feMerge><feMergeNode/><feMergeNode in='SourceGraphic'/></feMerge>",
      "<feOffset dx='3'/><feMerge><feMergeNode/><feMergeNode in='SourceGraphic'/></feMerge>",
      "<feColorMatrix values='0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0'/>",
    ])
  func otherFilters(_ primitives: String) throws {
    let drawing = try draw(
      "<filter id='f'>\(primitives)</filter><g filter='url(#f)'><rect width='50' height='50'/></g>")
    #expect(drawing.root.hasFilterGraph)
  }
}
