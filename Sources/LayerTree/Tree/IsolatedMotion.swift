import Motion

/// The motion of one animation alone, on an otherwise static layer.
package struct IsolatedMotion: Sendable {
  /// Returns the layer's properties at evenly spaced instants, from the beginning to the end or the limit.
  private let frames: @Sendable (_ interval: Double, _ limit: Double) -> [LayerProperties]

  init(_ frames: @escaping @Sendable (_ interval: Double, _ limit: Double) -> [LayerProperties]) {
    self.frames = frames
  }

  /// Creates an empty run.
  init() { self.init { _, _ in [] } }

  /// Plays a Core Animation-style animation on top of `model`.
  ///
  /// - Parameters:
  ///   - animation: The animation, with its timing resolved.
  ///   - model: The layer's model.
  ///   - rate: Seconds of the layer's local time per second of the stage's.
  init(_ animation: any Animation, over model: LayerProperties, rate: Double) {
    let begin = animation.timing.beginTime
    let end = animation.timing.endTime(defaultDuration: AttachedAnimation.defaultDuration)
    self.init { interval, limit in
      var frames: [LayerProperties] = []
      while Double(frames.count) * interval <= limit + Stage.instant {
        let time = begin + Double(frames.count) * interval * rate
        var shown = model
        // The final frame of an animation that is removed on completion is still included.
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
    self.init { interval, limit in
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

  /// Returns the properties of the layer at evenly spaced instants from the beginning on.
  ///
  /// - Parameters:
  ///   - interval: The time between two instants, in seconds.
  ///   - limit: The time to stop at if the motion has not ended, in seconds.
  /// - Returns: The properties, in order.
  package func properties(every interval: Double, until limit: Double) -> [LayerProperties] {
    frames(interval, limit)
  }
}

extension IsolatedMotion: Hashable {
  /// Returns true: summaries are equal if their descriptions are, regardless of their runs.
  package static func == (one: IsolatedMotion, other: IsolatedMotion) -> Bool { true }

  /// Does nothing, since all runs are equal.
  package func hash(into hasher: inout Hasher) {}
}
