import LayerTree
import SceneProgram

/// Writes what touches do: methods, and what has them called.
struct TouchCode {
  private(set) var connections: [String] = []
  private(set) var methods: [SceneCodeWriter.Method] = []

  init(_ writer: SceneCodeWriter, _ steps: StepCode) {
    if writer.style == .uiKit { addLooks(writer) } else { writer.omitLooks() }
    for handler in writer.outline.handlers {
      let name = writer.name(of: handler.layer)
      let event = handler.event.prefix(1).uppercased() + handler.event.dropFirst()
      let method = writer.names.name(for: name + event, otherwise: "touched")
      let connection = writer.style == .uiKit ? Self.connection(handler, name, method) : nil
      if let connection {
        connections.append(connection)
      } else {
        writer.omit("\(name).\(handler.event): nothing calls \(method)() by itself")
      }
      methods.append(
        SceneCodeWriter.Method(
          name: method,
          summary: connection == nil
            ? "Call this on \(handler.event) of \(name)." : "Answers \(handler.event) of \(name).",
          lines: steps.statements(for: handler.steps)))
    }
  }

  private static func connection(_ handler: SceneOutline.Handler, _ name: String, _ method: String) -> String? {
    switch handler.event {
    case "touchDown", "touchDragExit", "touchDragEnter", "touchUpInside", "touchUpOutside", "touchCancel":
      "\(name).addAction(UIAction { [unowned self] _ in \(method)() }, for: .\(handler.event))"
    case "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled":
      "\(name).on\(handler.event.prefix(1).uppercased() + handler.event.dropFirst()) = { [unowned self] in \(method)() }"
    default: nil
    }
  }

  /// Gives controls another appearance while they are pressed.
  private mutating func addLooks(_ writer: SceneCodeWriter) {
    for index in writer.outline.layers.indices {
      let layer = writer.outline.layers[index]
      guard let look = layer.highlighted else { continue }
      let name = writer.name(of: index)
      guard let change = look.change else {
        if layer.properties.contents == nil, look.tint != nil {
          writer.omit("\(name): it is not darkened while it is pressed")
        }
        continue
      }
      guard layer.isControl else {
        writer.omit("\(name): its look while its button is pressed")
        continue
      }
      var pressed = layer.properties
      change(&pressed)
      let method = writer.names.name(for: "\(name) highlight", otherwise: "highlight")
      func lines(_ properties: LayerProperties, since old: LayerProperties) -> [String] {
        LayerSettings(writer, index, properties: properties).statements(since: old).filter {
          !$0.contains("isUserInteractionEnabled")
        }
      }
      methods.append(
        SceneCodeWriter.Method(
          name: method, summary: "Shows \(name) as it is while it is pressed.",
          lines: lines(pressed, since: layer.properties)))
      methods.append(
        SceneCodeWriter.Method(
          name: method + "End", summary: "Shows \(name) as it is by itself.",
          lines: lines(layer.properties, since: pressed)))
      connections.append(
        "\(name).addAction(UIAction { [unowned self] _ in \(method)() }, for: [.touchDown, .touchDragEnter])")
      connections.append(
        "\(name).addAction(")
      connections.append("  UIAction { [unowned self] _ in \(method)End() },")
      connections.append("  for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])")
    }
  }
}
