import Geometry
import LayerTree

/// The filters of a finished picture, in pixels.
struct PictureFilter: Hashable {
  /// The deviation of a blur along rows, in pixels.
  let sigmaX: Double
  /// The deviation along columns.
  let sigmaY: Double
  private let filters: Filters
  /// The filter graph that is applied before.
  private let graph: PlacedFilterGraph?

  /// Makes the filters of a layer that `transform` takes to pixels, after those of `graph`; nil when they change
  /// nothing.
  init?(_ filters: Filters, after graph: FilterGraph? = nil, through transform: Projection, at center: Point) {
    let scale = transform.scale(at: center)
    let radius = filters.blurRadius
    sigmaX = radius > 0 && scale.width > 0 ? radius * scale.width : 0
    sigmaY = radius > 0 && scale.height > 0 ? radius * scale.height : 0
    self.filters = filters
    self.graph = graph.map { PlacedFilterGraph($0, through: transform, at: center) }
    guard sigmaX > 0 || sigmaY > 0 || graph != nil || ColorAdjustment(filters) != nil else { return nil }
  }

  /// The distance that a pixel's color spreads.
  var margin: (x: Int, y: Int) {
    let margin = graph?.margin ?? (x: 0, y: 0)
    return (margin.x + GaussianBlur.margin(sigmaX), margin.y + GaussianBlur.margin(sigmaY))
  }

  /// The box that is painted even if there was nothing; nil when there is none.
  var floodedBox: PixelBox? { graph?.floodedBox }

  /// Filters all pixels of `canvas`.
  func apply(to canvas: Canvas, border: BlurBorder, memory: ScratchMemory) {
    graph?.apply(to: canvas, memory: memory)
    GaussianBlur(sigmaX: sigmaX, sigmaY: sigmaY)?.apply(to: canvas, border: border, memory: memory)
    ColorAdjustment(filters)?.apply(to: canvas)
  }
}

extension Projection {
  /// Returns the scale of a small round spot around `point`: the deviations along both axes of a spot with a deviation
  /// of one in the plane.
  func scale(at point: Point) -> Size {
    let local = linear(at: point)
    return Size(
      (local.a * local.a + local.c * local.c).squareRoot(), (local.b * local.b + local.d * local.d).squareRoot())
  }

  /// Returns the effect of the projection on small distances around `point`, without the translation.
  func linear(at point: Point) -> AffineTransform {
    let (seen, divisor) = isAffine ? (.zero, 1) : (apply(point), divisor(at: point))
    return AffineTransform(
      a: (affine.a - gx * seen.x) / divisor, b: (affine.b - gx * seen.y) / divisor,
      c: (affine.c - gy * seen.x) / divisor, d: (affine.d - gy * seen.y) / divisor, tx: 0, ty: 0)
  }
}
