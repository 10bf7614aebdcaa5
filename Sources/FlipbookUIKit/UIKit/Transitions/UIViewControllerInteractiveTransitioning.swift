/// The interaction controller of a transition, `UIViewControllerInteractiveTransitioning`.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition, paused at its start.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// A Boolean value that indicates whether the transition is interactive from the start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// True by default.
  public var wantsInteractiveStart: Bool { true }
}
