/// Which points a path that crosses itself holds.
public enum FillRule: String, CaseIterable, Sendable {
  /// Those around which it winds.
  case nonZero
  /// Those around which it winds an odd number of times.
  case evenOdd
}
