package import Geometry
package import LayerTree
package import Motion

/// A step of an outline.
package struct OutlineStep: Sendable {
  package indirect enum Action: Sendable {
    case set([OutlineChange])
    case animate([OutlineChange], inside: [OutlineStep])
    case transaction([OutlineChange], inside: [OutlineStep])
    case swiftUI([OutlineChange])
    case phases([OutlinePhase])
    case keyframeAnimator([OutlineTrack])
    case animation(OutlineAnimation)
    case group(layer: Int, [OutlineAnimation])
    case transition(layer: Int)
    case pop([OutlinePop])
    case remove(layer: Int, key: String?)
    /// A step that drives an interaction; the verb says how.
    case interact(String)
    /// Scrolls a layer to an offset.
    case scroll(layer: Int, to: OutlineValue)
    case branch(OutlineExpression, then: [OutlineStep], otherwise: [OutlineStep])
    case steps([OutlineStep])
    /// A step that code cannot express, as the scene file says it.
    case unsupported(String)
  }

  package let action: Action
  /// The verb as scene files have it.
  package let verb: String
  /// The line of the scene's file.
  package let line: Int
  package let delay: OutlineExpression?
  package let condition: OutlineExpression?
  package let parameters: OutlineParameters
  /// The steps for when it begins.
  package let opening: [OutlineStep]
  package let completion: [OutlineStep]

  package init(
    action: Action, verb: String, line: Int, delay: OutlineExpression?, condition: OutlineExpression?,
    parameters: OutlineParameters, opening: [OutlineStep], completion: [OutlineStep]
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

/// The parameters of a step or an animation, those of its motion included.
package struct OutlineParameters: Sendable {
  package var values: [String: OutlineValue] = [:]
  package var timingFunction: TimingFunction?
  package var timingFunctions: [TimingFunction]?
  /// The animation of a step or a phase of SwiftUI's, if it is always the same.
  package var swiftUIAnimation: SwiftUIAnimation?
  /// The pace of the rest of an interaction.
  package var completionCurve: TimingFunction?

  package init(
    values: [String: OutlineValue] = [:], timingFunction: TimingFunction? = nil,
    timingFunctions: [TimingFunction]? = nil
  ) {
    self.values = values
    self.timingFunction = timingFunction
    self.timingFunctions = timingFunctions
  }

  package subscript(name: String) -> OutlineValue? { values[name] }
}

/// A change of a state or of a layer's model.
package struct OutlineChange: Sendable {
  package let subject: OutlineExpression.Subject
  /// The key path, or the key of a layer in scene files; empty for a state.
  package let keyPath: String
  package let end: OutlineEnd

  package init(subject: OutlineExpression.Subject, keyPath: String, end: OutlineEnd) {
    self.subject = subject
    self.keyPath = keyPath
    self.end = end
  }
}

/// A value of a property, with its constant if it never changes.
package struct OutlineEnd: Sendable {
  package let value: OutlineValue
  package let constant: AnimatableValue?

  package init(value: OutlineValue, constant: AnimatableValue?) {
    self.value = value
    self.constant = constant
  }
}

/// An animation of Core Animation's or JNW's.
package struct OutlineAnimation: Sendable {
  /// The verb as scene files have it: basic, keyframes, spring or jnw.
  package let verb: String
  package let layer: Int
  package let property: AnimatableProperty
  package let from: OutlineEnd?
  /// A Boolean value that indicates whether it begins with the presentation value.
  package let startsWithPresentation: Bool
  package let to: OutlineEnd?
  package let by: OutlineEnd?
  package let values: [OutlineEnd]
  package let path: Path?
  package let parameters: OutlineParameters

  package init(
    verb: String, layer: Int, property: AnimatableProperty, from: OutlineEnd?, startsWithPresentation: Bool,
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

/// A phase of SwiftUI's `phaseAnimator`.
package struct OutlinePhase: Sendable {
  package let changes: [OutlineChange]
  /// The parameters of the animation to it.
  package let parameters: OutlineParameters

  package init(changes: [OutlineChange], parameters: OutlineParameters) {
    self.changes = changes
    self.parameters = parameters
  }
}

/// The keyframes of a property in SwiftUI's `keyframeAnimator`.
package struct OutlineTrack: Sendable {
  package let layer: Int
  package let property: AnimatableProperty
  /// The keyframes, each with its value as the scene has it.
  package let keyframes: [(keyframe: SwiftUIKeyframe, end: OutlineEnd)]

  package init(layer: Int, property: AnimatableProperty, keyframes: [(keyframe: SwiftUIKeyframe, end: OutlineEnd)]) {
    self.layer = layer
    self.property = property
    self.keyframes = keyframes
  }
}

/// A target of Pop's.
package struct OutlinePop: Sendable {
  package enum Subject: Sendable {
    case layer(Int, PopLayerProperty)
    case state(String)
  }

  package let subject: Subject
  package let from: OutlineEnd?
  package let to: OutlineEnd?
  package let velocity: OutlineEnd?

  package init(subject: Subject, from: OutlineEnd?, to: OutlineEnd?, velocity: OutlineEnd?) {
    self.subject = subject
    self.from = from
    self.to = to
    self.velocity = velocity
  }
}

/// A line of `always`: evaluated at every tick.
package struct OutlineRule: Sendable {
  package enum Content: Sendable {
    /// Gives a value a name, for the rules below.
    case name(String, OutlineExpression)
    case change(OutlineChange)
    /// A rule that code cannot express.
    case unsupported
  }

  package let content: Content
  /// The rule as people read it.
  package let text: String

  package init(content: Content, text: String) {
    self.content = content
    self.text = text
  }
}
