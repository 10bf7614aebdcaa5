/// The animation of a presentation, `UIModalTransitionStyle`; views slide up whatever the style.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up.
  case coverVertical
  /// Turns over.
  case flipHorizontal
  /// Fades.
  case crossDissolve
  /// Turns a page.
  case partialCurl
}
