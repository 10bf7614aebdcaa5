/// The mapping from positions along one axis of the layer's space to a mask's cells, in cells with 32 fractional bits.
///
/// A mask contains only the ends of a long caster; between them, the shadow is the same everywhere.
struct ShadowAxis: Hashable {
  /// The cell that represents the part between the ends.
  private let middle: Int64
  /// The length of the part between the ends, in cells.
  private let extra: Int64
  /// The last cell that another one follows.
  private let last: Int64

  /// Creates an axis of `count` cells, with the cell at `middle` stretched by `extra` cells.
  init(middle: Double, extra: Double, count: Int) {
    self.middle = BilinearSampler.fixed(middle)
    self.extra = BilinearSampler.fixed(extra)
    last = Int64(count - 1) << 32 - 1
  }

  /// Returns the cell for a position on the axis, with the weight of the next cell for linear interpolation.
  @inline(__always)
  func cell(at place: Int64) -> Int64 {
    // All positions in the stretched middle map to one cell.
    let cell = min(place, max(place &- extra, middle))
    return max(0, min(cell, last))
  }
}
