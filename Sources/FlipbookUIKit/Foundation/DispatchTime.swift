/// A time of the stage.
public struct DispatchTime: Hashable, Comparable, Sendable {
  /// Seconds since the stage's beginning.
  let seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  /// Makes a time of its nanoseconds since the stage's beginning.
  public init(uptimeNanoseconds: UInt64) { seconds = Double(uptimeNanoseconds) / 1e9 }

  /// Returns the stage's time now.
  public static func now() -> DispatchTime { DispatchTime(seconds: StageContext.current?.stage.time ?? 0) }

  /// A time that never comes.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// The nanoseconds since the stage's beginning.
  public var uptimeNanoseconds: UInt64 { UInt64(exactly: (max(0, seconds) * 1e9).rounded()) ?? .max }

  /// Returns whether a time is before another.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }

  /// Returns a time that is later by a number of seconds.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  /// Returns a time so much later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.inSeconds
  }
}

/// A length of time.
public enum DispatchTimeInterval: Hashable, Sendable {
  /// Seconds.
  case seconds(Int)
  /// Thousandths of a second.
  case milliseconds(Int)
  /// Millionths of a second.
  case microseconds(Int)
  /// Billionths of a second.
  case nanoseconds(Int)
  /// Without end.
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
