public import Foundation
import LayerTree
public import Motion

extension UIView {
  /// Options of animation blocks.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews as part of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches on views while they animate, which is always the case here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins at the presentation value.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats forever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Follows each run with a reversed one.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration when nested in another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve when nested in another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraws the view during the animation; it has no effect.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides views in a transition instead of removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits no options from the enclosing block; it has no effect.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// A slow start and end.
    public static let curveEaseInOut: AnimationOptions = []
    /// A slow start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A slow end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips the view about its vertical axis, the left side coming to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view about its vertical axis, the right side coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls the view up; not supported by Flipbook.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls the view down; not supported by Flipbook.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Dissolves from the old to the new image.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips the view about its horizontal axis, the top coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view about its horizontal axis, the bottom coming to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    var options: ViewAnimationOptions {
      let curves: [TimingFunction] = [.easeInEaseOut, .easeIn, .easeOut, .linear]
      return ViewAnimationOptions(
        curve: curves[Int(rawValue >> 16 & 3)], beginsFromCurrentState: contains(.beginFromCurrentState),
        repeats: contains(.repeat), autoreverses: contains(.autoreverse),
        overridesInheritedDuration: contains(.overrideInheritedDuration),
        overridesInheritedCurve: contains(.overrideInheritedCurve))
    }

    /// The view transition; nil for none.
    var transition: ViewTransition? {
      switch rawValue >> 20 & 7 {
      case 0: nil
      case 1: .flipFromLeft
      case 2: .flipFromRight
      case 5: .crossDissolve
      case 6: .flipFromTop
      case 7: .flipFromBottom
      default: preconditionFailure("Flipbook does not support curl transitions: use another transition")
      }
    }
  }

  /// Options of keyframe blocks.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews as part of the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows touches on views while they animate, which is always the case here.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins at the presentation value.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Follows each run with a reversed one.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration when nested in another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inherits no options from the enclosing block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Linear interpolation.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// No interpolation.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear interpolation at constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve at constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: CalculationMode {
      let modes: [CalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
      let index = Int(rawValue >> 10 & 15)
      return index < modes.count ? modes[index] : .linear
    }

    /// The bits of the curve match those of animation blocks, which code uses to set a curve.
    var options: ViewAnimationOptions { AnimationOptions(rawValue: rawValue & ~(15 << 10)).options }
  }

  /// A predefined timing curve.
  public enum AnimationCurve: Int, Sendable {
    /// A slow start and end.
    case easeInOut
    /// A slow start.
    case easeIn
    /// A slow end.
    case easeOut
    /// Constant speed.
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

  /// Animates the changes made by a block.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let context = StageContext.require("UIView.animate(withDuration:)")
    context.stage.animate(
      duration: context.animatesViews ? duration : 0, delay: delay, options: options.options, animations,
      completion: context.performing(completion)
    )
  }

  /// Animates the changes made by a block.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes made by a block with a spring.
  ///
  /// - Precondition: The constants describe a valid spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let context = StageContext.require("UIView.animate(withDuration:usingSpringWithDamping:)")
    guard duration > 0, context.animatesViews else {
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

  /// Animates the changes made by a block with a spring that has a perceptual duration and a bounce, as in iOS 17.
  ///
  /// For a negative bounce, it plays Core Animation's overdamped curve, which overshoots.
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

  /// Animates the changes made by a block with an animation of SwiftUI, as in iOS 18.
  ///
  /// - Parameters:
  ///   - animation: The curve or spring, with its delay, speed, and repetition.
  ///   - changes: Sets properties of views.
  ///   - completion: Called when the animation is logically complete, though a spring may still be settling.
  public class func animate(
    _ animation: SwiftUIAnimation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    let context = StageContext.require("UIView.animate(_:changes:completion:)")
    guard context.animatesViews else {
      context.stage.withoutAnimation(changes)
      return context.stage.performSoon { [unowned context] in context.perform { completion?() } }
    }
    context.stage.withAnimation(
      animation, changes,
      completion: completion.map { completion in { [unowned context] _ in context.perform(completion) } })
  }

  /// Animates the keyframes added by a block.
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

  /// Adds a keyframe to the enclosing block.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    StageContext.require("UIView.addKeyframe(withRelativeStartTime:)").stage
      .addKeyframe(relativeStart: frameStartTime, relativeDuration: frameDuration, animations)
  }

  /// Transitions a view from its current image to the one after a block's changes.
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

  /// Transitions from one view to another, replacing it.
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

  /// A Boolean value that indicates whether blocks animate.
  public class var areAnimationsEnabled: Bool { StageContext.current?.animatesViews ?? true }

  /// Enables or disables the animations of blocks that begin afterward.
  public class func setAnimationsEnabled(_ enabled: Bool) { StageContext.current?.animatesViews = enabled }

  /// Performs changes without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    guard let context = StageContext.current else { return actionsWithoutAnimation() }
    context.stage.withoutAnimation(actionsWithoutAnimation)
  }

  /// The duration of the enclosing block, in seconds; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval { StageContext.current?.stage.inheritedDuration ?? 0 }
}

extension StageContext {
  /// Returns a completion that is performed as code of the stage.
  func performing(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
    completion.map { completion in { [unowned self] finished in perform { completion(finished) } } }
  }
}
