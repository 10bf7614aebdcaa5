public import Foundation

/// An item of a bar, `UIBarItem`.
open class UIBarItem: NSObject {
  /// The title; nil for none.
  open var title: String? { didSet { changed?() } }
  /// The image; nil for none.
  open var image: UIImage? { didSet { changed?() } }
  /// The insets of the image; they have no effect.
  @NoEffect("UIBarItem.imageInsets", "images keep their positions")
  open var imageInsets = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the item is enabled.
  open var isEnabled = true { didSet { changed?() } }
  /// Returns an object whose properties are the defaults of new items on a device; here, they are not applied, which is
  /// reported.
  ///
  /// - Precondition: `init(coder:)` of the class returns an item.
  public static func appearance() -> Self {
    Unsupported.report("\(self).appearance()", "set the properties of the items themselves")
    guard let item = Self(coder: NSCoder()) else { preconditionFailure("\(self).init(coder:) returned nil") }
    return item
  }
  /// A name for tests of the interface.
  open var accessibilityIdentifier: String?
  /// A number that identifies the item.
  open var tag = 0
  /// Called after a change, by the bar that shows the item.
  final var changed: (() -> Void)?

  /// Creates an item without a title and an image.
  public override init() { super.init() }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns nil for the key `view`: an item has no view of its own.
  ///
  /// - Precondition: The key is `view`, `title`, `image`, `tag`, or `enabled`.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "view": nil
    case "title": title
    case "image": image
    case "tag": tag
    case "enabled": isEnabled
    default:
      preconditionFailure(
        "NSUnknownKeyException: [<\(type(of: self))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
      )
    }
  }

  /// Called when the item has been loaded; never called, as there are no nib files.
  open func awakeFromNib() {}

  // MARK: Attributes of the title

  private var titleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state: in a tab bar, its font, color, and kerning.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleTextAttributes[state] = attributes
    changed?()
  }

  /// Returns the attributes of the title in a state; nil if none have been set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state]
  }
}

/// An item of a navigation bar, `UIBarButtonItem`, which is not displayed.
open class UIBarButtonItem: UIBarItem {
  /// The style of an item.
  public enum Style: Int, Sendable {
    /// A plain title.
    case plain
    /// A bold title.
    case done = 2
  }

  /// The view in place of a title; nil for none.
  open var customView: UIView?
  /// The target of the action.
  open weak var target: AnyObject?
  /// The action.
  open var action: Selector?
  /// The color of the title; it is not displayed.
  @NoEffect("UIBarButtonItem.tintColor", "navigation bars aren't displayed")
  open var tintColor: UIColor? = nil

  /// Sets the attributes of the title in a state; they have no effect.
  open override func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    Unsupported.report("UIBarButtonItem.setTitleTextAttributes(_:for:)", "navigation bars aren't displayed")
    super.setTitleTextAttributes(attributes, for: state)
  }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.target, self.action) = (title, target.map { $0 as AnyObject }, action)
  }

  /// Creates an item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.target, self.action) = (image, target.map { $0 as AnyObject }, action)
  }

  /// Creates an item with a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

/// The content of a navigation bar, `UINavigationItem`, which is not displayed.
open class UINavigationItem: NSObject {
  /// The times at which the title is large, `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the previous item.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The times at which the title is large; it is not displayed.
  @NoEffect("UINavigationItem.largeTitleDisplayMode", "navigation bars aren't displayed")
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The title; it is not displayed.
  @NoEffect("UINavigationItem.title", "navigation bars aren't displayed")
  open var title: String? = nil
  /// The view in place of the title; it is not displayed.
  @NoEffect("UINavigationItem.titleView", "navigation bars aren't displayed")
  open var titleView: UIView? = nil
  /// The item at the left; it is not displayed.
  @NoEffect("UINavigationItem.leftBarButtonItem", "navigation bars aren't displayed")
  open var leftBarButtonItem: UIBarButtonItem? = nil
  /// The item at the right; it is not displayed.
  @NoEffect("UINavigationItem.rightBarButtonItem", "navigation bars aren't displayed")
  open var rightBarButtonItem: UIBarButtonItem? = nil
  /// The items at the left; they are not displayed.
  @NoEffect("UINavigationItem.leftBarButtonItems", "navigation bars aren't displayed")
  open var leftBarButtonItems: [UIBarButtonItem]? = nil
  /// The items at the right; they are not displayed.
  @NoEffect("UINavigationItem.rightBarButtonItems", "navigation bars aren't displayed")
  open var rightBarButtonItems: [UIBarButtonItem]? = nil
  /// The item for going back; it is not displayed.
  @NoEffect("UINavigationItem.backBarButtonItem", "navigation bars aren't displayed")
  open var backBarButtonItem: UIBarButtonItem? = nil
  /// A Boolean value that indicates whether the item for going back is hidden; it never is displayed.
  open var hidesBackButton = false

  /// Creates a content with a title.
  public init(title: String) {
    super.init()
    _title.start(with: title)
  }
}
