import Geometry

/// Pixels per unit for which curves are flattened: one of four steps to each doubling.
///
/// Rounding the scale up lets layers that grow or shrink share flattened outlines for a while.
struct FlatteningScale: Hashable {
  let pixelsPerUnit: Double

  /// The next step that isn't less than the most that `transform` enlarges a line.
  init(_ transform: AffineTransform) {
    let squares =
      transform.a * transform.a + transform.b * transform.b + transform.c * transform.c + transform.d * transform.d
    let determinant = transform.determinant
    // The larger singular value.
    let difference = max(0, squares * squares - 4 * determinant * determinant).squareRoot()
    let largest = ((squares + difference) / 2).squareRoot()
    guard largest > 0, largest.isFinite else {
      pixelsPerUnit = 1
      return
    }
    // Powers of 2^(1/4), as constants since `pow` is not the same everywhere.
    let steps = [1, 1.189_207_115_002_721, 1.414_213_562_373_095_1, 1.681_792_830_507_429]
    let step = steps.first { largest.significand <= $0 } ?? 2
    pixelsPerUnit = Double(sign: .plus, exponent: largest.exponent, significand: step)
  }
}
