public import Foundation
import LayerTree

/// A view that applies an effect to its backdrop, `UIVisualEffectView`.
open class UIVisualEffectView: UIView {
  /// The view that content is added to.
  public let contentView = UIView()

  /// The effect, which blocks can animate; nil for none.
  open var effect: UIVisualEffect? { didSet { show() } }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    show()
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func show() {
    let look = effect?.look
    layer.change {
      $0.effects.backgroundFilters.blurRadius = look?.blurRadius ?? 0
      $0.effects.backgroundFilters.saturation = look?.saturation ?? 1
      $0.backgroundColor = look?.tint ?? .clear
    }
  }
}
