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
      controller.tell { $0.viewWillAppear(false) }
      addSubview(controller.view)
      layoutIfNeeded()
      controller.tell { $0.viewDidAppear(false) }
    }
  }

  /// Does nothing: the stage shows its window anyway.
  public func makeKeyAndVisible() {}

  /// The screen.
  public var screen: UIScreen { UIScreen.main }
}

extension StageContext {
  /// The window of the stage, shown from its first use on.
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

/// The screen, `UIScreen`, as large as the window of the stage.
public final class UIScreen: NSObject, Sendable {
  /// The screen of the stage of the code that asks.
  public static let main = UIScreen()

  /// The size of the stage.
  public var bounds: CGRect { StageContext.require("UIScreen.main.bounds").window.bounds }
  /// Pixels per point: 2, for choosing images; the renderer's scale is its own.
  public var scale: CGFloat { CGFloat(StageContext.screenScale) }
}
