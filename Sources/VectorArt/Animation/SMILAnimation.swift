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
    /// Another value of an attribute or property.
    case attribute(String, ValueMixing)
    /// A transform function in an attribute.
    case transform(String, function: String)
    /// A movement along a path.
    case motion(MotionPath)
  }

  /// The animation element.
  let number: Int
  /// The element that it animates.
  let target: Int
  var effect: Effect

  var begins: [AnimationTime] = [.offset(0)]
  var ends: [AnimationTime] = []
  /// The simple duration in seconds; nil if it is indefinite.
  var duration: Double?
  var repeatCount: Double?
  var repeatDuration: Double?
  /// The shortest and longest active durations.
  var bounds = 0.0...Double.infinity
  var restart = Restart.always
  var isFrozen = false

  /// The values in order; the first is nil for the underlying value.
  var values: [String?] = []
  var mode = CalculationMode.linear
  var keyTimes: [Double] = []
  var keySplines: [TimingFunction] = []
  var isAdditive = false
  var isCumulative = false

  /// The active duration in seconds by `dur` and the repetition: infinite for one that never ends.
  private var playedDuration: Double {
    guard repeatCount != nil || repeatDuration != nil else { return duration ?? .infinity }
    let counted = repeatCount.map { count in duration.map { $0 * count } ?? .infinity } ?? .infinity
    return min(counted, repeatDuration ?? .infinity)
  }

  /// The active duration in seconds within its bounds, without regard to ends.
  var activeDuration: Double { min(max(playedDuration, bounds.lowerBound), bounds.upperBound) }

  /// The iteration and the progress within it when the animation has been active for a time; `isOver` at its end.
  func progress(at active: Double, isOver: Bool) -> (iteration: Double, progress: Double) {
    guard let duration, duration > 0 else { return (0, 0) }
    // A longer active duration holds the end.
    let isHeld = active >= playedDuration
    let exact = min(active, playedDuration) / duration
    var iteration = exact.rounded(.down)
    // The last moment of the last iteration, not the first of one that never begins.
    if isOver || isHeld, iteration > 0, exact - iteration < 1e-9 { iteration -= 1 }
    return (iteration, min(1, max(0, exact - iteration)))
  }
}
