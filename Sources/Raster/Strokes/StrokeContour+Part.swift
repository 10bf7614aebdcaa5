import Geometry

extension StrokeContour {
  /// The part of the line between two positions, where `length` is the whole line's length; nil when it is empty.
  ///
  /// A closed line that is kept whole stays closed.
  func part(from start: Double, to end: Double, length: Double) -> StrokeContour? {
    let tolerance = 1e-9 * length
    guard start > tolerance || end < length - tolerance else { return self }
    let range = (max(0, start), min(length, end))
    guard range.0 < range.1 else { return nil }
    var cutter = StrokeCutter(self, length: length)
    return cutter.part(range.0...range.1)
  }
}
