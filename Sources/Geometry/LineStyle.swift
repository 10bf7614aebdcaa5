/// The shape of a stroke's ends.
public enum LineCap: String, CaseIterable, Sendable {
  /// A straight end through the end point.
  case butt
  /// A half circle around the end point.
  case round
  /// A straight end, half the line width beyond the end point.
  case square
}

/// The shape of a stroke's corners.
public enum LineJoin: String, CaseIterable, Sendable {
  /// A sharp corner, up to the miter limit.
  case miter
  /// A rounded corner.
  case round
  /// A beveled corner.
  case bevel
}
