import Arithmetic
import Geometry

/// The rows of a picture seen in perspective, computed when asked for.
///
/// A pixel is the mean of points spread over what it covers of the picture. They are taken from the copy in which that is
/// one to one and a half pixels wide the narrow way, and so many of them the wide way, eight at most, that none is skipped.
/// So a floor neither shimmers nor is it blurred across.
struct RecedingRows: PixelRows {
  /// A copy of the picture.
  struct Level {
    let sampler: BilinearSampler
    /// The copy's columns for each of the picture.
    let columns: Double
    /// The copy's rows for each of the picture.
    let rows: Double
  }

  private static let mostSamples = 8.0
  /// Each of half of the size of the one before.
  private let levels: [Level]
  /// From the canvas' pixels to the picture's.
  private let inverse: Projection
  private let isNearest: Bool
  private let result: ScratchMemory

  /// - Parameters:
  ///   - levels: The picture, and copies each of half of the size of the one before.
  ///   - inverse: From the canvas' pixels to the picture's.
  ///   - isNearest: Whether pixels stay sharp where they are enlarged.
  ///   - result: Where rows are kept.
  init(_ levels: [Level], inverse: Projection, isNearest: Bool, result: ScratchMemory) {
    self.levels = levels
    self.inverse = inverse
    self.isNearest = isNearest
    self.result = result
  }

  func row(y: Int, from minX: Int, to maxX: Int) -> UnsafeRawPointer {
    // Sound: the memory holds a pixel for each column, and ranges are whole vectors of four.
    let result = unsafe result.memory(byteCount: (maxX - minX) * 4 + 16)
    let mapping = RecedingMapping(inverse, y: y)
    unsafe levels.withUnsafeBufferPointer { levels in
      for x in stride(from: minX, to: maxX, by: 4) {
        // One footprint serves four pixels: it hardly changes from one to the next.
        let footprint = mapping.footprint(x: Double(x) + 1.5)
        for lane in 0..<4 {
          let centre = mapping.position(x: Double(x &+ lane))
          unsafe result.storeBytes(
            of: pixel(footprint, at: centre, levels: levels), toByteOffset: (x &- minX &+ lane) &* 4,
            as: SIMD4<UInt8>.self)
        }
      }
    }
    return UnsafeRawPointer(result)
  }

  @inline(__always)
  private func pixel(
    _ footprint: RecedingMapping.Footprint, at centre: SIMD2<Double>, levels: UnsafeBufferPointer<Level>
  ) -> SIMD4<UInt8> {
    // Every comparison with NaN is false: nothing is seen on the horizon.
    guard footprint.wide < 1e9, abs(centre.x) < 1e9, abs(centre.y) < 1e9 else { return .zero }
    if footprint.wide <= 1 {
      return isNearest
        ? unsafe levels[0].sampler.nearestPixel(
          x: BilinearSampler.fixed(centre.x), y: BilinearSampler.fixed(centre.y))
        : unsafe RecedingRows.sample(levels[0], centre)
    }
    return unsafe mean(footprint, at: centre, levels: levels)
  }

  @inline(never)
  private func mean(
    _ footprint: RecedingMapping.Footprint, at centre: SIMD2<Double>, levels: UnsafeBufferPointer<Level>
  ) -> SIMD4<UInt8> {
    // 1.32 times the width, so that a level serves until one and a half of its pixels are covered.
    let byNarrow = footprint.narrow > 1 ? Int((footprint.narrow * 1.32).exponent) : 0
    let most = RecedingRows.mostSamples
    let byWide = footprint.wide > most ? Int((footprint.wide / most).exponent) + 1 : 0
    let index = min(max(byNarrow, byWide), levels.count - 1)
    let level = unsafe levels[index]
    let size = Double(1 << index)
    let columns = RecedingRows.samples(footprint.across / size)
    let rows = RecedingRows.samples(footprint.along / size)
    var sum = SIMD4<UInt32>.zero
    let (right, down) = (footprint.right / Double(columns), footprint.down / Double(rows))
    let first = centre - right * (Double(columns - 1) / 2) - down * (Double(rows - 1) / 2)
    for row in 0..<rows {
      for column in 0..<columns {
        let place = first + right * Double(column) + down * Double(row)
        sum &+= SIMD4(truncatingIfNeeded: RecedingRows.sample(level, place))
      }
    }
    let factor = UInt32(truncatingIfNeeded: 65536 / (columns * rows))
    return SIMD4(truncatingIfNeeded: (sum &* factor &+ 32768) &>> 16)
  }

  private static func samples(_ extent: Double) -> Int {
    max(1, Int(saturating: min((extent - 0.25).rounded(.up), mostSamples)))
  }

  @inline(__always)
  private static func sample(_ level: Level, _ place: SIMD2<Double>) -> SIMD4<UInt8> {
    level.sampler.pixel(
      x: BilinearSampler.fixed(place.x * level.columns - BilinearSampler.offset),
      y: BilinearSampler.fixed(place.y * level.rows - BilinearSampler.offset))
  }
}
