public import Foundation
import LayerTree

/// A picture, `UIImageView`.
open class UIImageView: UIView {
  /// Makes an image view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an image view as large as its picture.
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

  /// The picture; nil for none.
  open var image: UIImage? {
    didSet { show() }
  }

  private func show() {
    layer.contentsScale = image?.scale ?? 1
    layer.contents = image?.cgImage
    tint()
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

  /// The size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
