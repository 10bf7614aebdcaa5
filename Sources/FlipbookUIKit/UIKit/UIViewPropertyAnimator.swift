public import Foundation
import Geometry
import LayerTree
import Motion

/// The state of an animator, `UIViewAnimatingState`.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, but not finished yet.
  case stopped
}

/// The position at the end of an animation, `UIViewAnimatingPosition`.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The new values.
  case end
  /// The old values.
  case start
  /// The presentation values.
  case current

  init(_ position: PropertyAnimator.Position) {
    self =
      switch position {
      case .end: .end
      case .start: .start
      case .current: .current
      }
  }

  var position: PropertyAnimator.Position {
    switch self {
    case .end: .end
    case .start: .start
    case .current: .current
    }
  }
}

/// The timing of a property animator, `UITimingCurveProvider`.
public protocol UITimingCurveProvider {
  /// The kind of timing.
  var timingCurveType: UITimingCurveType { get }
  /// The timing as a cubic curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The timing as a spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The kind of timing, by the parameters.
  public var timingCurveType: UITimingCurveType {
    switch (cubicTimingParameters != nil, springTimingParameters != nil) {
    case (true, true): .composed
    case (false, true): .spring
    default: .cubic
    }
  }
}

/// The kind of an animator's timing, `UITimingCurveType`.
public enum UITimingCurveType: Int, Sendable {
  /// A predefined curve.
  case builtin
  /// A cubic curve.
  case cubic
  /// A spring.
  case spring
  /// A cubic curve and a spring.
  case composed
}

/// A cubic timing curve for an animator, `UICubicTimingParameters`.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let function: TimingFunction
  /// The predefined curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public var controlPoint1: CGPoint { CGPoint(x: function.x1, y: function.y1) }
  /// The second control point.
  public var controlPoint2: CGPoint { CGPoint(x: function.x2, y: function.y2) }

  /// Creates the system's default curve.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// Creates a predefined curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    function = curve.function
    animationCurve = curve
  }

  /// Creates a curve from its control points.
  ///
  /// - Precondition: Their x is from 0 to 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    let numbers = (Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    precondition(
      TimingFunction.isValid(numbers.0, numbers.1, numbers.2, numbers.3),
      "the control points \(point1) and \(point2) must have x coordinates from 0 to 1")
    function = TimingFunction(numbers.0, numbers.1, numbers.2, numbers.3)
    animationCurve = .easeInOut
  }

  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil for a curve.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring for an animator, `UISpringTimingParameters`.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case ratio(Double)
    case physics(SpringTimingParameters)
  }

  private let kind: Kind
  /// The initial velocity in total distances per second, horizontally and vertically.
  ///
  /// Points and sizes use its two components separately, and other values its magnitude. A spring with a damping ratio
  /// has a single velocity: both components are equal, or one of them is 0.
  public let initialVelocity: CGVector

  /// Creates a spring from a damping ratio, scaled to the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// Creates a spring from a damping ratio and an initial velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(Double(ratio))
    initialVelocity = velocity
  }

  /// Creates a spring from physical constants, which determine its duration.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physics(
      SpringError.trapping { () throws(SpringError) in
        try SpringTimingParameters(
          mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
          initialVelocity: Point(Double(velocity.dx), Double(velocity.dy)))
      })
    initialVelocity = velocity
  }

  /// Creates a spring from a perceptual duration and a bounce, as in iOS 17; a negative bounce is critically damped.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
    kind = .physics(
      SpringError.trapping { () throws(SpringError) in
        try SpringTimingParameters(
          springDuration: duration, bounce: Double(bounce),
          initialVelocity: Point(Double(velocity.dx), Double(velocity.dy)))
      })
    initialVelocity = velocity
  }

  /// Creates the system's default spring, with a perceptual duration of 0.5 s.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  private static func speed(_ velocity: CGVector) -> Double {
    precondition(
      velocity.dx == velocity.dy || velocity.dy == 0 || velocity.dx == 0,
      "a spring with a damping ratio has one velocity: dx and dy of initialVelocity must be equal, or one of them must be 0"
    )
    return Double(velocity.dx == 0 ? velocity.dy : velocity.dx)
  }

  /// Returns the engine's timing.
  func timing(duration: Double) -> AnimatorTiming {
    switch kind {
    case .physics(let parameters): return .physics(parameters)
    case .ratio(let ratio):
      // Without a positive duration, there is no such spring.
      guard duration > 0 else { return .cubic(.linear) }
      do throws(SpringError) {
        return .spring(
          try UIKitSpring(
            duration: duration, dampingRatio: ratio, velocity: Self.speed(initialVelocity), generation: .iOS8))
      } catch {
        preconditionFailure("UISpringTimingParameters: \(error)")
      }
    }
  }

  /// Nil for a spring.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }
}

