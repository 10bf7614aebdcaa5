public import Foundation
import LayerTree

/// A button, `UIButton`.
open class UIButton: UIControl {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// A button without a predefined appearance.
    case custom
    /// A system button: a title in the tint color.
    case system
  }

  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var ownImageView: UIImageView?
  private var ownTitleLabel: UILabel?
  /// The kind of the button.
  public private(set) var buttonType = ButtonType.custom
  /// A Boolean value that indicates whether the image of a pressed button without a highlighted image is darkened.
  open var adjustsImageWhenHighlighted = true { didSet { stateChanged() } }

  /// The appearance as a value, whose parts replace the button's own; nil for none.
  open var configuration: Configuration? { didSet { configurationChanged() } }
  /// The insets of the content.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets of the title.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets of the image.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Creates a button.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a type with an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  /// The image view; nil before an image has been set.
  open var imageView: UIImageView? { ownImageView }

  /// The title label, created on first use.
  open var titleLabel: UILabel? {
    if let ownTitleLabel { return ownTitleLabel }
    let label = UILabel(frame: bounds)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 18)
    addSubview(label)
    ownTitleLabel = label
    return label
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if ownImageView == nil, image != nil {
      let view = UIImageView(frame: bounds)
      view.contentMode = .center
      addSubview(view)
      ownImageView = view
    }
    stateChanged()
  }

  /// Returns the image for a state.
  open func image(for state: State) -> UIImage? { images[state] }

  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    stateChanged()
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    _ = titleLabel
    stateChanged()
  }

  /// Returns the title for a state.
  open func title(for state: State) -> String? { titles[state] }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    stateChanged()
  }

  /// The title for the current state.
  open var currentTitle: String? { value(titles) }
  /// The image for the current state.
  open var currentImage: UIImage? { value(images) }

  /// The color of the title in the current state.
  open var currentTitleColor: UIColor { value(titleColors) ?? (buttonType == .system ? tintColor : .white) }
  /// The background image for the current state.
  open var currentBackgroundImage: UIImage? { value(backgroundImages) }

  /// Returns the color of the title for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
  /// Returns the background image for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// Sets the title for a state, as attributed text.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    _ = titleLabel
    stateChanged()
  }

  /// Returns the attributed title for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  /// The attributed title for the current state.
  open var currentAttributedTitle: NSAttributedString? { value(attributedTitles) }

  private func value<Value>(_ values: [State: Value]) -> Value? { values[state] ?? values[.normal] }

  override func stateChanged() {
    let looksDark = adjustsImageWhenHighlighted && images[.highlighted] == nil && backgroundImages[.highlighted] == nil
    let hasPicture = !images.isEmpty || !backgroundImages.isEmpty
    layer.backing.looks[.highlighted] = hasPicture && looksDark ? .darkened : nil
    ownImageView?.image = value(images)
    if !backgroundImages.isEmpty { layer.contents = value(backgroundImages)?.cgImage }
    ownTitleLabel?.text = value(titles)
    invalidateIntrinsicContentSize()
    ownTitleLabel?.textColor = currentTitleColor
    if let text = value(attributedTitles) { ownTitleLabel?.attributedText = text }
  }

  /// The size of the image and the title side by side, including the insets.
  ///
  /// A button without insets has 6 points above and below its title, and is at least 30 points wide: an assumption
  /// about UIKit's metrics.
  open override var intrinsicContentSize: CGSize {
    let title = ownTitleLabel.map { $0.text?.isEmpty == false ? $0.intrinsicContentSize : .zero } ?? .zero
    let picture = ownImageView?.image?.size ?? .zero
    let gap = title.width > 0 && picture.width > 0 ? imagePadding : 0
    let size = CGSize(width: title.width + gap + picture.width, height: max(title.height, picture.height))
    let insets = contentEdgeInsets
    guard insets == .zero else {
      return CGSize(
        width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
    return CGSize(width: max(30, size.width), height: size.height + (title.height > 0 ? 12 : 0))
  }

  /// Returns the size of the content, including the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the image and the title: centered, side by side if there are both.
  open override func layoutSubviews() {
    super.layoutSubviews()
    roundCorners()
    let content = bounds.inset(by: contentEdgeInsets)
    var (picture, title) = (content, content)
    let hasTitle = ownTitleLabel?.text?.isEmpty == false
    if let size = ownImageView?.image?.size, let label = ownTitleLabel, hasTitle {
      let before = size.width + imagePadding
      let width = min(titleWidth(of: label), max(0, content.width - before))
      let left = start(of: before + width, in: content)
      picture = CGRect(x: left, y: content.minY, width: size.width, height: content.height)
      title = CGRect(x: left + before, y: content.minY, width: width, height: content.height)
    } else if contentHorizontalAlignment != .center {
      let width = min(ownTitleLabel.map(titleWidth) ?? 0, content.width)
      title = CGRect(x: start(of: width, in: content), y: content.minY, width: width, height: content.height)
      let size = ownImageView?.image?.size ?? .zero
      picture = CGRect(
        x: start(of: size.width, in: content), y: content.minY, width: size.width, height: content.height)
    }
    if contentHorizontalAlignment == .fill { (picture, title) = (content, content) }
    if contentVerticalAlignment == .top || contentVerticalAlignment == .bottom {
      let shift = { (frame: CGRect, height: CGFloat) in
        let y = self.contentVerticalAlignment == .top ? content.minY : content.maxY - height
        return CGRect(x: frame.minX, y: y, width: frame.width, height: height)
      }
      picture = shift(picture, ownImageView?.image?.size.height ?? 0)
      title = shift(title, ownTitleLabel?.intrinsicContentSize.height ?? 0)
    }
    ownImageView?.frame = picture.inset(by: imageEdgeInsets)
    ownTitleLabel?.frame = title.inset(by: titleEdgeInsets)
  }

  /// The distance between the image and the title, in points.
  private var imagePadding: CGFloat { configuration?.imagePadding ?? 0 }

  private func titleWidth(of label: UILabel) -> CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width
  }

  private func start(of width: CGFloat, in content: CGRect) -> CGFloat {
    switch contentHorizontalAlignment {
    case .left, .leading: content.minX
    case .right, .trailing: content.maxX - width
    case .center, .fill: content.midX - width / 2
    }
  }
}
