/// How the corners of a stroke look.
public enum LineJoin: String, CaseIterable, Sendable {
  /// Pointed, up to the miter limit.
  case miter
  /// Rounded.
  case round
  /// Cut off.
  case bevel
}
