import Geometry
import Pixels

@testable import Raster

/// A picture that tests draw on with nothing but the rasterizer.
struct Drawing: ~Copyable {
  private(set) var bitmap: Bitmap
  private var rasterizer = Rasterizer(copyBytes: 1 << 20)

  /// A clear picture, or one of `color` all over.
  init(width: Int, height: Int, color: Color = .clear) {
    bitmap = Bitmap(width: width, height: height)
    bitmap.withCanvas { canvas in
      for y in 0..<height { canvas.fill(0..<width, y: y, with: PremultipliedColor(color, opacity: 1)) }
    }
  }

  /// Paints with the rasterizer on a canvas of all pixels.
  mutating func paint(_ body: (inout Rasterizer, Canvas) -> Void) {
    bitmap.withCanvas { canvas in body(&rasterizer, canvas) }
  }

  /// Calls `body` with the sides of an outline and the pixels that they touch, if there are any.
  mutating func paint(
    _ source: OutlineSource, rule: FillRule = .nonZero, through transform: AffineTransform = .identity,
    _ body: (inout Rasterizer, Span<Edge>, PixelRect, Canvas) -> Void
  ) {
    var edges = EdgeList()
    let polyline = source.flattened(for: FlatteningScale(transform))
    guard let outline = edges.append(polyline, through: transform, rule: rule, within: bitmap.bounds) else { return }
    paint { rasterizer, canvas in
      body(&rasterizer, edges.edges.span.extracting(outline.edges), outline.box, canvas)
    }
  }

  /// Fills a path with a color.
  mutating func fill(
    _ path: Path, with color: Color, rule: FillRule = .nonZero, through transform: AffineTransform = .identity
  ) {
    paint(.path(SampledPath(path)), rule: rule, through: transform) { rasterizer, edges, box, canvas in
      rasterizer.fill(edges, rule: rule, box: box, with: PremultipliedColor(color, opacity: 1), onto: canvas)
    }
  }

  /// Fills a path with a gradient in the path's space.
  mutating func fill(_ path: Path, with gradient: Gradient, through transform: AffineTransform = .identity) {
    switch GradientAppearance(gradient, through: Projection(transform)) {
    case .nothing: break
    case .solid(let color): fill(path, with: color, through: transform)
    case .graded(let placed):
      paint(.path(SampledPath(path)), through: transform) { rasterizer, edges, box, canvas in
        rasterizer.paint(
          placed, weight: nil, edges: edges, rule: .nonZero, box: box, onto: canvas, isFrame: false)
      }
    }
  }

  /// Fills a rectangle with a picture.
  mutating func fill(_ rect: Rect, with picture: Bitmap, through transform: AffineTransform = .identity) {
    let image = PlacedImage(
      bitmap: picture,
      key: ImageKey(
        reference: ImageReference(name: "picture", pixelWidth: picture.width, pixelHeight: picture.height)),
      x: ImageAxis(count: picture.width, start: rect.minX, length: rect.width),
      y: ImageAxis(count: picture.height, start: rect.minY, length: rect.height), projection: Projection(transform))
    paint(.path(SampledPath(.rect(rect))), through: transform) { rasterizer, edges, box, canvas in
      rasterizer.paint(image, weight: nil, edges: edges, rule: .nonZero, box: box, onto: canvas)
    }
  }

  /// Strokes a path with a color.
  mutating func stroke(
    _ path: Path, _ style: StrokeStyle, with color: Color, through transform: AffineTransform = .identity
  ) {
    paint(.stroke(SampledPath(path), style), through: transform) { rasterizer, edges, box, canvas in
      rasterizer.fill(edges, rule: .nonZero, box: box, with: PremultipliedColor(color, opacity: 1), onto: canvas)
    }
  }
}
