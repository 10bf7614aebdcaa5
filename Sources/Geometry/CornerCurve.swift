/// The form of a rounded corner.
public enum CornerCurve: String, CaseIterable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature begins gently, and earlier, than a circle's.
  case continuous
}
