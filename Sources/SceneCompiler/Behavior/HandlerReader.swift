import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the handlers of `when`: events of layers, and the steps that follow.
struct HandlerReader {
  let context: ReadingContext
  let directory: LayerDirectory

  /// Returns the handlers in a map or a list, repeated by their `for` loops.
  func handlers(_ node: SyntaxNode) -> [Handler] {
    let wanted = "a map such as {menu.touchUpInside: {set: {open: not open}}}"
    var handlers: [Handler] = []
    for item in node.items {
      guard let entries = context.entries(of: item, wanted) else { continue }
      let own = entries.filter { $0.key != LayerKeys.repetition.name }
      if let loop = entries.first(where: { $0.key == LayerKeys.repetition.name }) {
        Repetition(loop.value, context: context)?.run(in: context) { _ in
          handlers += own.compactMap { handler($0, isRepeated: true) }
        }
      } else {
        handlers += own.compactMap { handler($0, isRepeated: false) }
      }
    }
    return handlers
  }

  private func handler(_ entry: SyntaxNode.Entry, isRepeated: Bool) -> Handler? {
    let targets = TargetReader(context: context, directory: directory)
    if SceneEvent(entry.key) != nil, !directory.names.contains(entry.key) {
      context.log.error(
        at: entry.keyRange, "the event ‘\(entry.key)’ needs a layer",
        hint: "write it after a layer: ball.\(entry.key)")
      return nil
    }
    context.readsSingleKeys = !isRepeated
    let target = targets.target(entry.key, at: entry.keyRange)
    context.readsSingleKeys = false
    guard let target else { return nil }
    let name = target.keyPath
    guard let event = SceneEvent(name) else {
      let range =
        name.isEmpty
        ? entry.keyRange : entry.keyRange.part(from: target.keyPathOffset, length: name.unicodeScalars.count)
      context.log.error(
        at: range,
        name.isEmpty
          ? "expected an event of the layer ‘\(entry.key)’" : "no event named ‘\(name)’",
        hint: Self.hint(for: entry) ?? Self.hint(for: name))
      return nil
    }
    if case .scroll = event, targets.scrollLayer(String(entry.key.dropLast(name.count + 1)), at: entry.keyRange) == nil
    {
      return nil
    }
    // The steps are checked with the initial values of the event.
    let outer = context.live?.event
    context.live?.event = EventValues(before: event)
    defer { context.live?.event = outer }
    var steps = StepReader(context: context, directory: directory)
    steps.read(entry.value, at: 0)
    return Handler(layer: target.layer, event: event, steps: steps.steps)
  }

  /// Returns the hint for an event that is written directly in a layer's map.
  private static func hint(for entry: SyntaxNode.Entry) -> String? {
    guard case .map(let inner) = entry.value.content, let first = inner.first, SceneEvent(first.key) != nil else {
      return nil
    }
    return "write \(entry.key).\(first.key)"
  }

  private static func hint(for name: String) -> String {
    if let gesture = SceneEvent.Gesture(rawValue: name) {
      return
        "a \(name) is a continuous gesture: use \(gesture.rawValue)Began, \(name)Changed, \(name)Ended or \(name)Cancelled"
    }
    let known = [
      "click": "tap", "press": "touchDown", "release": "touchUpInside", "drag": "panChanged", "touch": "touchDown",
      "touchUp": "touchUpInside", "scroll": "didScroll",
      "onTap": "tap", "onClick": "tap", "tapped": "tap",
    ]
    if let own = known[name] { return "did you mean \(own)?" }
    return NearestName.hint(for: name, among: SceneEvent.names)
      ?? "available events: \(SceneEvent.names.joined(separator: ", "))"
  }
}
