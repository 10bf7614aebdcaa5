import Arithmetic
import Geometry

extension CubicBezier {
  /// The maximum distance of a curve from the middle of a chord, in pixels, before the chords are moved as below.
  private static let sagitta = 0.014
  /// The maximum number of lines for one curve; enough for a circle with a radius of 400,000 pixels.
  private static let maximumLineCount = 1024.0
  /// The maximum number of lines for all curves of a path.
  private static let maximumPathLineCount = 4_194_304.0

  /// Returns the maximum number of lines for each curve of a path with the given number of elements: the full number up
  /// to 4,096 elements.
  static func maximumLineCount(elementCount: Int) -> Double {
    min(maximumLineCount, max(4, maximumPathLineCount / Double(elementCount)))
  }

  /// Calls `body` with the ends of the lines that replace the curve at `scale` pixels per unit.
  ///
  /// The number of lines is Wang's bound, at least `minimumLines`, and at most `maximumLineCount`. Chords of a convex
  /// curve are all on its inner side and would make every circle slightly too small. So the inner points are moved
  /// outward by two thirds of the sagitta, h²/12 times the second derivative for a step of h: the area between the
  /// curve and the lines then vanishes to first order. The same holds for the first and the last line, which keep one
  /// end in place, because they are shorter by √2.
  func forEachFlattenedPoint(
    scale: Double, minimumLines: Double = 1, maximumLineCount: Double, _ body: (Point) -> Void
  ) {
    let bend1 = start - control1 * 2 + control2
    let bend2 = control1 - control2 * 2 + end
    let bend = max(bend1.length, bend2.length)
    let count = max(minimumLines, (0.75 * bend * scale / CubicBezier.sagitta).squareRoot())
    let lines = Int(saturating: (count < maximumLineCount ? count : maximumLineCount).rounded(.up))
    if lines > 1 {
      let halfRoot = 0.707_106_781_186_547_5
      let step = 1 / (Double(lines - 2) + 2 * halfRoot)
      let shift = step * step / 2
      for index in 0..<(lines - 1) {
        let t = (Double(index) + halfRoot) * step
        let u = 1 - t
        let near = start * (u * u * u) + control1 * (3 * u * u * t)
        let far = control2 * (3 * u * t * t) + end * (t * t * t)
        let bow = bend1 * u + bend2 * t
        body(near + far - bow * shift)
      }
    }
    body(end)
  }
}
