import Arithmetic

/// An error for a stage that would have to run more ticks than it may.
public struct TickLimitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The most ticks that may run.
  public let most: Int
  /// The time that was to be reached, in seconds.
  public let time: Double
  /// A Boolean value that indicates whether every tick was to be recorded, rather than a time reached.
  public let isRecording: Bool

  /// The problem, without a remedy.
  public var description: String {
    isRecording
      ? "there are more than \(most) ticks up to \(time.plainText) s, and each would be recorded"
      : "something happens at every tick, and \(time.plainText) s is more than \(most) of them away"
  }
}
