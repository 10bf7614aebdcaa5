public import Foundation
import LayerTree

/// The root of a view tree, `UIWindow`: the stage's canvas, or a window in front of it.
open class UIWindow: UIView {
  /// The order of the windows.
  open var windowLevel = Level.normal { didSet { StageContext.current?.orderWindows() } }
  /// The scene that contains the window.
  open weak var windowScene: UIWindowScene? = .shared

  /// Creates a window in front of the stage's, which appears once it isn't hidden or becomes the key window.
  ///
  /// The stage's own window is provided by
  /// ``LayerTree/Stage/run(size:background:duration:style:generation:images:imageFolders:_:)``.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  /// Creates a window as large as the screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    super.isHidden = true
  }

  /// Creates the stage's window.
  fileprivate init(ofStage size: CGSize) { super.init(frame: CGRect(origin: .zero, size: size)) }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A Boolean value that indicates whether the window is hidden, as a new window is.
  open override var isHidden: Bool {
    didSet { StageContext.current?.show(self) }
  }

  /// A Boolean value that indicates whether the window is the stage's.
  open var isKeyWindow: Bool { StageContext.current?.window === self }

  /// The script of touches on the stage.
  ///
  /// - Precondition: The window is on a stage.
  public var touches: TouchScript {
    guard let context = StageContext.of(layer.backing) else {
      preconditionFailure("the window is not on a stage: call Stage.run")
    }
    return context.stage.touches
  }

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
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

  /// Shows the window.
  open func makeKeyAndVisible() { isHidden = false }

  /// Does nothing: the stage's window always receives what isn't a touch.
  open func makeKey() {}

  /// Never called: the stage's window is always the key window.
  open func becomeKey() {}

  /// Never called: the stage's window is always the key window.
  open func resignKey() {}

  /// Posted on a device when a window appears; never on a stage.
  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted on a device when a window disappears; never on a stage.
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted on a device when a window becomes the key window; never on a stage.
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted on a device when a window is no longer the key window; never on a stage.
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  /// The screen that displays the window.
  public var screen: UIScreen { UIScreen.main }
}

extension StageContext {
  /// The window of the stage, created on first use.
  var window: UIWindow {
    stage.companion {
      let window = UIWindow(ofStage: CGSize(stage.canvasSize))
      stage.root.addSublayer(window.layer.backing)
      layOut = { [unowned self, unowned window] in for each in [window] + otherWindows { each.layoutTree() } }
      display = { [unowned self, unowned window] in for each in [window] + otherWindows { each.layer.displayTree() } }
      return window
    }
  }

  private var shown: Windows { stage.companion { Windows() } }

  /// The windows in front of the stage's, back to front.
  var otherWindows: [UIWindow] { shown.windows }

  /// Adds a window that isn't hidden to the stage, and removes a hidden one.
  func show(_ window: UIWindow) {
    let shown = shown
    guard window !== self.window, window.isHidden == shown.windows.contains(where: { $0 === window }) else { return }
    shown.windows.removeAll { $0 === window }
    if window.isHidden {
      window.layer.backing.removeFromSuperlayer()
    } else {
      shown.windows.append(window)
      stage.root.addSublayer(window.layer.backing)
      orderWindows()
      window.setNeedsLayout()
      window.layer.setNeedsDisplay()
    }
  }

  /// Places the windows by their levels.
  func orderWindows() {
    let shown = shown
    let ordered = shown.windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }
    shown.windows = ordered.map(\.element)
    for window in shown.windows { stage.root.addSublayer(window.layer.backing) }
  }
}

/// The screen, `UIScreen`, as large as the window of the stage.
public final class UIScreen: NSObject, UICoordinateSpace, Sendable {
  /// The screen of the current stage.
  public static let main = UIScreen()

  /// The size of the stage.
  public var bounds: CGRect { StageContext.require("UIScreen.main.bounds").window.bounds }
  /// The size of the stage in pixels.
  public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
  /// The number of pixels per point.
  public var nativeScale: CGFloat { scale }
  /// The coordinate space of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The number of frames per second that the screen can display.
  public var maximumFramesPerSecond: Int { 60 }
  /// The number of pixels per point: 2, used to choose image variants; the renderer's scale is independent.
  public var scale: CGFloat { CGFloat(StageContext.screenScale) }
}

/// The windows in front of a stage's.
private final class Windows {
  var windows: [UIWindow] = []
}
