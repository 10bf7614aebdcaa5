import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

/// The rasterizer alone, without layers: paths and paints on a canvas against what they must come to.
@Suite struct DrawingTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func path(_ points: [Point]) -> Path {
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    path.close()
    return path
  }

  /// A picture whose pixels are all unlike.
  private func picture(_ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = Pixel(red: UInt8(x * 20), green: UInt8(y * 20), blue: UInt8((x + y) * 10))
      }
    }
    return bitmap
  }

  @Test(arguments: [1, 2, 3.5])
  func colorsCoverTheExactArea(scale: Double) {
    let corners = [Point(1.3, 0.7), Point(5.9, 2.2), Point(4.1, 5.6), Point(0.4, 4.4)]
    var drawing = Drawing(width: 24, height: 24, color: .white)
    drawing.fill(path(corners), with: .black, through: .scale(scale, scale))
    let seen = corners.map { $0 * scale }
    for y in 0..<24 {
      for x in 0..<24 {
        let area = abs(CoverageTwin.area(of: [seen], inPixel: x, y))
        #expect(abs(Double(drawing.bitmap[x, y].red) - 255 * (1 - area)) < 2, "pixel (\(x), \(y))")
      }
    }
  }

  @Test func rulesDecideWhatIsInside() {
    var star = path([Point(2, 2), Point(14, 2), Point(14, 14), Point(2, 14)])
    star.move(to: Point(5, 5))
    for corner in [Point(11, 5), Point(11, 11), Point(5, 11)] { star.line(to: corner) }
    star.close()
    for (rule, alpha) in [(FillRule.nonZero, 255), (.evenOdd, 0)] {
      var drawing = Drawing(width: 16, height: 16)
      drawing.fill(star, with: .black, rule: rule)
      #expect(drawing.bitmap[8, 8].alpha == UInt8(alpha))
      #expect(drawing.bitmap[3, 3].alpha == 255)
      #expect(drawing.bitmap[0, 0].alpha == 0)
    }
  }

  @Test func aStrokeIsTheAreaAlongItsPath() {
    var line = Path()
    line.move(to: Point(3.25, 8.5))
    line.line(to: Point(18.75, 8.5))
    var stroked = Drawing(width: 24, height: 16)
    stroked.stroke(line, StrokeStyle(width: 3.5), with: red)
    var filled = Drawing(width: 24, height: 16)
    filled.fill(.rect(Rect(3.25, 6.75, 15.5, 3.5)), with: red)
    #expect(stroked.bitmap == filled.bitmap)
    var style = StrokeStyle(width: 3.5)
    style.dashes = DashPattern(lengths: [4, 2])
    var dashed = Drawing(width: 24, height: 16)
    dashed.stroke(line, style, with: red)
    var parts = Drawing(width: 24, height: 16)
    for start in [3.25, 9.25, 15.25] { parts.fill(.rect(Rect(start, 6.75, min(4, 18.75 - start), 3.5)), with: red) }
    #expect(dashed.bitmap == parts.bitmap)
  }

  /// The tips of an ellipse are curves, however thin it is: no miters stand out of them, and none are cut off.
  @Test(arguments: [1, 0.5, 0.25, 0.1, 0.01]) func thinEllipsesHaveRoundTips(radius: Double) {
    var stroked = Drawing(width: 120, height: 32)
    stroked.stroke(.ellipse(in: Rect(20, 16 - radius, 80, 2 * radius)), StrokeStyle(width: 20), with: red)
    var line = Path()
    line.move(to: Point(20, 16))
    line.line(to: Point(100, 16))
    var style = StrokeStyle(width: 20)
    style.cap = .round
    var rounded = Drawing(width: 120, height: 32)
    rounded.stroke(line, style, with: red)
    for (row, expected) in zip(stroked.bitmap.pixels, rounded.bitmap.pixels) {
      for (pixel, other) in zip(row, expected) {
        #expect(abs(Double(pixel.alpha) - Double(other.alpha)) <= 255 * radius + 3)
      }
    }
  }

  @Test func gradientsFollowTheirStops() {
    let gradient = Gradient(
      stops: [Gradient.Stop(location: 0, color: red), Gradient.Stop(location: 1, color: blue)],
      geometry: .axial(from: Point(0, 0), to: Point(20, 0)))
    var drawing = Drawing(width: 20, height: 4)
    drawing.fill(.rect(Rect(0, 0, 20, 4)), with: gradient)
    for x in 0..<20 {
      let share = (Double(x) + 0.5) / 20
      #expect(abs(Double(drawing.bitmap[x, 2].red) - 255 * (1 - share)) <= 1)
      #expect(abs(Double(drawing.bitmap[x, 2].blue) - 255 * share) <= 1)
      #expect(drawing.bitmap[x, 2].alpha == 255)
    }
  }

  @Test func picturesAreCopiedAndShrunkToMeans() {
    let source = picture(12, 12)
    var copied = Drawing(width: 16, height: 16)
    copied.fill(Rect(2, 3, 12, 12), with: source)
    var halved = Drawing(width: 16, height: 16)
    halved.fill(Rect(2, 3, 6, 6), with: source)
    for y in 0..<12 {
      for x in 0..<12 { #expect(copied.bitmap[x + 2, y + 3] == source[x, y]) }
    }
    for y in 0..<6 {
      for x in 0..<6 {
        // Means of steps of 20.
        #expect(abs(Int(halved.bitmap[x + 2, y + 3].red) - (x * 40 + 10)) <= 1)
        #expect(abs(Int(halved.bitmap[x + 2, y + 3].green) - (y * 40 + 10)) <= 1)
      }
    }
    #expect(copied.bitmap[1, 3] == .clear)
    #expect(halved.bitmap[8, 3] == .clear)
  }

  @Test func aGroupOfOneThingIsTheThingWithItsWeight() {
    let weight = GroupOpacity(0.6)
    let source = OutlineSource.path(SampledPath(path([Point(2.5, 1), Point(13, 6.2), Point(4, 12.7)])))
    let color = PremultipliedColor(Color(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.8), opacity: 1)
    var direct = Drawing(width: 16, height: 16, color: .white)
    direct.paint(source) { rasterizer, edges, box, canvas in
      rasterizer.fill(edges, rule: .nonZero, box: box, with: color, weight: weight, onto: canvas)
    }
    var grouped = Drawing(width: 16, height: 16, color: .white)
    let surface = Surface()
    grouped.paint(source) { rasterizer, edges, box, canvas in
      let group = surface.canvas(for: canvas.box)
      rasterizer.fill(edges, rule: .nonZero, box: box, with: color, onto: group)
      var whole = EdgeList()
      guard let outline = whole.append(canvas.box) else { return }
      rasterizer.fill(
        whole.edges.span.extracting(outline.edges), rule: .nonZero, box: outline.box, with: group, weight: weight,
        onto: canvas)
    }
    #expect(direct.bitmap == grouped.bitmap)
  }

  @Test func whatIsKeptIsPutBackOutsideOfAClip() {
    let clip = OutlineSource.path(SampledPath(path([Point(2.5, 1), Point(13, 6.2), Point(4, 12.7)])))
    var clipped = Drawing(width: 16, height: 16, color: .white)
    let surface = Surface()
    clipped.paint(clip) { rasterizer, edges, box, canvas in
      let kept = surface.canvas(for: box, isClear: false)
      rasterizer.keep(outside: edges, rule: .nonZero, box: box, of: canvas, in: kept)
      for y in box.minY..<box.maxY {
        canvas.fill(box.minX..<box.maxX, y: y, with: PremultipliedColor(.black, opacity: 1))
      }
      rasterizer.restore(outside: edges, rule: .nonZero, box: box, of: canvas, from: kept)
    }
    var filled = Drawing(width: 16, height: 16, color: .white)
    filled.paint(clip) { rasterizer, edges, box, canvas in
      rasterizer.fill(edges, rule: .nonZero, box: box, with: PremultipliedColor(.black, opacity: 1), onto: canvas)
    }
    #expect(clipped.bitmap == filled.bitmap)
  }

  @Test func blendingFollowsTheModes() {
    var drawing = Drawing(width: 8, height: 8, color: Color(red: 0.8, green: 0.4, blue: 0))
    let surface = Surface()
    drawing.paint(.path(SampledPath(.rect(Rect(0, 0, 8, 8))))) { rasterizer, edges, box, canvas in
      let group = surface.canvas(for: box)
      for y in 0..<8 {
        group.fill(0..<8, y: y, with: PremultipliedColor(Color(red: 0.5, green: 0.5, blue: 0.5), opacity: 1))
      }
      rasterizer.fill(edges, rule: .nonZero, box: box, with: group, mode: .multiply, opacity: 1, onto: canvas)
    }
    let pixel = drawing.bitmap[4, 4]
    #expect(abs(Int(pixel.red) - 102) <= 1 && abs(Int(pixel.green) - 51) <= 1)
    #expect(pixel.blue == 0 && pixel.alpha == 255)
  }

  @Test func filtersBlurAndTurnGray() throws {
    var drawing = Drawing(width: 48, height: 48)
    drawing.fill(.rect(Rect(20, 20, 8, 8)), with: Color(red: 1, green: 0.5, blue: 0))
    let before = drawing.bitmap.pixels.map { $0.map { Double($0.alpha) } }
    let gray = ColorAdjustment(saturation: 0, brightness: 0, contrast: 1, hueRotation: 0)
    let filter = try #require(ImageFilter(blurRadius: 3, adjustment: gray, through: .identity, at: .zero))
    #expect(filter.margin == (x: 9, y: 9))
    drawing.paint { rasterizer, canvas in rasterizer.filter(canvas, by: filter, border: .clear) }
    let truth = GaussTwin.blur(before, sigmaX: 3, sigmaY: 3)
    for y in 0..<48 {
      for x in 0..<48 {
        let pixel = drawing.bitmap[x, y]
        #expect(abs(Double(pixel.alpha) - truth[y][x]) < 3, "pixel (\(x), \(y))")
        #expect(abs(Int(pixel.red) - Int(pixel.green)) <= 1 && abs(Int(pixel.red) - Int(pixel.blue)) <= 1)
      }
    }
  }

  @Test func shadowsAreBlurredOutlines() throws {
    let path = Path.rect(Rect(0, 0, 24, 16))
    let source = OutlineSource.path(SampledPath(path))
    var outline = Drawing(width: 64, height: 64)
    outline.fill(path, with: .black, through: .translation(20, 24))
    let truth = GaussTwin.blur(outline.bitmap.pixels.map { $0.map { Double($0.alpha) } }, sigmaX: 4, sigmaY: 4)
    let shadow = try #require(
      PlacedShadow(
        source, at: .zero, radius: 4, offset: Size(3, 5), through: .translation(17, 19), hidden: nil))
    var drawing = Drawing(width: 64, height: 64)
    drawing.paint { rasterizer, canvas in
      let mask = rasterizer.mask(of: shadow.key)
      rasterizer.paint(
        shadow, mask: mask, color: PremultipliedColor(.black, opacity: 1), weight: nil,
        box: shadow.box.intersection(canvas.box), onto: canvas)
    }
    for y in 0..<64 {
      for x in 0..<64 { #expect(abs(Double(drawing.bitmap[x, y].alpha) - truth[y][x]) < 6, "pixel (\(x), \(y))") }
    }
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func framesAreAsIfPaintedPixelByPixel(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let rects = (0..<9).map { _ in
      Rect(
        .random(in: -3...20, using: &random), .random(in: -3...20, using: &random), .random(in: 1...20, using: &random),
        .random(in: 1...20, using: &random))
    }
    let colors = rects.map { _ in
      Color(red: .random(in: 0...1, using: &random), green: 0.5, blue: 0.2, alpha: .random(in: 0...1, using: &random))
    }
    func drawn(isFrame: Bool) -> Bitmap {
      var drawing = Drawing(width: 24, height: 24, color: .white)
      drawing.paint { rasterizer, canvas in
        if isFrame { rasterizer.beginFrame(canvas, color: PremultipliedColor(.white, opacity: 1)) }
        for (rect, color) in zip(rects, colors) {
          var edges = EdgeList()
          let polyline = OutlineSource.path(SampledPath(.rect(rect))).flattened(for: FlatteningScale(.identity))
          guard let outline = edges.append(polyline, through: .identity, within: canvas.box) else { continue }
          rasterizer.fill(
            edges.edges.span.extracting(outline.edges), rule: .nonZero, box: outline.box,
            with: PremultipliedColor(color, opacity: 1), onto: canvas, isFrame: isFrame)
        }
        if isFrame { rasterizer.endFrame() }
      }
      return drawing.bitmap
    }
    #expect(drawn(isFrame: true) == drawn(isFrame: false))
  }
}
