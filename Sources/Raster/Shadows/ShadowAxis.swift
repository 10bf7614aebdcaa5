/// The placement of a mask's cells along one axis of the layer's space; in cells with 32 fractional bits.
///
/// A mask is of no more than the ends of a long caster; what lies between them is the same everywhere.
struct ShadowAxis: Hashable {
  /// The cell that stands for what is between.
  private let middle: Int64
  /// The extent of what is between, in cells.
  private let extra: Int64
  /// The last cell that another follows.
  private let last: Int64

  /// An axis of `count` cells with `extra` more of those around `middle`.
  init(middle: Double, extra: Double, count: Int) {
    self.middle = BilinearSampler.fixed(middle)
    self.extra = BilinearSampler.fixed(extra)
    last = Int64(count - 1) << 32 - 1
  }

  /// The cell for a place on the axis, with the linear interpolation to the next.
  @inline(__always)
  func cell(at place: Int64) -> Int64 {
    // Where the middle is stretched all of it is the one cell.
    let cell = min(place, max(place &- extra, middle))
    return max(0, min(cell, last))
  }
}
