package import Geometry

/// The flattening resolution of curves in pixels per unit, in four steps per doubling.
///
/// Rounding the scale up lets layers that grow or shrink reuse flattened outlines for a while.
package struct FlatteningScale: Hashable {
  let pixelsPerUnit: Double

  /// Creates the smallest step that isn't less than the magnification of `transform`.
  package init(_ transform: AffineTransform) { self.init(magnification: FlatteningScale.magnification(transform)) }

  /// Creates the smallest step that isn't less than `magnification`, in pixels per unit.
  init(magnification: Double) {
    guard magnification > 0, magnification.isFinite else {
      pixelsPerUnit = 1
      return
    }
    // Powers of 2^(1/4), as constants since `pow` is not the same everywhere. Rounding makes a rotation magnify by 1 ±
    // 10⁻⁸, and this must not change the step from frame to frame.
    let step =
      switch magnification.significand {
      case ...1.000_001: 1.0
      case ...1.189_207_115_002_721: 1.189_207_115_002_721
      case ...1.414_213_562_373_095_1: 1.414_213_562_373_095_1
      case ...1.681_792_830_507_429: 1.681_792_830_507_429
      default: 2.0
      }
    pixelsPerUnit = Double(sign: .plus, exponent: magnification.exponent, significand: step)
  }

  /// Returns the largest magnification of a line by `transform`: its larger singular value.
  package static func magnification(_ transform: AffineTransform) -> Double {
    let squares =
      transform.a * transform.a + transform.b * transform.b + transform.c * transform.c + transform.d * transform.d
    let determinant = transform.determinant
    let difference = max(0, squares * squares - 4 * determinant * determinant).squareRoot()
    return ((squares + difference) / 2).squareRoot()
  }
}
