/// The rule that decides which points lie inside a path that crosses itself.
public enum FillRule: String, CaseIterable, Sendable {
  /// Points with a winding number other than zero.
  case nonZero
  /// Points with an odd winding number.
  case evenOdd
}
