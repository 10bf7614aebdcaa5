public import Foundation

/// The app, `UIApplication`, which provides access to the stage's window.
public final class UIApplication: NSObject, Sendable {
  /// The app of the calling code.
  public static let shared = UIApplication()

  /// The stage's window; nil outside of stages.
  public var keyWindow: UIWindow? { StageContext.current?.window }
  /// The stage's window.
  public var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
}
