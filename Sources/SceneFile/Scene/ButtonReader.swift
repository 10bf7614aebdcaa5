import Geometry
import LayerTree
import Motion

/// Reads what makes a layer a button: its title, and how it looks while it is pressed.
struct ButtonReader {
  let context: ReadingContext
  let record: LayerRecord

  /// What makes a layer a button, once it is there.
  func setup() -> [TouchSetter.Change] {
    let highlight = highlight(LayerKeys.setters) ?? (record.has(ButtonKeys.highlighted) ? nil : .darkened)
    return [
      { layer in
        layer.isControl = true
        layer.highlight = highlight
      }
    ]
  }

  /// The label inside, or nil when the button has no title.
  func title(in button: Int, of size: Size) -> LayerBlueprint? {
    guard ButtonKeys.titleSetters.contains(where: { record.has($0.key) }) else { return nil }
    var properties = LayerProperties()
    properties.frame = Rect(origin: .zero, size: size)
    properties.content = .text(ButtonKeys.initialTitle)
    for setter in ButtonKeys.titleSetters { record.read(setter.key)?(&properties) }
    let highlight = highlight(ButtonKeys.titleSetters)
    return LayerBlueprint(
      name: ButtonKeys.titleName, superlayer: button, owner: context.scope.layer, isMask: false, isPart: false,
      properties: properties,
      timing: MediaTiming(),
      actions: [:], setup: [{ $0.highlight = highlight }], isTitle: true)
  }

  /// What `highlighted` says of some keys; nil for nothing.
  private func highlight(_ setters: [LayerSetter]) -> Highlight? {
    record.read(ButtonKeys.highlighted) { node -> Highlight? in
      guard case .map(let entries) = node.content else {
        context.mismatch(node, "a map of keys such as {backgroundColor: gray}")
        return nil
      }
      let known = (LayerKeys.setters + ButtonKeys.titleSetters).map(\.key.name)
      for entry in entries where !known.contains(entry.key) {
        context.log.error(
          at: entry.keyRange, "highlighted has no ‘\(entry.key)’", hint: NearestName.hint(for: entry.key, among: known))
      }
      let changes = setters.compactMap { setter -> LayerSetter.Change? in
        guard let entry = entries.first(where: { $0.key == setter.key.name }) else { return nil }
        return context.read(entry.value, as: setter.key.type, for: entry.key, at: entry.keyRange)
      }
      if changes.isEmpty { return nil }
      return Highlight { properties in
        for change in changes { change(&properties) }
      }
    } ?? nil
  }
}
