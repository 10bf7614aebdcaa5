public import Foundation

// A file that imports FlipbookUIKit and not Foundation gets these in the place of Foundation's own.

extension Date {
  /// The time at which stages begin: January 9, 2007, 9:41 in Greenwich.
  static let start = Date(timeIntervalSinceReferenceDate: 190_028_460)

  /// Makes the date of now: on a stage, the stage's.
  public init() {
    guard let stage = StageContext.current?.stage else {
      self = Date(timeIntervalSinceReferenceDate: RealTime.now)
      return
    }
    self = Date.start.addingTimeInterval(stage.time)
  }

  /// The date of now: on a stage, the stage's.
  public static var now: Date { Date() }

  /// The seconds from now to the date; negative for one that has passed.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }

  /// Makes the date some seconds from now.
  public init(timeIntervalSinceNow: TimeInterval) { self = Date().addingTimeInterval(timeIntervalSinceNow) }
}

extension ProcessInfo {
  /// The time now in seconds: on a stage, since its beginning, as `CACurrentMediaTime()`.
  public var systemUptime: TimeInterval {
    StageContext.current?.stage.time ?? Date().timeIntervalSinceReferenceDate
  }
}

/// Returns the seconds from the beginning of 2001 to now: on a stage, the stage's now.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }
