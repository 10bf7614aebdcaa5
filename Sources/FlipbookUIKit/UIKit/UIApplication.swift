public import Foundation

/// The app, `UIApplication`, with the stage's window.
public final class UIApplication: NSObject, Sendable {
  /// The app of the code that asks.
  public static let shared = UIApplication()

  /// The stage's window; nil outside of stages.
  public var keyWindow: UIWindow? { StageContext.current?.window }
  /// The stage's window.
  public var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
}
