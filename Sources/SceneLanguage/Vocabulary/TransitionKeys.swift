package import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram

/// The keys of transitions.
package enum TransitionKeys {
  package static let type = Key(
    "type", ValueType<Transition.Kind>.choice(), "The way in which the new picture replaces the old one; fade.")
  package static let subtype = Key(
    "subtype", ValueType<Transition.Direction>.choice(), "The side from which the content moves in; fromLeft."
  )
  package static let startProgress = Key(
    "startProgress", ValueType.number(0...1), "The progress at the beginning, as a fraction; 0.")
  package static let endProgress = Key(
    "endProgress", ValueType.number(0...1), "The progress at the end, as a fraction; 1.")

  package static let all = [type.description, subtype.description, startProgress.description, endProgress.description]
}
