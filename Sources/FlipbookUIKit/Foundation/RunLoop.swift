import Foundation

/// The stage's clock in the guise of a run loop, for timers and display links; it need not be run.
public final class RunLoop: Sendable {
  /// The mode of a run loop; here it has no effect.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a mode with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default mode.
    public static let `default` = Mode(rawValue: "default")
    /// The common modes.
    public static let common = Mode(rawValue: "common")
    /// The mode during scrolling.
    public static let tracking = Mode(rawValue: "tracking")
  }

  /// The run loop of the stage.
  public static let main = RunLoop()
  /// The run loop of the stage.
  public static let current = main

  private init() {}

  /// Schedules a timer.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }
}
