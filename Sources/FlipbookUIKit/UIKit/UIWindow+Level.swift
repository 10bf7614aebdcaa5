public import Foundation

extension UIWindow {
  /// The order of windows, `UIWindow.Level`: higher ones are in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Returns true if `a` is behind `b`.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

    /// Returns a level in front of `level` by an amount.
    public static func + (level: Level, amount: CGFloat) -> Level { Level(level.rawValue + amount) }

    /// Returns a level behind `level` by an amount.
    public static func - (level: Level, amount: CGFloat) -> Level { Level(level.rawValue - amount) }
  }
}

/// A scene of an app, `UIScene`: the only one of a stage.
open class UIScene: NSObject, @unchecked Sendable {
  // Sound: it has no state.
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front.
    case foregroundActive
    /// Between two states.
    case foregroundInactive
    /// Not visible.
    case background
  }

  /// The state: always in front.
  public var activationState: ActivationState { .foregroundActive }
}

/// The scene of windows, `UIWindowScene`.
public final class UIWindowScene: UIScene, @unchecked Sendable {
  static let shared = UIWindowScene()

  /// The windows, back to front.
  public var windows: [UIWindow] { UIApplication.shared.windows }
  /// The screen.
  public var screen: UIScreen { .main }
  /// The coordinate space: the screen's.
  public var coordinateSpace: any UICoordinateSpace { UIScreen.main }
  /// The orientation of the interface.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The status bar; a stage has none.
  public var statusBarManager: UIStatusBarManager? { nil }
}
