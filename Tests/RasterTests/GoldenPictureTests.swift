import Codecs
import Foundation
import Geometry
import Pixels
import Testing

@testable import Raster

/// Pictures that the rasterizer draws without layers, byte for byte as they are in `Goldens`.
///
/// With `FLIPBOOK_RECORD=all` in the environment, the goldens are recorded instead, and the tests fail.
@Suite struct GoldenPictureTests {
  /// A picture of 160 × 100 pixels.
  enum Picture: String, CaseIterable {
    case fills, strokes, gradients, images, blending, filters
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  @Test(arguments: Picture.allCases) func picturesStayAsTheyAre(picture: Picture) throws {
    let drawn = try draw(picture)
    let file = Self.folder.appending(path: "\(picture).png")
    if ProcessInfo.processInfo.environment["FLIPBOOK_RECORD"] == "all" {
      try Data(PNGEncoder(effort: 9).encode(drawn)).write(to: file)
      Issue.record("\(picture) was recorded")
    }
    let golden = try PNGDecoder.decode([UInt8](Data(contentsOf: file)))
    #expect(drawn == golden, "\(picture) is another picture than \(file.path)")
  }

  private func draw(_ picture: Picture) throws -> Bitmap {
    var drawing = Drawing(width: 160, height: 100, color: .white)
    switch picture {
    case .fills: try drawFills(on: &drawing)
    case .strokes: try drawStrokes(on: &drawing)
    case .gradients: drawGradients(on: &drawing)
    case .images: drawImages(on: &drawing)
    case .blending: drawBlending(on: &drawing)
    case .filters: try drawFilters(on: &drawing)
    }
    return drawing.bitmap
  }

  private let ink = Color(red: 0.12, green: 0.16, blue: 0.32)
  private let coral = Color(red: 0.96, green: 0.36, blue: 0.31)
  private let mint = Color(red: 0.25, green: 0.78, blue: 0.63, alpha: 0.7)

  private func drawFills(on drawing: inout Drawing) throws {
    let star = try PathData.path("M40 6 L52 44 L20 20 H60 L28 44 Z")
    drawing.fill(star, with: coral)
    drawing.fill(star, with: ink, rule: .evenOdd, through: .translation(0, 48))
    drawing.fill(.ellipse(in: Rect(70, 8.5, 44.25, 30)), with: mint)
    drawing.fill(.roundedRect(Rect(92.4, 20.6, 50, 34), radius: 9), with: ink)
    drawing.fill(
      .rect(Rect(0, 0, 30, 18)), with: mint, through: AffineTransform(a: 0.9, b: 0.35, c: -0.35, d: 0.9, tx: 92, ty: 66)
    )
    drawing.fill(try PathData.path("M8 96 C30 70 50 110 74 84 Q84 70 88 96 Z"), with: coral)
  }

  private func drawStrokes(on drawing: inout Drawing) throws {
    let zigzag = try PathData.path("M10 30 L26 8 L42 30 L58 8")
    for (row, (cap, join)) in [(LineCap.butt, LineJoin.miter), (.round, .round), (.square, .bevel)].enumerated() {
      var style = StrokeStyle(width: 7)
      (style.cap, style.join) = (cap, join)
      drawing.stroke(zigzag, style, with: ink, through: .translation(0, Double(row) * 30))
      style.width = 3
      style.dashes = DashPattern(lengths: [8, 6], phase: Double(row) * 3)
      drawing.stroke(
        .ellipse(in: Rect(78, 6, 34, 22)), style, with: coral, through: .translation(0, Double(row) * 30))
      style.dashes = DashPattern()
      (style.start, style.end) = (0.15, 0.4 + 0.2 * Double(row))
      drawing.stroke(
        .roundedRect(Rect(122, 6, 32, 22), radius: 7), style, with: mint,
        through: .translation(0, Double(row) * 30))
    }
  }

