import Geometry
import Pixels

/// A rectangle of a rotated or skewed layer that clips images.
struct RotatedRegion: Hashable {
  /// A linear function for each side, as the coefficients of x and y and a constant: the fraction of a pixel inside the
  /// side, if no other side cuts the pixel.
  private let sides: [SIMD3<Double>]

  /// - Parameters:
  ///   - rect: The rectangle, in the layer's space.
  ///   - transform: The transform from the layer's space to pixels.
  init(_ rect: Rect, through transform: AffineTransform) {
    var corners = [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
      Point(rect.minX, rect.maxY),
    ].map { transform.apply($0) }
    if transform.a * transform.d - transform.b * transform.c < 0 { corners.reverse() }
    sides = corners.indices.map { index in
      let (start, end) = (corners[index], corners[(index + 1) % 4])
      let inward = Point(start.y - end.y, end.x - start.x)
      // The extent of a pixel perpendicular to the side.
      let extent = abs(inward.x) + abs(inward.y)
      guard extent > 0 else { return SIMD3(0, 0, 1) }
      let (x, y) = (inward.x / extent, inward.y / extent)
      // Distances are measured from the centers of pixels.
      return SIMD3(x, y, 0.5 + (0.5 - start.x) * x + (0.5 - start.y) * y)
    }
  }

  /// Returns the fraction of a pixel that is inside.
  private func coverage(_ x: Int, _ y: Int) -> Float {
    let place = SIMD3(Double(x), Double(y), 1)
    return sides.reduce(1) { $0 * Float(min(1, max(0, ($1 * place).sum()))) }
  }

  /// Multiplies the pixels of a canvas by their coverage.
  func cut(_ canvas: Canvas) {
    var field = PixelField(canvas)
    for y in canvas.box.minY..<canvas.box.maxY {
      for x in canvas.box.minX..<canvas.box.maxX where field[x, y] != 0 {
        let share = coverage(x, y)
        if share < 1 { field[x, y] = PixelField.word(field.components(x, y) * share) }
      }
    }
    field.write(to: canvas)
  }
}
