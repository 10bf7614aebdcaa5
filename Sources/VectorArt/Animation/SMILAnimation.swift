import Geometry
import Motion

/// An animation element: `animate`, `set`, `animateTransform`, or `animateMotion` (SVG Animations Level 2).
struct SMILAnimation: Sendable {
  enum CalculationMode: String {
    case discrete, linear, paced, spline
  }

  enum Restart: String {
    case always, whenNotActive, never
  }

  /// The effect on the element.
  enum Effect: Sendable {
    /// Replaces or adds to the value of an attribute or property.
    case attribute(String, ValueMixing)
    /// Applies a transform function, such as `rotate`, to an attribute.
    case transform(String, function: String)
    /// Moves the element along a path.
    case motion(MotionPath)
  }

  /// The number of the animation element in the document.
  let number: Int
  /// The number of the animated element in the document.
  let target: Int
  var effect: Effect

  var begins: [AnimationTime] = [.offset(0)]
  var ends: [AnimationTime] = []
  /// The simple duration in seconds; nil if it is indefinite.
  var duration: Double?
  var repeatCount: Double?
  var repeatDuration: Double?
  /// The minimum and maximum active duration in seconds (`min` and `max`).
  var bounds = 0.0...Double.infinity
  var restart = Restart.always
  var isFrozen = false

  /// The values in order; a nil first value stands for the underlying value.
  var values: [String?] = []
  var mode = CalculationMode.linear
  var keyTimes: [Double] = []
  var keySplines: [TimingFunction] = []
  var isAdditive = false
  var isCumulative = false

  /// The active duration in seconds that `dur`, `repeatCount`, and `repeatDur` define; infinite if the animation
  /// repeats indefinitely.
  private var playedDuration: Double {
    guard repeatCount != nil || repeatDuration != nil else { return duration ?? .infinity }
    let counted = repeatCount.map { count in duration.map { $0 * count } ?? .infinity } ?? .infinity
    return min(counted, repeatDuration ?? .infinity)
  }

  /// The active duration in seconds, limited to ``bounds``; explicit end times may still cut it short.
  var activeDuration: Double { min(max(playedDuration, bounds.lowerBound), bounds.upperBound) }

  /// Returns the current iteration and the progress within it, for a time in seconds since the interval began; `isOver`
  /// once the interval has ended.
  func progress(at active: Double, isOver: Bool) -> (iteration: Double, progress: Double) {
    guard let duration, duration > 0 else { return (0, 0) }
    // If `min` extends the active duration beyond the last iteration, the final value is held.
    let isHeld = active >= playedDuration
    let exact = min(active, playedDuration) / duration
    var iteration = exact.rounded(.down)
    // This is the end of the last iteration, not the start of the next one.
    if isOver || isHeld, iteration > 0, exact - iteration < 1e-9 { iteration -= 1 }
    return (iteration, min(1, max(0, exact - iteration)))
  }
}
