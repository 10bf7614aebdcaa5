import Foundation

/// The stage's clock under the name of a run loop, for timers and display links; it need not be run.
public final class RunLoop: Sendable {
  /// The mode of a run loop; here, it always runs.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As far as nothing else is on.
    public static let `default` = Mode(rawValue: "default")
    /// Always.
    public static let common = Mode(rawValue: "common")
    /// While a finger scrolls.
    public static let tracking = Mode(rawValue: "tracking")
  }

  /// The run loop of the stage.
  public static let main = RunLoop()
  /// The run loop of the stage.
  public static let current = main

  private init() {}

  /// Begins the calls of a timer.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }
}
