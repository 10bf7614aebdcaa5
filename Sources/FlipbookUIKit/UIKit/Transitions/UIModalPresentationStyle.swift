/// The relation of a presented view to the one that presents it, `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Sendable {
  /// In place of the presenting view, finally removed.
  case fullScreen = 0
  /// Over the presenting view, controlled by a delegate.
  case custom = 4
  /// Over the view that presents it.
  case overFullScreen = 5
  /// In the place of the view that presents it.
  case automatic = -2

  /// True if the view that presents is a part of the transition.
  var replaces: Bool { self == .fullScreen || self == .automatic }
}
