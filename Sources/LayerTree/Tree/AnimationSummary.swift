package import Motion

/// The description of an animation, reported when it begins or is retargeted: enough to describe it, or to write it
/// again.
package struct AnimationSummary: Hashable, Sendable {
  /// The engine that moves the animation, by the name of its class or API.
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
    case swiftUI = "SwiftUI"
    case popSpring = "POPSpringAnimation"
    case popBasic = "POPBasicAnimation"
    case popDecay = "POPDecayAnimation"
    case popCustom = "POPCustomAnimation"
    case custom = "Animation"
  }

  /// The pace of a motion in time.
  package enum Pace: Hashable, Sendable {
    /// Along a curve.
    case curve(TimingFunction)
    /// On a spring.
    case spring(SpringCurve)
    /// On the spring of a UIKit block.
    case viewSpring(UIKitSpring)
    /// On the springs of a UIKit block whose velocity has a direction.
    case directedSpring(SpringTimingParameters)
    /// On Pop's spring.
    case pop(PopDynamics)
    /// As JNWSpringAnimation computes it.
    case jnw(JNWSpring)
    /// Through values; the curve warps the whole run.
    case keyframes(Keyframes, TimingFunction)
    /// Through the keyframes of one SwiftUI property.
    case track(SwiftUIKeyframeTrack)
    /// Along a path; the curve warps the whole run.
    case path(PathKeyframes, RotationMode?, TimingFunction)
    /// With a decaying velocity; the number is the fraction left after each thousandth of a second.
    case decay(Double)
    /// From one image to another.
    case transition(Transition.Kind, Transition.Direction, TimingFunction)
    /// By code.
    case code
  }

  /// A property that moves, as a number, a color or a list.
  package struct Leaf: Hashable, Sendable {
    /// The property.
    package let property: AnimatableProperty
    /// Its value at the beginning.
    package let from: AnimatableValue
    /// Its value in the end.
    package let to: AnimatableValue
  }

  /// The engine that moves it.
  package var engine: Engine
  /// The animated property: a key path, a Pop name, or `transition`.
  package var subject: String
  /// The unit of its numbers.
  package var unit = AnimatableProperty.Unit.none
  /// The value at the beginning; nil when there is none, as for a transition.
  package var from: AnimatableValue?
  /// The final value, before any autoreversal; nil when there is none.
  package var to: AnimatableValue?
  /// The speed at the beginning in the value's units per second; nil for none.
  package var velocity: AnimatableValue?
  /// The values of layers' properties.
  package var leaves: [Leaf] = []
  /// The pace of the motion.
  package var pace: Pace
  /// The duration and repetition; the begin time is relative to the event.
  package var timing = MediaTiming()
  /// True if it is added to other animations.
  package var isAdditive = false
  /// True if each repetition continues from the end of the one before.
  package var isCumulative = false
  /// The number of groups around it; a group comes before its children, whose begin times count from the group's.
  package var level = 0
  /// True if a UIKit block begins with the presentation value.
  package var beginsFromCurrentState = false
  /// True if a finger or code sets its progress: a percent-driven transition.
  package var isDriven = false
  /// The time that Pop's solver had left over from the frame before; nil for a spring that begins.
  package var carriedTime: Double?
  /// True if a running spring is given its velocity, rather than keeping the one that it has.
  package var isGivenVelocity = false
  /// The number that a Pop animation's values are multiples of; 0 for no rounding.
  package var roundingFactor = 0.0
  /// The ends at which a Pop animation's value is clamped.
  package var clampMode: PopClampMode = []
  /// The motion that it would have alone.
  package var solo = SoloRun()
  /// True if it is removed when it has finished, and the model value shows again.
  package var removedOnCompletion = true
  /// The model's value at the time of the event; nil when there is none.
  package var model: AnimatableValue?
}
