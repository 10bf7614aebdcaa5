/// A text size of Dynamic Type that the user has chosen, from small to large; with SwiftUI's names.
public enum DynamicTypeSize: String, CaseIterable, Comparable, Sendable {
  /// Body text of 14 points.
  case xSmall
  /// Body text of 15 points.
  case small
  /// Body text of 16 points.
  case medium
  /// Body text of 17 points; the default.
  case large
  /// Body text of 19 points.
  case xLarge
  /// Body text of 21 points.
  case xxLarge
  /// Body text of 23 points.
  case xxxLarge
  /// Body text of 28 points, the first size of the accessibility settings.
  case accessibility1
  /// Body text of 33 points.
  case accessibility2
  /// Body text of 40 points.
  case accessibility3
  /// Body text of 47 points.
  case accessibility4
  /// Body text of 53 points.
  case accessibility5

  /// The position in the list of sizes, from 0.
  package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The size of body text as a multiple of its default size.
  public var scale: Double { DynamicTypeStyle.body.size(at: self) / DynamicTypeStyle.body.size }

  /// Compares two sizes.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.index < right.index }
}
