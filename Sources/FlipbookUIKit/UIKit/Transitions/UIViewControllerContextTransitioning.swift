public import Foundation

/// A view controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is seen at the beginning.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The one that is seen in the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is seen at the beginning.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The one that is seen in the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// A transition between view controllers, `UIViewControllerContextTransitioning`.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition is seen; an animator adds the view that comes.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition has gone back.
  var transitionWasCancelled: Bool { get }
  /// Returns a view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a view controller's view at the beginning.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a view controller's view in the end.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Notes how far a gesture has driven the transition.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Notes that a gesture lets the transition go to its end.
  func finishInteractiveTransition()
  /// Notes that a gesture lets the transition go back.
  func cancelInteractiveTransition()
  /// Ends the transition; an animator calls it.
  func completeTransition(_ didComplete: Bool)
}

/// The animations of a transition, `UIViewControllerAnimatedTransitioning`.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the length of the transition in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the view that comes to the container, animates, and completes the transition in the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The driver of a transition, `UIViewControllerInteractiveTransitioning`.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition, held at its beginning.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// The makers of a transition's animations, `UIViewControllerTransitioningDelegate`; all methods are optional.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animations that present a view controller; nil for the usual ones.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animations that dismiss a view controller; nil for the usual ones.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the driver of a presentation; nil for one that plays by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the driver of a dismissal; nil for one that plays by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// The usual animations.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The usual animations.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// A presentation that plays by itself.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// A dismissal that plays by itself.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
