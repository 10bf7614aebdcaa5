import Foundation

/// The delegate of an app, `UIApplicationDelegate`, which a stage never calls.
public protocol UIApplicationDelegate: AnyObject {
  /// Called on a device when the app has started; never on a stage.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The window of the app; nil by default. It is doubly optional, as an optional requirement is.
  var window: UIWindow?? { get }
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Nil.
  public var window: UIWindow?? { nil }
}

extension UIApplication {
  /// The key of a reason for which an app is started, `UIApplication.LaunchOptionsKey`.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
