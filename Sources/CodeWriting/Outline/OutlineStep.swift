import Geometry
import LayerTree
import Motion
import SceneProgram

/// A step of an outline.
struct OutlineStep: Sendable {
  indirect enum Action: Sendable {
    case set([OutlineChange])
    case animate([OutlineChange], inside: [OutlineStep])
    /// Changes at several times inside a UIKit keyframe block.
    case animateKeyframes([OutlineViewKeyframe])
    case transaction([OutlineChange], inside: [OutlineStep])
    case swiftUI([OutlineChange])
    case phases([OutlinePhase])
    case keyframeAnimator([OutlineTrack])
    case animation(OutlineAnimation)
    case group(layer: Int, [OutlineAnimation])
    case transition(layer: Int)
    case pop(PopVerb, [OutlinePop])
    case remove(layer: Int, key: String?)
    /// Controls a property animator.
    case drive(AnimatorVerb, String)
    /// Controls an interactive transition.
    case interact(InteractionVerb, String)
    /// Scrolls a layer to an offset.
    case scroll(layer: Int, to: OutlineValue)
    /// Repeats steps.
    case every(OutlineRepetition)
    case branch(OutlineExpression, then: [OutlineStep], otherwise: [OutlineStep])
    case steps([OutlineStep])
    /// Runs the steps of an action, after its arguments have been evaluated.
    case call([OutlineArgument], [OutlineStep])
    /// A step without an equivalent in code, in the notation of the scene.
    case unsupported(String)
  }

  let action: Action
  /// The verb in scene files.
  let verb: String
  /// The line of the step in the scene file.
  let line: Int
  let delay: OutlineExpression?
  let condition: OutlineExpression?
  let parameters: OutlineParameters
  /// The steps that run when the step begins.
  let opening: [OutlineStep]
  let completion: [OutlineStep]

  init(
    action: Action, verb: String, line: Int, delay: OutlineExpression? = nil, condition: OutlineExpression? = nil,
    parameters: OutlineParameters = OutlineParameters(), opening: [OutlineStep] = [], completion: [OutlineStep] = []
  ) {
    self.action = action
    self.verb = verb
    self.line = line
    self.delay = delay
    self.condition = condition
    self.parameters = parameters
    self.opening = opening
    self.completion = completion
  }
}

/// The parameters of a step or an animation, including those of its motion.
struct OutlineParameters: Sendable {
  var values: [String: OutlineValue] = [:]
  var timingFunction: TimingFunction?
  var timingFunctions: [TimingFunction]?
  /// The SwiftUI animation of a step or a phase, if it is constant.
  var swiftUIAnimation: SwiftUIAnimation?
  /// The timing function of the remaining transition after a release.
  var completionCurve: TimingFunction?

  init(
    values: [String: OutlineValue] = [:], timingFunction: TimingFunction? = nil,
    timingFunctions: [TimingFunction]? = nil
  ) {
    self.values = values
    self.timingFunction = timingFunction
    self.timingFunctions = timingFunctions
  }

  subscript(name: String) -> OutlineValue? { values[name] }

  /// Returns the words of a parameter that is a word or a list of words.
  func words(_ name: String) -> [String] {
    switch values[name] {
    case .list(let items)?: items.compactMap(\.text)
    case let value?: value.text.map { [$0] } ?? []
    case nil: []
    }
  }
}

/// A change of a state or of a layer's model.
struct OutlineChange: Sendable {
  let subject: OutlineExpression.Subject
  /// The key path, or the key of a layer in scene files; empty for a state.
  let keyPath: String
  let end: OutlineEnd

  init(subject: OutlineExpression.Subject, keyPath: String, end: OutlineEnd) {
    self.subject = subject
    self.keyPath = keyPath
    self.end = end
  }
}

/// A value of a property, with its constant value if it never changes.
struct OutlineEnd: Sendable {
  let value: OutlineValue
  let constant: AnimatableValue?

