/// A side or corner of a rectangle, `NSRectAlignment`.
public enum NSRectAlignment: Int, Sendable {
  /// No side.
  case none
  /// The top, centered.
  case top
  /// The top left corner.
  case topLeading
  /// The left, centered.
  case leading
  /// The bottom left corner.
  case bottomLeading
  /// The bottom, centered.
  case bottom
  /// The bottom right corner.
  case bottomTrailing
  /// The right, centered.
  case trailing
  /// The top right corner.
  case topTrailing
}
