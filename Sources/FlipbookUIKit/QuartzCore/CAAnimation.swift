public import Foundation
import LayerTree
import Motion

/// The common part of Core Animation's animations, `CAAnimation`.
///
/// A layer keeps a copy of the animation that is added to it: later changes have no effect.
open class CAAnimation: NSObject, CAMediaTiming {
  /// The begin time, in seconds of the layer's time; 0 for the time when it is added.
  open var beginTime: CFTimeInterval = 0
  /// The length of one run in seconds; 0 for the transaction's, or 0.25.
  open var duration: CFTimeInterval = 0
  /// Seconds of own time per second of the layer's.
  open var speed: Float = 1
  /// Seconds added to the own time.
  open var timeOffset: CFTimeInterval = 0
  /// The number of runs; 0 for once.
  open var repeatCount: Float = 0
  /// The total duration of repetitions, in seconds; 0 for ``repeatCount`` times.
  open var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that indicates whether every run is followed by the same run backwards.
  open var autoreverses = false
  /// The values shown outside of the active time.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace of the whole run; nil for an even one.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, notified of the beginning and the end; the animation retains it.
  open var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that indicates whether it is dropped once it has run.
  open var isRemovedOnCompletion = true
  /// Values for keys that the animation does not know.
  private var values: [String: Any] = [:]

  /// Makes an animation that changes nothing.
  public override init() { super.init() }

  /// Animations are not archived here.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns a copy.
  open override func copy() -> Any { makeCopy() }

  /// Returns the value for a key: a property of the animation, or a value stored by ``setValue(_:forKey:)``.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Keeps a value with the animation, for a delegate to distinguish it from others.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The animation in the engine's type, for a layer.
  func makeAnimation(for layer: CALayer) -> any Animation {
    preconditionFailure("\(type(of: self)) has nothing to animate: use one of its subclasses")
  }

  /// A copy of the same class.
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

/// The delegate of an animation's beginning and end, `CAAnimationDelegate`; both methods are optional.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended or has been removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
