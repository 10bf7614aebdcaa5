public import Foundation

/// The look of a bar, `UIBarAppearance`.
open class UIBarAppearance: NSObject {
  /// The color of the background; nil for a clear one.
  open var backgroundColor: UIColor?
  /// The effect of the background; it is not displayed.
  open var backgroundEffect: UIBlurEffect?
  /// The image of the background; it is not displayed.
  open var backgroundImage: UIImage?
  /// The color of the shadow; it is not displayed.
  open var shadowColor: UIColor?
  /// The image of the shadow; it is not displayed.
  open var shadowImage: UIImage?

  /// Creates a look with the default background.
  public override init() { super.init() }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Resets the background to the default.
  open func configureWithDefaultBackground() { backgroundColor = .systemBackground }
  /// Resets the background to an opaque one.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Resets the background to a clear one without a shadow.
  open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (nil, nil) }
}

/// The look of a navigation bar, `UINavigationBarAppearance`; it is not displayed.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
}
