/// A row filter applied before compression; raw values are the format's.
enum PNGFilter: UInt8, CaseIterable, Sendable {
  /// No filter: best for flat interface art.
  case none = 0
  /// Differences from the pixel on the left.
  case sub = 1
  /// Differences from the pixel above.
  case up = 2
  /// Differences from the mean of the left and the upper pixel.
  case average = 3
  /// Differences from the neighbor that predicts the pixel best, out of three: good for photographs and gradients.
  case paeth = 4

  /// Filters consecutive rows, and writes a filter byte before each.
  ///
  /// - Parameters:
  ///   - source: The rows.
  ///   - target: The memory for the filtered rows, with the same layout.
  ///   - rows: The rows to filter; `source` also contains the ones before them.
  ///   - bytesPerRow: The number of bytes in a row, without its filter byte.
  ///   - stride: The number of bytes per pixel, at least 1.
  func apply(
    from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, rows: Range<Int>, bytesPerRow: Int, stride: Int
  ) {
    let step = bytesPerRow + 1
    for (line, y) in rows.enumerated() {
      let row = unsafe source + y * step + 1
      let filtered = unsafe target + line * step
      unsafe filtered.storeBytes(of: rawValue, as: UInt8.self)
      // Pixels above the first row and left of the first column count as 0.
      let above = y > 0 ? unsafe row - step : nil
      unsafe apply(to: row, below: above, into: filtered + 1, count: bytesPerRow, stride: stride)
    }
  }

  /// Filters one row; `above` is nil for the first.
  private func apply(
    to row: UnsafeRawPointer, below above: UnsafeRawPointer?, into target: UnsafeMutableRawPointer, count: Int,
    stride: Int
  ) {
    typealias Vector = SIMD16<UInt8>
    func byte(_ row: UnsafeRawPointer?, _ x: Int) -> UInt8 {
      x < 0 ? 0 : unsafe row?.load(fromByteOffset: x, as: UInt8.self) ?? 0
    }
    // Sound: all loads and stores are within `count` bytes of their rows.
    func one(_ x: Int) {
      let (a, b, c) = unsafe (byte(row, x - stride), byte(above, x), byte(above, x - stride))
      let difference =
        unsafe byte(row, x) &- prediction(Vector(repeating: a), Vector(repeating: b), Vector(repeating: c))[0]
      unsafe target.storeBytes(of: difference, toByteOffset: x, as: UInt8.self)
    }
    if self == .none {
      unsafe target.copyMemory(from: row, byteCount: count)
      return
    }
    var x = 0
    while x < min(stride, count) {
      one(x)
      x += 1
    }
    while x + Vector.scalarCount <= count {
      let a = unsafe row.loadUnaligned(fromByteOffset: x - stride, as: Vector.self)
      let b = unsafe above?.loadUnaligned(fromByteOffset: x, as: Vector.self) ?? Vector()
      let c = unsafe above?.loadUnaligned(fromByteOffset: x - stride, as: Vector.self) ?? Vector()
      let difference = unsafe row.loadUnaligned(fromByteOffset: x, as: Vector.self) &- prediction(a, b, c)
      unsafe target.storeBytes(of: difference, toByteOffset: x, as: Vector.self)
      x += Vector.scalarCount
    }
    while x < count {
      one(x)
      x += 1
    }
  }

  /// Returns the Paeth predictor of the neighbors on the left (a), above (b), and above left (c).
  @inline(__always)
  private func prediction(_ a: SIMD16<UInt8>, _ b: SIMD16<UInt8>, _ c: SIMD16<UInt8>) -> SIMD16<UInt8> {
    switch self {
    case .none: return SIMD16()
    case .sub: return a
    case .up: return b
    case .average:
      // This is (a + b) / 2 without a ninth bit.
      return (a & b) &+ ((a ^ b) &>> 1)
    case .paeth:
      // The distances of a, b, and c from a + b - c. If both neighbors are on the same side of c, the last is the sum
      // of the others, and so never the smallest; otherwise it is their difference.
      let fromA = distance(b, c)
      let fromB = distance(a, c)
      let fromC = distance(fromA, fromB).replacing(with: .max, where: .!((a .>= c) .^ (b .>= c)))
      return c.replacing(with: b, where: fromB .<= fromC)
        .replacing(with: a, where: (fromA .<= fromB) .& (fromA .<= fromC))
    }
  }

  @inline(__always)
  private func distance(_ a: SIMD16<UInt8>, _ b: SIMD16<UInt8>) -> SIMD16<UInt8> {
    (a &- b).replacing(with: b &- a, where: a .< b)
  }
}
