public import Foundation

extension NSCoder {
  /// Returns the point of a text such as `{1, 2}`, and zero for one that is none.
  public static func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }

  /// Returns the size of a text such as `{1, 2}`, and zero for one that is none.
  public static func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }

  /// Returns the rectangle of a text such as `{{1, 2}, {3, 4}}`, and zero for one that is none.
  public static func cgRect(for string: String) -> CGRect { NSRectFromString(string) }

  /// Returns the text of a point, as in `{1, 2}`.
  public static func string(for point: CGPoint) -> String { NSStringFromPoint(point) }

  /// Returns the text of a size, as in `{1, 2}`.
  public static func string(for size: CGSize) -> String { NSStringFromSize(size) }

  /// Returns the text of a rectangle, as in `{{1, 2}, {3, 4}}`.
  public static func string(for rectangle: CGRect) -> String { NSStringFromRect(rectangle) }
}
