public import Foundation

/// An action for assistive technology, `UIAccessibilityCustomAction`; it is never performed.
open class UIAccessibilityCustomAction: NSObject {
  /// The name of the action.
  open var name: String
  /// The target of the action.
  open weak var target: AnyObject?
  /// The method of the target.
  open var selector: Selector?

  /// Creates an action.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    self.target = target.map { $0 as AnyObject }
  }

  /// Creates an action with a closure.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) { self.name = name }
}
