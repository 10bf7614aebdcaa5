import Geometry
package import Motion

/// The presentation values of layers, sampled adaptively at and between ticks.
///
/// Linear interpolation between the samples reproduces the motion.
package struct PlayedRecording: Sendable {
  /// One property of one layer.
  package struct Track: Sendable {
    /// The path of the layer: its name, preceded by the names of its superlayers.
    package let layer: String
    /// The recorded property.
    package let property: AnimatableProperty
    /// The samples, sorted by time; a jump is represented by two samples an instant apart.
    package fileprivate(set) var samples: [Sample] = []
  }

  /// A value at a time.
  package struct Sample: Sendable {
    /// The time from the beginning, in seconds.
    package var time: Double
    /// The presentation value at that time.
    package var value: AnimatableValue
  }

  /// The tracks, in the order of the trace's tracks.
  package private(set) var tracks: [Track]

  /// The deviation from a straight line beyond which a sample is added, as a fraction of the track's range.
  private static let tolerance = 1e-4
  /// The time between the samples on both sides of a jump, in seconds.
  package static let instant = 1e-6

  /// Replays a stage and records its moving properties.
  ///
  /// - Parameters:
  ///   - stage: The stage, at time zero.
  ///   - trace: The trace of the same stage, with the tracks to record and their ranges.
  ///   - end: The time until which running animations are recorded after the last tick, in seconds.
  /// - Throws: The error of an action of the stage, or `CancellationError` if the task is canceled.
  package init(of stage: Stage, _ trace: Trace, until end: Double) throws {
    tracks = trace.tracks.map { Track(layer: $0.layer, property: $0.property) }
    var layers: [Recorded] = []
    stage.root.visit { layer, path in
      let own = trace.tracks.indices.filter { index in
        // Lists and images cannot be interpolated.
        trace.tracks[index].layer == path && trace.tracks[index].property.kind.componentCount != nil
      }
      if !own.isEmpty { layers.append(Recorded(layer: layer, tracks: own, of: trace)) }
    }
    for time in trace.times {
      try Task.checkCancellation()
      for index in layers.indices { layers[index].close(before: time) }
      try stage.advance(to: time)
      for index in layers.indices { layers[index].open(at: time) }
    }
    // No more animations begin, so the rest depends only on the running ones.
    let last = trace.times.last ?? 0
    for index in layers.indices {
      var time = last
      while time < end, layers[index].isAnimated {
        time += 1 / stage.displayRate
        layers[index].close(before: time)
        layers[index].open(at: time)
      }
    }
    for layer in layers {
      for (place, index) in layer.tracks.enumerated() { tracks[index].samples = layer.samples(of: place) }
    }
  }

  /// A layer that is being recorded.
  private struct Recorded {
    let layer: Layer
    /// The indices of the layer's tracks.
    let tracks: [Int]
    private let properties: [AnimatableProperty]
    /// The range of values of each track.
    private let ranges: [Double]
    private var times: [Double] = []
    private var values: [[AnimatableValue]] = []
    /// The indices of the samples that end a tick, just before the next one.
    private var ends: Set<Int> = []
    /// The time and values of the current tick.
    private var current: (time: Double, values: [AnimatableValue])?

    init(layer: Layer, tracks: [Int], of trace: Trace) {
      (self.layer, self.tracks) = (layer, tracks)
      properties = tracks.map { trace.tracks[$0].property }
      ranges = tracks.map { index in
        let values = trace.tracks[index].presentation
        return values.first.map { first in values.map { $0.distance(to: first) }.max() ?? 0 } ?? 0
      }
    }

    /// True if an animation may still move the layer.
    var isAnimated: Bool { layer.driver != nil || layer.animations.contains(where: \.isMoving) }

    private func shown(at time: Double) -> [AnimatableValue] {
      let shown = layer.presentation(at: time)
      return properties.map { $0.value(in: shown) }
    }

    /// Begins a tick.
    mutating func open(at time: Double) {
      let values = shown(at: time)
      current = (time, values)
      append(time, values)
    }

    /// Ends the tick before another one.
    mutating func close(before time: Double) {
      guard let current else { return }
      let end = time - PlayedRecording.instant
      let last = layer.driver == nil && layer.animations.isEmpty ? current.values : shown(at: end)
      if last != current.values || isAnimated { fill(from: current.time, current.values, to: end, last, depth: 0) }
      append(end, last)
      ends.insert(times.count - 1)
    }

    private mutating func append(_ time: Double, _ values: [AnimatableValue]) {
      times.append(time)
      self.values.append(values)
    }

    /// Adds samples between two times until linear interpolation matches the motion.
    private mutating func fill(
      from start: Double, _ first: [AnimatableValue], to end: Double, _ last: [AnimatableValue], depth: Int
    ) {
      guard end - start > PlayedRecording.instant, depth < 16 else { return }
      let middle = (start + end) / 2
      let half = shown(at: middle)
      let isBent =
        depth == 0
        ? [0.25, 0.5, 0.75].contains { part in
          let time = start + (end - start) * part
          return misses(part == 0.5 ? half : shown(at: time), first, last, part)
        } : misses(half, first, last, 0.5)
      guard isBent else { return }
      fill(from: start, first, to: middle, half, depth: depth + 1)
      append(middle, half)
      fill(from: middle, half, to: end, last, depth: depth + 1)
    }

    /// Returns true if values deviate from the straight line between two others.
    private func misses(
      _ values: [AnimatableValue], _ first: [AnimatableValue], _ last: [AnimatableValue], _ part: Double
    ) -> Bool {
      values.indices.contains { index in
        let line = first[index].interpolated(to: last[index], fraction: part)
        return values[index].distance(to: line) > max(1e-9, PlayedRecording.tolerance * ranges[index])
      }
    }

    /// Returns the samples of a track, without redundant ones.
    ///
    /// Values written at successive ticks, as by Pop, are interpolated linearly; isolated changes remain jumps.
    func samples(of place: Int) -> [Sample] {
      let limit = max(1e-9, PlayedRecording.tolerance / 10 * ranges[place])
      func jumps(after index: Int) -> Bool {
        index + 1 < values.count && values[index][place].distance(to: values[index + 1][place]) > limit
      }
      let ticks = times.indices.filter(ends.contains)
      let jumping = ticks.map(jumps)
      var dropped: Set<Int> = []
      for (order, index) in ticks.enumerated() where jumping[order] {
        let before = order > 0 && jumping[order - 1]
        let after = order + 1 < jumping.count && jumping[order + 1]
        guard before || after else { continue }
        // Samples inside a tick may be there only for other tracks.
        let start = order > 0 ? ticks[order - 1] + 1 : 0
        for inner in start + 1..<max(index + 1, start + 1) where values[inner][place] == values[start][place] {
          dropped.insert(inner)
        }
      }
      var samples: [Sample] = []
      for index in times.indices where !dropped.contains(index) {
        let sample = Sample(time: times[index], value: values[index][place])
        if samples.count > 1, samples[samples.count - 1].value == sample.value,
          samples[samples.count - 2].value == sample.value
        {
          samples[samples.count - 1].time = sample.time
        } else {
          samples.append(sample)
        }
      }
      return samples
    }
  }
}
