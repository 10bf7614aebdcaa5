public import Foundation
import LayerTree

/// A view that blurs its backdrop, `UIVisualEffectView`.
open class UIVisualEffectView: UIView {
  /// The view that content belongs in.
  public let contentView = UIView()

  /// The effect, animatable by blocks; nil for none.
  open var effect: UIVisualEffect? { didSet { show() } }

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    show()
  }

  /// Views are not archived here.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    let look = effect?.look
    layer.change {
      $0.effects.backgroundFilters.blurRadius = look?.blurRadius ?? 0
      $0.effects.backgroundFilters.saturation = look?.saturation ?? 1
      $0.backgroundColor = look?.tint ?? .clear
    }
  }
}
