public import Foundation

// In a file that imports FlipbookUIKit but not Foundation, these replace Foundation's declarations.

extension Date {
  /// The start date of a stage: January 9, 2007, 9:41 GMT.
  static let start = Date(timeIntervalSinceReferenceDate: 190_028_460)

  /// Creates the current date: on a stage, the stage's.
  public init() {
    guard let stage = StageContext.current?.stage else {
      self = Date(timeIntervalSinceReferenceDate: RealTime.now)
      return
    }
    self = Date.start.addingTimeInterval(stage.time)
  }

  /// The current date: on a stage, the stage's.
  public static var now: Date { Date() }

  /// The time from now to the date, in seconds; negative for a past date.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }

  /// Creates a date that is some seconds from now.
  public init(timeIntervalSinceNow: TimeInterval) { self = Date().addingTimeInterval(timeIntervalSinceNow) }
}

extension ProcessInfo {
  /// The current time in seconds: on a stage, since its start, as `CACurrentMediaTime()`.
  public var systemUptime: TimeInterval {
    StageContext.current?.stage.time ?? Date().timeIntervalSinceReferenceDate
  }
}

/// Returns the seconds from January 1, 2001 to the current date: on a stage, the stage's.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }
