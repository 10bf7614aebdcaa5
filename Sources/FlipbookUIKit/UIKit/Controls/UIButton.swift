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
    if !backgroundImages.isEmpty {
      let background = value(backgroundImages)
      layer.contents = background?.cgImage
      if let background {
        (layer.contentsScale, layer.contentsCenter) = (background.scale, background.contentsCenter)
      }
    }
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

  // MARK: Layout

  /// Returns the rectangle of the background; the bounds by default.
  ///
  /// It has no effect on the background image: that fills the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle that contains the image and the title: by default, the background's without
  /// ``contentEdgeInsets``.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }

  /// Returns the rectangle of the image: by default, its own size, or less if that doesn't fit, before the title, aligned
  /// in the content, and moved by ``imageEdgeInsets``.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    var size = value(images)?.size ?? .zero
    size = CGSize(
      width: min(size.width, max(0, contentRect.width)), height: min(size.height, max(0, contentRect.height)))
    let title = titleSize(in: contentRect).width
    let beside = title > 0 && size.width > 0 ? title + imagePadding : 0
    return place(
      size, in: contentRect, imageEdgeInsets, before: isReversed ? beside : 0, after: isReversed ? 0 : beside)
  }

  /// Returns the rectangle of the title: by default, its own size after the image, aligned in the content, and moved by
  /// ``titleEdgeInsets``.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let image = value(images)?.size.width ?? 0
    let beside = image > 0 ? image + imagePadding : 0
    var size = titleSize(in: contentRect)
    size.width = min(size.width, max(0, contentRect.width - titleEdgeInsets.left - titleEdgeInsets.right - beside))
    return place(
      size, in: contentRect, titleEdgeInsets, before: isReversed ? 0 : beside, after: isReversed ? beside : 0)
  }

  /// Lays out the image and the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    roundCorners()
    let content = contentRect(forBounds: bounds)
    ownImageView?.frame = imageRect(forContentRect: content)
    ownTitleLabel?.frame = titleRect(forContentRect: content)
  }

  /// True if the title comes before the image.
  private var isReversed: Bool { semanticContentAttribute == .forceRightToLeft }

  private func titleSize(in content: CGRect) -> CGSize {
    guard let label = ownTitleLabel, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(
      CGSize(
        width: label.numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : content.width,
        height: .greatestFiniteMagnitude))
    return CGSize(width: size.width, height: min(size.height, max(0, content.height)))
  }

  /// Places one of the image and the title.
  ///
  /// Insets move it: in the middle by half of their difference, and at an edge by the inset of that edge.
  private func place(
    _ size: CGSize, in content: CGRect, _ insets: UIEdgeInsets, before: CGFloat, after: CGFloat
  ) -> CGRect {
    let area = content.inset(by: insets)
    var rect = CGRect(origin: .zero, size: size)
    switch contentHorizontalAlignment {
    case .left, .leading: rect.origin.x = area.minX + before
    case .right, .trailing: rect.origin.x = area.maxX - after - size.width
    case .center: rect.origin.x = area.midX - (before + size.width + after) / 2 + before
    case .fill: (rect.origin.x, rect.size.width) = (area.minX, max(0, area.width))
    }
    switch contentVerticalAlignment {
    case .top: rect.origin.y = area.minY
    case .bottom: rect.origin.y = area.maxY - size.height
    case .center: rect.origin.y = area.midY - size.height / 2
    case .fill: (rect.origin.y, rect.size.height) = (area.minY, max(0, area.height))
    }
    return rect
  }

  /// The distance between the image and the title, in points.
  private var imagePadding: CGFloat { configuration?.imagePadding ?? 0 }
}
