import Geometry

/// Converts sums of cells to coverage.
enum Coverage {
  /// Returns the coverage of four pixels, from 0 to 255: the sums, rounded.
  @inline(__always)
  static func ofQuad(_ sums: SIMD4<Int32>, rule: FillRule) -> SIMD4<UInt32> {
    let signs = sums &>> 31
    var covered = (sums ^ signs) &- signs
    if rule == .evenOdd {
      covered &= 2 &* CoverageCells.full &- 1
      let folded = 2 &* CoverageCells.full &- covered
      covered.replace(with: folded, where: covered .> CoverageCells.full)
    } else {
      covered.replace(with: CoverageCells.full, where: covered .> CoverageCells.full)
    }
    let magnitude = SIMD4<UInt32>(truncatingIfNeeded: covered)
    // This multiplies by 255; processors before SSE 4.1 multiply vectors of 32-bit integers slowly.
    return (magnitude &<< 8 &- magnitude &+ 65536) &>> 17
  }
}
