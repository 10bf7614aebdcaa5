/// The transition of a view controller that animations accompany, `UIViewControllerTransitionCoordinator`.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Adds animations to the transition.
  ///
  /// - Returns: False if they don't accompany it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// The state of the transition, `UIViewControllerTransitionCoordinatorContext`.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// A Boolean value that indicates whether the transition animates.
  var isAnimated: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: Double { get }
  /// A Boolean value that indicates whether the transition has been canceled.
  var isCancelled: Bool { get }
  /// The view that contains the transition.
  var containerView: UIView { get }
  /// Returns a view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition; nil for a view that does not take part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinator {
  /// Adds animations to the transition, without a completion handler.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
