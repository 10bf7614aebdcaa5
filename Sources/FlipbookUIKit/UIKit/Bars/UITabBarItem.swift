public import Foundation

/// An item of a tab bar, `UITabBarItem`.
open class UITabBarItem: UIBarItem {
  /// The image of the selected item; nil for ``UIBarItem/image``.
  open var selectedImage: UIImage? { didSet { changed?() } }
  /// The text of the badge; it is not displayed.
  @NoEffect("UITabBarItem.badgeValue", "badges aren't displayed")
  open var badgeValue: String? = nil
  /// The color of the badge; it is not displayed.
  @NoEffect("UITabBarItem.badgeColor", "badges aren't displayed")
  open var badgeColor: UIColor? = nil
  /// The offset of the title; it has no effect.
  @NoEffect("UITabBarItem.titlePositionAdjustment", "titles keep their positions")
  open var titlePositionAdjustment = UIOffset.zero

  /// Creates an item without a title and an image.
  public override init() { super.init() }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}
