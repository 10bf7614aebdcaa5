import Arithmetic

/// The shadow of whatever a group shows.
struct CastShadow: Hashable {
  /// The deviation along rows, in pixels.
  let sigmaX: Double
  /// The deviation along columns.
  let sigmaY: Double
  /// The horizontal offset from the group, in pixels.
  let dx: Double
  let dy: Double

  /// Whole pixels by which it lies to the right.
  var columns: Int { Int(saturating: dx.rounded(.down)) }
  var rows: Int { Int(saturating: dy.rounded(.down)) }

  /// True if it would show that the picture is moved by parts of pixels and not painted where the shadow is.
  var isSharp: Bool { (dx != Double(columns) || dy != Double(rows)) && min(sigmaX, sigmaY) < 2 }

  /// The same shadow of what is already moved by parts of pixels.
  var movedWhole: CastShadow {
    CastShadow(sigmaX: sigmaX, sigmaY: sigmaY, dx: Double(columns), dy: Double(rows))
  }

  /// The blur that remains to be done after moving by parts of pixels, which blurs as well.
  var blur: GaussianBlur? {
    func rest(_ sigma: Double, _ part: Double) -> Double { max(0, sigma * sigma - part * (1 - part)).squareRoot() }
    return GaussianBlur(sigmaX: rest(sigmaX, dx - Double(columns)), sigmaY: rest(sigmaY, dy - Double(rows)))
  }

  /// The distance that it reaches around the caster once that was moved.
  var margin: (x: Int, y: Int) { (GaussianBlur.margin(sigmaX) + 1, GaussianBlur.margin(sigmaY) + 1) }
}
