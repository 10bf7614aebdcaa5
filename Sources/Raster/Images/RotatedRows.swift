import Geometry

/// The rows of a rotated or skewed image, computed on demand.
struct RotatedRows: PixelRows {
  private let sampler: BilinearSampler
  /// The transform from the canvas' pixels to the image's.
  private let inverse: AffineTransform
  private let isNearest: Bool
  private let result: ScratchMemory

  /// - Parameters:
  ///   - sampler: The sampler of the image.
  ///   - inverse: The transform from the canvas' pixels to the image's.
  ///   - isNearest: True if enlarged pixels stay sharp (nearest-neighbor filtering).
  ///   - result: The memory for rows.
  init(_ sampler: BilinearSampler, inverse: AffineTransform, isNearest: Bool, result: ScratchMemory) {
    self.sampler = sampler
    self.inverse = inverse
    self.isNearest = isNearest
    self.result = result
  }

  /// Samples the image at the centers of the canvas' pixels.
  ///
  /// Positions are integers with 32 fractional bits. A column's position is computed from the row's start and the step
  /// alone, so it doesn't depend on where painting began.
  func row(y: Int, from minX: Int, to maxX: Int) -> UnsafeRawPointer {
    let start = inverse.apply(Point(0.5, Double(y) + 0.5))
    let stepX = BilinearSampler.fixed(inverse.a)
    let stepY = BilinearSampler.fixed(inverse.b)
    let offset = isNearest ? 0 : BilinearSampler.offset
    var x = BilinearSampler.fixed(start.x - offset) &+ stepX &* Int64(minX)
    var y = BilinearSampler.fixed(start.y - offset) &+ stepY &* Int64(minX)
    // Sound: the memory has room for a pixel per column.
    let result = unsafe result.memory(byteCount: (maxX - minX) * 4)
    var target = unsafe result
    for _ in minX..<maxX {
      let pixel = isNearest ? sampler.nearestPixel(x: x, y: y) : sampler.pixel(x: x, y: y)
      unsafe target.storeBytes(of: pixel, as: SIMD4<UInt8>.self)
      unsafe target += 4
      x &+= stepX
      y &+= stepY
    }
    return UnsafeRawPointer(result)
  }
}
