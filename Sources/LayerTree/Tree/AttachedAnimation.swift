import Motion

/// An animation on a layer, with its key and its completion.
///
/// It is a class because a struct of this size would be copied several times per tick.
final class AttachedAnimation {
  /// The duration of an animation that specifies none, outside of transactions, in seconds.
  static let defaultDuration = 0.25

  let key: String?
  var animation: any Animation {
    didSet { endTime = Self.endTime(of: animation) }
  }
  /// The end time in the layer's time; infinite if it never ends.
  private(set) var endTime: Double
  /// The API that added the animation.
  let origin: AnimationOrigin
  /// The cause of the animation, and the tick at which it was added.
  let cause: (StageCause, time: Double)
  /// The step that added the animation; nil if code did.
  let step: StepOrigin?
  /// The layer's image when a transition was added; nil for other animations.
  let oldImage: LayerImage?
  /// True if the animation may change the depth of its layer.
  let mayMoveInDepth: Bool
  /// True if the animation changes the speed or the time offset of its layer's clock.
  let movesClock: Bool
  /// True if the begin time is still to be set when the layer joins a stage.
  var isPending: Bool
  /// True if the animation has begun.
  var hasBegun = false
  /// True if the animation has ended, even if it remains on the layer.
  var hasEnded = false
  /// True if the animation is pending or running, with a speed other than 0.
  var isMoving: Bool { !hasEnded && animation.timing.speed != 0 }
  /// Called once when the animation begins.
  var onStart: (() throws -> Void)?
  /// Called once, with true when the animation has finished, or with false if it is removed before.
  var onEnd: ((Bool) throws -> Void)?

  init(
    key: String?, animation: any Animation, origin: AnimationOrigin, cause: (StageCause, time: Double),
    step: StepOrigin?, oldImage: LayerImage?, isPending: Bool,
    onStart: (() throws -> Void)?, onEnd: ((Bool) throws -> Void)?
  ) {
    self.key = key
    self.animation = animation
    endTime = Self.endTime(of: animation)
    self.origin = origin
    self.cause = cause
    self.step = step
    self.oldImage = oldImage
    mayMoveInDepth = animation.mayAnimate(anyOf: AnimatableProperty.movingInDepth)
    movesClock = animation.mayAnimate(anyOf: AnimatableProperty.clock)
    self.isPending = isPending
    self.onStart = onStart
    self.onEnd = onEnd
  }

  /// The animated property or kind of animation, for reports.
  var subject: String {
    oldImage == nil ? (animation as? any PropertyAnimation)?.property.keyPath ?? "group" : Transition.key
  }

  private static func endTime(of animation: any Animation) -> Double {
    animation.timing.endTime(defaultDuration: defaultDuration)
  }

  /// Sets the begin time of a pending animation.
  func begin(at time: Double) {
    animation.timing.beginTime = time
    isPending = false
  }

  /// Returns true if the animation is over at a time of its layer, even if the layer has not processed that time yet.
  func hasRun(by time: Double) -> Bool { !isPending && endTime <= time + Stage.instant }

  /// Returns true if the animation is over and is removed on completion.
  func isGone(at time: Double) -> Bool { animation.removedOnCompletion && time > endTime }

  func apply(at time: Double, to properties: inout LayerProperties) {
    if isGone(at: time) { return }
    animation.apply(at: time, defaultDuration: Self.defaultDuration, to: &properties)
  }
}
