import Arithmetic

/// An error for a stage that would have to run more ticks than allowed.
public struct TickLimitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The maximum number of ticks.
  public let limit: Int
  /// The requested time, in seconds.
  public let time: Double
  /// A Boolean value that indicates whether every tick was to be recorded, rather than just played.
  public let isRecording: Bool

  /// A description of the problem, without a remedy.
  public var description: String {
    isRecording
      ? "more than \(limit) ticks would be recorded up to \(time.plainText) s"
      : "something happens at every tick, and \(time.plainText) s is more than \(limit) ticks away"
  }
}
