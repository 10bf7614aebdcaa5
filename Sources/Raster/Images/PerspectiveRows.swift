import Arithmetic
import Geometry

/// The rows of an image in perspective, computed on demand.
///
/// A pixel is the mean of its footprint in the image, or in a smaller copy if the footprint is very long. So a floor
/// neither shimmers nor blurs sideways.
struct PerspectiveRows: PixelRows {
  /// A mipmap level: the image, or a smaller copy of it.
  struct Level {
    let sampler: BilinearSampler
    /// The sampler for minified areas.
    let area: AreaSampler
    /// The ratio of the level's columns to the image's.
    let columns: Double
    /// The ratio of the level's rows to the image's.
    let rows: Double
  }

  /// The maximum length of a pixel's footprint, in pixels of a level.
  private static let maximumPixelCount = 12.0
  /// The mipmap levels, each half the size of its predecessor.
  private let levels: [Level]
  /// The projection from the canvas' pixels to the image's.
  private let inverse: Projection
  private let isNearest: Bool
  private let result: ScratchMemory

  /// - Parameters:
  ///   - levels: The image, and copies that are each half the size of their predecessor.
  ///   - inverse: The projection from the canvas' pixels to the image's.
  ///   - isNearest: True if enlarged pixels stay sharp (nearest-neighbor filtering).
  ///   - result: The memory for rows.
  init(_ levels: [Level], inverse: Projection, isNearest: Bool, result: ScratchMemory) {
    self.levels = levels
    self.inverse = inverse
    self.isNearest = isNearest
    self.result = result
  }

  func row(y: Int, from minX: Int, to maxX: Int) -> UnsafeRawPointer {
    // Sound: the memory has room for a pixel per column, and ranges are whole vectors of four.
    let result = unsafe result.memory(byteCount: (maxX - minX) * 4 + 16)
    let mapping = PerspectiveMapping(inverse, y: y)
    unsafe levels.withUnsafeBufferPointer { levels in
      for x in stride(from: minX, to: maxX, by: 4) {
        for lane in 0..<4 {
          let footprint = mapping.footprint(x: Double(x &+ lane))
          let center = mapping.position(x: Double(x &+ lane))
          unsafe result.storeBytes(
            of: pixel(footprint, at: center, levels: levels), toByteOffset: (x &- minX &+ lane) &* 4,
            as: SIMD4<UInt8>.self)
        }
      }
    }
    return UnsafeRawPointer(result)
  }

  @inline(__always)
  private func pixel(
    _ footprint: PerspectiveMapping.Footprint, at center: SIMD2<Double>, levels: UnsafeBufferPointer<Level>
  ) -> SIMD4<UInt8> {
    // Every comparison with NaN is false: nothing is visible on the horizon.
    guard footprint.wide < 1e9, abs(center.x) < 1e9, abs(center.y) < 1e9 else { return .zero }
    if AreaSampler.Footprint(right: footprint.right, down: footprint.down).longest <= 1 {
      return isNearest
        ? unsafe levels[0].sampler.nearestPixel(
          x: BilinearSampler.fixed(center.x), y: BilinearSampler.fixed(center.y))
        : unsafe PerspectiveRows.sample(levels[0], center)
    }
    return unsafe mean(footprint, at: center, levels: levels)
  }

  @inline(never)
  private func mean(
    _ footprint: PerspectiveMapping.Footprint, at center: SIMD2<Double>, levels: UnsafeBufferPointer<Level>
  ) -> SIMD4<UInt8> {
    let whole = AreaSampler.Footprint(right: footprint.right, down: footprint.down)
    // A level is used if a pixel's footprint in it is small enough to be summed quickly.
    let excess = whole.longest / PerspectiveRows.maximumPixelCount
    let index = excess > 1 ? min(Int(excess.exponent) + 1, levels.count - 1) : 0
    let level = unsafe levels[index]
    let part = index == 0 ? whole : AreaSampler.Footprint(whole, width: 1 / level.columns, height: 1 / level.rows)
    return level.area.mean(part, at: SIMD2(center.x * level.columns, center.y * level.rows))
  }

  @inline(__always)
  private static func sample(_ level: Level, _ place: SIMD2<Double>) -> SIMD4<UInt8> {
    level.sampler.pixel(
      x: BilinearSampler.fixed(place.x * level.columns - BilinearSampler.offset),
      y: BilinearSampler.fixed(place.y * level.rows - BilinearSampler.offset))
  }
}
