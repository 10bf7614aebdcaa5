import Geometry
import LayerTree
import Pixels
import Testing

@testable import Compositor
@testable import Raster

/// Rectangles that are composed run by run come out as if they were painted pixel by pixel.
@Suite struct RowsTests {
  private let canvas = PixelRect(minX: 0, minY: 0, maxX: 61, maxY: 40)

  /// Rectangles, on whole pixels or between them, and now and then something with other rows.
  private func commands(_ seed: UInt64) -> CommandList {
    var random = SplitMix(state: seed)
    var list = CommandList()
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      func number(_ range: ClosedRange<Double>) -> Double {
        let number = Double.random(in: range, using: &random)
        return seed % 3 == 0 ? number.rounded() : number
      }
      let rect = Rect(number(-20...60), number(-20...40), number(0.1...70), number(0.1...40))
      let path = Path.roundedRect(rect, radius: 0)
      let isTurned = Int.random(in: 0..<7, using: &random) == 0
      let turn = isTurned ? AffineTransform.rotation(radians: 0.4) : .identity
      guard let outline = list.edges.append(Polyline(path, scale: 1), through: turn, within: canvas) else { continue }
      func component() -> Double { .random(in: 0...1, using: &random) }
      let color = Color(red: component(), green: component(), blue: component(), alpha: min(1, component() * 2))
      var area = PaintedArea(outline, rule: Bool.random(using: &random) ? .nonZero : .evenOdd)
      area.groupOpacity = Bool.random(using: &random) ? component() : nil
      if Int.random(in: 0..<4, using: &random) == 0 {
        let stops = [Gradient.Stop(location: 0, color: color), Gradient.Stop(location: 1, color: .black)]
        let gradient = Gradient(stops: stops, geometry: .axial(from: Point(3, -5), to: Point(3, 50)))
        guard case .graded(let placed) = GradientAppearance(gradient, through: .identity) else { continue }
        list.commands.append(.gradient(GradientCommand(area: area, gradient: list.gradients.count)))
        list.gradients.append(placed)
      } else {
        list.commands.append(.fill(FillCommand(area: area, color: color)))
      }
    }
    return list
  }

  private func paint(_ body: (inout Painter, Canvas) -> Void) -> Bitmap {
    var painter = Painter(CacheBudget(bytes: 0))
    var bitmap = Bitmap(width: canvas.maxX, height: canvas.maxY)
    let bytesPerRow = bitmap.bytesPerRow
    unsafe bitmap.withUnsafeMutableBytes { bytes in
      body(&painter, unsafe Canvas(box: canvas, pixels: bytes, bytesPerRow: bytesPerRow))
    }
    return bitmap
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func runsAreAsPixels(seed: UInt64) {
    let list = commands(seed)
    let background = PremultipliedColor(
      Color(red: 0.9, green: 0.8, blue: 0.3, alpha: seed % 2 == 0 ? 1 : 0.5), opacity: 1)
    let composed = paint { painter, canvas in painter.paint(list, background: background, onto: canvas) }
    let painted = paint { painter, canvas in
      for y in canvas.box.minY..<canvas.box.maxY {
        canvas.fill(canvas.box.minX..<canvas.box.maxX, y: y, with: background)
      }
      for command in list.commands {
        guard let area = command.thing else { continue }
        let edges = list.edges.edges.span.extracting(area.edges)
        if case .gradient(let gradient) = command {
          painter.rasterizer.paint(
            list.gradients[gradient.gradient], weight: area.weight, edges: edges, rule: area.rule, box: area.box,
            onto: canvas, isFrame: false)
        } else if case .fill(let fill) = command {
          painter.rasterizer.fill(
            edges, rule: area.rule, box: area.box, with: PremultipliedColor(fill.color, opacity: 1),
            weight: area.weight, onto: canvas)
        }
      }
    }
    #expect(composed == painted)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func pixelsThatAreAlikeAreCoveredAlike(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    func sides(_ other: (Double, Double)? = nil) -> (Double, Double) {
      if let other, Bool.random(using: &random) { return other }
      let (a, b) = (Double.random(in: -9...50, using: &random), Double.random(in: -9...50, using: &random))
      return seed % 3 == 0 ? (min(a, b).rounded(), max(a, b).rounded() + 1) : (min(a, b), max(a, b) + 0.1)
    }
    func rectangle(_ columns: (Double, Double), _ rows: (Double, Double)) throws -> AxisAlignedRectangle {
      var edges = EdgeList()
      let rect = Rect(columns.0, rows.0, columns.1 - columns.0, rows.1 - rows.0)
      let wide = PixelRect(minX: -99, minY: -99, maxX: 99, maxY: 99)
      _ = edges.append(Polyline(Path.roundedRect(rect, radius: 0), scale: 1), through: .identity, within: wide)
      let rectangle = AxisAlignedRectangle(edges.edges.span)
      return try #require(rectangle)
    }
    let (columns, rows) = (sides(), sides())
    let first = try rectangle(columns, rows)
    let second = try rectangle(sides(columns), sides(rows))
    func coverage(_ rectangle: AxisAlignedRectangle, _ x: Int, _ y: Int) -> UInt32 {
      let row = rectangle.row(y)
      return [row.left, row.middle, row.right].first { $0.columns.contains(x) }?.coverage ?? 0
    }
    let alike = first.pixelsAlike(in: second)
    for y in alike.minY..<max(alike.minY, alike.maxY) {
      for x in alike.minX..<max(alike.minX, alike.maxX) {
        #expect(coverage(first, x, y) == coverage(second, x, y), "pixel (\(x), \(y))")
      }
    }
  }
}
