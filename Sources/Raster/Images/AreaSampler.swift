import Arithmetic
import Pixels

/// Samples a minified image: the mean of the image's pixels that a pixel of the canvas covers, weighted by the covered
/// area.
///
/// With J the derivative of the mapping from the canvas to the image, the footprint is the image of a pixel under
/// √(J·Jᵀ), with no eigenvalue less than one. It has the true footprint's area and second moments, except for a
/// rotation of the pixel within itself. It equals ``AxisFilter`` where the image's axes are the canvas' axes, and
/// becomes linear interpolation where the image isn't minified. So nothing jumps when an angle, a scale, or a tilt
/// changes slightly.
@safe struct AreaSampler {
  /// The covered area around a center: a parallelogram given by its half sides (`a`, `b`) and (`b`, `d`).
  struct Footprint {
    let a: Double
    let b: Double
    let d: Double
    /// The length of the longer axis, in pixels of the image.
    let longest: Double

    /// Creates the footprint of a pixel, given the steps in the image for a step to the right and a step down on the
    /// canvas.
    @inline(__always)
    init(right: SIMD2<Double>, down: SIMD2<Double>) {
      // J·Jᵀ and its eigenvalues.
      let xx = right.x * right.x + down.x * down.x
      let yy = right.y * right.y + down.y * down.y
      let xy = right.x * right.y + down.x * down.y
      let (mean, half) = ((xx + yy) / 2, (xx - yy) / 2)
      let spread = (half * half + xy * xy).squareRoot()
      let (first, second) = ((mean + spread).squareRoot(), max(0, mean - spread).squareRoot())
      let (long, short) = (max(1, first), max(1, second))
      longest = long
      // The matrix with these eigenvalues and the same axes.
      let (middle, part) = ((long + short) / 4, spread > 0 ? (long - short) / 4 / spread : 0)
      (a, b, d) = (middle + half * part, xy * part, middle - half * part)
    }

    /// Creates the same footprint in a smaller copy of the image, each of whose pixels covers `width` × `height` of the
    /// original's.
    init(_ whole: Footprint, width: Double, height: Double) {
      let right = SIMD2(whole.a * 2 / width, whole.b * 2 / height)
      let down = SIMD2(whole.b * 2 / width, whole.d * 2 / height)
      self.init(right: right, down: down)
    }
  }

  private let pixels: UnsafeRawPointer
  private let bytesPerRow: Int
  private let columns: Range<Int>
  private let rows: Range<Int>
  /// The fixed-point value of the sum of weights.
  private static let one: UInt32 = 1 << 16

  /// Creates a sampler of a part of the bitmap with its memory at `pixels`; the memory must outlive the sampler, and
  /// pixels outside the part are ignored.
  ///
  /// - Precondition: The bitmap has these columns and rows, at least one of each.
  @unsafe init(_ bitmap: Bitmap, pixels: UnsafeRawPointer, columns: Range<Int>, rows: Range<Int>) {
    unsafe self.pixels = pixels
    bytesPerRow = bitmap.bytesPerRow
    (self.columns, self.rows) = (columns, rows)
  }

  /// Returns the mean of the pixels that `footprint` covers around a position less than a million pixels from the
  /// origin.
  @inline(never)
  func mean(_ footprint: Footprint, at center: SIMD2<Double>) -> SIMD4<UInt8> {
    let (a, b, d) = (footprint.a, footprint.b, footprint.d)
    let height = abs(b) + d
    let top = max(center.y - height, Double(rows.lowerBound))
    let bottom = min(center.y + height, Double(rows.upperBound))
    let (low, high) = (Double(columns.lowerBound), Double(columns.upperBound))
    let determinant = a * d - b * b
    // The half width per unit of the first half side, and the horizontal shift from row to row.
    let (run, lean) = (determinant / d, b / d)
    let scale = Double(AreaSampler.one) / (4 * determinant)
    var sum = SIMD4<UInt32>.zero
    var total: UInt32 = 0
    var row = Int(saturating: top.rounded(.down))
    while Double(row) < bottom {
      let upper = max(top, Double(row))
      let lower = min(bottom, Double(row &+ 1))
      let place = (upper + lower) / 2 - center.y
      var (from, to) = (-1.0, 1.0)
      if abs(b) > 1e-9 {
        let (p, q) = ((place - d) / b, (place + d) / b)
        from = max(from, min(p, q))
        to = min(to, max(p, q))
      }
      let middle = center.x + lean * place
      let left = max(middle + run * from, low)
      let right = min(middle + run * to, high)
      if left < right {
        let factor = (lower - upper) * scale
        // Sound: rows and columns are within the bitmap.
        var column = Int(saturating: left)
        var pixel = unsafe pixels + (row &* bytesPerRow &+ column &* 4)
        var start = left
        while start < right {
          let end = min(right, Double(column &+ 1))
          let weight = UInt32(saturating: (end - start) * factor + 0.5)
          sum &+= unsafe SIMD4(truncatingIfNeeded: pixel.load(as: SIMD4<UInt8>.self)) &* weight
          total &+= weight
          start = end
          column &+= 1
          unsafe pixel += 4
        }
      }
      row &+= 1
    }
    let nearest = unsafe (pixels + (index(center.y, rows) &* bytesPerRow &+ index(center.x, columns) &* 4))
      .load(as: SIMD4<UInt8>.self)
    guard total > 0 else { return nearest }
    let rest = Int64(AreaSampler.one) - Int64(total)
    if abs(rest) <= 256 {
      // The rounding error is added to the center.
      sum &+= SIMD4(truncatingIfNeeded: nearest) &* UInt32(truncatingIfNeeded: rest)
      return SIMD4(truncatingIfNeeded: (sum &+ AreaSampler.one / 2) &>> 16)
    }
    return SIMD4(truncatingIfNeeded: (sum &+ total / 2) / SIMD4(repeating: total))
  }

  @inline(__always)
  private func index(_ value: Double, _ range: Range<Int>) -> Int {
    Int(saturating: min(max(value, Double(range.lowerBound)), Double(range.upperBound &- 1)))
  }
}
