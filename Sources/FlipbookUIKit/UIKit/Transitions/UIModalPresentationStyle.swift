/// The presentation style of a view controller, `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Replaces the presenting view, which is removed at the end.
  case fullScreen = 0
  /// Presented over the presenting view, controlled by a delegate.
  case custom = 4
  /// Presented over the presenting view.
  case overFullScreen = 5
  /// Replaces the presenting view.
  case automatic = -2

  /// True if the presenting view takes part in the transition.
  var replaces: Bool { self == .fullScreen || self == .automatic }
}
