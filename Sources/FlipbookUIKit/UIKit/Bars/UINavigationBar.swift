public import Foundation

/// The bar of a navigation controller, `UINavigationBar`, which is not displayed: its height is 0.
open class UINavigationBar: UIView {
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether the bar is translucent.
  open var isTranslucent = true
  /// The style of the bar; it has no effect.
  @NoEffect("UINavigationBar.barStyle", "navigation bars aren't displayed")
  open var barStyle = UIBarStyle.default
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the bar's shadow.
  open var shadowImage: UIImage?
  /// The content of the topmost view controller.
  open internal(set) var topItem: UINavigationItem?
  /// A Boolean value that indicates whether large titles are preferred; it has no effect.
  @NoEffect("UINavigationBar.prefersLargeTitles", "navigation bars aren't displayed")
  open var prefersLargeTitles = false

  /// Sets the image behind the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  /// Sets the image behind the bar in a position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
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
