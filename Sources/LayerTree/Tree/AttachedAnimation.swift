import Motion

/// An animation on a layer, with its key and its completion.
///
/// A class, since all of it would be copied about several times a tick.
final class AttachedAnimation {
  /// The duration, in seconds, of an animation without one of its own, outside of transactions.
  static let defaultDuration = 0.25

  let key: String?
  var animation: any Animation {
    didSet { endTime = Self.endTime(of: animation) }
  }
  /// The end in the layer's time; infinite if it never ends.
  private(set) var endTime: Double
  /// The API that added the animation.
  let origin: AnimationOrigin
  /// The cause of the animation, and the tick at which it was added.
  let cause: (StageCause, time: Double)
  /// The layer's image when a transition was added to it; nil for other animations.
  let oldPicture: LayerPicture?
  /// True if it may change the depth of its layer.
  let mayMoveInDepth: Bool
  /// True if it changes the speed or the offset of its layer's clock.
  let movesClock: Bool
  /// True if the begin time still waits for a stage to fill it in.
  var isPending: Bool
  /// True if it has become visible.
  var hasBegun = false
  /// True if it has run; it may be kept all the same.
  var hasEnded = false
  /// True if it is still to run or running, and is not held where it is.
  var isMoving: Bool { !hasEnded && animation.timing.speed != 0 }
  /// Called once when the animation begins to show.
  var onStart: (() throws -> Void)?
  /// Called once when it has run (true), or when it is removed before (false).
  var onEnd: ((Bool) throws -> Void)?

  init(
    key: String?, animation: any Animation, origin: AnimationOrigin, cause: (StageCause, time: Double),
    oldPicture: LayerPicture?, isPending: Bool,
    onStart: (() throws -> Void)?, onEnd: ((Bool) throws -> Void)?
  ) {
    self.key = key
    self.animation = animation
    endTime = Self.endTime(of: animation)
    self.origin = origin
    self.cause = cause
    self.oldPicture = oldPicture
    mayMoveInDepth = animation.mayAnimate(anyOf: AnimatableProperty.movingInDepth)
    movesClock = animation.mayAnimate(anyOf: AnimatableProperty.clock)
    self.isPending = isPending
    self.onStart = onStart
    self.onEnd = onEnd
  }

  /// The animated property or kind of animation, for reports.
  var subject: String {
    oldPicture == nil ? (animation as? any PropertyAnimation)?.property.keyPath ?? "group" : Transition.key
  }

  private static func endTime(of animation: any Animation) -> Double {
    animation.timing.endTime(defaultDuration: defaultDuration)
  }

  /// Begins an animation whose begin time was left open.
  func begin(at time: Double) {
    animation.timing.beginTime = time
    isPending = false
  }

  /// Returns true if it is over by a time of its layer's, even if the layer has not processed it yet.
  func hasRun(by time: Double) -> Bool { !isPending && endTime <= time + Stage.instant }

  /// Returns true if it is over and removed on completion.
  func isGone(at time: Double) -> Bool { animation.removedOnCompletion && time > endTime }

  func apply(at time: Double, to properties: inout LayerProperties) {
    if isGone(at: time) { return }
    animation.apply(at: time, defaultDuration: Self.defaultDuration, to: &properties)
  }
}
