package import Motion

/// A description of an animation, reported when it begins or is retargeted; it suffices to describe or recreate the
/// animation.
package struct AnimationSummary: Hashable, Sendable {
  /// The engine of the animation, named after its class or API.
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

  /// The timing of a motion.
  package enum Pace: Hashable, Sendable {
    /// A timing function.
    case curve(TimingFunction)
    /// A spring.
    case spring(SpringCurve)
    /// The spring of a UIKit block.
    case viewSpring(UIKitSpring)
    /// The springs of a UIKit block with a vector velocity.
    case directedSpring(SpringTimingParameters)
    /// Pop's spring.
    case pop(PopDynamics)
    /// The keyframes that JNWSpringAnimation computes.
    case jnw(JNWSpring)
    /// Keyframes, with a timing function for the whole run.
    case keyframes(Keyframes, TimingFunction)
    /// Through the keyframes of one SwiftUI property.
    case track(SwiftUIKeyframeTrack)
    /// A path, with a timing function for the whole run.
    case path(PathKeyframes, RotationMode?, TimingFunction)
    /// A decaying velocity; the number is the fraction that remains after each millisecond.
    case decay(Double)
    /// A transition from one image to another.
    case transition(Transition.Kind, Transition.Direction, TimingFunction)
    /// Arbitrary code.
    case code
  }

  /// An animated leaf property: a number, a color, or a list.
  package struct Leaf: Hashable, Sendable {
    /// The affected property.
    package let property: AnimatableProperty
    /// The initial value.
    package let from: AnimatableValue
    /// The final value.
    package let to: AnimatableValue
  }

  /// The engine of the animation.
  package var engine: Engine
  /// The animated property: a key path, a Pop name, or `transition`.
  package var subject: String
  /// The unit of its numbers.
  package var unit = AnimatableProperty.Unit.none
  /// The initial value; nil if there is none, as for a transition.
  package var from: AnimatableValue?
  /// The final value, before any autoreversal; nil if there is none.
  package var to: AnimatableValue?
  /// The initial velocity in the value's units per second; nil for none.
  package var velocity: AnimatableValue?
  /// The affected leaf properties of the layer, with their values.
  package var leaves: [Leaf] = []
  /// The timing of the motion.
  package var pace: Pace
  /// The duration and repetition; the begin time is relative to the event.
  package var timing = MediaTiming()
  /// True if the value is added to other animations.
  package var isAdditive = false
  /// True if each repetition starts at the end value of the one before.
  package var isCumulative = false
  /// The number of enclosing groups; a group precedes its children, whose begin times are relative to the group's.
  package var level = 0
  /// True if a UIKit block begins from the current presentation value.
  package var beginsFromCurrentState = false
  /// True if a touch or code controls the progress, as in an interactive transition.
  package var isDriven = false
  /// The unsimulated time carried over from Pop's previous frame; nil for a spring that begins.
  package var carriedTime: Double?
  /// True if the velocity of a running spring is set explicitly, rather than preserved.
  package var isGivenVelocity = false
  /// The increment for rounding a Pop animation's values; 0 for no rounding.
  package var roundingFactor = 0.0
  /// The ends of the range that a Pop animation's value is clamped to.
  package var clampMode: PopClampMode = []
  /// The motion of the animation if no other ran.
  package var solo = IsolatedMotion()
  /// True if the animation is removed once it has finished, so that the model value is visible again.
  package var removedOnCompletion = true
  /// The model value at the time of the event; nil if there is none.
  package var model: AnimatableValue?
}
