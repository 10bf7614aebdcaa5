import Foundation

/// The default animations of a view controller: its view slides in from below, and out again.
final class SlideTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let key = isPresentation ? UITransitionContextViewKey.to : .from
    guard let moving = transitionContext.view(forKey: key) else { return transitionContext.completeTransition(true) }
    if isPresentation {
      container.addSubview(moving)
      let end = transitionContext.viewController(forKey: .to).map { transitionContext.finalFrame(for: $0) }
      moving.frame = (end ?? container.bounds).offsetBy(dx: 0, dy: container.bounds.height)
    } else if let other = transitionContext.view(forKey: .to) {
      container.insertSubview(other, belowSubview: moving)
      other.frame = container.bounds
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      moving.center.y += self.isPresentation ? -container.bounds.height : container.bounds.height
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
