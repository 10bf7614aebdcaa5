import Foundation
import LayerTree
import Motion

/// The settings of an animation between `UIView.beginAnimations` and `UIView.commitAnimations`.
final class OpenViewAnimation {
  let identifier: String?
  /// The duration, in seconds.
  var duration = 0.2
  /// The delay, in seconds.
  var delay = 0.0
  var curve: TimingFunction
  var repeatCount: Float = 0
  var autoreverses = false
  var beginsFromCurrentState = false
  weak var delegate: AnyObject?
  /// Calls the delegate at the beginning.
  var willStart: ((_ delegate: AnyObject) -> Void)?
  /// Calls the delegate at the end.
  var didStop: ((_ delegate: AnyObject, _ finished: Bool) -> Void)?
  /// The layer of the view that is transitioned, with the style.
  var transition: (layer: Layer, style: ViewTransition)?
  private var changeCount = 0
  private var isCommitted = false
  private var isFinished = true

  init(_ identifier: String?, curve: TimingFunction) { (self.identifier, self.curve) = (identifier, curve) }

  var options: ViewAnimationOptions {
    ViewAnimationOptions(
      curve: curve, beginsFromCurrentState: beginsFromCurrentState, repeats: repeatCount > 0,
      autoreverses: autoreverses)
  }

  /// Performs a change of a view, and animates it.
  func animate(on context: StageContext, _ change: () -> Void) {
    changeCount += 1
    context.stage.animate(
      duration: context.animatesViews ? duration : 0, delay: delay, options: options, change,
      completion: { [unowned context] finished in context.perform { self.changeEnded(finished) } })
  }

  /// Calls the delegate at the beginning and, after the last change, at the end.
  func commit(on context: StageContext) {
    if let delegate { willStart?(delegate) }
    changeCount += 1
    isCommitted = true
    context.stage.performSoon { [unowned context] in context.perform { self.changeEnded(true) } }
  }

  private func changeEnded(_ finished: Bool) {
    changeCount -= 1
    isFinished = isFinished && finished
    if isCommitted, changeCount == 0, let delegate { didStop?(delegate, isFinished) }
  }
}
