import Geometry
import Pixels

extension PlacedImage {
  /// The same picture with so few pixels that none falls between the canvas' when sampled at a point each.
  ///
  /// Columns and rows are shrunk apart, to one pixel for each pixel of the canvas along that axis. Under a skew that
  /// brings the axes' directions together there are fewer still, by the factor that the skew squashes.
  func shrunk(sums: ScratchMemory, result: ScratchMemory) -> PlacedImage {
    let across = Point(transform.a, transform.b).length
    let down = Point(transform.c, transform.d).length
    guard across > 0, down > 0 else { return self }
    // The smaller singular value of the transform with both axes brought to length one.
    let cosine = abs(transform.a * transform.c + transform.b * transform.d) / (across * down)
    let squash = max(0, 1 - cosine).squareRoot()
    let width = PlacedImage.count(bitmap.width, scale: across * squash)
    let height = PlacedImage.count(bitmap.height, scale: down * squash)
    guard width < bitmap.width || height < bitmap.height else { return self }
    let scale = AffineTransform.scale(
      Double(width) / Double(bitmap.width), Double(height) / Double(bitmap.height))
    let back = AffineTransform.scale(
      Double(bitmap.width) / Double(width), Double(bitmap.height) / Double(height))
    return PlacedImage(
      bitmap: resampled(width: width, height: height, through: scale, sums: sums, result: result),
      transform: back.concatenating(transform))
  }

  private static func count(_ count: Int, scale: Double) -> Int {
    scale < 1 ? max(1, Int((Double(count) * scale).rounded(.up))) : count
  }

  private func resampled(
    width: Int, height: Int, through scale: AffineTransform, sums: ScratchMemory, result: ScratchMemory
  ) -> Bitmap {
    var target = Bitmap(width: width, height: height)
    let bytesPerRow = target.bytesPerRow
    unsafe bitmap.withUnsafeBytes { source in
      let box = PixelBox(minX: 0, minY: 0, maxX: width, maxY: height)
      // Sound: the source outlives the rows, and each row of the target holds `width` pixels.
      let rows = unsafe UprightRows(
        bitmap, pixels: source, through: scale, box: box, sums: sums, result: result)
      unsafe target.withUnsafeMutableBytes { bytes in
        for y in 0..<height {
          unsafe (bytes + y * bytesPerRow).copyMemory(from: rows.row(y: y, from: 0, to: width), byteCount: width * 4)
        }
      }
    }
    return target
  }
}
