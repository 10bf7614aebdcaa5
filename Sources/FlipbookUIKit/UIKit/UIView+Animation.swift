public import Foundation
import LayerTree
import Motion

extension UIView {
  /// Options of animation blocks.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out views inside while it animates.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches on views while they move, as is always the case here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins with the presentation value.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats forever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back as well.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draws the view again while it moves; it makes no difference here.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides views in a transition instead of removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes nothing from the block around; it makes no difference here.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow in the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turns the view from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the view from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls the view up; not supported by Flipbook.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls the view down; not supported by Flipbook.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Dissolves the view.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns the view from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns the view from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    var options: ViewAnimationOptions {
      let curves: [TimingFunction] = [.easeInEaseOut, .easeIn, .easeOut, .linear]
      return ViewAnimationOptions(
        curve: curves[Int(rawValue >> 16 & 3)], beginsFromCurrentState: contains(.beginFromCurrentState),
        repeats: contains(.repeat), autoreverses: contains(.autoreverse),
        overridesInheritedDuration: contains(.overrideInheritedDuration),
        overridesInheritedCurve: contains(.overrideInheritedCurve))
    }

    /// The transition, nil for none.
    var transition: ViewTransition? {
      switch rawValue >> 20 & 7 {
      case 0: nil
      case 1: .flipFromLeft
      case 2: .flipFromRight
      case 5: .crossDissolve
      case 6: .flipFromTop
      case 7: .flipFromBottom
      default: preconditionFailure("Flipbook has no picture for curls: use another transition")
      }
    }
  }

  /// Options of keyframe blocks.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out views inside while it animates.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows touches on views while they move, as is always the case here.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins with the presentation value.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back as well.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes nothing from the block around.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// In straight lines.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// In jumps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// In straight lines at one speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve at one speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: CalculationMode {
      let modes: [CalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
      let index = Int(rawValue >> 10 & 15)
      return index < modes.count ? modes[index] : .linear
    }

    /// The bits of the curve match the ones of animation blocks: code sets a curve with these.
    var options: ViewAnimationOptions { AnimationOptions(rawValue: rawValue & ~(15 << 10)).options }
  }

  /// A curve by name.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at first.
    case easeIn
    /// Slow in the end.
    case easeOut
    /// Even pace.
    case linear

    var function: TimingFunction {
      switch self {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// Animates the changes of a block.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let context = StageContext.require("UIView.animate(withDuration:)")
    context.stage.animate(
      duration: duration, delay: delay, options: options.options, animations, completion: context.performing(completion)
    )
  }

  /// Animates the changes of a block.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes of a block with a spring.
  ///
  /// - Precondition: The constants describe a spring that UIKit's search terminates for.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let context = StageContext.require("UIView.animate(withDuration:usingSpringWithDamping:)")
    guard duration > 0 else {
      return animate(withDuration: 0, delay: delay, options: options, animations: animations, completion: completion)
    }
    let options = options.options
    do throws(SpringError) {
      let spring = try UIKitSpring(
        duration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity),
        generation: context.stage.uiKitGeneration, timingFunction: options.curve)
      context.stage.animate(
        spring: spring, delay: delay, options: options, animations, completion: context.performing(completion))
    } catch {
      preconditionFailure("UIView.animate(withDuration:usingSpringWithDamping:): \(error)")
    }
  }

  /// Animates a block's changes with a spring of a perceived duration and a bounce, as since iOS 17.
  ///
  /// Below a bounce of 0 it plays Core Animation's overdamped curve, with overshoot.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let context = StageContext.require("UIView.animate(springDuration:)")
    let curve = SpringError.trapping { () throws(SpringError) in
      try SpringCurve(
        perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
    }
    context.stage.animate(
      spring: SpringTimingParameters(curve), delay: delay, options: options.options, animations,
      completion: context.performing(completion))
  }

  /// Animates the changes of keyframes in a block.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let context = StageContext.require("UIView.animateKeyframes(withDuration:)")
    do {
      try context.stage.animateKeyframes(
        duration: duration, delay: delay, options: options.options, calculationMode: options.calculationMode,
        animations, completion: context.performing(completion))
    } catch {
      preconditionFailure("UIView.animateKeyframes(withDuration:): \(error)")
    }
  }

  /// Adds a keyframe to the block around.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    StageContext.require("UIView.addKeyframe(withRelativeStartTime:)").stage
      .addKeyframe(relativeStart: frameStartTime, relativeDuration: frameDuration, animations)
  }

  /// Transitions a view from its current image to the one after a block.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let context = StageContext.require("UIView.transition(with:)")
    guard let style = options.transition else {
      context.stage.withoutAnimation { animations?() }
      return context.stage.performSoon { context.perform { completion?(true) } }
    }
    context.stage.transition(
      with: view.layer.backing, duration: duration, style: style, options: options.options, { animations?() },
      completion: context.performing(completion))
  }

  /// Passes from one view to another, replacing it.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else { return }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Changes views without animating them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    guard let context = StageContext.current else { return actionsWithoutAnimation() }
    context.stage.withoutAnimation(actionsWithoutAnimation)
  }

  /// The duration of the block around, in seconds; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval { StageContext.current?.stage.inheritedDuration ?? 0 }
}

extension StageContext {
  /// A completion that is called as code of the stage.
  func performing(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
    completion.map { completion in { [unowned self] finished in perform { completion(finished) } } }
  }
}
