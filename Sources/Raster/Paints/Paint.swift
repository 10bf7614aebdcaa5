import CKernels

/// A source of color for pixels, used only through generic code that is specialized for each paint.
///
/// Pixels are painted four at a time. Where `coverage` is zero, nothing changes, whatever the source.
protocol Paint {
  /// True if ``beginRow(y:from:to:)`` must be called.
  static var needsRows: Bool { get }
  /// True if the paint must also be called for uncovered pixels of the box; otherwise they are skipped.
  static var seesUncovered: Bool { get }
  /// Prepares to paint columns from `minX`, a multiple of four, to `maxX` of row `y`.
  mutating func beginRow(y: Int, from minX: Int, to maxX: Int)
  /// Paints the four pixels at `pixels`, beginning at column `x`.
  func blendQuad(_ pixels: UnsafeMutableRawPointer, x: Int, coverage: SIMD4<UInt32>)
  /// Paints `quads` vectors of four pixels, all with the same coverage.
  func blendRun(_ pixels: UnsafeMutableRawPointer, x: Int, quads: Int, coverage: UInt32)
  /// Paints the coverage given by the sums of a band's cells, with the nonzero rule, and resets the cells to zero;
  /// returns false if this processor has no kernel that is faster than one vector at a time.
  @unsafe func sweep(_ band: ckernels_band) -> Bool
}

extension Paint {
  @inline(__always) static var seesUncovered: Bool { false }

  @inline(__always)
  func sweep(_ band: ckernels_band) -> Bool { false }
}
