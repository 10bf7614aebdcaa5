public import Foundation

extension UIViewController {
  /// Transitions from one child's view to another's, replacing it in the view.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is visible.
  ///   - toViewController: The child whose view appears.
  ///   - duration: The duration in seconds.
  ///   - options: The curve, and the transition of the view; without one, only the changes of `animations` animate.
  ///   - animations: Changes to animate; nil for none.
  ///   - completion: Called when the animations have finished or have been interrupted.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let (old, new) = fromViewController.view.flatMap({ old in toViewController.view.map { (old, $0) } }),
      let container = old.superview
    else { return }
    func end(_ finished: Bool) {
      old.removeFromSuperview()
      completion?(finished)
    }
    if options.transition != nil {
      UIView.transition(
        with: container, duration: duration, options: options,
        animations: {
          container.insertSubview(new, aboveSubview: old)
          old.isHidden = true
          animations?()
        },
        completion: { finished in
          old.isHidden = false
          end(finished)
        })
    } else {
      UIView.performWithoutAnimation { container.insertSubview(new, aboveSubview: old) }
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
    }
  }

  /// Reports an appearance or disappearance to the view controller, and to the children whose views are in its view.
  func tell(_ message: (UIViewController) -> Void) {
    message(self)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.isViewLoaded && child.view.isDescendant(of: view) { child.tell(message) }
  }
}
