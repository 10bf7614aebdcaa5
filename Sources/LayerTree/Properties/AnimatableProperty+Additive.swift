import Geometry
import Motion

extension AnimatableProperty {
  /// Returns whether UIKit animates a change of this property additively, on top of running animations.
  ///
  /// Position, bounds and affine transforms are additively animatable (WWDC 2016, session 216), as are the two
  /// rectangles of the contents; opacity and colors never are. From iOS 11 on, the corner radius is too. The list
  /// follows `-[UIView _shouldAnimatePropertyAdditivelyWithKey:]` in decompilations of UIKit.
  ///
  /// - Parameters:
  ///   - old: The value before the change.
  ///   - new: The value after it.
  ///   - generation: The version of UIKit.
  /// - Returns: Whether it is animated additively.
  func isAdditivelyAnimatable(
    from old: AnimatableValue, to new: AnimatableValue, in generation: UIKitGeneration
  ) -> Bool {
    switch self {
    case _ where generation == .iOS7: false
    case .position, .bounds, .contentsRect, .contentsCenter: true
    case .transform: old.isInvertibleAffine && new.isInvertibleAffine
    case .cornerRadius: generation == .iOS11
    default: false
    }
  }

  /// Returns whether this property is `other`, a part of it, or a property that `other` is a part of.
  package func overlaps(_ other: AnimatableProperty) -> Bool {
    let (own, others) = (keyPath, other.keyPath)
    return own == others || own.hasPrefix(others + ".") || others.hasPrefix(own + ".")
  }
}

extension AnimatableValue {
  /// True if it is a transform that keeps to the plane and can be undone.
  fileprivate var isInvertibleAffine: Bool {
    guard case .transform(let transform) = self else { return false }
    return transform.isAffine && transform.inverted != nil
  }
}
