public import Foundation

/// The bar of a navigation controller, `UINavigationBar`, which is not displayed: its height is 0.
open class UINavigationBar: UIView {
  /// The color of the bar; it is not displayed.
  @NoEffect("UINavigationBar.barTintColor", "navigation bars aren't displayed")
  open var barTintColor: UIColor? = nil
  /// A Boolean value that indicates whether the bar is translucent; it is not displayed.
  @NoEffect("UINavigationBar.isTranslucent", "navigation bars aren't displayed")
  open var isTranslucent = true
  /// The style of the bar; it has no effect.
  @NoEffect("UINavigationBar.barStyle", "navigation bars aren't displayed")
  open var barStyle = UIBarStyle.default
  /// The attributes of the title; they have no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { if titleTextAttributes != nil { Self.report("titleTextAttributes") } }
  }
  /// The image of the bar's shadow; it is not displayed.
  @NoEffect("UINavigationBar.shadowImage", "navigation bars aren't displayed")
  open var shadowImage: UIImage? = nil
  /// The content of the topmost view controller.
  open internal(set) var topItem: UINavigationItem?
  /// A Boolean value that indicates whether large titles are preferred; it has no effect.
  @NoEffect("UINavigationBar.prefersLargeTitles", "navigation bars aren't displayed")
  open var prefersLargeTitles = false

  /// The look of the bar; it is not displayed.
  @NoEffect("UINavigationBar.standardAppearance", "navigation bars aren't displayed")
  open var standardAppearance = UINavigationBarAppearance()
  /// The look of a low bar; it is not displayed.
  @NoEffect("UINavigationBar.compactAppearance", "navigation bars aren't displayed")
  open var compactAppearance: UINavigationBarAppearance? = nil
  /// The look of the bar at the top of scrolled content; it is not displayed.
  @NoEffect("UINavigationBar.scrollEdgeAppearance", "navigation bars aren't displayed")
  open var scrollEdgeAppearance: UINavigationBarAppearance? = nil

  /// Sets the image behind the bar; it is not displayed.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    Self.report("setBackgroundImage(_:for:)")
  }

  /// Sets the image behind the bar in a position; it is not displayed.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    Self.report("setBackgroundImage(_:for:barMetrics:)")
  }

  private static func report(_ name: String) {
    Unsupported.report("UINavigationBar.\(name)", "navigation bars aren't displayed")
  }
}

/// The kind of bar that an image belongs to, `UIBarMetrics`.
public enum UIBarMetrics: Int, Sendable {
  /// A bar of the usual height.
  case `default`
  /// A low bar.
  case compact
}

/// The position of a bar, `UIBarPosition`.
public enum UIBarPosition: Int, Sendable {
  /// Any position.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, behind the status bar.
  case topAttached
}
