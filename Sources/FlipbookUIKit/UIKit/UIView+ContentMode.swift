extension UIView {
  /// The placement of a view's image.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill the bounds.
    case scaleToFill
    /// Scaled to fit inside the bounds, keeping the aspect ratio.
    case scaleAspectFit
    /// Scaled to cover the bounds, keeping the aspect ratio.
    case scaleAspectFill
    /// Redrawn when the size changes.
    case redraw
    /// Natural size, centered.
    case center
    /// Natural size, at the top.
    case top
    /// Natural size, at the bottom.
    case bottom
    /// Natural size, at the left.
    case left
    /// Natural size, at the right.
    case right
    /// Natural size, in the top left corner.
    case topLeft
    /// Natural size, in the top right corner.
    case topRight
    /// Natural size, in the bottom left corner.
    case bottomLeft
    /// Natural size, in the bottom right corner.
    case bottomRight

    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }
}
