import Pixels

extension PixelField {
  /// Returns the maximum, or minimum, of each component among the pixels within some columns and rows.
  func spread(columns: Int, rows: Int, isDilation: Bool) -> PixelField {
    var result = self
    if columns > 0 {
      for y in box.minY..<box.maxY {
        var line = (box.minX..<box.maxX).map { Self.bytes(result[$0, y]) }
        Self.slide(over: &line, reach: columns, isDilation: isDilation)
        for (index, bytes) in line.enumerated() { result[box.minX + index, y] = Self.word(bytes) }
      }
    }
    if rows > 0 {
      for x in box.minX..<box.maxX {
        var line = (box.minY..<box.maxY).map { Self.bytes(result[x, $0]) }
        Self.slide(over: &line, reach: rows, isDilation: isDilation)
        for (index, bytes) in line.enumerated() { result[x, box.minY + index] = Self.word(bytes) }
      }
    }
    return result
  }

  /// Replaces each pixel of a line with the maximum, or minimum, of the pixels within a distance of `reach`.
  ///
  /// The maximum over twice the number of pixels is the maximum of two maximums, so the work is logarithmic in the
  /// distance.
  private static func slide(over line: inout [SIMD4<UInt8>], reach: Int, isDilation: Bool) {
    let count = line.count
    let reach = min(reach, count)
    func pick(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> SIMD4<UInt8> {
      isDilation ? pointwiseMax(a, b) : pointwiseMin(a, b)
    }
    let clear = [SIMD4<UInt8>](repeating: .zero, count: reach)
    var best = clear + line + clear
    var width = 1
    while 2 * width <= 2 * reach + 1 {
      for index in 0..<(best.count - width) { best[index] = pick(best[index], best[index + width]) }
      best.removeLast(width)
      width *= 2
    }
    for index in 0..<count { line[index] = pick(best[index], best[index + 2 * reach + 1 - width]) }
  }

  private static func bytes(_ word: UInt32) -> SIMD4<UInt8> {
    SIMD4<UInt8>(truncatingIfNeeded: SIMD4<UInt32>(repeating: word) &>> SIMD4(0, 8, 16, 24))
  }

  private static func word(_ bytes: SIMD4<UInt8>) -> UInt32 {
    (SIMD4<UInt32>(truncatingIfNeeded: bytes) &<< SIMD4(0, 8, 16, 24)).wrappedSum()
  }
}
