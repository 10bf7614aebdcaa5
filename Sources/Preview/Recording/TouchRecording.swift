import Arithmetic
import Geometry
import LayerTree
import SceneProgram

/// The samples of fingers on a stage, tick by tick.
struct TouchRecording: Sendable {
  /// Ticks a second.
  let rate: Double
  /// The ticks with touches, in order, with the samples of each.
  private(set) var steps: [(tick: Int, samples: [TouchSample])] = []
  /// The last tick that was played.
  var lastTick = 0
  /// True if the recording reached its limit.
  private(set) var isFull = false

  /// The largest number of steps: half an hour of continuous movement.
  private static let maximumStepCount = 100_000

  /// Makes an empty recording.
  init(rate: Double) { self.rate = rate }

  /// Seconds to the last tick.
  var duration: Double { Double(lastTick) / rate }

  /// Seconds to the last touch sample.
  var lastStep: Double { Double(steps.last?.tick ?? 0) / rate }

  /// The recording, cut off a second after the last touch sample.
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

  /// A touch with its beginning.
  struct Touch: Sendable {
    /// The tick of touching down.
    var tick: Int
    /// The tick after lifting.
    var end: Int
    var touch: RecordedTouch
  }

  /// The touches in the order of touching down; a finger that is still down is lifted at the last tick.
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
