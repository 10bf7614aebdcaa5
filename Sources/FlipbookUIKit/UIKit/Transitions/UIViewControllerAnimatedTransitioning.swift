public import Foundation

/// The animation controller of a transition, `UIViewControllerAnimatedTransitioning`.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the transition in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the new view to the container, animates, and completes the transition at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
