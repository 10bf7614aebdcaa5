import Arithmetic
import Geometry
import Pixels

extension PixelField {
  /// The image seen through a transform, interpolated between the nearest four pixels.
  ///
  /// - Parameters:
  ///   - box: The pixels of the result.
  ///   - transform: From the result's space to this one's.
  /// - Returns: The resampled pixels; clear outside of this image.
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
