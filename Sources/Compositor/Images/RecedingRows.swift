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
    for x in stride(from: minX, to: maxX, by: 4) {
      let footprint = Footprint(inverse, at: Point(Double(x) + 2, Double(y) + 0.5))
      for lane in 0..<4 {
        let pixel = footprint.map { self.pixel($0, at: Point(Double(x + lane) + 0.5, Double(y) + 0.5)) } ?? .zero
        unsafe result.storeBytes(of: pixel, toByteOffset: (x - minX + lane) * 4, as: SIMD4<UInt8>.self)
      }
    }
    return UnsafeRawPointer(result)
  }

  /// What a step to the right, and one down, of the canvas is in the picture.
  private struct Footprint {
    let right: Point
    let down: Point
    let across: Double
    let along: Double

    /// Nil where the picture isn't seen.
    init?(_ inverse: Projection, at point: Point) {
      let divisor = inverse.divisor(at: point)
      let (position, affine) = (inverse.apply(point), inverse.affine)
      right = Point(affine.a - position.x * inverse.gx, affine.b - position.y * inverse.gx) * (1 / divisor)
      down = Point(affine.c - position.x * inverse.gy, affine.d - position.y * inverse.gy) * (1 / divisor)
      (across, along) = (right.length, down.length)
      // Every comparison with NaN is false.
      guard across < 1e9, along < 1e9 else { return nil }
    }
  }

  @inline(__always)
  private func pixel(_ footprint: Footprint, at point: Point) -> SIMD4<UInt8> {
    let centre = inverse.apply(point)
    guard abs(centre.x) < 1e9, abs(centre.y) < 1e9 else { return .zero }
    let narrow = min(footprint.across, footprint.along)
    let wide = max(footprint.across, footprint.along)
    if wide <= 1 {
      return isNearest
        ? levels[0].sampler.nearestPixel(x: BilinearSampler.fixed(centre.x), y: BilinearSampler.fixed(centre.y))
        : sample(levels[0], centre)
    }
    // 1.32 times the width, so that a level serves until one and a half of its pixels are covered.
    let byNarrow = narrow > 1 ? (narrow * 1.32).exponent : 0
    let byWide = wide > RecedingRows.mostSamples ? (wide / RecedingRows.mostSamples).exponent + 1 : 0
    let index = min(max(Int(byNarrow), Int(byWide)), levels.count - 1)
    let level = levels[index]
    let size = Double(1 << index)
    let columns = RecedingRows.samples(footprint.across / size)
    let rows = RecedingRows.samples(footprint.along / size)
    guard columns * rows > 1 else { return sample(level, centre) }
    var sum = SIMD4<UInt32>.zero
    for row in 0..<rows {
      let down = footprint.down * ((Double(row) + 0.5) / Double(rows) - 0.5)
      for column in 0..<columns {
        let right = footprint.right * ((Double(column) + 0.5) / Double(columns) - 0.5)
        sum &+= SIMD4(truncatingIfNeeded: sample(level, centre + right + down))
      }
    }
    let count = UInt32(columns * rows)
    return SIMD4(truncatingIfNeeded: (sum &* (65536 / count) &+ 32768) &>> 16)
  }

  private static func samples(_ extent: Double) -> Int {
    max(1, Int(min((extent - 0.25).rounded(.up), mostSamples)))
  }

  @inline(__always)
  private func sample(_ level: Level, _ point: Point) -> SIMD4<UInt8> {
    level.sampler.pixel(
      x: BilinearSampler.fixed(point.x * level.columns - BilinearSampler.offset),
      y: BilinearSampler.fixed(point.y * level.rows - BilinearSampler.offset))
  }
}
