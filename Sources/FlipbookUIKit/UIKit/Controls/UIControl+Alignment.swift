extension UIControl {
  /// The horizontal placement of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched to the width.
    case fill
    /// At the left, as the layout direction is left to right.
    case leading
    /// At the right, as the layout direction is left to right.
    case trailing
  }

  /// The vertical placement of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Stretched to the height.
    case fill
  }
}
