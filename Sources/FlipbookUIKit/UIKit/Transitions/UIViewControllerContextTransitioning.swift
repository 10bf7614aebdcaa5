public import Foundation

/// A transition between view controllers, `UIViewControllerContextTransitioning`.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that contains the transition; an animator adds the new view to it.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// Returns a view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition; nil for one that does not move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a view controller's view at the beginning.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a view controller's view in the end.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Notes the progress of a transition driven by a gesture.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Notes that a gesture lets the transition go to its end.
  func finishInteractiveTransition()
  /// Notes that a gesture lets the transition go back.
  func cancelInteractiveTransition()
  /// Ends the transition; an animator calls it.
  func completeTransition(_ didComplete: Bool)
}
