package import Pixels

/// The difference of two pictures, apart from edges that lie within a distance of each other.
package struct BitmapDifference: CustomStringConvertible {
  /// The number of pixels whose color is not between those of the other picture's pixels around.
  package private(set) var count = 0
  /// The greatest distance of a component from the other picture's pixels around, of 255.
  package private(set) var worst = 0
  package private(set) var place = (x: 0, y: 0)

  package var description: String {
    count == 0 ? "none" : "\(count) pixels, up to \(worst) of 255 at \(place.x), \(place.y)"
  }

  /// Compares two pictures of one size.
  ///
  /// - Parameters:
  ///   - one: A picture.
  ///   - other: Another picture.
  ///   - reach: The distance of edges that counts as equal, in pixels.
  ///   - tolerance: The distance of a component, of 255, that counts as equal.
  package init(_ one: Bitmap, _ other: Bitmap, reach: Int = 1, tolerance: Int = 3) {
    if one == other { return }
    guard one.width == other.width, one.height == other.height else {
      (count, worst) = (one.width * one.height, 255)
      return
    }
    for y in 0..<one.height {
      for x in 0..<one.width where one[x, y] != other[x, y] {
        let distance = max(
          Self.distance(of: one, from: other, x, y, reach), Self.distance(of: other, from: one, x, y, reach))
        guard distance > tolerance else { continue }
        count += 1
        if distance > worst { (worst, place) = (distance, (x, y)) }
      }
    }
  }

  /// The greatest distance of a pixel's component from those of the other picture's pixels around.
  private static func distance(of one: Bitmap, from other: Bitmap, _ x: Int, _ y: Int, _ reach: Int) -> Int {
    var (low, high) = (components(of: other, x, y), components(of: other, x, y))
    for row in max(0, y - reach)...min(one.height - 1, y + reach) {
      for column in max(0, x - reach)...min(one.width - 1, x + reach) {
        let found = components(of: other, column, row)
        low = pointwiseMin(low, found)
        high = pointwiseMax(high, found)
      }
    }
    let own = components(of: one, x, y)
    return Int(pointwiseMax(low &- own, own &- high).max())
  }

  private static func components(of bitmap: Bitmap, _ x: Int, _ y: Int) -> SIMD4<Int16> {
    let pixel = bitmap[x, y]
    return SIMD4(Int16(pixel.red), Int16(pixel.green), Int16(pixel.blue), Int16(pixel.alpha))
  }
}
