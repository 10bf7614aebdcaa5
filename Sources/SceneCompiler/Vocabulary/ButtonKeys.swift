import Encodings
import Geometry
package import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
package import SceneSyntax

/// The keys that only buttons have.
package enum ButtonKeys {
  /// The name of the label in a button that displays the title.
  package static let titleName = "title"

  /// The title of a new `UIButton`, centered in the button.
  package static let initialTitle: TextContent = {
    var content = LabelKeys.initial
    content.textAlignment = .center
    return content
  }()

  /// The keys that set the title.
  package static let titleSetters: [LayerSetter] =
    [
      LayerSetter("title", .words, "The text. \\(…) inserts an expression.") { $0.text.string = $1 },
      LayerSetter("titleColor", .color, "The color of the title; black.") { $0.text.textColor = $1 },
    ] + LabelKeys.setters.filter { $0.key.name == "font" }

  /// The label's properties, for keys with a different name.
  package static let labelKeys = ["title": "text", "titleColor": "textColor"]

  package static let highlighted = Key(
    "highlighted", ValueType.node(["type": "object"]),
    "The appearance while pressed: keys of the layer, title or titleColor; darkened.")

  package static let selected = Key(
    "selected", ValueType.node(["type": "object"]),
    "The appearance while the button is selected, as after `set: {button.selected: true}`.")
  package static let disabled = Key(
    "disabled", ValueType.node(["type": "object"]), "The appearance while the button is disabled.")

  /// The keys for the button's appearance in each state.
  package static let looks: [(key: Key<SyntaxNode>, state: ControlState)] = [
    (selected, .selected), (disabled, .disabled), (highlighted, .highlighted),
  ]

  package static let all = titleSetters.map(\.key.description) + looks.map(\.key.description)
}