/// An animation that can be paused, scrubbed, and reversed, `UIViewPropertyAnimator`.
open class UIViewPropertyAnimator: NSObject {
  private let animator: PropertyAnimator
  private let context: StageContext
  /// The timing parameters.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The delay before the motion, in seconds.
  public private(set) var delay: TimeInterval = 0
  /// A Boolean value that indicates whether the animator can be paused and scrubbed; it always can here.
  open var isInterruptible = true
  /// A Boolean value that indicates whether views can be touched during the animation; they always can here.
  @NoEffect("UIViewPropertyAnimator.isUserInteractionEnabled", "views receive touches while they move")
  open var isUserInteractionEnabled = true

  /// Creates an animator.
  ///
  /// - Precondition: The duration is finite and not negative.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let context = StageContext.require("UIViewPropertyAnimator")
    self.context = context
    timingParameters = parameters
    animator = PropertyAnimator(
      on: context.stage, duration: duration, timing: Self.timing(parameters, duration: duration))
  }

  /// Creates an animator with a duration of 0.
  public convenience override init() { self.init(duration: 0, curve: .easeInOut) }

  /// Creates an animator with a predefined curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve from its control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it after a delay.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = options.options.curve
    let animator = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UICubicTimingParameters(
        controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2)))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  private static func timing(_ parameters: any UITimingCurveProvider, duration: Double) -> AnimatorTiming {
    if let spring = parameters.springTimingParameters { return spring.timing(duration: duration) }
    return .cubic(parameters.cubicTimingParameters?.function ?? .easeInEaseOut)
  }

  /// The total duration in seconds.
  open var duration: TimeInterval { animator.duration }
  /// The current state.
  open var state: UIViewAnimatingState {
    switch animator.state {
    case .inactive: .inactive
    case .active: .active
    case .stopped: .stopped
    }
  }
  /// A Boolean value that indicates whether the animator is active and not paused.
  open var isRunning: Bool { animator.isRunning }
  /// A Boolean value that indicates whether the animator runs backward to its start.
  open var isReversed: Bool {
    get { animator.isReversed }
    set { animator.isReversed = newValue }
  }
  /// A Boolean value that indicates whether scrubbing maps the fraction linearly to the progress.
  open var scrubsLinearly: Bool {
    get { animator.scrubsLinearly }
    set { animator.scrubsLinearly = newValue }
  }
  /// A Boolean value that indicates whether the animator pauses at its end, where it can be reversed, rather than finish.
  open var pausesOnCompletion: Bool {
    get { animator.pausesOnCompletion }
    set { animator.pausesOnCompletion = newValue }
  }
  /// The progress, from 0 to 1.
  open var fractionComplete: CGFloat {
    get { CGFloat(animator.fractionComplete) }
    set {
      pauseAnimation()
      animator.fractionComplete = Double(newValue)
    }
  }

  /// Adds a block that changes views; while the animator runs, its changes take the rest of the motion.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds a block whose changes begin after a fraction of the remaining duration, and take the rest of it.
  ///
  /// - Precondition: The factor is from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition((0...1).contains(delayFactor), "a delayFactor must be from 0 to 1, not \(delayFactor)")
    perform { try animator.addAnimations(delayFactor: min(Double(delayFactor), 1 - 1e-6), animation) }
  }

  /// Adds a block to call at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion { [unowned context] position in
      context.perform { completion(UIViewAnimatingPosition(position)) }
    }
  }

  /// Starts the animator, or continues after a pause.
  open func startAnimation() { perform { try animator.startAnimation() } }

  /// Starts the animator after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    perform { try animator.startAnimation(afterDelay: delay) }
  }

  /// Pauses the animator at its current position.
  open func pauseAnimation() { perform { try animator.pauseAnimation() } }

  /// Continues after a pause, with different timing if given.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    let length = durationFactor > 0 ? Double(durationFactor) * duration : duration
    perform {
      try animator.continueAnimation(
        timing: parameters.map { Self.timing($0, duration: length) }, durationFactor: Double(durationFactor))
    }
  }

  /// Stops the animator at the presentation values; does nothing if it is inactive.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard animator.state != .inactive else { return }
    perform { try animator.stopAnimation(withoutFinishing: withoutFinishing) }
  }

  /// Finishes a stopped animator.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    perform { try animator.finishAnimation(at: finalPosition.position) }
  }

  /// Performs a command; traps with a message if the animator's state doesn't allow it, where UIKit raises an
  /// exception.
  private func perform(_ body: () throws -> Void) {
    context.perform {
      do { try body() } catch { preconditionFailure("UIViewPropertyAnimator: \(error)") }
    }
  }
}
