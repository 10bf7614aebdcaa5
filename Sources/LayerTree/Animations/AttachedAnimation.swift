import Motion

/// An animation on a layer, with the key it can be found by and whoever waits for it.
struct AttachedAnimation {
  /// What an animation lasts that gives no duration, outside of transactions.
  static let defaultDuration = 0.25

  let key: String?
  var animation: any Animation
  /// Whether the begin time still waits for a stage to fill it in.
  var isPending: Bool
  /// Called once when the animation begins to show.
  var onStart: (() -> Void)?
  /// Called once when it has run (true), or when it is removed before (false).
  var onEnd: ((Bool) -> Void)?

  /// The layer's time at which it has run; infinite when it never ends.
  var endTime: Double { animation.timing.endTime(defaultDuration: Self.defaultDuration) }

  /// Begins an animation whose begin time was left open.
  mutating func begin(at time: Double) {
    animation.timing.beginTime = time
    isPending = false
  }

  func apply(at time: Double, to properties: inout LayerProperties) {
    if animation.removedOnCompletion, time > endTime { return }
    animation.apply(at: time, defaultDuration: Self.defaultDuration, to: &properties)
  }
}
