public import Foundation
import LayerTree

/// A group of layer changes that animate together, `CATransaction`, on the stage of the calling code.
///
/// Outside of ``begin()`` and ``commit()``, its methods apply to the implicit transaction of the current turn of the
/// run loop: a call of a timer, a touch handler, or a completion handler.
public final class CATransaction: NSObject {
  private static func context(_ function: StaticString = #function) -> StageContext {
    StageContext.require("CATransaction.\(function)")
  }

  private static func current(_ function: StaticString = #function) -> Transaction {
    let context = context(function)
    guard let last = context.transactions.last else { preconditionFailure("there is no current transaction") }
    return last
  }

  /// Begins a transaction nested in the current one.
  public class func begin() {
    let context = context()
    context.transactions.append(context.stage.beginTransaction())
  }

  /// Commits the most recently begun transaction; without a ``begin()``, commits the implicit one and begins another.
  public class func commit() {
    let context = context()
    guard context.transactions.count > 1 else { return context.flush() }
    context.stage.commit(context.transactions.removeLast())
  }

  /// Commits the changes of this turn unless a transaction is open; afterward, changes of new layers animate.
  public class func flush() { context().flush() }

  /// Returns the duration of implicit animations, in seconds.
  public class func animationDuration() -> CFTimeInterval { current().duration }

  /// Sets the duration, in seconds, of implicit animations, and of explicit ones without a duration.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { current().duration = dur }

  /// Returns the timing function of implicit animations, if it has been set.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    current().timingFunction.map { CAMediaTimingFunction($0) }
  }

  /// Sets the timing function of implicit animations.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current().timingFunction = function?.function
  }

  /// Returns a Boolean value that indicates whether changes are immediate.
  public class func disableActions() -> Bool { current().disablesActions }

  /// Sets whether changes are immediate.
  public class func setDisableActions(_ flag: Bool) { current().disablesActions = flag }

  /// Sets a block to call when all animations subsequently added to the transaction have ended.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    let context = context()
    guard let block else { return }
    context.stage.setCompletion(of: current()) { context.perform(block) }
  }

  /// Returns a setting of the transaction.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
    case kCATransactionDisableActions: NSNumber(value: disableActions())
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    default: nil
    }
  }

  /// Changes a setting of the transaction.
  ///
  /// - Precondition: The key is one of Core Animation's.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: setAnimationDuration(anObject.flatMap { Double(boxed: $0) } ?? 0.25)
    case kCATransactionDisableActions: setDisableActions((anObject.flatMap { Double(boxed: $0) } ?? 0) != 0)
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: preconditionFailure("CATransaction has no setting '\(key)'")
    }
  }
}

/// The key of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the setting that disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"
