/// The priority of a constraint, `UILayoutPriority`.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, from 0 to 1000.
  public let rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Returns a priority raised by an amount.
  public static func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + amount)
  }

  /// Returns a priority lowered by an amount.
  public static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - amount)
  }

  /// The priority of mandatory constraints.
  public static let required = UILayoutPriority(1000)
  /// The default compression resistance priority of controls.
  public static let defaultHigh = UILayoutPriority(750)
  /// The default content hugging priority.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in ``UIView/systemLayoutSizeFitting(_:)``.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
