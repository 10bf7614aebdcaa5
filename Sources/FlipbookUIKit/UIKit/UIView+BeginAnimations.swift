public import Foundation
import LayerTree
import Motion

/// The settings of an animation between `UIView.beginAnimations` and `UIView.commitAnimations`.
final class OpenViewAnimation {
  let identifier: String?
  var duration = 0.2
  var delay = 0.0
  var curve = UIView.AnimationCurve.easeInOut
  var repeatCount: Float = 0
  var autoreverses = false
  var beginsFromCurrentState = false
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  /// The view that is transitioned, with the style.
  var transition: (view: UIView, style: ViewTransition)?
  private var changeCount = 0
  private var isCommitted = false
  private var isFinished = true

  init(_ identifier: String?) { self.identifier = identifier }

  var options: ViewAnimationOptions {
    ViewAnimationOptions(
      curve: curve.function, beginsFromCurrentState: beginsFromCurrentState, repeats: repeatCount > 0,
      autoreverses: autoreverses)
  }

  /// Performs a change of a view, and animates it.
  func animate(on context: StageContext, _ change: () -> Void) {
    changeCount += 1
    context.stage.animate(
      duration: context.animatesViews ? duration : 0, delay: delay, options: options, change,
      completion: { [unowned context] finished in context.perform { self.changeEnded(finished) } })
  }

  /// Calls the delegate's methods at the beginning and, after the last change, at the end.
  func commit(on context: StageContext) {
    if let delegate, let willStart { _ = willStart.call(on: delegate, identifier) }
    changeCount += 1
    isCommitted = true
    context.stage.performSoon { [unowned context] in context.perform { self.changeEnded(true) } }
  }

  private func changeEnded(_ finished: Bool) {
    changeCount -= 1
    isFinished = isFinished && finished
    guard isCommitted, changeCount == 0, let delegate, let didStop else { return }
    _ = didStop.call(on: delegate, identifier, NSNumber(value: isFinished))
  }
}

extension UIView {
  private static func open(_ function: StaticString = #function) -> OpenViewAnimation? {
    StageContext.require("UIView.\(function)").openViewAnimations.last
  }

  /// Begins an animation: changes of views animate until ``commitAnimations()``.
  ///
  /// The context isn't passed on.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    StageContext.require("UIView.beginAnimations").openViewAnimations.append(
      OpenViewAnimation(animationID))
  }

  /// Ends the animation that was begun last.
  public class func commitAnimations() {
    let context = StageContext.require("UIView.commitAnimations")
    guard let last = context.openViewAnimations.popLast() else { return }
    if let (view, style) = last.transition {
      context.stage.transition(
        with: view.layer.backing, duration: last.duration, style: style, options: last.options, {})
    }
    last.commit(on: context)
  }

  /// Sets the duration in seconds; 0.2 by default.
  public class func setAnimationDuration(_ duration: TimeInterval) { open()?.duration = duration }

  /// Sets the delay in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { open()?.delay = delay }

  /// Sets the curve.
  public class func setAnimationCurve(_ curve: AnimationCurve) { open()?.curve = curve }

  /// Sets the number of repetitions: more than 0 repeats forever.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    if repeatCount > 0, repeatCount < 1000 {
      Unsupported.report("UIView.setAnimationRepeatCount(\(repeatCount))", "the animation repeats forever")
    }
    open()?.repeatCount = repeatCount
  }

  /// Sets whether each run is followed by a reversed one.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    open()?.autoreverses = repeatAutoreverses
  }

  /// Sets whether the animation begins at the presentation value.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    open()?.beginsFromCurrentState = fromCurrentState
  }

  /// Sets the object with the methods for the beginning and the end.
  public class func setAnimationDelegate(_ delegate: Any?) { open()?.delegate = delegate as AnyObject }

  /// Sets the method to call at the beginning, with the identifier.
  public class func setAnimationWillStart(_ selector: Selector?) { open()?.willStart = selector }

  /// Sets the method to call at the end, with the identifier and a Boolean value.
  public class func setAnimationDidStop(_ selector: Selector?) { open()?.didStop = selector }

  /// Sets a transition of a view, which shows the changes made until the commit.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    guard let style = transition.style else { return }
    open()?.transition = (view, style)
  }

  /// A transition of a view, `UIView.AnimationTransition`.
  public enum AnimationTransition: Int, Sendable {
    /// None.
    case none
    /// Flips the view about its vertical axis, the left side coming to the front.
    case flipFromLeft
    /// Flips the view about its vertical axis, the right side coming to the front.
    case flipFromRight
    /// Curls the view up; not supported by Flipbook.
    case curlUp
    /// Curls the view down; not supported by Flipbook.
    case curlDown

    fileprivate var style: ViewTransition? {
      switch self {
      case .none: nil
      case .flipFromLeft: .flipFromLeft
      case .flipFromRight: .flipFromRight
      case .curlUp, .curlDown:
        preconditionFailure("Flipbook does not support curl transitions: use another transition")
      }
    }
  }
}
