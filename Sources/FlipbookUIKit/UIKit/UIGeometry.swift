public import Foundation
import Geometry

/// Distances from the edges of a rectangle inwards, `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Makes insets of nothing.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  init(_ insets: EdgeInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }

  var insets: EdgeInsets { EdgeInsets(Double(top), Double(left), Double(bottom), Double(right)) }
}

/// A shift of a place, `UIOffset`.
public struct UIOffset: Hashable, Sendable {
  /// The horizontal component.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// No shift.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Makes a shift.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension CGRect {
  /// Returns the rectangle made smaller by insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension NSValue {
  /// Boxes insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(value: insets) }

  /// The insets; zero for another value.
  public var uiEdgeInsetsValue: UIEdgeInsets { value as? UIEdgeInsets ?? .zero }
}
