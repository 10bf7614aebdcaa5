import Geometry

/// From sums of cells to coverage.
enum Coverage {
  /// The coverage of four pixels, from 0 to `weight`, which is at most 255: the sums times the weight, rounded once.
  @inline(__always)
  static func ofQuad(_ sums: SIMD4<Int32>, rule: FillRule, weight: UInt32) -> SIMD4<UInt32> {
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
    // The same product either way: processors before SSE 4.1 multiply vectors of 32-bit numbers slowly.
    let product = weight == 255 ? magnitude &<< 8 &- magnitude : magnitude &* weight
    return (product &+ 65536) &>> 17
  }
}
