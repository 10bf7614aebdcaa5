import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the keys of a button: its title, and its appearance in each state.
struct ButtonReader {
  let context: ReadingContext
  let record: LayerRecord

  /// Returns the changes that turn a layer into a button after its creation.
  func setup() -> [TouchSetter.Change] {
    var looks = looks(LayerKeys.setters)
    if !record.has(ButtonKeys.highlighted) { looks[.highlighted] = .darkened }
    return [
      { [looks] layer in
        layer.isControl = true
        layer.looks = looks
      }
    ]
  }

  /// Returns the label in a button, without its text; nil if the button has no title.
  func title(in button: Int) -> LayerBlueprint? {
    guard ButtonKeys.titleSetters.contains(where: { record.has($0.key) }) || titleIsInLooks else { return nil }
    var properties = LayerProperties()
    properties.content = .text(ButtonKeys.initialTitle)
    let looks = looks(ButtonKeys.titleSetters)
    return LayerBlueprint(
      name: ButtonKeys.titleName, superlayer: button, owner: context.scope.layer, isMask: false, isPart: false,
      properties: properties, timing: MediaTiming(), actions: [:], setup: [{ $0.looks = looks }], isTitle: true)
  }

  /// True if the button has a title in at least one of its states.
  private var titleIsInLooks: Bool {
    ButtonKeys.looks.contains { key, _ in
      guard case .map(let entries)? = record.inner(key)?.content else { return false }
      return entries.contains { $0.key == ButtonKeys.titleName }
    }
  }

  /// Returns the appearances of the states that set any of the given keys.
  private func looks(_ setters: [LayerSetter]) -> [ControlState: ControlAppearance] {
    var looks: [ControlState: ControlAppearance] = [:]
    for (key, state) in ButtonKeys.looks { looks[state] = look(key, setters) }
    return looks
  }

  private func look(_ key: Key<SyntaxNode>, _ setters: [LayerSetter]) -> ControlAppearance? {
    record.read(key) { node -> ControlAppearance? in
      guard case .map(let entries) = node.content else {
        context.mismatch(node, "a map of keys such as {backgroundColor: gray}")
        return nil
      }
      let known = (LayerKeys.setters + ButtonKeys.titleSetters).map(\.key.name)
      for entry in entries where !known.contains(entry.key) {
        context.log.error(
          at: entry.keyRange, "\(key.name) has no ‘\(entry.key)’",
          hint: NearestName.hint(for: entry.key, among: known))
      }
      let changes = setters.compactMap { setter -> LayerSetter.Change? in
        guard let entry = entries.first(where: { $0.key == setter.key.name }) else { return nil }
        return context.read(entry.value, as: setter.key.type, for: entry.key, at: entry.keyRange)
      }
      if changes.isEmpty { return nil }
      return ControlAppearance { properties in
        for change in changes { change(&properties) }
      }
    } ?? nil
  }
}
