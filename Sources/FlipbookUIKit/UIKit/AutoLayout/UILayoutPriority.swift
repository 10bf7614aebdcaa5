/// The importance of a constraint, `UILayoutPriority`.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// A number from 0 to 1000.
  public let rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of constraints that must hold.
  public static let required = UILayoutPriority(1000)
  /// The resistance of content against being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// The resistance of content against being stretched.
  public static let defaultLow = UILayoutPriority(250)
  /// The pull of the size that ``UIView/systemLayoutSizeFitting(_:)`` is given.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
