import Motion

/// The timing of layers and animations, `CAMediaTiming`.
public protocol CAMediaTiming: AnyObject {
  /// The begin time, in seconds of the time around.
  var beginTime: CFTimeInterval { get set }
  /// The length of one run in seconds.
  var duration: CFTimeInterval { get set }
  /// Seconds of own time per second of the time around.
  var speed: Float { get set }
  /// Seconds added to the own time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs.
  var repeatCount: Float { get set }
  /// The total duration of repetitions, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether every run is followed by the same run backwards.
  var autoreverses: Bool { get set }
  /// The values shown outside of the active time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds, as Core Animation counts time.
public typealias CFTimeInterval = Double

/// The values an animation shows outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing shows before or after.
  public static let removed = CAMediaTimingFillMode(rawValue: FillMode.removed.rawValue)
  /// The end is held.
  public static let forwards = CAMediaTimingFillMode(rawValue: FillMode.forwards.rawValue)
  /// The beginning shows before.
  public static let backwards = CAMediaTimingFillMode(rawValue: FillMode.backwards.rawValue)
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: FillMode.both.rawValue)

  var mode: FillMode {
    guard let mode = FillMode(rawValue: rawValue) else { preconditionFailure("there is no fill mode '\(rawValue)'") }
    return mode
  }
}

/// `CAMediaTimingFillMode.removed`, as it was called before Swift 4.2.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
/// `CAMediaTimingFillMode.forwards`, as it was called before Swift 4.2.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// `CAMediaTimingFillMode.backwards`, as it was called before Swift 4.2.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// `CAMediaTimingFillMode.both`, as it was called before Swift 4.2.
public let kCAFillModeBoth = CAMediaTimingFillMode.both

/// Returns the time of the current stage in seconds, beginning at 0.
public func CACurrentMediaTime() -> CFTimeInterval { StageContext.require("CACurrentMediaTime()").stage.time }
