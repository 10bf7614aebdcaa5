public import Foundation

/// An effect of tilting the device, `UIMotionEffect`; a stage's device isn't tilted.
open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() { super.init() }

  /// Returns the values of key paths for an offset of the viewer; nil by default, and never called.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect that changes a property with the tilt, `UIInterpolatingMotionEffect`.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Sendable {
    /// Left and right.
    case tiltAlongHorizontalAxis
    /// Up and down.
    case tiltAlongVerticalAxis
  }

  /// The property.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// The change at the least tilt.
  open var minimumRelativeValue: Any?
  /// The change at the greatest tilt.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Effects together, `UIMotionEffectGroup`.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Adds an effect of tilting the device, which has no effect on a stage.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect of tilting the device.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
