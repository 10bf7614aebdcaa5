/// The presentation style of a view controller, `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Replaces the presenting view, which is removed at the end.
  case fullScreen = 0
  /// A sheet; replaces the presenting view here.
  case pageSheet = 1
  /// A small sheet; replaces the presenting view here.
  case formSheet = 2
  /// Replaces the view of the presentation context; here, of the presenting view controller.
  case currentContext = 3
  /// Presented over the presenting view, controlled by a delegate.
  case custom = 4
  /// Presented over the presenting view.
  case overFullScreen = 5
  /// Presented over the view of the presentation context; here, over the presenting view.
  case overCurrentContext = 6
  /// A popover; presented over the presenting view here.
  case popover = 7
  /// The style of a view controller that adapts to none.
  case none = -1
  /// Replaces the presenting view.
  case automatic = -2

  /// True if the presenting view takes part in the transition.
  var replaces: Bool {
    switch self {
    case .fullScreen, .automatic, .pageSheet, .formSheet, .currentContext: true
    case .custom, .overFullScreen, .overCurrentContext, .popover, .none: false
    }
  }
}
