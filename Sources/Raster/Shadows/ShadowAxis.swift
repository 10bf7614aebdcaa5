/// The placement of a mask's cells along one axis of the layer's space; in cells with 32 fractional bits.
///
/// A mask holds only the ends of a long caster; between them, the shadow is the same everywhere.
struct ShadowAxis: Hashable {
  /// The cell that represents the part between the ends.
  private let middle: Int64
  /// The extent of the part between the ends, in cells.
  private let extra: Int64
  /// The last cell that is followed by another.
  private let last: Int64

  /// Makes an axis of `count` cells, with `extra` more copies of the cells around `middle`.
  init(middle: Double, extra: Double, count: Int) {
    self.middle = BilinearSampler.fixed(middle)
    self.extra = BilinearSampler.fixed(extra)
    last = Int64(count - 1) << 32 - 1
  }

  /// The cell for a position on the axis, with the weight of the next for linear interpolation.
  @inline(__always)
  func cell(at place: Int64) -> Int64 {
    // The stretched middle is all one cell.
    let cell = min(place, max(place &- extra, middle))
    return max(0, min(cell, last))
  }
}
