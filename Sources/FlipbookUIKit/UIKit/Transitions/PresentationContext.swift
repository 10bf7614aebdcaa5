import Foundation

/// A transition between two view controllers: a presentation, dismissal, push, or pop.
final class PresentationContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated = true
  let isInteractive: Bool
  private(set) var transitionWasCancelled = false
  let animator: any UIViewControllerAnimatedTransitioning
  private let from: UIViewController
  private let to: UIViewController
  /// True if the presenting view takes part in the transition.
  private let replaces: Bool
  private let isPresentation: Bool
  private var ending: ((Bool) -> Void)?
  /// The controller of the presentation; nil for none.
  private let presentation: UIPresentationController?
  /// The coordinator of animations beside the transition, until its end.
  private var coordinator: TransitionCoordinator?
  /// The interaction controller, retained during the transition.
  private var driver: (any UIViewControllerInteractiveTransitioning)?

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - containerView: The view that contains the transition.
  ///   - from: The view controller that is removed or covered.
  ///   - to: The view controller that appears or is uncovered.
  ///   - isPresentation: True if `to` is presented or pushed, rather than `from` dismissed or popped.
  ///   - replaces: True if the presenting view takes part in the transition.
  ///   - animator: The animation controller.
  ///   - driver: The interaction controller; nil for a transition without interaction.
  ///   - presentation: The controller of the presentation; nil for none.
  ///   - ending: Called once at the end, with true if the transition has finished.
  init(
    in containerView: UIView, from: UIViewController, to: UIViewController, isPresentation: Bool, replaces: Bool,
    animator: any UIViewControllerAnimatedTransitioning, driver: (any UIViewControllerInteractiveTransitioning)?,
    presentation: UIPresentationController? = nil, ending: @escaping (Bool) -> Void
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.isPresentation = isPresentation
    self.replaces = replaces
    self.animator = animator
    self.presentation = presentation
    self.driver = driver?.wantsInteractiveStart == true ? driver : nil
    isInteractive = self.driver != nil
    self.ending = ending
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: isPresentation ? (replaces ? from.view : nil) : presentedView(of: from)
    case .to: isPresentation ? presentedView(of: to) : (replaces ? to.view : nil)
    default: nil
    }
  }

  private func presentedView(of controller: UIViewController) -> UIView? {
    presentation?.presentedView ?? controller.view
  }

  private var presentedFrame: CGRect { presentation?.frameOfPresentedViewInContainerView ?? containerView.bounds }

  func initialFrame(for vc: UIViewController) -> CGRect {
    guard vc === from else { return .zero }
    return isPresentation ? containerView.bounds : presentedFrame
  }

  /// Returns the final frame of a view controller's view.
  ///
  /// For the view controller that is covered or dismissed, this is the current frame, or zero if the presenting view is
  /// removed, according to the comments in Apple's sample code “Custom View Controller Presentations and Transitions”.
  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === from {
      guard !replaces else { return .zero }
      return (isPresentation ? from.view : presentedView(of: from))?.frame ?? .zero
    }
    guard vc === to else { return .zero }
    return isPresentation ? presentedFrame : containerView.bounds
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() { transitionWasCancelled = false }
  func cancelInteractiveTransition() { transitionWasCancelled = true }

  /// Begins the transition.
  func start() {
    let coordinator = TransitionCoordinator(of: self)
    (from.coordinator, to.coordinator) = (coordinator, coordinator)
    self.coordinator = coordinator
    if let presentation {
      if isPresentation {
        presentation.presentationTransitionWillBegin()
      } else {
        presentation.dismissalTransitionWillBegin()
      }
    }
    if let driver { driver.startInteractiveTransition(self) } else { animator.animateTransition(using: self) }
    coordinator.start()
  }

  func completeTransition(_ didComplete: Bool) {
    let ending = ending
    self.ending = nil
    guard let ending else { return }
    ending(didComplete)
    if let presentation {
      if isPresentation {
        presentation.presentationTransitionDidEnd(didComplete)
      } else {
        presentation.dismissalTransitionDidEnd(didComplete)
      }
    }
    (from.coordinator, to.coordinator) = (nil, nil)
    coordinator?.end(didComplete)
    coordinator = nil
    animator.animationEnded(didComplete)
    driver = nil
  }
}
