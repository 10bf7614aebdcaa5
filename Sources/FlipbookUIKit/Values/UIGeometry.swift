public import Foundation
import Geometry

/// Distances inward from the edges of a rectangle, `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Insets of zero.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets.
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

/// An offset of a position, `UIOffset`.
public struct UIOffset: Hashable, Sendable {
  /// The horizontal component.
  public var horizontal: CGFloat
  /// The vertical component.
  public var vertical: CGFloat

  /// An offset of zero.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Creates an offset.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether two rectangles are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  /// Returns the rectangle reduced by insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension NSValue {
  /// Boxes insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(value: insets) }

  /// The insets; zero for a value of another type.
  public var uiEdgeInsetsValue: UIEdgeInsets { value as? UIEdgeInsets ?? .zero }
}

extension CGPoint {
  /// Returns a Boolean value that indicates whether two points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns a Boolean value that indicates whether two sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
