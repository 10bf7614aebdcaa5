package import Motion

/// What an animation does, told when it begins or is sent elsewhere: enough to describe it, or to write it anew.
package struct AnimationSummary: Hashable, Sendable {
  /// What makes the animation move, by the name of its class or of what makes it.
  package enum Engine: String, CaseIterable, Sendable {
    case basic = "CABasicAnimation"
    case keyframe = "CAKeyframeAnimation"
    case group = "CAAnimationGroup"
    case spring = "CASpringAnimation"
    case jnw = "JNWSpringAnimation"
    case transition = "CATransition"
    case transaction = "CATransaction"
    case view = "UIView"
    case animator = "UIViewPropertyAnimator"
    case popSpring = "POPSpringAnimation"
    case popBasic = "POPBasicAnimation"
    case popDecay = "POPDecayAnimation"
    case popCustom = "POPCustomAnimation"
    case custom = "Animation"
  }

  /// How the way runs in time.
  package enum Pace: Hashable, Sendable {
    /// Along a curve.
    case curve(TimingFunction)
    /// On a spring.
    case spring(SpringCurve)
    /// On the spring of a UIKit block.
    case viewSpring(UIKitSpring)
    /// On Pop's spring.
    case pop(PopDynamics)
    /// As JNWSpringAnimation computes it.
    case jnw(JNWSpring)
    /// Through values; the curve bends the whole.
    case keyframes(Keyframes, TimingFunction)
    /// Along a path; the curve bends the whole.
    case path(PathKeyframes, RotationMode?, TimingFunction)
    /// With a velocity that fades; the number is what is left of it after each thousandth of a second.
    case decay(Double)
    /// From one picture to another.
    case transition(Transition.Kind, Transition.Direction, TimingFunction)
    /// By code.
    case code
  }

  /// A property that moves, as a number, a colour or a list.
  package struct Leaf: Hashable, Sendable {
    /// The property.
    package let property: AnimatableProperty
    /// Its value at the beginning.
    package let from: AnimatableValue
    /// Its value in the end.
    package let to: AnimatableValue
  }

  /// What makes it move.
  package var engine: Engine
  /// What is animated: a key path, a name of Pop's, or `transition`.
  package var subject: String
  /// What its numbers count.
  package var unit = AnimatableProperty.Unit.none
  /// The value at the beginning; nil when there is none, as of a transition.
  package var from: AnimatableValue?
  /// The value in the end, before it may go back; nil when there is none.
  package var to: AnimatableValue?
  /// The speed at the beginning in the value's units per second; nil for none.
  package var velocity: AnimatableValue?
  /// What becomes of layers' properties.
  package var leaves: [Leaf] = []
  /// How the way runs.
  package var pace: Pace
  /// How long, how often; the begin time counts from that of the event.
  package var timing = MediaTiming()
  /// Whether it lies on top of what is shown besides.
  package var isAdditive = false
  /// Whether each repetition goes on from where the one before ended.
  package var isCumulative = false
  /// How many groups it is in; a group comes before its children, whose begin times count from the group's.
  package var level = 0
  /// Whether a UIKit block begins with what is seen.
  package var beginsFromCurrentState = false
  /// What Pop's solver had left over of the frame before; nil for a spring that begins.
  package var carriedTime: Double?
  /// What it does by itself.
  package var solo = SoloRun()
  /// Whether it is dropped once it has run, so that the model shows again.
  package var removedOnCompletion = true
  /// The model's value at the time of the event; nil when there is none.
  package var model: AnimatableValue?
}
