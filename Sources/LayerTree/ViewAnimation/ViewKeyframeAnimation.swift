import Motion

/// A UIKit keyframe block: changes are collected and become one animation per property.
final class ViewKeyframeAnimation: ChangeScope {
  /// The keyframes of one property of one layer.
  private struct Track {
    let layer: Layer
    let property: AnimatableProperty
    let start: AnimatableValue
    var steps: [(interval: ClosedRange<Double>, value: AnimatableValue)] = []
  }

  let duration: Double
  private let delay: Double
  private let options: ViewAnimationOptions
  private let calculationMode: CalculationMode
  let completionGroup: CompletionGroup?
  private var tracks: [Track] = []
  /// The interval of the current keyframe, as fractions of the duration; changes outside of a keyframe take all of it.
  var interval = 0.0...1.0

  var defaultDuration: Double? { duration }

  init(
    duration: Double, delay: Double, options: ViewAnimationOptions, calculationMode: CalculationMode,
    completion: CompletionGroup?
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.calculationMode = calculationMode
    completionGroup = completion
  }

  func modelChanged(of layer: Layer, from old: LayerProperties, on stage: Stage) {
    for property in AnimatableProperty.changed(from: old, to: layer.model) {
      let index =
        tracks.firstIndex { $0.layer === layer && $0.property == property } ?? add(property, layer, old, stage)
      // Successive changes within one keyframe are combined.
      if tracks[index].steps.last?.interval == interval { tracks[index].steps.removeLast() }
      tracks[index].steps.append((interval, property.value(in: layer.model)))
    }
  }

  private func add(_ property: AnimatableProperty, _ layer: Layer, _ old: LayerProperties, _ stage: Stage) -> Int {
    let start = options.beginsFromCurrentState ? layer.presentation(at: stage.time, over: old) : old
    tracks.append(Track(layer: layer, property: property, start: property.value(in: start)))
    return tracks.count - 1
  }

  /// Adds the animations as UIKit does: the first value at time 0, each keyframe's value at its end, the previous value
  /// at its start, and the last value until the end; the curve warps the whole run.
  func commit(on stage: Stage) throws(KeyframesError) {
    for track in tracks {
      var (times, values) = ([0.0], [track.start])
      for (interval, value) in track.steps.enumerated().sorted(by: {
        ($0.element.interval.lowerBound, $0.offset) < ($1.element.interval.lowerBound, $1.offset)
      }).map(\.element) {
        let (last, start) = (times[times.count - 1], interval.lowerBound)
        if start > last {
          times.append(start)
          values.append(values[values.count - 1])
        }
        times.append(max(interval.upperBound, last))
        values.append(value)
      }
      if times[times.count - 1] < 1 {
        times.append(1)
        values.append(values[values.count - 1])
      }
      let keyframes = try Keyframes(values: values, keyTimes: times, calculationMode: calculationMode)
      var animation = KeyframeAnimation(
        track.property, keyframes: keyframes, duration: duration, timingFunction: options.curve)
      animation.timing = options.timing(of: duration, after: delay, on: track.layer, of: stage)
      track.layer.removeAnimations(replacedOn: track.property)
      track.layer.attach(
        animation, forKey: track.property.keyPath, from: .view(beginsFromCurrentState: options.beginsFromCurrentState))
    }
  }
}
