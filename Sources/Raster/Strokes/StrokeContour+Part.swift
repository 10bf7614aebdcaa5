import Geometry

extension StrokeContour {
  /// The part of the line from one place to the other, `length` being that of the whole; nil when it is none of it.
  ///
  /// What is whole stays closed if it was.
  func part(from start: Double, to end: Double, length: Double) -> StrokeContour? {
    let tolerance = 1e-9 * length
    guard start > tolerance || end < length - tolerance else { return self }
    let range = (max(0, start), min(length, end))
    guard range.0 < range.1 else { return nil }
    var cutter = StrokeCutter(self, length: length)
    return cutter.part(range.0...range.1)
  }
}
