public import Foundation

/// The app, `UIApplication`, which provides access to the stage's window.
public final class UIApplication: NSObject, Sendable {
  /// The app of the calling code.
  public static let shared = UIApplication()

  /// The stage's window; nil outside of stages.
  public var keyWindow: UIWindow? { StageContext.current?.window }
  /// The stage's windows, back to front.
  public var windows: [UIWindow] { StageContext.current.map { [$0.window] + $0.otherWindows } ?? [] }

  /// The delegate of the app; a stage has none.
  public var delegate: (any UIApplicationDelegate)? { nil }
  /// The scenes of the app: a stage's only one.
  public var connectedScenes: Set<UIScene> { keyWindow.map { _ in [UIWindowScene.shared] } ?? [] }
  /// Opens nothing: a stage has no other apps.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Returns false: a stage has no other apps.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// The state of an app, `UIApplication.State`.
  public enum State: Int, Sendable {
    /// In front.
    case active
    /// Between two states.
    case inactive
    /// Not visible.
    case background
  }

  /// The state of the app: always active.
  public var applicationState: State { .active }
  /// The frame of the status bar: a stage has none.
  public var statusBarFrame: CGRect { .zero }
  /// The style of the status bar; setting it has no effect.
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  /// A Boolean value that indicates whether the status bar is hidden: true; setting it has no effect.
  public var isStatusBarHidden: Bool {
    get { true }
    set {}
  }
  /// Does nothing: a stage has no status bar.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Does nothing: a stage has no status bar.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// The orientation of the interface.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Returns the orientations of a window: portrait.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .portrait }
  /// The layout direction: left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Posted on a device when the app becomes active; never on a stage.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted on a device when the app becomes inactive; never on a stage.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted on a device when the app has disappeared; never on a stage.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted on a device when the app appears again; never on a stage.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted on a device when the app ends; never on a stage.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Posted on a device when the status bar is about to change; never on a stage.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted on a device when the status bar has changed; never on a stage.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted on a device when the interface is about to turn; never on a stage.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted on a device when the interface has turned; never on a stage.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Posted on a device when memory is low; never on a stage.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Does nothing: a stage always receives touches.
  public func beginIgnoringInteractionEvents() {
    Unsupported.report("UIApplication.beginIgnoringInteractionEvents()", "a stage always receives touches")
  }
  /// Does nothing: a stage always receives touches.
  public func endIgnoringInteractionEvents() {}

  /// Calls a method of a target, or of the first responder that has it, starting with the sender.
  ///
  /// - Returns: False if no object has the method.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    var responder = sender as? UIResponder
    var receiver = target
    while receiver == nil, let current = responder {
      if action.isMethod(of: current) { receiver = current }
      responder = current.next
    }
    guard let receiver else { return false }
    action.call(on: receiver, sender, event ?? UIEvent())
    return true
  }
}

extension NSObject {
  /// Returns true for `sharedApplication` of ``UIApplication``: code for app extensions looks it up by its name.
  public class func responds(to aSelector: Selector?) -> Bool {
    self == UIApplication.self && aSelector?.description == "sharedApplication"
  }

  /// Returns the app for `sharedApplication` of ``UIApplication``, and nil for other methods of a class.
  public class func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    // Sound: the app lives as long as the process.
    unsafe responds(to: aSelector) ? .passUnretained(UIApplication.shared) : nil
  }
}
