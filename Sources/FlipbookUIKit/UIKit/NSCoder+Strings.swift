public import Foundation

extension NSCoder {
  /// Parses a point, such as `{1, 2}`; returns zero if the text is invalid.
  public static func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }

  /// Parses a size, such as `{1, 2}`; returns zero if the text is invalid.
  public static func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }

  /// Parses a rectangle, such as `{{1, 2}, {3, 4}}`; returns zero if the text is invalid.
  public static func cgRect(for string: String) -> CGRect { NSRectFromString(string) }

  /// Formats a point, as in `{1, 2}`.
  public static func string(for point: CGPoint) -> String { NSStringFromPoint(point) }

  /// Formats a size, as in `{1, 2}`.
  public static func string(for size: CGSize) -> String { NSStringFromSize(size) }

  /// Formats a rectangle, as in `{{1, 2}, {3, 4}}`.
  public static func string(for rectangle: CGRect) -> String { NSStringFromRect(rectangle) }
}
