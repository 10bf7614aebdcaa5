import Foundation

/// Assistive technology, `UIAccessibility`: a stage has none.
public enum UIAccessibility {
  /// A notification for assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt32

    /// Creates a notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A new layout.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to read.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Does nothing: a stage has no assistive technology.
  public static func post(notification: Notification, argument: Any?) {}
  /// A Boolean value that indicates whether VoiceOver reads the screen: it doesn't.
  public static var isVoiceOverRunning: Bool { false }
  /// A Boolean value that indicates whether motion is reduced: it isn't.
  public static var isReduceMotionEnabled: Bool { false }
  /// A Boolean value that indicates whether transparency is reduced: it isn't.
  public static var isReduceTransparencyEnabled: Bool { false }
}
