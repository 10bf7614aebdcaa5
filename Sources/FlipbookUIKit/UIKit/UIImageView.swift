public import Foundation
import LayerTree

/// An image, `UIImageView`.
open class UIImageView: UIView {
  /// Makes an image view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an image view as large as its image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    // An initializer does not call observers.
    show()
  }

  /// Image views are not archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image; nil for none.
  open var image: UIImage? {
    didSet { show() }
  }

  /// The images that are shown one after the other while ``isAnimating``; nil for none.
  open var animationImages: [UIImage]? {
    didSet {
      animationDuration = Double(animationImages?.count ?? 0) / 30
      stopAnimating()
    }
  }
  /// The length of one run through the images, in seconds: a thirtieth for each, unless it is set afterward.
  open var animationDuration: TimeInterval = 0
  /// The number of runs; 0 for no end.
  open var animationRepeatCount = 0

  private static let animationKey = "contents"

  /// A Boolean value that indicates whether the images are shown one after the other.
  open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

  /// Begins to show ``animationImages`` one after the other.
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
    layer.contentsScale = image?.scale ?? 1
    layer.contents = image?.cgImage
    tint()
    invalidateIntrinsicContentSize()
  }

  /// Draws a template in the new color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tint()
  }

  private func tint() {
    let tint = image?.renderingMode == .alwaysTemplate ? tintColor?.color : nil
    layer.change { $0.effects.tintColor = tint }
  }

  /// The size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
