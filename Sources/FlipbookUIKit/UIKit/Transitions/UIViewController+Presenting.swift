extension UIViewController {
  /// Presents a view controller; see ``present(_:animated:completion:)``.
  final func show(_ presented: UIViewController, animated flag: Bool, completion: (() -> Void)?) {
    guard let window = view.window else {
      preconditionFailure("attempt to present \(presented) on \(self), whose view is not in a window")
    }
    precondition(
      presentedViewController == nil, "attempt to present \(presented) on \(self), which is already presenting")
    let container = PresentationContainer(frame: window.bounds)
    window.addSubview(container)
    (presentedViewController, presented.presentingViewController) = (presented, self)
    presented.container = container
    let delegate = presented.transitioningDelegate
    let controller =
      presented.modalPresentationStyle == .custom
      ? delegate?.presentationController(forPresented: presented, presenting: self, source: self) : nil
    presented.presentationController = controller
    controller?.containerView = container
    container.presentation = controller
    let replaces = controller?.shouldRemovePresentersView ?? presented.modalPresentationStyle.replaces
    let home = view.superview
    if replaces { container.addSubview(view) }
    presented.view.frame = controller?.frameOfPresentedViewInContainerView ?? container.bounds
    if controller == nil, presented.preferredContentSize != .zero,
      [.pageSheet, .formSheet, .popover].contains(presented.modalPresentationStyle)
    {
      Unsupported.report(
        "UIViewController.preferredContentSize", "sheets and popovers cover the whole window")
    }
    presented.tell { $0.viewWillAppear(flag) }
    if replaces { tell { $0.viewWillDisappear(flag) } }
    let animator =
      delegate?.animationController(forPresented: presented, presenting: self, source: self)
      ?? SlideTransition(isPresentation: true)
    run(
      animator, delegate?.interactionControllerForPresentation(using: animator), animated: flag, from: self,
      to: presented, in: container, replaces: replaces, controller
    ) { [self] isComplete in
      if isComplete {
        if replaces { view.removeFromSuperview() }
        presented.tell { $0.viewDidAppear(flag) }
        if replaces { tell { $0.viewDidDisappear(flag) } }
        completion?()
      } else {
        presented.view.removeFromSuperview()
        leave(container, for: home)
        forget(presented)
      }
    }
  }

  /// Dismisses a view controller; see ``dismiss(animated:completion:)``.
  final func hide(animated flag: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    guard let container = presented.container else { return }
    let controller = presented.presentationController
    let replaces = controller?.shouldRemovePresentersView ?? presented.modalPresentationStyle.replaces
    let delegate = presented.transitioningDelegate
    let animator =
      delegate?.animationController(forDismissed: presented) ?? SlideTransition(isPresentation: false)
    if replaces { tell { $0.viewWillAppear(flag) } }
    presented.tell { $0.viewWillDisappear(flag) }
    run(
      animator, delegate?.interactionControllerForDismissal(using: animator), animated: flag, from: presented, to: self,
      in: container, replaces: replaces, controller
    ) { [self] isComplete in
      if isComplete {
        presented.view.removeFromSuperview()
        leave(container, for: replaces ? container.superview : view.superview)
        forget(presented)
        if replaces { tell { $0.viewDidAppear(flag) } }
        presented.tell { $0.viewDidDisappear(flag) }
        completion?()
      } else if replaces {
        view.removeFromSuperview()
      }
    }
  }

  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ driver: (any UIViewControllerInteractiveTransitioning)?, animated: Bool, from: UIViewController,
    to: UIViewController, in container: UIView, replaces: Bool, _ controller: UIPresentationController?,
    ending: @escaping (Bool) -> Void
  ) {
    guard animated else {
      if let controller {
        if from === self {
          controller.presentationTransitionWillBegin()
        } else {
          controller.dismissalTransitionWillBegin()
        }
      }
      if to.view.superview !== container, replaces || from === self {
        container.addSubview(to.view)
        to.view.frame = controller?.frameOfPresentedViewInContainerView ?? container.bounds
      }
      ending(true)
      if let controller {
        if from === self {
          controller.presentationTransitionDidEnd(true)
        } else {
          controller.dismissalTransitionDidEnd(true)
        }
      }
      return
    }
    let context = PresentationContext(
      in: container, from: from, to: to, isPresentation: from === self, replaces: replaces, animator: animator,
      driver: driver, presentation: controller, ending: ending)
    context.start()
  }

  /// Removes a container, and moves the view back to its original superview.
  private func leave(_ container: UIView, for home: UIView?) {
    if let home, view.superview !== home { home.insertSubview(view, belowSubview: container) }
    container.removeFromSuperview()
  }

  private func forget(_ presented: UIViewController) {
    (presentedViewController, presented.presentingViewController, presented.container) = (nil, nil, nil)
    presented.presentationController = nil
  }
}
