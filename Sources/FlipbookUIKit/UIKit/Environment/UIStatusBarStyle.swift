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
