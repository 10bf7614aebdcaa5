/// The driver of a transition, `UIViewControllerInteractiveTransitioning`.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition, held at its beginning.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// A Boolean value that indicates whether the transition is driven from its beginning.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
