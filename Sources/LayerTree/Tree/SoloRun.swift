import Motion

/// The motion of one animation alone, on an otherwise static layer.
package struct SoloRun: Sendable {
  /// The layer's properties at evenly spaced instants, from the beginning to the end or the limit.
  private let frames: @Sendable (_ interval: Double, _ limit: Double, _ phase: Double) -> [LayerProperties]

  init(_ frames: @escaping @Sendable (_ interval: Double, _ limit: Double, _ phase: Double) -> [LayerProperties]) {
    self.frames = frames
  }

  /// A run of nothing.
  init() { self.init { _, _, _ in [] } }

  /// Plays an animation of Core Animation's kind over `model`.
  ///
  /// - Parameters:
  ///   - animation: The animation, its timing filled in.
  ///   - model: The layer's model.
  ///   - rate: Seconds of the layer's own time in one of the stage's.
  init(_ animation: any Animation, over model: LayerProperties, rate: Double) {
    let begin = animation.timing.beginTime
    let end = animation.timing.endTime(defaultDuration: AttachedAnimation.defaultDuration)
    self.init { interval, limit, phase in
      var frames: [LayerProperties] = []
      while Double(frames.count) * interval <= limit + Stage.instant {
        let time = begin + (phase + Double(frames.count) * interval) * rate
        var shown = model
        // The end frame of a removed animation still counts here.
        animation.apply(
          at: min(time, end), defaultDuration: AttachedAnimation.defaultDuration, to: &shown)
        frames.append(shown)
        if time >= end - Stage.instant { break }
      }
      return frames
    }
  }

  /// Plays a Pop motion frame by frame; the first frame is at the tick of the event.
  init(
    _ motion: some PopMotion, over model: LayerProperties,
    set: @escaping @Sendable (inout LayerProperties, AnimatableValue) -> Void, at time: Double
  ) {
    self.init { interval, limit, _ in
      var frames: [LayerProperties] = []
      var motion = motion
      while Double(frames.count) * interval <= limit + Stage.instant {
        motion.advance(to: time + Double(frames.count) * interval)
        var shown = model
        set(&shown, motion.value)
        frames.append(shown)
        if motion.isFinished { break }
      }
      return frames
    }
  }

  /// The properties of the layer at evenly spaced instants, the first at the beginning.
  ///
  /// - Parameters:
  ///   - interval: The time between two instants, in seconds.
  ///   - limit: The time to stop at if the motion has not ended, in seconds.
  ///   - phase: The time from the beginning to the first instant, in seconds; Pop's motions begin with a frame.
  /// - Returns: The properties, in order.
  package func properties(every interval: Double, until limit: Double, phase: Double = 0) -> [LayerProperties] {
    frames(interval, limit, phase)
  }
}

extension SoloRun: Hashable {
  /// True: two runs are equal if their descriptions are.
  package static func == (one: SoloRun, other: SoloRun) -> Bool { true }

  /// Feeds nothing to `hasher`.
  package func hash(into hasher: inout Hasher) {}
}
