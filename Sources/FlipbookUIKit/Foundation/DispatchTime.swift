/// A time of the stage, `DispatchTime`.
public struct DispatchTime: Hashable, Comparable, Sendable {
  /// The time since the stage's start, in seconds.
  let seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  /// Creates a time from nanoseconds since the stage's start.
  public init(uptimeNanoseconds: UInt64) { seconds = Double(uptimeNanoseconds) / 1e9 }

  /// Returns the stage's current time.
  public static func now() -> DispatchTime { DispatchTime(seconds: StageContext.current?.stage.time ?? 0) }

  /// A time in the infinite future.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// The time since the stage's start, in nanoseconds.
  public var uptimeNanoseconds: UInt64 { UInt64(exactly: (max(0, seconds) * 1e9).rounded()) ?? .max }

  /// Returns true if a time is before another.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }

  /// Returns a time that is later by a number of seconds.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  /// Returns a time that is later by an interval.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.inSeconds
  }
}

/// A time interval, `DispatchTimeInterval`.
public enum DispatchTimeInterval: Hashable, Sendable {
  /// A number of seconds.
  case seconds(Int)
  /// A number of milliseconds.
  case milliseconds(Int)
  /// A number of microseconds.
  case microseconds(Int)
  /// A number of nanoseconds.
  case nanoseconds(Int)
  /// An infinite interval.
  case never

  var inSeconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    }
  }
}
