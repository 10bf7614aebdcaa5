/// The shape of a stroke's corners.
public enum LineJoin: String, CaseIterable, Sendable {
  /// Pointed, up to the miter limit.
  case miter
  /// Rounded.
  case round
  /// Cut off.
  case bevel
}
