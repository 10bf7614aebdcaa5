import Geometry
import LayerTree
import SceneProgram

/// Writes the handlers of touches: methods, and the connections to them.
struct TouchCode {
  private(set) var connections: [String] = []
  private(set) var methods: [SceneCodeWriter.Method] = []
  /// The methods of the scroll views' delegate.
  private(set) var scrollEvents: [ScrollEvent] = []
  /// The methods for the states of gesture recognizers, by the names of the recognizers.
  private var gestures: [String: [(state: String, method: String)]] = [:]

  /// A method of a scroll view's delegate, with its statements for each view.
  struct ScrollEvent {
    let event: String
    var calls: [(scrollView: String, method: String)]

    /// The lines of the method.
    var lines: [String] {
      let name = "scrollView\(event.prefix(1).uppercased() + event.dropFirst())"
      let other = event == "didEndDragging" ? ", willDecelerate decelerate: Bool" : ""
      return ["func \(name)(_ scrollView: UIScrollView\(other)) {"]
        + calls.map { "  if scrollView === \($0.scrollView) { \($0.method)() }" } + ["}", ""]
    }
  }

  init(_ writer: SceneCodeWriter, _ steps: StepCode) {
    addLooks(writer)
    for handler in writer.outline.handlers {
      let name = writer.name(of: handler.layer)
      let event = handler.event.prefix(1).uppercased() + handler.event.dropFirst()
      let method = writer.names.name(for: name + event, otherwise: "touched")
      let connection = writer.style == .uiKit ? Self.connection(handler, name, method) : nil
      var isConnected = true
      if let connection {
        connections.append(connection)
      } else if writer.style == .uiKit, let (kind, state) = GestureKind.event(handler.event) {
        gestures[writer.recognizer(of: kind, on: handler.layer), default: []].append((state, method))
      } else if writer.isScrollView(handler.layer), Self.scrolling.contains(handler.event) {
        add(handler.event, of: name, calling: method)
      } else {
        isConnected = false
        writer.omit("\(name).\(handler.event): no recognizer calls \(method)()")
      }
      methods.append(
        SceneCodeWriter.Method(
          name: method,
          summary: !isConnected
            ? "Call this on \(handler.event) of \(name)." : "Answers \(handler.event) of \(name).",
          lines: steps.statements(for: handler.steps)))
    }
  }

  private static let scrolling = [
    "didScroll", "willBeginDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating",
    "didEndScrollingAnimation", "didZoom",
  ]

  private mutating func add(_ event: String, of scrollView: String, calling method: String) {
    if !connections.contains("\(scrollView).delegate = self") { connections.append("\(scrollView).delegate = self") }
    if let index = scrollEvents.firstIndex(where: { $0.event == event }) {
      scrollEvents[index].calls.append((scrollView, method))
    } else {
      scrollEvents.append(ScrollEvent(event: event, calls: [(scrollView, method)]))
    }
  }

