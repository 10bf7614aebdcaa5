import Geometry
import LayerTree
import Testing

@testable import VectorArt

/// Style sheets and values beyond SVG 1.1: Selectors Level 4, Conditional Rules Level 3, Cascade Level 5, Values Level 4,
/// Color Level 5, and Shapes Level 1.
@Suite struct ModernStyleTests {
  private func fill(_ style: String, _ body: String = "<rect/><rect id='a' width='9' height='9'/><circle r='4'/>")
    throws -> Color?
  {
    try draw("<style>\(style)</style><g>\(body)</g>").shape("a")?.fillColor
  }

  private let lime = Color(red: 0, green: 1, blue: 0)

  @Test(arguments: [
    ("rect:nth-child(2)", true), ("rect:nth-child(2n)", true), ("rect:nth-child(odd)", false),
    ("rect:nth-child(even)", true), ("rect:nth-child(-9223372036854775808)", false),
    ("rect:nth-child(-9223372036854775808n)", false), ("rect:nth-child(n-9223372036854775808)", false),
    ("rect:nth-child(-n + 2)", true), ("rect:nth-child(-n+1)", false), ("rect:nth-child(n+3)", false),
    ("rect:nth-last-child(2)", true),
    ("rect:nth-of-type(2)", true), ("rect:last-of-type", true), ("rect:first-of-type", false),
    ("rect:nth-last-of-type(1)", true),
    ("rect:only-of-type", false), ("rect:only-child", false), ("g:only-of-type rect", true),
    ("rect:not(:first-child)", true),
    ("rect:not(#a)", false), (":is(rect, circle):nth-child(2)", true), (":where(#a)", true), ("g > :not(circle)", true),
    ("rect:not(:hover)", true), ("rect:is(:hover, #a)", true), ("rect:empty", true), ("g:empty rect", false),
    ("rect:not(circle, #b)", true), ("rect:not(circle, #a)", false), (":is(g) rect", true),
  ])
  func selects(_ selector: String, matches: Bool) throws {
    #expect(try fill("\(selector) { fill: lime }") == (matches ? lime : .black), "\(selector)")
  }

  @Test(arguments: [
    // `:is` counts as its strongest argument does, `:where` not at all.
    "rect:is(#a, circle) { fill: lime } rect.b { fill: red }", "rect { fill: lime } :where(#a) { fill: red }",
    "rect:not(#b) { fill: lime } rect:nth-child(2) { fill: red }",
    "@media screen { rect { fill: lime } }", "rect { fill: lime } @media print { rect { fill: red } }",
    "rect { fill: lime } @media (prefers-color-scheme: dark) { rect { fill: red } }",
    "@media (prefers-reduced-motion: no-preference) and (min-width: 100px) { rect { fill: lime } }",
    "@media not print { rect { fill: lime } }", "@media (100px &lt;= width &lt;= 300px) { rect { fill: lime } }",
    "@media (max-width: 100px), (height > 150px) { rect { fill: lime } }",
    "@media not (hover: none) { rect { fill: lime } }",
    "@supports (fill: red) { rect { fill: lime } }", "@supports not (gap: 1px) { rect { fill: lime } }",
    "@supports (opacity: 0.5) and (not (fill: what)) { rect { fill: lime } }",
    "@supports selector(:is(a)) { @media all { rect { fill: lime } } }",
    // Rules outside of layers win over layers, and later layers over earlier ones; important ones the other way round.
    "rect { fill: lime } @layer { #a { fill: red } }",
    "@layer a, b; @layer b { rect { fill: lime } } @layer a { #a { fill: red } }",
    "@layer a { rect { fill: lime !important } } rect { fill: red !important }",
    "@layer a { @layer b { #a { fill: red } } rect { fill: lime } }",
    // Nested rules (CSS Nesting Level 1), as in Chromium.
    "g { rect { fill: lime } }", "g { > rect { fill: lime } }", "rect { &amp;#a { fill: lime } }",
    "rect { g &amp; { fill: lime } }", "g, circle { rect { fill: lime } }",
    "rect { fill: red; &amp;.b { fill: lime } }",
    "rect { fill: lime; @media print { fill: red } }", "rect { fill: red; @media screen { fill: lime } }",
    "rect { &amp;.b { fill: red } } #a { fill: lime }", "g { rect { &amp;:nth-child(2) { fill: lime } } }",
    "rect { @layer a { fill: red } } rect { fill: lime }", "rect { &amp; { fill: red } fill: lime }",
    "rect { :is(g) &amp; { fill: lime } }", "rect { fill: lime; &amp; + &amp; + &amp; { fill: red } }",
    "rect { content: \"{\"; fill: lime }", "rect { &amp;:not(.c) { fill: lime } }",
    "rect[class='B' i] { fill: lime }", "rect { fill: lime } rect[class='B' s] { fill: red }",
    "rect { fill: color-mix(in srgb, lime, lime) }", "rect { fill: color-mix(in oklab, lime 100%, red) }",
    "rect { --c: lime; fill: color-mix(in srgb, var(--c) 100%, red) }",
    "rect { fill: rgb(calc(100 - 100) calc(2 * 127.5) 0) }",
  ])
  func prefers(_ style: String) throws {
    let body = "<rect/><rect id='a' class='b' width='9' height='9'/><circle r='4'/>"
    let color = try #require(try fill(style, body))
    #expect(abs(color.red) < 0.003 && abs(color.green - 1) < 0.003 && abs(color.blue) < 0.003, "\(color)")
  }

