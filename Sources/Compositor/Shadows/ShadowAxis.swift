/// How a mask's cells lie along one axis of the layer's space.
///
/// A mask is of no more than the ends of a long caster; what lies between them is the same everywhere.
struct ShadowAxis: Hashable {
  /// The cell that stands for what is between, in cells.
  var middle: Double
  /// How much of it there is.
  var extra: Double
  /// The last cell that another follows.
  var last: Double

  /// The cell for a place on the axis, in cells; with that the linear passage to the next.
  @inline(__always)
  func cell(at place: Double) -> Double {
    // Where the middle is stretched all of it is the one cell.
    let afterwards = place - extra
    let late = afterwards > middle ? afterwards : middle
    let cell = place < late ? place : late
    return cell > 0 ? (cell < last ? cell : last) : 0
  }
}
