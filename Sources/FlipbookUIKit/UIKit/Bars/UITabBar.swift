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
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .white } }
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
  private var buttons: [TabButton] = []

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
      let button = TabButton(item)
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
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: min(Self.height, bounds.height))
    }
  }

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

/// The button of a tab.
private final class TabButton: UIControl {
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
