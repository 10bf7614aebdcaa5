import Motion

/// The timing of layers and animations, `CAMediaTiming`.
public protocol CAMediaTiming: AnyObject {
  /// The begin time in the parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds.
  var duration: CFTimeInterval { get set }
  /// Seconds of local time per second of the parent's.
  var speed: Float { get set }
  /// Seconds added to the local time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs.
  var repeatCount: Float { get set }
  /// The total duration of all runs, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether every run is followed by a reversed run.
  var autoreverses: Bool { get set }
  /// The effect outside the active time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The effect of an animation outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No effect before or after the active time.
  public static let removed = CAMediaTimingFillMode(rawValue: FillMode.removed.rawValue)
  /// The final value is held after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: FillMode.forwards.rawValue)
  /// The initial value is held before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: FillMode.backwards.rawValue)
  /// The initial value is held before the beginning, and the final value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: FillMode.both.rawValue)

  var mode: FillMode {
    guard let mode = FillMode(rawValue: rawValue) else { preconditionFailure("unknown fill mode '\(rawValue)'") }
    return mode
  }
}

/// The name of `CAMediaTimingFillMode.removed` before Swift 4.2.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
/// The name of `CAMediaTimingFillMode.forwards` before Swift 4.2.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The name of `CAMediaTimingFillMode.backwards` before Swift 4.2.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// The name of `CAMediaTimingFillMode.both` before Swift 4.2.
public let kCAFillModeBoth = CAMediaTimingFillMode.both

/// Returns the current time of the stage in seconds, starting at 0.
public func CACurrentMediaTime() -> CFTimeInterval { StageContext.require("CACurrentMediaTime()").stage.time }
