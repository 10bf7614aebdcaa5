/// The relation of a presented view to the one that presents it, `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Sendable {
  /// In the place of the view that presents it, which is taken out in the end.
  case fullScreen = 0
  /// Over the view that presents it, as a delegate says.
  case custom = 4
  /// Over the view that presents it.
  case overFullScreen = 5
  /// In the place of the view that presents it.
  case automatic = -2

  /// True if the view that presents is a part of the transition.
  var replaces: Bool { self == .fullScreen || self == .automatic }
}
