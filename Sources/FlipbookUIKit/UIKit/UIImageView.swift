public import Foundation
import LayerTree

/// A view that shows an image, `UIImageView`.
open class UIImageView: UIView {
  /// Creates an image view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view with the size of its image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    // Property observers are not called during initialization.
    show()
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image; nil for none.
  open var image: UIImage? {
    didSet { show() }
  }

  /// The image of a highlighted view; nil for ``image``.
  open var highlightedImage: UIImage? { didSet { show() } }
  /// A Boolean value that indicates whether the view is highlighted.
  open var isHighlighted = false { didSet { show() } }

  /// The images that are shown in turn while ``isAnimating``; nil for none.
  open var animationImages: [UIImage]? {
    didSet {
      animationDuration = Double(animationImages?.count ?? 0) / 30
      stopAnimating()
    }
  }
  /// The duration of one cycle through the images, in seconds: a thirtieth per image, unless it is set afterward.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles; 0 for no limit.
  open var animationRepeatCount = 0

  private static let animationKey = "contents"

  /// A Boolean value that indicates whether the images are shown in turn.
  open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

  /// Starts to show ``animationImages`` in turn.
  open func startAnimating() {
    guard let animationImages, !animationImages.isEmpty, !isAnimating else { return }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = animationImages.compactMap(\.cgImage)
    animation.calculationMode = .discrete
    animation.duration = animationDuration
    animation.repeatCount = animationRepeatCount == 0 ? .infinity : Float(animationRepeatCount)
    layer.add(animation, forKey: Self.animationKey)
  }

  /// Shows ``image`` again.
  open func stopAnimating() { layer.removeAnimation(forKey: Self.animationKey) }

  private func show() {
    let shown = isHighlighted ? highlightedImage ?? image : image
    layer.contentsScale = shown?.scale ?? 1
    layer.contents = shown?.cgImage
    let center = shown?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    if layer.contentsCenter != center { layer.contentsCenter = center }
    tint()
    invalidateIntrinsicContentSize()
  }

  /// Redraws a template image in the new color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tint()
  }

  private func tint() {
    let tint = image?.renderingMode == .alwaysTemplate ? tintColor?.color : nil
    layer.change { $0.effects.tintColor = tint }
  }

  /// Returns the size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