  private func drawGradients(on drawing: inout Drawing) {
    let amber = Color(red: 1, green: 0.86, blue: 0.4)
    let sky = Color(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.2)
    let stops = [
      Gradient.Stop(location: 0, color: coral), Gradient.Stop(location: 0.45, color: amber),
      Gradient.Stop(location: 1, color: sky),
    ]
    let geometries: [(Gradient.Geometry, Gradient.Spread)] = [
      (.axial(from: Point(8, 8), to: Point(44, 40)), .pad), (.axial(from: Point(8, 8), to: Point(18, 14)), .reflect),
      (.radial(center: Point(26, 24), radius: 20, focus: Point(20, 18), focusRadius: 2), .pad),
      (.radial(center: Point(26, 24), radius: 8, focus: Point(26, 24), focusRadius: 0), .repeat),
      (.conic(center: Point(26, 24), angle: 0.6), .pad),
    ]
    for (index, (geometry, spread)) in geometries.enumerated() {
      drawing.fill(
        .roundedRect(Rect(4, 4, 44, 40), radius: 10),
        with: Gradient(stops: stops, geometry: geometry, spread: spread),
        through: .translation(Double(index % 3) * 52, Double(index / 3) * 50))
    }
  }

  private func drawImages(on drawing: inout Drawing) {
    var tile = Bitmap(width: 24, height: 24)
    for y in 0..<24 {
      for x in 0..<24 {
        let isDark = (x / 4 + y / 4) % 2 == 0
        tile[x, y] = Pixel(red: isDark ? 30 : UInt8(x * 10), green: UInt8(y * 10), blue: isDark ? 90 : 200)
      }
    }
    drawing.fill(Rect(6, 6, 24, 24), with: tile)
    drawing.fill(Rect(40.5, 6.25, 36, 36), with: tile)
    drawing.fill(Rect(90, 8, 9.5, 9.5), with: tile)
    drawing.fill(
      Rect(0, 0, 30, 30), with: tile, through: AffineTransform(a: 0.8, b: 0.5, c: -0.5, d: 0.8, tx: 126, ty: 6))
    drawing.fill(
      Rect(0, 0, 40, 40), with: tile, through: AffineTransform(a: 0.35, b: 0.1, c: 0.4, d: 0.8, tx: 20, ty: 56))
    drawing.fill(
      Rect(0, 0, 24, 24), with: tile, through: AffineTransform(a: 2, b: -0.4, c: 0.2, d: 1.6, tx: 84, ty: 58))
  }

  private func drawBlending(on drawing: inout Drawing) {
    let modes = BlendMode.allCases
    let surface = Surface()
    for (index, mode) in modes.enumerated() {
      let (x, y) = (Double(index % 6) * 26 + 3, Double(index / 6) * 32 + 3)
      drawing.fill(
        .rect(Rect(x, y, 22, 28)),
        with: Gradient(
          stops: [Gradient.Stop(location: 0, color: coral), Gradient.Stop(location: 1, color: ink)],
          geometry: .axial(from: Point(x, y), to: Point(x + 22, y))))
      drawing.paint(.path(SampledPath(.ellipse(in: Rect(x + 3, y + 3, 16, 22))))) { rasterizer, edges, box, canvas in
        let group = surface.canvas(for: box)
        for row in box.minY..<box.maxY {
          group.fill(box.minX..<box.maxX, y: row, with: PremultipliedColor(mint, opacity: 1))
        }
        rasterizer.fill(edges, rule: .nonZero, box: box, with: group, mode: mode, opacity: 0.9, onto: canvas)
      }
    }
  }

  private func drawFilters(on drawing: inout Drawing) throws {
    let card = Path.roundedRect(Rect(0, 0, 40, 30), radius: 8)
    let shadow = try #require(
      PlacedShadow(
        .path(SampledPath(card)), at: .zero, radius: 5, offset: Size(0, 4), through: .translation(16, 12), hidden: nil))
    drawing.paint { rasterizer, canvas in
      let mask = rasterizer.mask(of: shadow.key)
      rasterizer.paint(
        shadow, mask: mask, color: PremultipliedColor(ink, opacity: 0.6), weight: nil,
        box: shadow.box.intersection(canvas.box), onto: canvas)
    }
    drawing.fill(card, with: coral, through: .translation(16, 12))
    drawing.fill(.ellipse(in: Rect(90, 20, 50, 60)), with: mint)
    drawing.stroke(.rect(Rect(20, 64, 44, 22)), StrokeStyle(width: 5), with: ink)
    let adjustment = ColorAdjustment(saturation: 1.4, brightness: 0.05, contrast: 0.9, hueRotation: 0.8)
    let filter = try #require(ImageFilter(blurRadius: 1.5, adjustment: adjustment, through: .identity, at: .zero))
    drawing.paint { rasterizer, canvas in rasterizer.filter(canvas, by: filter, border: .extended) }
  }
}
