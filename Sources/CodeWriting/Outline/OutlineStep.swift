import Geometry
import LayerTree
import Motion
import SceneProgram

/// A step of an outline.
struct OutlineStep: Sendable {
  indirect enum Action: Sendable {
    case set([OutlineChange])
    case animate([OutlineChange], inside: [OutlineStep])
    /// Changes at several times of a block.
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
    /// Drives a property animator.
    case drive(AnimatorVerb, String)
    /// Drives an interaction.
    case interact(InteractionVerb, String)
    /// Scrolls a layer to an offset.
    case scroll(layer: Int, to: OutlineValue)
    /// Performs steps again and again.
    case every(OutlineRepetition)
    case branch(OutlineExpression, then: [OutlineStep], otherwise: [OutlineStep])
    case steps([OutlineStep])
    /// The steps of an action, with values computed before they begin.
    case call([OutlineArgument], [OutlineStep])
    /// A step that code cannot express, in the scene's words.
    case unsupported(String)
  }

  let action: Action
  /// The verb in scene files.
  let verb: String
  /// The line of the scene's file.
  let line: Int
  let delay: OutlineExpression?
  let condition: OutlineExpression?
  let parameters: OutlineParameters
  /// The steps for when it begins.
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

/// The parameters of a step or an animation, including its motion's.
struct OutlineParameters: Sendable {
  var values: [String: OutlineValue] = [:]
  var timingFunction: TimingFunction?
  var timingFunctions: [TimingFunction]?
  /// The SwiftUI animation of a step or a phase, if it is constant.
  var swiftUIAnimation: SwiftUIAnimation?
  /// The pace of the rest of an interaction.
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

  /// The words of a parameter that is one or a list of them.
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

/// A value of a property, with its constant if it never changes.
struct OutlineEnd: Sendable {
  let value: OutlineValue
  let constant: AnimatableValue?

  init(value: OutlineValue, constant: AnimatableValue?) {
    self.value = value
    self.constant = constant
  }
}

/// A keyframe of a block of UIKit.
struct OutlineViewKeyframe: Sendable {
  /// The beginning and the length, as fractions of the block.
  let start: OutlineExpression
  let duration: OutlineExpression
  let changes: [OutlineChange]

  init(start: OutlineExpression, duration: OutlineExpression, changes: [OutlineChange]) {
    self.start = start
    self.duration = duration
    self.changes = changes
  }
}

/// Steps that are performed again and again.
struct OutlineRepetition: Sendable {
  /// The interval in seconds, also before the first time; nil for every frame.
  let interval: OutlineExpression?
  /// The number of times; nil for no end.
  let count: OutlineExpression?
  /// The condition for going on; nil for none.
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

/// An animation of Core Animation's or JNW's.
struct OutlineAnimation: Sendable {
  let verb: AnimationVerb
  let layer: Int
  let property: AnimatableProperty
  let from: OutlineEnd?
  /// A Boolean value that indicates whether it begins with the presentation value.
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
  /// The parameters of the animation to it.
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
  /// The keyframes, each with its value in the scene's form.
  let keyframes: [(keyframe: SwiftUIKeyframe, end: OutlineEnd)]

  init(layer: Int, property: AnimatableProperty, keyframes: [(keyframe: SwiftUIKeyframe, end: OutlineEnd)]) {
    self.layer = layer
    self.property = property
    self.keyframes = keyframes
  }
}

/// A target of Pop.
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

/// A line of `always`: evaluated at every tick.
struct OutlineRule: Sendable {
  enum Content: Sendable {
    /// Gives a value a name, for the rules below.
    case name(String, OutlineExpression)
    case change(OutlineChange)
    /// A rule that code cannot express.
    case unsupported
  }

  let content: Content
  /// The rule as people read it.
  let text: String

  init(content: Content, text: String) {
    self.content = content
    self.text = text
  }
}
