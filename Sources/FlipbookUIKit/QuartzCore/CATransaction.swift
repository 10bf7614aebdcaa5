public import Foundation
import LayerTree

/// Changes of layers that animate together, `CATransaction`, on the stage of the code that calls it.
///
/// Outside of ``begin()`` and ``commit()`` its methods apply to the implicit transaction of the run loop's turn: a
/// timer's call, a touch's, a completion's.
public final class CATransaction: NSObject {
  private static func context(_ function: StaticString = #function) -> StageContext {
    StageContext.require("CATransaction.\(function)")
  }

  private static func current(_ function: StaticString = #function) -> Transaction {
    let context = context(function)
    guard let last = context.transactions.last else { preconditionFailure("a turn has a transaction") }
    return last
  }

  /// Opens a transaction inside the one that is open.
  public class func begin() {
    let context = context()
    context.transactions.append(context.stage.beginTransaction())
  }

  /// Closes the transaction that was opened last; without a ``begin()``, the implicit one, followed by a new one.
  public class func commit() {
    let context = context()
    guard context.transactions.count > 1 else { return context.flush() }
    context.stage.commit(context.transactions.removeLast())
  }

  /// Commits the changes of this turn, unless a transaction is open: from then on, changes of new layers animate.
  public class func flush() { context().flush() }

  /// Returns the duration of implicit animations, in seconds.
  public class func animationDuration() -> CFTimeInterval { current().duration }

  /// Sets the duration, in seconds, of implicit animations, and of explicit ones without a duration.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { current().duration = dur }

  /// Returns the pace of implicit animations, if it has been set.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    current().timingFunction.map { CAMediaTimingFunction($0) }
  }

  /// Sets the pace of implicit animations.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current().timingFunction = function?.function
  }

  /// Returns a Boolean value that indicates whether changes are immediate.
  public class func disableActions() -> Bool { current().disablesActions }

  /// Sets whether changes are immediate.
  public class func setDisableActions(_ flag: Bool) { current().disablesActions = flag }

  /// Sets a block to call when all animations that are added to the transaction from now on have ended.
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
/// The key of the setting for immediate changes.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's pace.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion.
public let kCATransactionCompletionBlock = "completionBlock"
