public import Foundation
import LayerTree

/// The root of the view tree, `UIWindow`: the stage's canvas.
public final class UIWindow: UIView {
  /// Creates a window that is not visible: the stage's window is provided by
  /// ``LayerTree/Stage/run(size:background:duration:generation:images:imageFolders:_:)``.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The script of touches on the stage.
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

  /// Does nothing: the stage's window is always visible.
  public func makeKeyAndVisible() {}

  /// The screen that displays the window.
  public var screen: UIScreen { UIScreen.main }
}

extension StageContext {
  /// The window of the stage, created on first use.
  var window: UIWindow {
    stage.companion {
      let window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(stage.canvasSize)))
      stage.root.addSublayer(window.layer.backing)
      layOut = { [unowned window] in window.layoutTree() }
      display = { [unowned window] in window.layer.displayTree() }
      return window
    }
  }

  /// The script of touches on the stage.
  var touches: TouchScript { stage.companion { TouchScript(context: self) } }
}

/// The screen, `UIScreen`, as large as the window of the stage.
public final class UIScreen: NSObject, Sendable {
  /// The screen of the current stage.
  public static let main = UIScreen()

  /// The size of the stage.
  public var bounds: CGRect { StageContext.require("UIScreen.main.bounds").window.bounds }
  /// The number of pixels per point: 2, used to choose image variants; the renderer's scale is independent.
  public var scale: CGFloat { CGFloat(StageContext.screenScale) }
}
