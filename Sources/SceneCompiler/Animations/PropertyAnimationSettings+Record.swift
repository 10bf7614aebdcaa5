import LayerTree
import Motion
import SceneProgram
import SceneSyntax

extension PropertyAnimationSettings {
  /// Creates the settings from a step's keys.
  init(_ record: RecordValues) {
    self.init(
      timing: MediaTiming(record), timingFunction: record.read(TimingKeys.timingFunction),
      isAdditive: record.read(TimingKeys.additive) ?? false,
      isCumulative: record.read(TimingKeys.cumulative) ?? false,
      removedOnCompletion: record.read(TimingKeys.removedOnCompletion) ?? true)
  }

  /// Returns the animation with these settings; its original duration is the default.
  func applied<Kind: PropertyAnimation>(to animation: Kind) -> Kind {
    var animation = animation
    let ownDuration = animation.timing.duration
    animation.settings = self
    if timing.duration == 0 { animation.timing.duration = ownDuration }
    return animation
  }
}

extension MediaTiming {
  /// Creates the timing from a step's keys.
  init(_ record: RecordValues) {
    self.init(
      beginTime: record.read(TimingKeys.beginTime) ?? 0,
      duration: record.read(TimingKeys.duration) ?? 0,
      speed: record.read(TimingKeys.speed) ?? 1,
      timeOffset: record.read(TimingKeys.timeOffset) ?? 0,
      repeatCount: record.read(TimingKeys.repeatCount) ?? 0,
      repeatDuration: record.read(TimingKeys.repeatDuration) ?? 0,
      autoreverses: record.read(TimingKeys.autoreverses) ?? false,
      fillMode: record.read(TimingKeys.fillMode) ?? .removed)
  }
}
