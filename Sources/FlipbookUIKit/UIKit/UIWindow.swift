// Apple's own declarations have these optionals, and code that uses them compiles with no others.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import LayerTree

/// The view that everything else is in, `UIWindow`: the stage's canvas.
public final class UIWindow: UIView {
  /// Makes a window that is not shown: the stage's window comes with
  /// ``LayerTree/Stage/run(size:background:duration:generation:images:imageFolders:_:)``.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Windows are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The touches that the stage's script makes.
  public var touches: TouchScript { StageContext.of(layer.backing)?.touches ?? TouchScript() }

  /// The view controller whose view fills the window.
  public var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let controller = rootViewController else { return }
      controller.view.frame = bounds
      controller.viewWillAppear(false)
      addSubview(controller.view)
      layoutIfNeeded()
      controller.viewDidAppear(false)
    }
  }

  /// Does nothing: the stage shows its window anyway.
  public func makeKeyAndVisible() {}

  /// The screen.
  public var screen: UIScreen { UIScreen.main }
}

extension StageContext {
  /// The window of the stage, which is shown from its first use on.
  var window: UIWindow {
    stage.companion {
      let window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(stage.canvasSize)))
      stage.root.addSublayer(window.layer.backing)
      layOut = { [unowned window] in window.layoutTree() }
      display = { [unowned window] in window.layer.displayTree() }
      return window
    }
  }

  /// The touches that the stage's script makes.
  var touches: TouchScript { stage.companion { TouchScript(context: self) } }
}

/// The screen, `UIScreen`, which is as large as the window of the stage.
public final class UIScreen: NSObject, Sendable {
  /// The screen of the stage of the code that asks.
  public static let main = UIScreen()

  /// The size of the stage.
  public var bounds: CGRect { StageContext.require("UIScreen.main.bounds").window.bounds }
  /// Pixels per point: 2, for choosing pictures; the renderer's scale is its own.
  public var scale: CGFloat { CGFloat(StageContext.screenScale) }
}

/// The owner of a view, `UIViewController`.
open class UIViewController: UIResponder {
  private var ownView: UIView?
  /// The title.
  open var title: String?
  /// The maker of the animations with which the view controller is presented and dismissed; nil for the usual ones.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The relation of the view to the one that presents it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The view controller that this one presents; nil for none.
  open internal(set) var presentedViewController: UIViewController?
  /// The view controller that presents this one; nil for none.
  open internal(set) weak var presentingViewController: UIViewController?
  /// The view in which the view controller is presented.
  var container: UIView?

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
  /// Called when the view is about to disappear; does nothing by itself.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared; does nothing by itself.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called when the view has laid out its subviews; does nothing by itself.
  open func viewDidLayoutSubviews() {}

  /// The view around the controller's.
  open override var next: UIResponder? { ownView?.superview }
}
