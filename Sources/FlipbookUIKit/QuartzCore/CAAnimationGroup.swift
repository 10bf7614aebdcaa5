public import Foundation
import LayerTree
import Motion

/// Animations that share one time span, `CAAnimationGroup`.
open class CAAnimationGroup: CAAnimation {
  /// The animations, in the order they are applied.
  open var animations: [CAAnimation]?

  /// Creates a group.
  public override init() { super.init() }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeAnimation(for layer: CALayer) -> any Animation {
    var group = AnimationGroup(
      (animations ?? []).map { $0.makeAnimation(for: layer) }, timingFunction: timingFunction?.function)
    group.timing = timing
    group.removedOnCompletion = isRemovedOnCompletion
    return group
  }

  override func makeCopy() -> CAAnimation {
    let copy = CAAnimationGroup()
    copySettings(to: copy)
    copy.animations = animations?.map { $0.makeCopy() }
    return copy
  }
}
