import Geometry
import Motion

extension AnimatableProperty {
  /// Returns true if UIKit animates a change of this property additively, on top of running animations.
  ///
  /// Transforms are combined by multiplication: the animation runs from `old · new⁻¹` to the identity, so a scale to 0
  /// shows 0 immediately (recorded on iOS 27). Position, bounds and affine transforms are additively animatable (WWDC
  /// 2016, session 216), as are the two rectangles of the contents; opacity and colors never are. Since iOS 11, the
  /// corner radius is too. The list follows `-[UIView _shouldAnimatePropertyAdditivelyWithKey:]` in decompilations of
  /// UIKit.
  ///
  /// - Parameters:
  ///   - old: The value before the change.
  ///   - new: The value after it.
  ///   - generation: The version of UIKit.
  /// - Returns: True if it is animated additively.
  func isAdditivelyAnimatable(
    from old: AnimatableValue, to new: AnimatableValue, in generation: UIKitGeneration
  ) -> Bool {
    switch self {
    case _ where generation == .iOS7: false
    case .position, .bounds, .contentsRect, .contentsCenter: true
    case .transform: old.isAffine && new.isAffine
    case .cornerRadius: generation == .iOS11
    default: false
    }
  }

  /// Returns true if one of the two properties is the other, or a component of it.
  package func overlaps(_ other: AnimatableProperty) -> Bool {
    let (own, others) = (keyPath, other.keyPath)
    return own == others || own.hasPrefix(others + ".") || others.hasPrefix(own + ".")
  }
}

extension AnimatableValue {
  /// True for an affine transform.
  fileprivate var isAffine: Bool {
    if case .transform(let transform) = self { transform.isAffine } else { false }
  }
}
