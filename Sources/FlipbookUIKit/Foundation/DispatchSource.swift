/// The sources of events on the stage's clock, `DispatchSource`: timers.
public enum DispatchSource {
  /// The options of a timer, `DispatchSource.TimerFlags`; they have no effect, as timers fire at ticks.
  public struct TimerFlags: OptionSet, Sendable {
    /// One bit per option.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Fires as exactly as possible.
    public static let strict = TimerFlags(rawValue: 1)
  }

  /// Creates a timer, which starts when it has been scheduled and resumed.
  public static func makeTimerSource(flags: TimerFlags = [], queue: StageQueue? = nil) -> any DispatchSourceTimer {
    StageTimerSource()
  }
}
