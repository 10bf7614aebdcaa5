// Apple's own declarations have these optionals, and code that uses them compiles with no others.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// The owner of a view, `UIViewController`.
open class UIViewController: UIResponder {
  private var ownView: UIView?
  /// The title.
  open var title: String?
  /// The maker of the animations for presenting and dismissing the view controller; nil for the default ones.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The relation of the view to the one that presents it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The view controller that this one presents; nil for none.
  open internal(set) var presentedViewController: UIViewController?
  /// The view controller that presents this one; nil for none.
  open internal(set) weak var presentingViewController: UIViewController?
  /// The view that contains the presentation of the view controller.
  var container: UIView?
  /// The view controllers whose views are parts of this one's.
  open internal(set) var children: [UIViewController] = []
  /// The view controller of whose view this one's is a part; nil for none.
  open internal(set) weak var parent: UIViewController?
  /// The appearance that has begun and not ended yet; nil for none.
  var appearance: (isAppearing: Bool, isAnimated: Bool)?

  /// Makes a view controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a view controller; there are no nib files here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// View controllers are not archived here.
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

  /// A Boolean value that indicates whether the view has been made.
  open var isViewLoaded: Bool { ownView != nil }

  /// Makes the view unless it has been made.
  open func loadViewIfNeeded() { _ = view }

  /// Makes the view, as large as the window.
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
  /// Changes the view's constraints; called in place of its ``UIView/updateConstraints()``, and calls that by default.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Called when the view is about to lay out its subviews; does nothing by default.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews; does nothing by default.
  open func viewDidLayoutSubviews() {}
  /// Called before the view controller is added to a parent or, with nil, removed from it; does nothing by default.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the view controller has been added to a parent or, with nil, removed from it; does nothing by default.
  open func didMove(toParent parent: UIViewController?) {}

  /// The view around the controller's.
  open override var next: UIResponder? { ownView?.superview }
}
