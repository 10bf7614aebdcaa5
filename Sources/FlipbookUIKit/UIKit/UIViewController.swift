// Apple's declarations have implicitly unwrapped optionals here, and code that relies on them must compile.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// A controller that manages a view, `UIViewController`.
open class UIViewController: UIResponder {
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
  var container: UIView?
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
    }
  }

  /// A Boolean value that indicates whether the view has been loaded.
  open var isViewLoaded: Bool { ownView != nil }

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

  /// The superview of the view controller's view.
  open override var next: UIResponder? { ownView?.superview }
}
