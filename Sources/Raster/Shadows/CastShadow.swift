import Arithmetic

/// The shadow that a group's rendered contents cast.
package struct CastShadow: Hashable {
  /// The standard deviation of the blur along rows, in pixels.
  package let sigmaX: Double
  /// The standard deviation of the blur along columns, in pixels.
  package let sigmaY: Double
  /// The horizontal offset from the group, in pixels.
  package let dx: Double
  package let dy: Double

  /// Creates a shadow with the given standard deviations and offset from the group, all in pixels.
  package init(sigmaX: Double, sigmaY: Double, dx: Double, dy: Double) {
    (self.sigmaX, self.sigmaY, self.dx, self.dy) = (sigmaX, sigmaY, dx, dy)
  }

  /// The offset to the right, in whole pixels.
  package var columns: Int { Int(saturating: dx.rounded(.down)) }
  package var rows: Int { Int(saturating: dy.rounded(.down)) }

  /// True if the blur is too small to hide that a fractional offset is rounded.
  package var isSharp: Bool { (dx != Double(columns) || dy != Double(rows)) && min(sigmaX, sigmaY) < 2 }

  /// The same shadow with a whole offset, for contents that have already been moved by the fraction.
  package var movedWhole: CastShadow {
    CastShadow(sigmaX: sigmaX, sigmaY: sigmaY, dx: Double(columns), dy: Double(rows))
  }

  /// The remaining blur, less the blur that interpolating a fractional offset causes.
  var blur: GaussianBlur? {
    func rest(_ sigma: Double, _ part: Double) -> Double { max(0, sigma * sigma - part * (1 - part)).squareRoot() }
    return GaussianBlur(sigmaX: rest(sigmaX, dx - Double(columns)), sigmaY: rest(sigmaY, dy - Double(rows)))
  }

  /// The distance that the shadow extends around the offset contents, in pixels.
  package var margin: (x: Int, y: Int) { (GaussianBlur.margin(sigmaX) + 1, GaussianBlur.margin(sigmaY) + 1) }
}
