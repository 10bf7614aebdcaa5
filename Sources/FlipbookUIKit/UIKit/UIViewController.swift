// Apple's declarations have implicitly unwrapped optionals here, and code that relies on them must compile.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// A controller that manages a view, `UIViewController`.
open class UIViewController: UIResponder, NSCoding {
  private var ownView: UIView?
  /// The title of the view controller; it is not displayed.
  open var title: String?
  /// The provider of the animations for presenting and dismissing the view controller; nil for the default ones.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation style of the view controller.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The view controller that this one presents; nil for none.
  open internal(set) var presentedViewController: UIViewController?
  /// The view controller that presents this one; nil for none.
  open internal(set) weak var presentingViewController: UIViewController?
  /// The view that contains the presentation of the view controller.
  var container: PresentationContainer?
  /// The child view controllers, whose views are parts of this one's.
  open internal(set) var children: [UIViewController] = []
  /// The parent view controller, whose view contains this one's; nil for none.
  open internal(set) weak var parent: UIViewController?
  /// The appearance transition in progress; nil for none.
  var appearance: (isAppearing: Bool, isAnimated: Bool)?

  /// Creates a view controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a view controller; nib files are not supported.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// The view, created on first use.
  open var view: UIView! {
    get {
      if let ownView { return ownView }
      loadView()
      viewDidLoad()
      return ownView
    }
    set {
      ownView = newValue
      newValue?.controller = self
      newValue?.layoutMargins = Self.rootMargins
    }
  }

