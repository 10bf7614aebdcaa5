import Arithmetic
import Geometry
import LayerTree
import SceneProgram

/// The touch samples on a stage at each tick.
struct TouchRecording: Sendable {
  /// Ticks per second.
  let rate: Double
  /// The ticks with touches, in order, with their samples.
  private(set) var steps: [(tick: Int, samples: [TouchSample])] = []
  /// The last tick played.
  var lastTick = 0
  /// True if the recording reached its limit.
  private(set) var isFull = false

  /// The maximum number of steps, about half an hour of continuous movement.
  private static let maximumStepCount = 100_000

  /// Creates an empty recording.
  init(rate: Double) { self.rate = rate }

  /// The time of the last tick, in seconds.
  var duration: Double { Double(lastTick) / rate }

  /// The time of the last touch sample, in seconds.
  var lastStep: Double { Double(steps.last?.tick ?? 0) / rate }

  /// Returns the recording, trimmed to a second after the last touch sample.
  func trimmed() -> TouchRecording {
    var recording = self
    recording.lastTick = min(lastTick, Int(saturating: (lastStep + 1) * rate))
    return recording
  }

  /// Adds the touch samples of a tick.
  mutating func append(_ samples: [TouchSample], tick: Int) {
    isFull = isFull || steps.count >= Self.maximumStepCount
    if !isFull { steps.append((tick, samples)) }
  }

  /// A touch with its first and last tick.
  struct Touch: Sendable {
    /// The tick at which the finger touches down.
    var tick: Int
    /// The tick after the finger is lifted.
    var end: Int
    var touch: RecordedTouch
  }

  /// The touches, sorted by start time; a finger that is still down is lifted at the last tick.
  var touches: [Touch] {
    var touches: [Touch] = []
    var open: [Int: Int] = [:]
    func sample(_ tick: Int, _ start: Int, _ location: Point) -> RecordedTouch.Sample {
      RecordedTouch.Sample(time: Double(tick - start) / rate, location: location)
    }
    for (tick, samples) in steps {
      for one in samples {
        if one.phase == .began {
          open[one.finger] = touches.count
          touches.append(
            Touch(tick: tick, end: tick, touch: RecordedTouch(samples: [sample(tick, tick, one.location)])))
        } else if let index = open[one.finger] {
          touches[index].touch.samples.append(sample(tick, touches[index].tick, one.location))
          touches[index].end = tick
          touches[index].touch.isCancelled = one.phase == .cancelled
          if one.phase != .moved { open[one.finger] = nil }
        }
      }
    }
    for index in open.values {
      guard let last = touches[index].touch.samples.last else { continue }
      let end = max(lastTick, touches[index].end + 1)
      touches[index].touch.samples.append(sample(end, touches[index].tick, last.location))
      touches[index].end = end
    }
    return touches
  }
}
