import SceneProgram

/// Writes the touch handlers of a layer as gestures of its view.
struct SwiftUITouchCode {
  let writer: SceneCodeWriter
  let states: SwiftUIStates

  /// Returns the modifiers of a layer's view.
  func modifiers(of index: Int) -> [String] {
    var lines = calls(["doubleTap"], of: index).map { ".onTapGesture(count: 2) { \($0) }" }
    lines += calls(SwiftUIStates.taps, of: index).map { ".onTapGesture { \($0) }" }
    lines += calls(["longPressBegan"], of: index).map { ".onLongPressGesture(minimumDuration: 0.5) { \($0) }" }
    lines += press(of: index)
    let gestures = SwiftUIGesture.allCases.map { gesture($0, of: index) }.filter { !$0.isEmpty }
    for (number, gesture) in gestures.enumerated() {
      lines += [".\(number == 0 ? "gesture" : "simultaneousGesture")("] + gesture.indented + [")"]
    }
    // The clear parts of a view ignore touches; a layer receives them.
    return lines.isEmpty ? [] : [".contentShape(Rectangle())"] + lines
  }

  /// Returns the calls of the methods for some events, without duplicates.
  private func calls(_ events: Set<String>, of index: Int, with argument: String = "") -> [String] {
    writer.outline.handlers.filter { $0.layer == index && events.contains($0.event) }.compactMap {
      states.methods[SwiftUIStates.Handler(layer: index, event: $0.event)].map { "\($0)(\(argument))" }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func press(of index: Int) -> [String] {
    let (presses, releases) = (calls(SwiftUIStates.presses, of: index), calls(SwiftUIStates.releases, of: index))
    guard !presses.isEmpty || !releases.isEmpty else { return [] }
    var lines = [".onLongPressGesture(minimumDuration: .infinity) {} onPressingChanged: { isPressed in"]
    if presses.isEmpty {
      lines.append("  if !isPressed { \(releases.joined(separator: "; ")) }")
    } else {
      lines += ["  if isPressed {"] + presses.map { "    " + $0 }
      if !releases.isEmpty { lines += ["  } else {"] + releases.map { "    " + $0 } }
      lines.append("  }")
    }
    return lines + ["}"]
  }

  /// Returns a continuous gesture; empty if no event of it is handled.
  private func gesture(_ gesture: SwiftUIGesture, of index: Int) -> [String] {
    let value = writer.value(of: gesture)
    func calls(_ state: String) -> [String] {
      self.calls([gesture.kind.rawValue + state], of: index, with: value)
    }
    var (changed, ended) = (calls("Changed"), calls("Ended"))
    let began = calls("Began")
    if !began.isEmpty, let flag = states.flag(of: gesture, on: index) {
      changed = ["if !\(flag) {"] + (["\(flag) = true"] + began).indented + ["}"] + changed
      ended = ["\(flag) = false"] + ended
    }
    guard !changed.isEmpty || !ended.isEmpty else { return [] }
    func block(_ modifier: String, _ lines: [String]) -> [String] {
      let parameter = lines.contains { $0.contains("(\(value))") } ? value : "_"
      return lines.isEmpty ? [] : ["\(modifier) { \(parameter) in"] + lines.indented + ["}"]
    }
    return [gesture.maker] + (block(".onChanged", changed) + block(".onEnded", ended)).indented
  }
}
