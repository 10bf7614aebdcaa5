import Geometry

/// The rows of a rotated or skewed image that is minified, computed on demand.
struct MinifiedRows: PixelRows {
  private let sampler: AreaSampler
  /// The transform from the canvas' pixels to the image's.
  private let inverse: AffineTransform
  private let footprint: AreaSampler.Footprint
  private let result: ScratchMemory

  /// - Parameters:
  ///   - sampler: The sampler of the image.
  ///   - inverse: The transform from the canvas' pixels to the image's.
  ///   - footprint: The area of the image that a pixel covers.
  ///   - result: The memory for rows.
  init(
    _ sampler: AreaSampler, inverse: AffineTransform, footprint: AreaSampler.Footprint, result: ScratchMemory
  ) {
    self.sampler = sampler
    self.inverse = inverse
    self.footprint = footprint
    self.result = result
  }

  func row(y: Int, from minX: Int, to maxX: Int) -> UnsafeRawPointer {
    let start = inverse.apply(Point(0.5, Double(y) + 0.5))
    // Sound: the memory has room for a pixel per column.
    let result = unsafe result.memory(byteCount: (maxX - minX) * 4)
    for x in minX..<maxX {
      let center = SIMD2(start.x + inverse.a * Double(x), start.y + inverse.b * Double(x))
      let isNear = abs(center.x) < 1e6 && abs(center.y) < 1e6
      let pixel = isNear ? sampler.mean(footprint, at: center) : .zero
      unsafe result.storeBytes(of: pixel, toByteOffset: (x &- minX) &* 4, as: SIMD4<UInt8>.self)
    }
    return UnsafeRawPointer(result)
  }
}
