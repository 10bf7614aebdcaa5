/// The shape of a stroke's ends.
public enum LineCap: String, CaseIterable, Sendable {
  /// Cut off at the end point.
  case butt
  /// A half circle beyond the end point.
  case round
  /// Half the line width beyond the end point.
  case square
}

/// The shape of a stroke's corners.
public enum LineJoin: String, CaseIterable, Sendable {
  /// Pointed, up to the miter limit.
  case miter
  /// Rounded.
  case round
  /// Cut off.
  case bevel
}
