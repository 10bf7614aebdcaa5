import Geometry
import LayerTree

/// What is done to a finished picture, in pixels.
struct PictureFilter: Hashable {
  /// The deviation of a blur along rows, in pixels.
  let sigmaX: Double
  /// The deviation along columns.
  let sigmaY: Double
  private let filters: Filters

  /// What `filters` ask for on a layer that `transform` takes to pixels; nil when it changes nothing.
  init?(_ filters: Filters, through transform: Projection, at center: Point) {
    let scale = transform.scale(at: center)
    let radius = filters.blurRadius
    sigmaX = radius > 0 && scale.width > 0 ? radius * scale.width : 0
    sigmaY = radius > 0 && scale.height > 0 ? radius * scale.height : 0
    self.filters = filters
    guard sigmaX > 0 || sigmaY > 0 || ColorAdjustment(filters) != nil else { return nil }
  }

  /// How far a pixel's colour spreads.
  var margin: (x: Int, y: Int) { (GaussianBlur.margin(sigmaX), GaussianBlur.margin(sigmaY)) }

  /// Filters all pixels of `canvas`.
  func apply(to canvas: Canvas, border: BlurBorder, memory: ScratchMemory) {
    GaussianBlur(sigmaX: sigmaX, sigmaY: sigmaY)?.apply(to: canvas, border: border, memory: memory)
    ColorAdjustment(filters)?.apply(to: canvas)
  }
}

extension Projection {
  /// How much wider and higher a round spot around `point` is seen: the deviations along both axes of what has a deviation of
  /// one in the plane.
  func scale(at point: Point) -> Size {
    if isAffine {
      return Size(
        (affine.a * affine.a + affine.c * affine.c).squareRoot(),
        (affine.b * affine.b + affine.d * affine.d).squareRoot())
    }
    let (seen, divisor) = (apply(point), divisor(at: point))
    let a = (affine.a - gx * seen.x) / divisor
    let c = (affine.c - gy * seen.x) / divisor
    let b = (affine.b - gx * seen.y) / divisor
    let d = (affine.d - gy * seen.y) / divisor
    return Size((a * a + c * c).squareRoot(), (b * b + d * d).squareRoot())
  }
}
