import Geometry
import LayerTree
import Pixels
import TestSupport
import Testing
import Typography

@testable import Compositor
@testable import Raster

/// What texts look like; in Inter, which the set-up installs.
@Suite struct TextPaintingTests {
  private let fonts = FontLibrary()

  private func node(
    _ string: String, through transform: Projection, bounds: Rect = Rect(0, 0, 180, 60), tint: Color? = nil,
    _ change: (inout TextContent, inout LayerProperties) -> Void = { _, _ in }
  ) -> Snapshot.Node {
    var text = TextContent(string)
    var properties = LayerProperties()
    properties.bounds = bounds
    change(&text, &properties)
    properties.content = .text(text)
    return Snapshot.Node(name: "", properties: properties, transform: transform, end: 1, tint: tint)
  }

  private func compositor(scale: Double = 1) -> Compositor {
    Compositor(
      viewport: Viewport(widthPixels: Int(200 * scale), heightPixels: Int(70 * scale), scale: scale),
      images: TestImages(), fonts: fonts)
  }

  private func snapshot(_ nodes: Snapshot.Node...) -> Snapshot {
    Snapshot(time: 0, canvasSize: Size(200, 70), background: .white, nodes: nodes)
  }

  private func mean(_ a: Bitmap, _ b: Bitmap) -> Double {
    let sum = zip(a.pixels.joined(), b.pixels.joined()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    return Double(sum) / Double(a.width * a.height)
  }

  private static let placements: [(AffineTransform, Double)] = [
    (.translation(3, 4), 1), (.translation(3.3, 4.7), 1), (.translation(10.1, 2), 2),
    (AffineTransform.rotation(radians: 0.2).concatenating(.translation(20, 3)), 1),
    (AffineTransform(a: -1.2, b: 0.1, c: 0.3, d: 0.9, tx: 190, ty: 1), 1),
  ]

  @Test("Pixels are covered as the outline's area says", arguments: placements)
  func exactCoverage(transform: AffineTransform, scale: Double) throws {
    let node = node("Ag&Å", through: Projection(transform)) { text, _ in text.fontSize = 24 }
    let painted = compositor(scale: scale).paint(snapshot(node))
    guard case .text(let text) = node.properties.content else { return }
    let whole = transform.concatenating(.scale(scale, scale))
    let outline = Polyline(try fonts.outline(of: text, in: node.properties.bounds), scale: 8)
    var covered = [Double](repeating: 0, count: painted.width * painted.height)
    var start = 0
    for end in outline.contourEnds {
      let contour = outline.points[start..<end].map(whole.apply)
      let (xs, ys) = (contour.map(\.x), contour.map(\.y))
      for y in try Int(#require(ys.min()))...Int(#require(ys.max())) {
        for x in try Int(#require(xs.min()))...Int(#require(xs.max())) {
          covered[y * painted.width + x] += CoverageTwin.area(of: [contour], inPixel: x, y)
        }
      }
      start = end
    }
    var sum = 0.0
    for y in 0..<painted.height {
      for x in 0..<painted.width {
        let expected = 255 * (1 - min(1, abs(covered[y * painted.width + x])))
        let difference = abs(expected - Double(painted[x, y].red))
        #expect(difference < 4, "pixel \(x), \(y)")
        sum += difference
      }
    }
    #expect(sum / Double(painted.width * painted.height) < 0.1)
  }

  @Test("Painting again, from what was written down, paints the same bytes", arguments: [1.0, 2])
  func cachesDoNotShow(scale: Double) {
    let used = compositor(scale: scale)
    var random = SplitMix(state: 7)
    for _ in 0..<20 {
      let places = [Point(3.25, 4), Point(Double(Int.random(in: -60...60, using: &random)), 4.5), Point(9, -20)]
      let frame = snapshot(
        node("Sliding texts, again", through: .translation(places[0].x, places[0].y)),
        node("of many places", through: .translation(places[1].x + 0.125, places[1].y + 20)),
        node("cut at the top\nand not", through: .translation(places[2].x, places[2].y)) { _, layer in
          layer.masksToBounds = true
        })
      #expect(used.paint(frame) == compositor(scale: scale).paint(frame))
    }
  }

  @Test("A text that moves by pixels looks the same")
  func movedByPixels() {
    let first = compositor().paint(snapshot(node("Steady", through: .translation(5.3, 4.6)))).pixels
    for dx in 1...9 {
      let moved = compositor().paint(snapshot(node("Steady", through: .translation(5.3 + Double(dx), 6.6)))).pixels
      for y in 2..<70 { #expect(moved[y][dx...].elementsEqual(first[y - 2].dropLast(dx))) }
    }
  }

  @Test("A text cut at the edge, glyph by glyph, has the pixels of the whole", arguments: [0, 0.37, 2.9])
  func cutAtTheEdge(shift: Double) {
    let turned = AffineTransform.rotation(radians: 0.1).concatenating(.translation(8 + shift, 5.2))
    let snapshot = snapshot(node("Sphinx of quartz", through: Projection(turned)) { text, _ in text.fontSize = 19 })
    let whole = compositor().paint(snapshot)
    let narrow = Compositor(
      viewport: Viewport(widthPixels: 90, heightPixels: 20, scale: 1), images: TestImages(), fonts: fonts
    ).paint(snapshot)
    for y in 0..<20 {
      for x in 0..<90 { #expect(narrow[x, y] == whole[x, y], "pixel (\(x), \(y))") }
    }
    #expect((0..<20).contains { narrow[89, $0] != narrow[0, 19] }, "the text reaches the edge")
  }

  @Test("Glyphs that overlap are painted once, and opacity is folded into the colour")
  func translucency() {
    let crowded = node("OOOO", through: .translation(4, 4)) { text, _ in
      (text.fontSize, text.letterSpacing) = (40, -12)
      text.textColor.alpha = 0.5
    }
    let faded = node("OOOO", through: .translation(4, 4)) { text, layer in
      (text.fontSize, text.letterSpacing) = (40, -12)
      layer.opacity = 0.5
    }
    let bitmap = compositor().paint(snapshot(crowded))
    #expect(bitmap.pixels.joined().map(\.red).min() == 127)
    #expect(bitmap == compositor().paint(snapshot(faded)))
  }

  @Test func tintsMultiplyTheColor() {
    let tint = Color(red: 1, green: 0.5, blue: 0)
    let tinted = compositor().paint(
      snapshot(node("Tint", through: .identity, tint: tint) { text, _ in text.textColor = .white }))
    let direct = compositor().paint(snapshot(node("Tint", through: .identity) { text, _ in text.textColor = tint }))
    #expect(tinted == direct)
  }

  @Test("In perspective a text looks as its outline does")
  func perspective() throws {
    var projection = Projection(AffineTransform(a: 1, b: 0.1, c: -0.2, d: 1.1, tx: 20, ty: 2))
    (projection.gx, projection.gy) = (0.002, -0.001)
    let text = node("Perspective", through: projection) { text, _ in text.fontSize = 28 }
    guard case .text(let content) = text.properties.content else { return }
    var shape = text
    shape.properties.content = .shape(ShapeContent(path: try fonts.outline(of: content, in: Rect(0, 0, 180, 60))))
    let (painted, expected) = (compositor().paint(snapshot(text)), compositor().paint(snapshot(shape)))
    #expect(mean(painted, expected) < 0.1)
    #expect(mean(painted, compositor().paint(snapshot())) > 5)
  }

  @Test("Nonsense paints nothing, or something, and ends", arguments: [0.0, .nan, .infinity, -1, 1e-300, 1e9, 1e300])
  func nonsense(number: Double) {
    let transforms = [
      AffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: number, ty: 3),
      AffineTransform(a: number, b: number, c: -number, d: number, tx: 5, ty: 5),
    ]
    for transform in transforms {
      for size in [17, number] {
        let node = node("Nonsense", through: Projection(transform)) { text, _ in text.fontSize = size }
        let compositor = compositor()
        #expect(compositor.paint(snapshot(node)) == compositor.paint(snapshot(node)))
      }
    }
    var edgeOn = Projection.translation(2, 2)
    (edgeOn.gx, edgeOn.g) = (number, 0)
    _ = compositor().paint(snapshot(node("Nonsense", through: edgeOn)))
  }

  @Test func veryLongTexts() {
    let long = String(repeating: "Lorem ipsum dolor sit amet ", count: 2000)
    let compositor = compositor()
    for lines in [0, 1] {
      let frame = snapshot(node(long, through: .translation(-500, -3)) { text, _ in text.numberOfLines = lines })
      #expect(compositor.paint(frame) == compositor.paint(frame))
    }
  }
}
