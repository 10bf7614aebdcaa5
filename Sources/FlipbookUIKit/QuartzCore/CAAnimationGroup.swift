public import Foundation
import LayerTree
import Motion

/// Animations that share one span of time, `CAAnimationGroup`.
open class CAAnimationGroup: CAAnimation {
  /// The animations in the order of application.
  open var animations: [CAAnimation]?

  /// Makes a group.
  public override init() { super.init() }

  /// Animations are not archived here.
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
