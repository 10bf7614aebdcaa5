import Motion

/// An animation on a layer, with the key it can be found by.
struct AttachedAnimation {
  /// What an animation lasts that gives no duration: that of a transaction without settings.
  static let defaultDuration = 0.25

  let key: String?
  var animation: any Animation
  /// Whether the begin time still waits for the commit that fills it in.
  var isPending: Bool

  /// The layer's time at which it has run; infinite when it never ends.
  var endTime: Double { animation.timing.endTime(defaultDuration: Self.defaultDuration) }

  func apply(at time: Double, to properties: inout LayerProperties) {
    if animation.removedOnCompletion, time > endTime { return }
    animation.apply(at: time, defaultDuration: Self.defaultDuration, to: &properties)
  }
}
