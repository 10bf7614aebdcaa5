import Pixels

extension Bitmap {
  /// All pixels, row by row.
  var pixels: [[Pixel]] { (0..<height).map { y in (0..<width).map { x in self[x, y] } } }
}