  /// Returns the statements that add the gesture recognizers, with their handlers.
  func recognizing(_ writer: SceneCodeWriter) -> [String] {
    writer.recognizers.flatMap { recognizer -> [String] in
      let view = writer.name(of: recognizer.layer)
      let setting = recognizer.kind.setting.map { ["\(recognizer.name).\($0.property) = \($0.value)"] } ?? []
      guard let calls = gestures[recognizer.name] else {
        return setting + ["\(view).addGestureRecognizer(\(recognizer.name))"]
      }
      writer.use(.recognize)
      let cases = calls.reduce(into: [(state: String, methods: [String])]()) { cases, call in
        if let index = cases.firstIndex(where: { $0.state == call.state }) {
          cases[index].methods.append(call.method)
        } else {
          cases.append((call.state, [call.method]))
        }
      }
      return setting + [
        "recognize(\(recognizer.name), on: \(view)) { [unowned self] in", "  switch \(recognizer.name).state {",
      ]
        + cases.flatMap { ["  case .\($0.state):"] + $0.methods.map { "    \($0)()" } }
        + ["  default: break", "  }", "}"]
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

  /// Adds the code that changes the appearance of pressed controls.
  private mutating func addLooks(_ writer: SceneCodeWriter) {
    for index in writer.outline.layers.indices {
      let layer = writer.outline.layers[index]
      guard let look = layer.highlighted else { continue }
      let name = writer.name(of: index)
      if let tint = look.tint, writer.isShaded(index) {
        addShade(of: index, tint, writer)
        continue
      }
      guard let change = look.change else {
        if layer.properties.contents == nil || writer.style == .coreAnimation, look.tint != nil {
          writer.omit("\(name): its darkening while it is pressed")
        }
        continue
      }
      guard layer.isControl else {
        writer.omit("\(name): its appearance while its button is pressed")
        continue
      }
      var pressed = layer.properties
      change(&pressed)
      let method = writer.names.name(for: "\(name) highlight", otherwise: "highlight")
      func lines(_ properties: LayerProperties, since old: LayerProperties) -> [String] {
        let lines = LayerSettings(writer, index, properties: properties).statements(since: old).filter {
          !$0.contains("isUserInteractionEnabled")
        }
        guard !writer.views.contains(index), !lines.isEmpty else { return lines }
        writer.use(.withoutAnimation)
        return ["withoutAnimation {"] + lines.indented + ["}"]
      }
      add(
        method, of: name, pressed: lines(pressed, since: layer.properties),
        otherwise: lines(layer.properties, since: pressed), writer)
    }
  }

  /// Adds the code that darkens a pressed control: its sublayers through a replicator layer, and its own colors
  /// directly.
  private mutating func addShade(of index: Int, _ tint: Color, _ writer: SceneCodeWriter) {
    let name = writer.name(of: index)
    let method = writer.names.name(for: "\(name) highlight", otherwise: "highlight")
    if let shade = writer.shades[index] {
      writer.use(.withoutAnimation)
      add(
        method, of: name,
        pressed: ["withoutAnimation { \(shade).instanceColor = \(writer.color(tint, isCG: true)) }"],
        otherwise: ["withoutAnimation { \(shade).instanceColor = \(writer.color(.white, isCG: true)) }"], writer)
      return
    }
    let properties = writer.outline.layers[index].properties
    var pressed = properties
    pressed.borderColor = properties.borderColor.shaded(by: tint)
    pressed.effects.shadow.color = properties.effects.shadow.color.shaded(by: tint)
    func lines(_ color: Color, _ new: LayerProperties, since old: LayerProperties) -> [String] {
      ["\(name).shade = \(writer.color(color, isCG: false))"]
        + LayerSettings(writer, index, properties: new).statements(since: old).filter {
          !$0.contains("isUserInteractionEnabled")
        }
    }
    add(
      method, of: name, pressed: lines(tint, pressed, since: properties),
      otherwise: lines(.white, properties, since: pressed), writer)
  }

  /// Adds the methods for pressing and releasing a control.
  private mutating func add(
    _ method: String, of name: String, pressed: [String], otherwise: [String], _ writer: SceneCodeWriter
  ) {
    let isCalled = writer.style == .coreAnimation
    methods.append(
      SceneCodeWriter.Method(
        name: method,
        summary: isCalled
          ? "Call this when a finger touches \(name)." : "Shows the pressed appearance of \(name).",
        lines: pressed))
    methods.append(
      SceneCodeWriter.Method(
        name: method + "End",
        summary: isCalled
          ? "Call this when the last finger leaves \(name)." : "Restores the normal appearance of \(name).",
        lines: otherwise))
    guard !isCalled else { return }
    connections.append(
      "\(name).addAction(UIAction { [unowned self] _ in \(method)() }, for: [.touchDown, .touchDragEnter])")
    connections.append(
      "\(name).addAction(")
    connections.append("  UIAction { [unowned self] _ in \(method)End() },")
    connections.append("  for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])")
  }
}

extension Color {
  /// Returns the color with its components multiplied by another color's.
  fileprivate func shaded(by other: Color) -> Color {
    Color(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha)
  }
}
