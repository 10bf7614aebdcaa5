import Foundation

/// The default animations of a navigation controller: a view slides in from the right over the previous one, which
/// moves slightly to the left and darkens; going back reverses this.
final class StackTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  /// The fraction of the width that the lower view moves.
  private static let parallax = 0.3
  /// The opacity of the black overlay on the lower view.
  private static let darkness = 0.1

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(true)
    }
    let (upper, lower) = isPush ? (to, from) : (from, to)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    container.addSubview(lower)
    container.addSubview(shade)
    container.addSubview(upper)
    let (bounds, isPush) = (container.bounds, isPush)
    func show(isUp: Bool) {
      upper.frame = isUp ? bounds : bounds.offsetBy(dx: bounds.width, dy: 0)
      lower.frame = isUp ? bounds.offsetBy(dx: -bounds.width * Self.parallax, dy: 0) : bounds
      shade.frame = lower.frame
      shade.alpha = isUp ? Self.darkness : 0
    }
    show(isUp: !isPush)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
    ) {
      show(isUp: isPush)
    } completion: { _ in
      shade.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
