import LayerTree
import Motion

/// What every animation of a property can be told besides its values.
struct AnimationSettings: Sendable {
  let timing: MediaTiming
  private let timingFunction: TimingFunction?
  private let isAdditive: Bool
  private let isCumulative: Bool
  private let removedOnCompletion: Bool

  init(_ record: RecordReader) {
    timing = MediaTiming(
      beginTime: record.read(TimingKeys.beginTime) ?? 0,
      duration: record.read(TimingKeys.duration) ?? 0,
      speed: record.read(TimingKeys.speed) ?? 1,
      timeOffset: record.read(TimingKeys.timeOffset) ?? 0,
      repeatCount: record.read(TimingKeys.repeatCount) ?? 0,
      repeatDuration: record.read(TimingKeys.repeatDuration) ?? 0,
      autoreverses: record.read(TimingKeys.autoreverses) ?? false,
      fillMode: record.read(TimingKeys.fillMode) ?? .removed)
    timingFunction = record.read(TimingKeys.timingFunction)
    isAdditive = record.read(TimingKeys.additive) ?? false
    isCumulative = record.read(TimingKeys.cumulative) ?? false
    removedOnCompletion = record.read(TimingKeys.removedOnCompletion) ?? true
  }

  /// The animation with these settings; without a duration of theirs it keeps its own.
  func applied<Kind: PropertyAnimation>(to animation: Kind) -> Kind {
    var animation = animation
    let ownDuration = animation.timing.duration
    animation.timing = timing
    if timing.duration == 0 { animation.timing.duration = ownDuration }
    animation.timingFunction = timingFunction
    animation.isAdditive = isAdditive
    animation.isCumulative = isCumulative
    animation.removedOnCompletion = removedOnCompletion
    return animation
  }
}
