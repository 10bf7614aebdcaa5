public import Foundation

extension UIViewController {
  /// Adds a child view controller, whose view the caller then adds to this one's.
  public func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes the view controller from its parent.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

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

  /// Calls ``viewWillAppear(_:)`` or ``viewWillDisappear(_:)``, as a container view controller does for its children.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance = (isAppearing, animated)
    tell { if isAppearing { $0.viewWillAppear(animated) } else { $0.viewWillDisappear(animated) } }
  }

  /// Calls ``viewDidAppear(_:)`` or ``viewDidDisappear(_:)`` after ``beginAppearanceTransition(_:animated:)``.
  public func endAppearanceTransition() {
    guard let appearance else { return }
    self.appearance = nil
    tell {
      if appearance.isAppearing {
        $0.viewDidAppear(appearance.isAnimated)
      } else {
        $0.viewDidDisappear(appearance.isAnimated)
      }
    }
  }

  /// Reports an appearance or disappearance to the view controller, and to the children whose views are in its view.
  func tell(_ message: (UIViewController) -> Void) {
    message(self)
    for child in children where child.isViewLoaded && child.view.isDescendant(of: view) { child.tell(message) }
  }
}
