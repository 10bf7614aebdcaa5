/// The driver of a transition, `UIViewControllerInteractiveTransitioning`.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition, held at its beginning.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