  init(value: OutlineValue, constant: AnimatableValue?) {
    self.value = value
    self.constant = constant
  }
}

/// A keyframe of a UIKit keyframe block.
struct OutlineViewKeyframe: Sendable {
  /// The relative start time and duration, as fractions of the block's duration.
  let start: OutlineExpression
  let duration: OutlineExpression
  let changes: [OutlineChange]

  init(start: OutlineExpression, duration: OutlineExpression, changes: [OutlineChange]) {
    self.start = start
    self.duration = duration
    self.changes = changes
  }
}

/// Steps that are repeated.
struct OutlineRepetition: Sendable {
  /// The interval in seconds, which also precedes the first repetition; nil for every frame.
  let interval: OutlineExpression?
  /// The number of repetitions; nil for no limit.
  let count: OutlineExpression?
  /// The condition for continuing; nil for none.
  let condition: OutlineExpression?
  let steps: [OutlineStep]

  init(
    interval: OutlineExpression?, count: OutlineExpression?, condition: OutlineExpression?, steps: [OutlineStep]
  ) {
    self.interval = interval
    self.count = count
    self.condition = condition
    self.steps = steps
  }
}

/// A property animation of Core Animation or JNW.
struct OutlineAnimation: Sendable {
  let verb: AnimationVerb
  let layer: Int
  let property: AnimatableProperty
  let from: OutlineEnd?
  /// True if the animation starts from the presentation value.
  let startsWithPresentation: Bool
  let to: OutlineEnd?
  let by: OutlineEnd?
  let values: [OutlineEnd]
  let path: Path?
  let parameters: OutlineParameters

  init(
    verb: AnimationVerb, layer: Int, property: AnimatableProperty, from: OutlineEnd?, startsWithPresentation: Bool,
    to: OutlineEnd?, by: OutlineEnd?, values: [OutlineEnd], path: Path?, parameters: OutlineParameters
  ) {
    self.verb = verb
    self.layer = layer
    self.property = property
    self.from = from
    self.startsWithPresentation = startsWithPresentation
    self.to = to
    self.by = by
    self.values = values
    self.path = path
    self.parameters = parameters
  }
}

/// A phase of `phaseAnimator`.
struct OutlinePhase: Sendable {
  let changes: [OutlineChange]
  /// The parameters of the animation that leads to the phase.
  let parameters: OutlineParameters

  init(changes: [OutlineChange], parameters: OutlineParameters) {
    self.changes = changes
    self.parameters = parameters
  }
}

/// The keyframes of a property in SwiftUI's `keyframeAnimator`.
struct OutlineTrack: Sendable {
  let layer: Int
  let property: AnimatableProperty
  /// The keyframes, each with its end value.
  let keyframes: [(keyframe: SwiftUIKeyframe, end: OutlineEnd)]

  init(layer: Int, property: AnimatableProperty, keyframes: [(keyframe: SwiftUIKeyframe, end: OutlineEnd)]) {
    self.layer = layer
    self.property = property
    self.keyframes = keyframes
  }
}

/// A Pop animation with its target.
struct OutlinePop: Sendable {
  enum Subject: Sendable {
    case layer(Int, PopLayerProperty)
    case state(String)
  }

  let subject: Subject
  let from: OutlineEnd?
  let to: OutlineEnd?
  let velocity: OutlineEnd?

  init(subject: Subject, from: OutlineEnd?, to: OutlineEnd?, velocity: OutlineEnd?) {
    self.subject = subject
    self.from = from
    self.to = to
    self.velocity = velocity
  }
}

/// A rule of `always`, evaluated at every tick.
struct OutlineRule: Sendable {
  enum Content: Sendable {
    /// Names a value for the following rules.
    case name(String, OutlineExpression)
    case change(OutlineChange)
    /// A rule without an equivalent in code.
    case unsupported
  }

  let content: Content
  /// The text of the rule.
  let text: String

  init(content: Content, text: String) {
    self.content = content
    self.text = text
  }
}
