public import Foundation

/// Insets from the edges in the layout direction, `NSDirectionalEdgeInsets`: leading is left.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset from the top, in points.
  public var top: CGFloat
  /// The inset from the left, in points.
  public var leading: CGFloat
  /// The inset from the bottom, in points.
  public var bottom: CGFloat
  /// The inset from the right, in points.
  public var trailing: CGFloat

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The insets from the edges of the screen.
  var insets: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}
