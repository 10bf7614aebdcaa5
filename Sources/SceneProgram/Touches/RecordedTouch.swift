import Arithmetic
package import Geometry
package import LayerTree

/// The recorded locations of a finger over time.
package struct RecordedTouch: Hashable, Sendable {
  /// The location of a finger at a time.
  package struct Sample: Hashable, Sendable {
    /// The time since the start of the touch, in seconds.
    package var time: Double
    /// The location on the canvas, in points.
    package var location: Point

    /// Creates a sample.
    package init(time: Double, location: Point) {
      self.time = time
      self.location = location
    }
  }

  /// The samples: the finger touches down at the first, and is lifted after the last.
  package var samples: [Sample]
  /// True if the touch is cancelled at the end instead of lifted.
  package var isCancelled: Bool

  /// Creates a touch.
  package init(samples: [Sample], isCancelled: Bool = false) {
    self.samples = samples
    self.isCancelled = isCancelled
  }

  /// The time from the first sample to the last, in seconds.
  package var duration: Double { samples.last?.time ?? 0 }

  /// Returns the samples at the ticks of a stage; each sample is assigned to the nearest tick.
  ///
  /// If a tick has several samples, the last one wins. A finger is lifted at least one tick after it touches down.
  ///
  /// - Parameters:
  ///   - start: The time of the first sample, in seconds.
  ///   - rate: The number of ticks per second.
  ///   - finger: The number of the finger.
  /// - Returns: The ticks in order, without duplicates; at least two unless there are no samples.
  package func ticks(from start: Double, rate: Double, finger: Int) -> [(tick: Int, sample: TouchSample)] {
    guard let first = samples.first, let last = samples.last else { return [] }
    func tick(_ sample: Sample) -> Int { Int(saturating: ((start + sample.time) * rate).rounded()) }
    var ticks = [(tick: tick(first), sample: TouchSample(.began, at: first.location, finger: finger))]
    for sample in samples.dropFirst().dropLast() {
      let next = (tick: tick(sample), sample: TouchSample(.moved, at: sample.location, finger: finger))
      if next.tick == ticks.last?.tick, ticks.count > 1 { ticks.removeLast() }
      if next.tick > ticks[ticks.count - 1].tick { ticks.append(next) }
    }
    let end = max(tick(last), ticks[0].tick + 1)
    if ticks.count > 1, ticks[ticks.count - 1].tick >= end { ticks.removeLast() }
    ticks.append((end, TouchSample(isCancelled ? .cancelled : .ended, at: last.location, finger: finger)))
    return ticks
  }
}

extension Stage {
  /// Runs `action` in a tick before everything else that is due in it.
  ///
  /// - Parameters:
  ///   - tick: The number of the tick; the first is 0.
  ///   - action: The action.
  package func performFirst(inTick tick: Int, _ action: @escaping () throws -> Void) {
    // The action is due just after the previous tick, before anything else in this one.
    perform(at: Double(tick - 1) / displayRate + 2e-9, action)
  }
}
