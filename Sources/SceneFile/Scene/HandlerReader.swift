import LayerTree

/// Reads the handlers of `when`: events of layers, and the steps that follow.
struct HandlerReader {
  let context: ReadingContext
  let directory: LayerDirectory

  func handlers(_ node: SyntaxNode) -> [Handler] {
    guard case .map(let entries) = node.content else {
      context.mismatch(node, "a map such as {menu.touchUpInside: {set: {open: not open}}}")
      return []
    }
    return entries.compactMap(handler)
  }

  private func handler(_ entry: SyntaxNode.Entry) -> Handler? {
    let targets = TargetReader(context: context, directory: directory)
    guard let target = targets.target(entry.key, at: entry.keyRange) else { return nil }
    let name = target.keyPath
    guard let event = SceneEvent(name) else {
      let range =
        name.isEmpty
        ? entry.keyRange : entry.keyRange.part(from: target.keyPathOffset, length: name.unicodeScalars.count)
      context.log.error(
        at: range,
        name.isEmpty ? "‘\(entry.key)’ names a layer, and an event of it belongs here" : "no event is called ‘\(name)’",
        hint: Self.hint(for: name))
      return nil
    }
    if case .scroll = event, targets.scrollLayer(String(entry.key.dropLast(name.count + 1)), at: entry.keyRange) == nil
    {
      return nil
    }
    // As it is before, so that the steps can be checked.
    let outer = context.live?.event
    context.live?.event = EventValues(before: event)
    defer { context.live?.event = outer }
    var steps = StepReader(context: context, directory: directory)
    steps.read(entry.value, at: 0)
    return Handler(layer: target.layer, event: event, steps: steps.steps)
  }

  private static func hint(for name: String) -> String {
    if let gesture = SceneEvent.Gesture(rawValue: name) {
      return "a \(name) takes time: write \(gesture.rawValue)Began, \(name)Changed, \(name)Ended or \(name)Cancelled"
    }
    let known = ["click": "tap", "press": "touchDown", "release": "touchUpInside", "drag": "panChanged"]
    if let own = known[name] { return "did you mean \(own)?" }
    return NearestName.hint(for: name, among: SceneEvent.names)
      ?? "there are \(SceneEvent.names.joined(separator: ", "))"
  }
}
