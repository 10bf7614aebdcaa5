public import Foundation

/// The appearance of a status bar, `UIStatusBarStyle`; a stage has none.
public enum UIStatusBarStyle: Int, Sendable {
  /// The default.
  case `default`
  /// Light text.
  case lightContent
  /// Dark text.
  case darkContent = 3
}

/// The animation of a status bar, `UIStatusBarAnimation`; a stage has no status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none
  /// Fades.
  case fade
  /// Slides.
  case slide
}

/// The status bar of a scene, `UIStatusBarManager`; a stage has none.
public final class UIStatusBarManager: NSObject, Sendable {
  /// The frame of the bar.
  public var statusBarFrame: CGRect { .zero }
  /// A Boolean value that indicates whether the bar is hidden.
  public var isStatusBarHidden: Bool { true }
  /// The style of the bar.
  public var statusBarStyle: UIStatusBarStyle { .default }
}
