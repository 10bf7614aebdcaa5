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
}
