public import Foundation
import LayerTree
import Motion

/// The base class of Core Animation's animations, `CAAnimation`.
///
/// A layer stores a copy of an animation that is added to it: later changes have no effect.
open class CAAnimation: NSObject, CAMediaTiming, NSCopying {
  /// The begin time in the layer's time, in seconds; 0 for the time when the animation is added.
  open var beginTime: CFTimeInterval = 0
  /// The duration of one run in seconds; 0 for the transaction's, or 0.25.
  open var duration: CFTimeInterval = 0
  /// Seconds of local time per second of the layer's.
  open var speed: Float = 1
  /// Seconds added to the local time.
  open var timeOffset: CFTimeInterval = 0
  /// The number of runs; 0 for a single run.
  open var repeatCount: Float = 0
  /// The total duration of all runs, in seconds; 0 to use ``repeatCount``.
  open var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that indicates whether every run is followed by a reversed run.
  open var autoreverses = false
  /// The effect outside the active time.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing function of the whole run; nil for linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is notified of the start and the end; the animation retains it.
  open var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that indicates whether the animation is removed once it has finished.
  open var isRemovedOnCompletion = true
  /// The values stored for keys that aren't properties of the animation.
  private var values: [String: Any] = [:]

  /// A hint for assistive technology, which has no effect on an animation.
  open var accessibilityHint: String?

  /// Creates an animation that has no effect.
  public override init() { super.init() }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns a copy.
  open override func copy() -> Any { copy(with: nil) }

  /// Returns a copy; a subclass with properties of its own copies these.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  /// Returns the value for a key: a property of the animation, or a value stored with ``setValue(_:forKey:)``.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Returns the value for a key path, as for a key.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// Stores a value for a key path, as for a key.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  /// Stores a value with the animation, for example so that a delegate can identify it.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns the engine's animation for a layer.
  func makeAnimation(for layer: CALayer) -> any Animation {
    preconditionFailure("\(type(of: self)) has nothing to animate: use one of its subclasses")
  }

  /// Returns a copy of the same class.
  func makeCopy() -> CAAnimation {
    let copy = CAAnimation()
    copySettings(to: copy)
    return copy
  }

  final func copySettings(to other: CAAnimation) {
    other.timing = timing
    other.timingFunction = timingFunction
    other.delegate = delegate
    other.isRemovedOnCompletion = isRemovedOnCompletion
    other.values = values
  }

  final var timing: MediaTiming {
    get {
      MediaTiming(
        beginTime: beginTime, duration: duration, speed: Double(shortest: speed), timeOffset: timeOffset,
        repeatCount: Double(shortest: repeatCount), repeatDuration: repeatDuration, autoreverses: autoreverses,
        fillMode: fillMode.mode)
    }
    set {
      beginTime = newValue.beginTime
      duration = newValue.duration
      speed = Float(newValue.speed)
      timeOffset = newValue.timeOffset
      repeatCount = Float(newValue.repeatCount)
      repeatDuration = newValue.repeatDuration
      autoreverses = newValue.autoreverses
      fillMode = CAMediaTimingFillMode(rawValue: newValue.fillMode.rawValue)
    }
  }
}

/// The delegate that is notified of an animation's start and end, `CAAnimationDelegate`; both methods are optional.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation has started.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has finished or has been removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
