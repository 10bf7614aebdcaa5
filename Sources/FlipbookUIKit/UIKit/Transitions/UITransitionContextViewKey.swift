/// A view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is seen at the beginning.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The one that is seen in the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
