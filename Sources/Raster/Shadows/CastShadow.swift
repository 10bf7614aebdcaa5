import Arithmetic

/// The shadow of a group's image.
package struct CastShadow: Hashable {
  /// The deviation along rows, in pixels.
  package let sigmaX: Double
  /// The deviation along columns.
  package let sigmaY: Double
  /// The horizontal offset from the group, in pixels.
  package let dx: Double
  package let dy: Double

  /// Makes a shadow with these deviations and this offset from the group, all in pixels.
  package init(sigmaX: Double, sigmaY: Double, dx: Double, dy: Double) {
    (self.sigmaX, self.sigmaY, self.dx, self.dy) = (sigmaX, sigmaY, dx, dy)
  }

  /// The offset to the right, in whole pixels.
  package var columns: Int { Int(saturating: dx.rounded(.down)) }
  package var rows: Int { Int(saturating: dy.rounded(.down)) }

  /// True if the blur is too small to hide a shift by fractions of a pixel.
  package var isSharp: Bool { (dx != Double(columns) || dy != Double(rows)) && min(sigmaX, sigmaY) < 2 }

  /// The same shadow, for an image already moved by fractions of a pixel.
  package var movedWhole: CastShadow {
    CastShadow(sigmaX: sigmaX, sigmaY: sigmaY, dx: Double(columns), dy: Double(rows))
  }

  /// The remaining blur, less the blur of moving by fractions of a pixel.
  var blur: GaussianBlur? {
    func rest(_ sigma: Double, _ part: Double) -> Double { max(0, sigma * sigma - part * (1 - part)).squareRoot() }
    return GaussianBlur(sigmaX: rest(sigmaX, dx - Double(columns)), sigmaY: rest(sigmaY, dy - Double(rows)))
  }

  /// The distance that it reaches around the moved caster.
  package var margin: (x: Int, y: Int) { (GaussianBlur.margin(sigmaX) + 1, GaussianBlur.margin(sigmaY) + 1) }
}
