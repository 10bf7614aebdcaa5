import LayerTree
import SceneDiagnostics
import SceneSyntax

/// The keys that buttons have beyond other layers.
enum ButtonKeys {
  /// The name of the label with the title; it is inside the button.
  static let titleName = "title"

  /// The title of a new `UIButton`: centered in the button.
  static let initialTitle: TextContent = {
    var content = LabelKeys.initial
    content.alignment = .center
    return content
  }()

  /// The keys that set the title.
  static let titleSetters: [LayerSetter] =
    [
      LayerSetter("title", .words, "The text. \\(…) holds an expression.") { $0.text.string = $1 },
      LayerSetter("titleColor", .color, "The color of the title; black.") { $0.text.color = $1 },
    ] + LabelKeys.setters.filter { $0.key.name == "font" }

  static let highlighted = Key(
    "highlighted", ValueType.node(["type": "object"]),
    "The appearance while pressed: keys of the layer, title or titleColor; darkened.")

  static let selected = Key(
    "selected", ValueType.node(["type": "object"]),
    "The appearance while it is selected, which `set: {button.selected: true}` makes it.")
  static let disabled = Key(
    "disabled", ValueType.node(["type": "object"]), "The appearance while it is not enabled.")

  /// The keys of the button's looks, and their states.
  static let looks: [(key: Key<SyntaxNode>, state: ControlState)] = [
    (selected, .selected), (disabled, .disabled), (highlighted, .highlighted),
  ]

  static let all = titleSetters.map(\.key.description) + looks.map(\.key.description)
}
