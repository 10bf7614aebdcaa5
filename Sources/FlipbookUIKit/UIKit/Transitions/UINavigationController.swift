import Foundation

/// A stack of view controllers with the topmost one visible, `UINavigationController`.
///
/// There is no navigation bar, so titles and bar buttons are not visible. As on a device, a swipe from the left edge
/// goes back, unless the delegate provides its own animations.
open class UINavigationController: UIViewController {
  /// The type of a change of the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none
    /// A view controller is pushed.
    case push
    /// View controllers are popped.
    case pop
  }

  /// The delegate, which provides animations for pushing and popping; nil for the default ones.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The recognizer of the left-edge swipe for going back; nil until the view has been loaded.
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer?
  /// The navigation bar, which is not displayed.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// A Boolean value that indicates whether the navigation bar is hidden; it never is displayed.
  open var isNavigationBarHidden = false
  private var stack: [UIViewController] = []
  /// True during a transition.
  private var isChanging = false
  /// The changes that wait for the end of the current transition.
  private var waiting: [() -> Void] = []
  /// The interaction controller of the current swipe.
  private var driver: UIPercentDrivenInteractiveTransition?

  /// Creates a navigation controller with a root view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a navigation controller without view controllers.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the navigation bar, ignored as it is not displayed.
  ///   - toolbarClass: The class of the toolbar; ignored, as there is none.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }

  /// Creates a navigation controller without view controllers; nib files are not supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view controllers, from bottom to top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The topmost view controller; nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// The visible view controller: the topmost one, or the one that it presents.
  open var visibleViewController: UIViewController? { topViewController?.presentedViewController ?? topViewController }

  /// Pushes a view controller.
  ///
  /// - Precondition: It is not in the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(.push, animated: animated) { stack in
      precondition(
        !stack.contains { $0 === viewController }, "the view controller has already been pushed: \(viewController)")
      stack.append(viewController)
    }
  }

  /// Pops the topmost view controller, unless it is the root.
  ///
  /// - Returns: The popped view controller; nil if there is none.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(.pop, animated: animated) { if $0.count > 1 { $0.removeLast() } }
    return top
  }

  /// Pops all view controllers above a given one.
  ///
  /// - Returns: The popped view controllers; nil if the given one is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack[(index + 1)...])
    change(.pop, animated: animated) { $0 = $0.without(gone) }
    return gone
  }

  /// Pops all view controllers except the root.
  ///
  /// - Returns: The popped view controllers; nil for an empty stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack; the new topmost view controller is pushed unless it is in the old stack, and otherwise popped
  /// to.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isNew = !stack.contains { $0 === viewControllers.last }
    change(isNew ? .push : .pop, animated: animated) { $0 = viewControllers }
  }

  /// Sets whether the navigation bar is hidden; it never is displayed.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Creates the view, and shows the topmost view controller in it.
  open override func loadView() {
    super.loadView()
    let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: UINavigationController.swiped)
    swipe.edges = .left
    view.addGestureRecognizer(swipe)
    interactivePopGestureRecognizer = swipe
    if let top = stack.last { place(top) }
  }

  /// Adopts the preferred size of the topmost view controller, as on a device.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }

  private func swiped(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let width = max(view.bounds.width, 1)
    let percent = recognizer.translation(in: view).x / width
    switch recognizer.state {
    case .began:
      guard stack.count > 1, !isChanging,
        delegate?.navigationController(
          self, animationControllerFor: .pop, from: stack[stack.count - 1], to: stack[stack.count - 2]) == nil
      else { return }
      driver = UIPercentDrivenInteractiveTransition()
      popViewController(animated: true)
    case .changed: driver?.update(percent)
    case .ended where percent + recognizer.velocity(in: view).x * 0.25 / width > 0.5:
      driver?.finish()
      driver = nil
    case .ended, .cancelled, .failed:
      driver?.cancel()
      driver = nil
    default: break
    }
  }

  /// Changes the stack immediately, or after the current transition.
  private func change(_ operation: Operation, animated: Bool, _ change: @escaping (inout [UIViewController]) -> Void) {
    guard !isChanging else {
      waiting.append { [weak self] in self?.change(operation, animated: animated, change) }
      return
    }
    let old = stack
    change(&stack)
    for new in stack { addChild(new) }
    let gone = old.without(stack)
    guard isViewLoaded, let to = stack.last, let from = old.last, from !== to else {
      gone.forEach(leave)
      for one in stack.without(old) { one.didMove(toParent: self) }
      if isViewLoaded, let top = stack.last { place(top) }
      return
    }
    // Changes outside of a window are not animated.
    let isAnimated = animated && view.window != nil
    run(Change(operation: operation, from: from, to: to, old: old, gone: gone, isAnimated: isAnimated))
  }

  /// A change of the visible view controller.
  private struct Change {
    let operation: Operation
    let from: UIViewController
    let to: UIViewController
    /// The stack before the change.
    let old: [UIViewController]
    /// The removed view controllers.
    let gone: [UIViewController]
    let isAnimated: Bool
  }

  private func run(_ change: Change) {
    let (from, to) = (change.from, change.to)
    isChanging = true
    delegate?.navigationController(self, willShow: to, animated: change.isAnimated)
    let container = UIView(frame: view.bounds)
    view.addSubview(container)
    to.view.frame = container.bounds
    to.beginAppearanceTransition(true, animated: change.isAnimated)
    from.beginAppearanceTransition(false, animated: change.isAnimated)
    container.addSubview(from.view)
    guard change.isAnimated else { return end(change, in: container, isComplete: true) }
    let own = delegate?.navigationController(self, animationControllerFor: change.operation, from: from, to: to)
    var driver: (any UIViewControllerInteractiveTransitioning)? = driver
    if let own { driver = delegate?.navigationController(self, interactionControllerFor: own) }
    let animator = own ?? StackTransition(isPush: change.operation != .pop)
    let context = PresentationContext(
      in: container, from: from, to: to, isPresentation: change.operation != .pop, replaces: true, animator: animator,
      driver: driver
    ) { [self] in end(change, in: container, isComplete: $0) }
    context.start()
  }

  private func end(_ change: Change, in container: UIView, isComplete: Bool) {
    let (shown, other) = isComplete ? (change.to, change.from) : (change.from, change.to)
    if isComplete {
      for one in stack.without(change.old) { one.didMove(toParent: self) }
      change.gone.forEach(leave)
    } else {
      let added = stack.without(change.old)
      stack = change.old
      added.forEach(leave)
      shown.beginAppearanceTransition(true, animated: change.isAnimated)
      other.beginAppearanceTransition(false, animated: change.isAnimated)
    }
    place(shown)
    other.view.removeFromSuperview()
    container.removeFromSuperview()
    shown.endAppearanceTransition()
    other.endAppearanceTransition()
    isChanging = false
    if isComplete { delegate?.navigationController(self, didShow: shown, animated: change.isAnimated) }
    let next = waiting
    waiting = []
    for change in next { change() }
  }

  /// Shows a view controller's view and removes the others of the stack.
  private func place(_ top: UIViewController) {
    for one in stack where one !== top && one.isViewLoaded { one.view.removeFromSuperview() }
    if top.view.superview !== view { view.insertSubview(top.view, at: 0) }
    top.view.frame = view.bounds
  }

  private func leave(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    if controller.isViewLoaded { controller.view.removeFromSuperview() }
    controller.removeFromParent()
  }
}

extension UIViewController {
  /// The nearest navigation controller that contains the view controller; nil for none.
  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
}

extension [UIViewController] {
  /// Returns the elements that are not in another list.
  fileprivate func without(_ others: [UIViewController]) -> [UIViewController] {
    filter { one in !others.contains { $0 === one } }
  }
}
