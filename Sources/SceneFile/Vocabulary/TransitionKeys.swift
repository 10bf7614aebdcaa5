import LayerTree
import SceneDiagnostics
import SceneSyntax

/// The keys of transitions.
enum TransitionKeys {
  static let type = Key(
    "type", ValueType<Transition.Kind>.choice(), "The effect with which the new picture replaces the old one; fade.")
  static let subtype = Key(
    "subtype", ValueType<Transition.Direction>.choice(), "The side from which the content moves in; fromLeft."
  )
  static let startProgress = Key(
    "startProgress", ValueType.number(0...1), "The progress at the beginning, as a fraction; 0.")
  static let endProgress = Key("endProgress", ValueType.number(0...1), "The progress at the end, as a fraction; 1.")

  static let all = [type.description, subtype.description, startProgress.description, endProgress.description]
}
