public import Foundation

extension NSObject {
  /// Calls a method.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Any? { aSelector.call(on: self) }

  /// Calls a method with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Any? {
    aSelector.call(on: self, object)
  }

  /// Calls a method with two arguments.
  @discardableResult
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Any? {
    aSelector.call(on: self, object1, object2)
  }

  /// Calls a method after a delay, in seconds, at a tick of the stage.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let requests = StageContext.require("perform(_:with:afterDelay:)").performRequests
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      requests.remove(timer)
      aSelector.call(on: self, anArgument)
    }
    requests.add(timer, target: self, aSelector)
    timer.schedule()
  }

  /// Calls a method after a delay, in seconds, at a tick of the stage.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) { perform(aSelector, with: anArgument, afterDelay: delay) }

  /// Calls a method on the stage's only thread, immediately.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    aSelector.call(on: self, arg)
  }

  /// Returns a Boolean value that indicates whether the object has the selector's method.
  public func responds(to aSelector: Selector?) -> Bool { aSelector?.isMethod(of: self) ?? false }

  /// Cancels the delayed calls of an object's methods.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    StageContext.current?.performRequests.cancel(target: aTarget as AnyObject, nil)
  }

  /// Cancels the delayed calls of a method; the argument is not compared.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) { StageContext.current?.performRequests.cancel(target: aTarget as AnyObject, aSelector) }
}

/// The pending calls of `perform(_:with:afterDelay:)`.
final class PerformRequests {
  private var pending: [(timer: Timer, target: AnyObject, selector: Selector)] = []

  func add(_ timer: Timer, target: AnyObject, _ selector: Selector) { pending.append((timer, target, selector)) }

  func remove(_ timer: Timer) { pending.removeAll { $0.timer === timer } }

  func cancel(target: AnyObject, _ selector: Selector?) {
    let isCanceled = { (call: (timer: Timer, target: AnyObject, selector: Selector)) in
      call.target === target && (selector == nil || call.selector == selector)
    }
    for call in pending where isCanceled(call) { call.timer.invalidate() }
    pending.removeAll(where: isCanceled)
  }
}

extension StageContext {
  /// The pending calls of `perform(_:with:afterDelay:)`.
  var performRequests: PerformRequests { stage.companion { PerformRequests() } }
}
