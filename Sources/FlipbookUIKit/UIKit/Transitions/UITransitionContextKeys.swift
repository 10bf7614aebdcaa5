/// A key for a view controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The view controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key for a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
