public import Foundation

/// The context of a transition between view controllers, `UIViewControllerContextTransitioning`.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that contains the transition; an animation controller adds the new view to it.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition is interactive.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// Returns a view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition; nil for a view that does not take part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the initial frame of a view controller's view.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the final frame of a view controller's view.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Reports the progress of an interactive transition.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that an interactive transition will complete.
  func finishInteractiveTransition()
  /// Reports that an interactive transition has been canceled.
  func cancelInteractiveTransition()
  /// Ends the transition; called by the animation controller.
  func completeTransition(_ didComplete: Bool)
}
