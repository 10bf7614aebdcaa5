import Arithmetic
import Geometry
import Pixels

extension PixelField {
  /// Returns the image under a transform, with bilinear interpolation.
  ///
  /// - Parameters:
  ///   - box: The rectangle of the result.
  ///   - transform: The transform from the result's pixels to this image's.
  /// - Returns: The resampled pixels; transparent outside of this image.
  func resampled(_ box: PixelRect, through transform: AffineTransform) -> PixelField {
    var result = PixelField(box)
    for y in box.minY..<box.maxY {
      for x in box.minX..<box.maxX {
        let place = transform.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
        let (left, top) = ((place.x - 0.5).rounded(.down), (place.y - 0.5).rounded(.down))
        let (column, row) = (Int(saturating: left), Int(saturating: top))
        guard column >= self.box.minX - 1, column < self.box.maxX, row >= self.box.minY - 1, row < self.box.maxY else {
          continue
        }
        let (across, down) = (Float(place.x - 0.5 - left), Float(place.y - 0.5 - top))
        let above = components(column, row) * (1 - across) + components(column + 1, row) * across
        let below = components(column, row + 1) * (1 - across) + components(column + 1, row + 1) * across
        result[x, y] = Self.word(above * (1 - down) + below * down)
      }
    }
    return result
  }
}
