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
}

/// The parameters of a step or an animation, those of its motion included.
package struct OutlineParameters: Sendable {
  package internal(set) var values: [String: OutlineValue] = [:]
  package internal(set) var timingFunction: TimingFunction?
  package internal(set) var timingFunctions: [TimingFunction]?
  /// The animation of a step or a phase of SwiftUI's, if it is always the same.
  package internal(set) var swiftUIAnimation: SwiftUIAnimation?
  /// The pace of the rest of an interaction.
  package internal(set) var completionCurve: TimingFunction?

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

/// A value of a property, and what it is if it is always the same.
package struct OutlineEnd: Sendable {
  package let value: OutlineValue
  package let constant: AnimatableValue?
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
}

/// A phase of SwiftUI's `phaseAnimator`.
package struct OutlinePhase: Sendable {
  package let changes: [OutlineChange]
  /// The parameters of the animation to it.
  package let parameters: OutlineParameters
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
}