  @Test(arguments: [
    ("color-mix(in srgb, red, blue)", [128.0, 0, 128]), ("color-mix(in srgb, red 25%, blue)", [64, 0, 191]),
    ("color-mix(in srgb-linear, red, blue)", [188, 0, 188]), ("color-mix(in oklab, white, black)", [99, 99, 99]),
    ("color-mix(in hsl, red, lime)", [255, 255, 0]), ("color-mix(in hsl longer hue, red, lime)", [0, 0, 255]),
    ("color-mix(in oklab, red, blue)", [140, 83, 162]),
  ])
  func mixesColors(_ value: String, expected: [Double]) throws {
    let color = try #require(try fill("rect { fill: \(value) }"))
    for (own, other) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(own * 255 - other) < 1.5, "\(color)")
    }
  }

  @Test(arguments: [
    ("width: calc(10px + 20px)", 30.0), ("width: calc(50% - 20px)", 80), ("width: min(50px, 30px)", 30),
    ("width: max(10px, 32px)", 32),
    ("width: clamp(10px, 50px, 40px)", 40), ("width: calc(2 * (3px + 2px) / 4)", 2.5),
    ("width: calc(1em + 4px)", 20), ("--w: 10px; width: var(--w)", 10), ("--w: 10px; width: calc(var(--w) * 3)", 30),
    ("--w: 10px; --v: calc(var(--w) + 1px); width: max(var(--v), 2px)", 11), ("width: var(--none, 7px)", 7),
  ])
  func calculates(_ style: String, expected: Double) throws {
    let drawing = try draw("<rect id='a' height='9' style='\(style)'/>")
    #expect(drawing.shape("a")?.path.boundingBox?.width == expected)
    #expect(drawing.messages.isEmpty)
  }

  @Test func geometryHasTheVariablesAround() throws {
    let drawing = try draw(
      """
      <style>:root { --w: 5px } rect { width: calc(var(--w) * 2) } circle { r: calc(var(--w) / 2); cx: var(--w) }</style>
      <g style='--w: 20px'><rect id='a' height='9'/><rect id='b' height='9' style='--w: 3px'/></g>
      <circle id='c'/><rect id='d' width='8' height='9' style='width: calc(var(--missing) * 2)'/>
      """)
    #expect(drawing.shape("a")?.path.boundingBox?.width == 40)
    #expect(drawing.shape("b")?.path.boundingBox?.width == 6)
    #expect(drawing.shape("c")?.path.boundingBox.map { ($0.width, $0.minX) } ?? (0, 0) == (5, 2.5))
    #expect(drawing.shape("d")?.path.boundingBox?.width == 8)
    #expect(drawing.messages.count == 1, "\(drawing.messages)")
  }

  @Test func dashesAreInUnitsOfThePath() throws {
    let drawing = try draw(
      """
      <line id='a' x2='50' pathLength='10' stroke='red' stroke-dasharray='2 3' stroke-dashoffset='1'/>
      <circle id='b' r='20' pathLength='100' stroke='red' stroke-dasharray='25 75'/>
      <line id='c' x2='50' pathLength='-1' stroke='red' stroke-dasharray='2'/>
      """)
    #expect(drawing.shape("a")?.lineDashPattern == [10, 15] && drawing.shape("a")?.lineDashPhase == 5)
    let quarter = try #require(drawing.shape("b")?.lineDashPattern.first)
    #expect(abs(quarter - 10 * .pi) < 0.01)
    #expect(drawing.shape("c")?.lineDashPattern == [2, 2])
  }

  @Test func pathsAreProperties() throws {
    let drawing = try draw(
      "<style>.a { d: path('M10 10H50V50H10Z') } .b { d: none }</style><path id='a' class='a' d='M0 0H5V5Z'/><path id='b' class='b' d='M0 0H5V5Z'/>"
    )
    #expect(drawing.shape("a")?.path.boundingBox == Rect(10, 10, 40, 40) && drawing.layer("b") == nil)
  }

  @Test func gradientsHaveCSSTransforms() throws {
    let drawing = try draw(
      """
      <style>#g { transform: rotate(90deg) }</style><linearGradient id='g' gradientUnits='userSpaceOnUse' x2='100'
      gradientTransform='scale(2)'><stop/><stop offset='1' stop-color='red'/></linearGradient><rect id='a' width='9' height='9' fill='url(#g)'/>
      """)
    let transform = try #require(drawing.shape("a")?.fillGradient?.transform)
    #expect(transform.apply(Point(100, 0)).isNear(Point(0, 100)))
  }

  @Test(arguments: [
    ("circle(10px)", Rect(40, 40, 20, 20)), ("circle(25% at 0 0)", Rect(-25, -25, 50, 50)),
    ("circle()", Rect(0, 0, 100, 100)),
    ("circle(farthest-side at 20px 50%)", Rect(-60, -30, 160, 160)),
    ("ellipse(10px 20px at 50px 50px)", Rect(40, 30, 20, 40)),
    ("inset(10px 20px 30px)", Rect(20, 10, 60, 60)), ("inset(10% round 5px)", Rect(10, 10, 80, 80)),
    ("xywh(5px 6px 7px 8px)", Rect(5, 6, 7, 8)),
    ("rect(10px 90px 80px auto)", Rect(0, 10, 90, 70)), ("polygon(0 0, 50% 0, 50% 100%)", Rect(0, 0, 50, 100)),
    ("polygon(evenodd, 0 0, 20px 0, 20px 30px)", Rect(0, 0, 20, 30)), ("path('M5 5H15V25Z')", Rect(5, 5, 10, 20)),
    ("fill-box", Rect(0, 0, 100, 100)), ("inset(10px) view-box", Rect(10, 10, 180, 180)),
  ])
  func clipsByBasicShapes(_ value: String, expected: Rect) throws {
    let drawing = try draw("<g id='a' style=\"clip-path: \(value)\"><rect width='100' height='100'/></g>")
    let mask = try #require(drawing.layer("a")?.mask ?? drawing.layer("a")?.sublayers.first?.mask)
    let box = try #require(mask.shape?.path.boundingBox)
    let far = max(
      abs(box.minX - expected.minX), abs(box.minY - expected.minY), abs(box.width - expected.width),
      abs(box.height - expected.height))
    #expect(far < 1e-6 && drawing.messages.isEmpty, "\(box)")
  }

  /// Transforms about the stroke, and with the prefix of old browsers, as Chromium paints them.
  @Test(arguments: [
    ("transform-box: stroke-box; transform-origin: 0 0; scale: .5", Point(18, 18)),
    ("-webkit-transform: translate(5px, 6px)", Point(25, 26)),
  ])
  func transformsByStyle(_ style: String, expected: Point) throws {
    let drawing = try draw(
      "<rect id='a' x='20' y='20' width='50' height='40' stroke='red' stroke-width='8' style='\(style)'/>")
    let layer = try #require(drawing.layer("a"))
    #expect((layer.place(20, 20) - expected).length < 1e-9, "\(layer.place(20, 20))")
    #expect(drawing.messages.isEmpty)
  }

  @Test(arguments: [
    "circle(-1px)", "ellipse(1px)", "inset(1px 2px 3px 4px 5px)", "polygon(1px)", "path(M0 0)", "star(5)",
    "circle(10px) twice",
  ])
  func reportsWrongShapes(_ value: String) throws {
    let drawing = try draw("<g id='a' style='clip-path: \(value)'><rect width='100' height='100'/></g>")
    #expect(drawing.messages == ["line 2: clip-path: \(value) is not supported; nothing is cut"])
  }

  /// Figma's blurred backdrop moves with the group that it belongs to.
  @Test func frostBelongsToItsGroup() throws {
    let drawing = try draw(
      """
      <foreignObject x='20' y='10' width='160' height='80'><div xmlns='http://www.w3.org/1999/xhtml'
      style='backdrop-filter:blur(10px);clip-path:url(#c);height:100%;width:100%'></div></foreignObject>
      <g id='Toast' data-figma-bg-blur-radius='20' transform='translate(5 6)'><rect x='40' y='30' width='120' height='40' rx='20'/></g>
      <defs><clipPath id='c' transform='translate(-20 -10)'><rect x='40' y='30' width='120' height='40' rx='20'/></clipPath></defs>
      """)
    let toast = try #require(drawing.layer("Toast"))
    let frost = try #require(toast.sublayers.first)
    #expect(frost.properties.effects.backgroundFilters.blurRadius == 10 && toast.sublayers.count == 2)
    // The group's own transform does not move the backdrop.
    #expect(toast.properties.transformToSuperlayer.apply(frost.place(40, 30)).isNear(Point(40, 30)))
  }

  /// A page of a conic gradient, as Figma writes it.
  private func page(_ background: String, _ other: String = "height:100%;width:100%;opacity:0.5") -> String {
    """
    <g clip-path='url(#c)'><g id='a' transform='matrix(0 0.1 -0.1 0 100 100)'>
    <foreignObject x='-1000' y='-900' width='2000' height='1800'>
    <div xmlns='http://www.w3.org/1999/xhtml' style='background:\(background);\(other)'></div></foreignObject></g></g>
    <circle cx='100' cy='100' r='90' data-figma-gradient-fill='{}'/>
    <defs><clipPath id='c'><circle cx='100' cy='100' r='90'/></clipPath></defs>
    """
  }

  /// The expected locations are those of CSS Images Level 4, section 3.5.
  @Test(arguments: [
    ("from 90deg,rgba(255, 0, 0, 1) 0deg,rgba(0, 0, 255, 1) 180deg,red 360deg", 0.0, [0, 0.5, 1]),
    ("red, blue", -0.25, [0, 1]),
    ("from 0.5turn, red, lime, blue 50%, navy", 0.25, [0, 0.25, 0.5, 1]),
    ("red 25% 75%, blue 0.25turn", -0.25, [0.25, 0.75, 0.75]),
    ("from -100grad, red -90deg, blue 270deg", -0.5, [0, 0.75, 1]),
  ]) func figmasConicGradients(value: String, turns: Double, locations: [Double]) throws {
    let drawing = try draw(page("conic-gradient(\(value))"))
    #expect(drawing.messages.isEmpty)
    guard case .shape(let shape)? = drawing.layer("a")?.sublayers.first?.properties.content,
      let gradient = shape.fillGradient
    else {
      Issue.record("there is no gradient")
      return
    }
    #expect(gradient.geometry == .conic(center: .zero, angle: turns * 2 * .pi))
    #expect(gradient.stops.map(\.location) == locations)
    #expect(gradient.stops.allSatisfy { abs($0.color.alpha - 0.5) < 1e-9 })
  }

  @Test(arguments: [
    "conic-gradient(red)", "conic-gradient(from 3px, red, blue)", "conic-gradient(at 0 0, red, blue)",
    "conic-gradient(red 10px, blue)", "conic-gradient(red, blue", "conic-gradient(from 90deg)", "conic-gradient(,)",
    "red",
  ]) func otherPagesAreNamed(background: String) throws {
    #expect(try draw(page(background)).messages == ["line 3: <foreignObject> is not shown"])
  }

  @Test func aPageWithoutASizeIsNamed() throws {
    let drawing = try draw(page("conic-gradient(red, blue)", "width:50%;height:100%"))
    #expect(drawing.messages == ["line 3: <foreignObject> is not shown"])
  }

  @Test func aDrawingOfNoSizeIsEmpty() throws {
    let text = "<svg width='0' height='5' viewBox='0 0 20 10'><rect width='9' height='9'/></svg>"
    let drawing = try Drawing.read(Array(text.utf8))
    #expect(drawing.size == Size(20, 10) && drawing.root.sublayers.isEmpty)
  }

  @Test(
    "Elements are placed on the path of CSS Motion Path, as in Chromium",
    arguments: [
      ("offset-path: path('M20 20 H180 V180'); offset-distance: 25%", Point(104, 22)),
      ("offset-path: path('M20 20 H180 V180'); offset-distance: 75%; offset-rotate: 0deg", Point(184, 102)),
      ("offset-path: path('M20 20 H180 V180'); offset-distance: 75%", Point(178, 104)),
      ("offset-path: path('M20 20 H180 V180'); offset-distance: 75%; offset-rotate: reverse", Point(182, 96)),
      // The distance is clamped, and wraps on a closed path.
      ("offset-path: path('M20 20 H180'); offset-distance: 150%; offset-rotate: 0deg", Point(184, 22)),
      ("offset-path: path('M20 20 H60 V60 H20 Z'); offset-distance: 200px; offset-rotate: 0deg", Point(64, 22)),
      // The transform origin is moved to the path, and `translate` comes before the offset.
      ("offset-path: path('M20 20 H180'); offset-distance: 50%; transform-origin: 4px 2px", Point(100, 20)),
      ("offset-path: path('M20 20 H180'); offset-distance: 50%; translate: 10px 20px", Point(114, 42)),
      ("offset-path: path('M20 20 H180'); offset-distance: 50%; transform: scale(2)", Point(108, 24)),
      ("offset: path('M20 20 H180') 50% auto 90deg", Point(98, 24)),
      ("offset-path: none; offset-distance: 50%", Point(4, 2)),
    ])
  func offsets(style: String, expected: Point) throws {
    let drawing = try draw("<g id='a' style=\"\(style)\"><rect x='4' y='2' width='30' height='16'/></g>")
    let layer = try #require(drawing.layer("a"))
    let place = layer.place(4, 2)
    #expect((place - expected).length < 0.01, "\(place)")
    #expect(drawing.messages.isEmpty)
  }

  @Test("Other offset paths are named")
  func unsupportedOffsets() throws {
    let drawing = try draw("<rect width='9' height='9' style='offset-path: ray(45deg)'/>")
    #expect(
      drawing.messages == ["line 2: offset-path: ray(45deg) is not supported; the element is not on a path"])
    #expect(try draw("<rect width='9' height='9' style='offset-path: 4px'/>").messages.count == 1)
  }
}
