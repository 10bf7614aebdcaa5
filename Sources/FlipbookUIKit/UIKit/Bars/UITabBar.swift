public import Foundation

/// A bar of tabs, `UITabBar`: their images above their titles, at equal distances.
open class UITabBar: UIView {
  /// The height of the bar, in points.
  static let height: CGFloat = 49

  /// The object that is called when a tab is selected.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items; nil for none.
  open var items: [UITabBarItem]? { didSet { rebuild() } }
  /// The selected item; nil for none.
  open var selectedItem: UITabBarItem? { didSet { color() } }
  /// The color of the bar; nil for white.
  open var barTintColor: UIColor? { didSet { super.backgroundColor = barTintColor ?? .white } }
  /// The color of the items that aren't selected; nil for gray.
  open var unselectedItemTintColor: UIColor? { didSet { color() } }
  /// A Boolean value that indicates whether the bar is translucent; it never is.
  open var isTranslucent = true
  /// The image behind the items; it is not displayed.
  @NoEffect("UITabBar.backgroundImage", "the bar shows its barTintColor")
  open var backgroundImage: UIImage? = nil
  /// The image of the bar's shadow; the bar displays none, so an empty image, which removes the shadow, changes nothing.
  open var shadowImage: UIImage? {
    didSet {
      guard let image = shadowImage, image.size != .zero else { return }
      Unsupported.report("UITabBar.shadowImage", "the bar has no shadow")
    }
  }
  /// The distribution of the items, `UITabBar.ItemPositioning`.
  public enum ItemPositioning: Int, Sendable {
    /// As `fill`, on a phone.
    case automatic
    /// Over the whole width.
    case fill
    /// In the middle, with ``UITabBar/itemWidth`` and ``UITabBar/itemSpacing``.
    case centered
  }

  /// The distribution of the items.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of the items of a centered bar, in points; 0 for a default, here 76.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The distance between the items of a centered bar, in points; 0 for a default, here 34.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether the items are being rearranged by touch; never.
  open var isCustomizing: Bool { false }
  private var buttons: [UITabBarButton] = []

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .white
  }

  /// Sets the items; they don't animate.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = UITabBarButton(item)
      button.addAction(
        UIAction { [weak self, weak item] _ in if let self, let item { select(item) } }, for: .touchUpInside)
      item.changed = { [weak self] in self?.color() }
      addSubview(button)
      return button
    }
    color()
    setNeedsLayout()
  }

  private func select(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func color() {
    for button in buttons {
      let isSelected = button.item === selectedItem
      button.show(isSelected: isSelected, color: isSelected ? tintColor : unselectedItemTintColor ?? .systemGray)
    }
  }

  /// Shows the items in the new color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  /// Places the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let count = CGFloat(max(1, buttons.count))
    var (width, distance, start) = (bounds.width / count, bounds.width / count, CGFloat(0))
    if itemPositioning == .centered {
      width = itemWidth > 0 ? itemWidth : 76
      distance = width + (itemSpacing > 0 ? itemSpacing : 34)
      start = (bounds.width - distance * (count - 1) - width) / 2
    }
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: start + CGFloat(index) * distance, y: 0, width: width, height: min(Self.height, bounds.height))
    }
  }

  /// Does nothing: items can't be rearranged.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    Unsupported.report("UITabBar.beginCustomizingItems(_:)", "items can't be rearranged")
  }

  /// Returns false: items can't be rearranged.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { false }

  /// The size of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}

/// An object that is called when a tab is selected, `UITabBarDelegate`.
public protocol UITabBarDelegate: AnyObject {
  /// Called when a tab has been selected; does nothing by default.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The button of a tab, of UIKit's own name: custom bars find and remove the buttons by it.
final class UITabBarButton: UIControl {
  let item: UITabBarItem
  private let imageView = UIImageView(frame: CGRect(x: 0, y: 0, width: 25, height: 25))
  private let label = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFit
    label.font = .systemFont(ofSize: 10)
    label.textAlignment = .center
    addSubview(imageView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(isSelected: Bool, color: UIColor) {
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.tintColor = color
    showTitle(isSelected ? .selected : .normal, color)
    isEnabled = item.isEnabled
  }

  /// Shows the title with the attributes of a state, the font and kerning of `normal` in their absence, and the bar's
  /// color in the absence of one.
  private func showTitle(_ state: State, _ color: UIColor) {
    let own = item.titleTextAttributes(for: state) ?? [:]
    var attributes = (item.titleTextAttributes(for: .normal) ?? [:]).merging(own) { $1 }
    attributes[.foregroundColor] = own[.foregroundColor] ?? color
    attributes[.font] = attributes[.font] ?? UIFont.systemFont(ofSize: 10)
    label.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = !(label.text ?? "").isEmpty
    imageView.center = CGPoint(x: bounds.midX, y: hasTitle ? 19 : bounds.midY)
    label.frame = CGRect(x: 0, y: bounds.height - 16, width: bounds.width, height: 12)
  }
}