  /// The layout margins of a view controller's view: as Apple's documentation of `layoutMargins` says, 16 or 20 points at
  /// the sides, depending on the size class, and none at the top and the bottom.
  private static var rootMargins: UIEdgeInsets {
    let width = StageContext.current?.window.bounds.width ?? 0
    let side: CGFloat = width < 414 ? 16 : 20
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// A Boolean value that indicates whether the view has been loaded.
  open var isViewLoaded: Bool { ownView != nil }
  /// The view, or nil if it hasn't been loaded.
  open var viewIfLoaded: UIView? { ownView }

  /// Loads the view unless it has been loaded.
  open func loadViewIfNeeded() { _ = view }

  /// Creates the view with the size of the window.
  open func loadView() {
    let view = UIView(frame: StageContext.current?.window.bounds ?? .zero)
    self.view = view
  }

  /// Called when the view has been loaded; does nothing by default.
  open func viewDidLoad() {}
  /// Called when the view is about to appear; does nothing by default.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has appeared; does nothing by default.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to disappear; does nothing by default.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared; does nothing by default.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Updates the view's constraints; called instead of its ``UIView/updateConstraints()``, which it calls by default.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Called when the view is about to lay out its subviews; does nothing by default.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews; does nothing by default.
  open func viewDidLayoutSubviews() {}
  /// Called before the view controller is added to a parent, or removed from it if nil; does nothing by default.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the view controller has been added to a parent, or removed from it if nil; does nothing by default.
  open func didMove(toParent parent: UIViewController?) {}

  /// The animation of the presentation; it has no effect.
  @NoEffect("UIViewController.modalTransitionStyle", "presentations slide up")
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// A Boolean value that indicates whether presentations cover this view controller; it has no effect.
  @NoEffect("UIViewController.definesPresentationContext", "presentations cover the window")
  open var definesPresentationContext = false
  /// A Boolean value that indicates whether the view controller controls the status bar; it has no effect.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The edges that extend below bars; it has no effect, as a stage has no bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// A Boolean value that indicates whether the view extends below opaque bars; it has no effect.
  open var extendedLayoutIncludesOpaqueBars = false
  /// A Boolean value that indicates whether insets of scroll views are adjusted for bars; it has no effect.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Additional insets of the safe area; they have no effect.
  @NoEffect("UIViewController.additionalSafeAreaInsets", "there is no safe area")
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The preferred size of the view in a container, in points.
  ///
  /// A change is reported to the parent, or else to the presentation controller. Sheets and popovers ignore it.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      if let parent {
        parent.preferredContentSizeDidChange(forChildContentContainer: self)
      } else {
        presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
  /// The environment.
  open var traitCollection: UITraitCollection { viewIfLoaded?.presentedTraits ?? .current }
  /// The appearance of the view and its descendants, in place of the stage's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      StageContext.current?.overridesTraits = true
      viewIfLoaded?.updateTraits()
    }
  }
  /// The orientations that the view controller supports; they have no effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation of the presentation; it has no effect.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// A Boolean value that indicates whether the interface turns with the device; it has no effect.
  open var shouldAutorotate: Bool { true }
  /// Does nothing: the interface doesn't turn.
  open class func attemptRotationToDeviceOrientation() {}
  /// Does nothing: the interface doesn't turn.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// The appearance of the status bar; a stage has none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value that indicates whether the status bar is hidden; a stage has none.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation of the status bar; a stage has none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// A Boolean value that indicates whether children are told by their container that they appear; true by default.
  ///
  /// A container that returns false tells them by `beginAppearanceTransition(_:animated:)`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The child that determines the appearance of the status bar; a stage has none.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden; a stage has none.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The nearest tab bar controller that contains the view controller.
  open var tabBarController: UITabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }
  /// The tab of the view controller in a tab bar controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The content of the navigation bar, which is not displayed.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// A Boolean value that indicates whether the tab bar is hidden; it has no effect.
  @NoEffect("UIViewController.hidesBottomBarWhenPushed", "the tab bar stays")
  open var hidesBottomBarWhenPushed = false

  /// The transition in progress, for animations beside it; nil outside of transitions.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? parent?.transitionCoordinator
  }
  /// The coordinator of the transition in progress.
  final var coordinator: TransitionCoordinator?
  /// The controller of the view controller's presentation; nil for none.
  open internal(set) var presentationController: UIPresentationController?

  /// A Boolean value that indicates whether the view controller is about to be presented.
  open var isBeingPresented: Bool {
    coordinator?.viewController(forKey: .to) === self && presentingViewController != nil
  }
  /// A Boolean value that indicates whether the view controller is about to be dismissed.
  open var isBeingDismissed: Bool {
    coordinator?.viewController(forKey: .from) === self && presentingViewController != nil
  }
  /// A Boolean value that indicates whether the view controller is about to be added to its parent.
  open var isMovingToParent: Bool { appearance?.isAppearing == true && parent != nil }
  /// A Boolean value that indicates whether the view controller is about to be removed from its parent.
  open var isMovingFromParent: Bool { appearance?.isAppearing == false && parent != nil }
  /// Archiving is not supported: writes nothing.
  open func encode(with coder: NSCoder) {}
  /// Does nothing: a stage has no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Never called: the window doesn't change its size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Never called: the safe area doesn't change.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called: the margins don't change.
  open func viewLayoutMarginsDidChange() {}
  /// Called when a child view controller changes its preferred size; does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called when the environment has changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Never called.
  open func didReceiveMemoryWarning() {}

  /// The superview of the view controller's view.
  open override var next: UIResponder? { ownView?.superview }

  // MARK: Children

  /// Adds a child view controller, whose view the caller then adds to this one's.
  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes the view controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Calls ``viewWillAppear(_:)`` or ``viewWillDisappear(_:)``, as a container view controller does for its children.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance = (isAppearing, animated)
    tell { if isAppearing { $0.viewWillAppear(animated) } else { $0.viewWillDisappear(animated) } }
  }

  /// Calls ``viewDidAppear(_:)`` or ``viewDidDisappear(_:)`` after ``beginAppearanceTransition(_:animated:)``.
  open func endAppearanceTransition() {
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

  // MARK: Presenting

  /// Presents a view controller with the animations of its ``transitioningDelegate``, or else sliding in from below.
  ///
  /// This view controller disappears, and appears again after the dismissal, only if its view is removed: not for the
  /// styles `custom` and `overFullScreen`.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The view controller.
  ///   - flag: True to animate the transition.
  ///   - completion: Called when the view controller has been presented, but not after a canceled transition.
  /// - Precondition: The view is in a window, and no view controller is presented yet.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the view controller that this one presents, or else this one.
  ///
  /// - Parameters:
  ///   - flag: True to animate the transition.
  ///   - completion: Called when the view controller has been dismissed, but not after a canceled transition.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hide(animated: flag, completion: completion)
  }
}
