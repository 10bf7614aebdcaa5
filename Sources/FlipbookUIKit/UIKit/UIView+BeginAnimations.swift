public import Foundation
import LayerTree
import Motion

extension UIView {
  private static func open(_ function: StaticString = #function) -> OpenViewAnimation? {
    StageContext.require("UIView.\(function)").openViewAnimations.last
  }

  /// Begins an animation: changes of views animate until ``commitAnimations()``.
  ///
  /// The context isn't passed on.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    StageContext.require("UIView.beginAnimations").openViewAnimations.append(
      OpenViewAnimation(animationID, curve: AnimationCurve.easeInOut.function))
  }

  /// Ends the animation that was begun last.
  public class func commitAnimations() {
    let context = StageContext.require("UIView.commitAnimations")
    guard let last = context.openViewAnimations.popLast() else { return }
    if let (layer, style) = last.transition {
      context.stage.transition(
        with: layer, duration: last.duration, style: style, options: last.options, {})
    }
    last.commit(on: context)
  }

  /// Sets the duration in seconds; 0.2 by default.
  public class func setAnimationDuration(_ duration: TimeInterval) { open()?.duration = duration }

  /// Sets the delay in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { open()?.delay = delay }

  /// Sets the curve.
  public class func setAnimationCurve(_ curve: AnimationCurve) { open()?.curve = curve.function }

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
  public class func setAnimationWillStart(_ selector: Selector?) {
    let animation = open()
    let identifier = animation?.identifier
    animation?.willStart = selector.map { selector in { _ = selector.call(on: $0, identifier) } }
  }

  /// Sets the method to call at the end, with the identifier and a Boolean value.
  public class func setAnimationDidStop(_ selector: Selector?) {
    let animation = open()
    let identifier = animation?.identifier
    animation?.didStop = selector.map { selector in { _ = selector.call(on: $0, identifier, NSNumber(value: $1)) } }
  }

  /// Sets a transition of a view, which shows the changes made until the commit.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    guard let style = transition.style else { return }
    open()?.transition = (view.layer.backing, style)
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
