package import Flipbook

/// Scenes with every verb that takes a property, for every property, with a value of every kind.
package struct StepTable: Sendable, CustomStringConvertible {
  /// A form of steps or rules with a property.
  package enum Form: String, CaseIterable, Sendable {
    case set, animate, animateKeyframes, transaction, swiftui, keyframeAnimator, phaseAnimator, basic, basicBy,
      keyframes, spring, jnw, pop, popBasic, popDecay, group, remove, animator, rule
  }

  /// The form that all steps of the scene have.
  package let form: Form

  package init(_ form: Form) { self.form = form }

  package var description: String { form.rawValue }

  /// Values of every kind, ordinary and odd ones.
  private static let values = [
    "0.5", "1e300", "-1", "turns + 0.5", "[10, 20]", "[1, 2, 3, 4]", "'#2E6BE6'", "{scale: 2}", "identity",
    "{ellipse: [0, 0, 20, 20]}", "M0 0L9 0V9Z", "M0 0", "[red, blue]", "[red]", "[]", "[0, 1]", "picture.png",
    "Hello", "true", "none", "{x: 1}",
  ]

  /// The layers, of every kind.
  private static let cast = """
    - {layer: ball, frame: [10, 10, 20, 20], backgroundColor: red, contents: picture.png, shadowPath: M0 0H9V9Z}
    - {shape: dot, frame: [10, 10, 20, 20], path: M0 0L9 0V9Z, fillColor: red, strokeColor: blue}
    - {label: title, frame: [0, 0, 60, 20], text: Hello}
    - {gradient: sky, frame: [0, 0, 40, 40], colors: [red, blue], locations: [0, 1]}
    - {replicator: rows, frame: [0, 0, 40, 40], instanceCount: 2, sublayers: [{layer: cell, frame: [0, 0, 5, 5]}]}
    - {emitter: sparks, frame: [0, 0, 40, 40], cells: [{birthRate: 5, lifetime: 1}]}
    - {scroll: feed, frame: [0, 0, 40, 40], contentSize: [40, 90]}
    - {lottie: logo, source: logo.json, frame: [0, 0, 20, 20]}
    - {button: menu, frame: [0, 0, 20, 20], title: Go}
    """

  /// The lines of each property, one for each value: `set` and opacities with each, and the others with values that suit them or
  /// are a number.
  private func makeLines() -> [[String]] {
    let kinds = LayerContent.Kind.allCases
    let names: [LayerContent.Kind: String] = [
      .shape: "dot", .text: "title", .gradient: "sky", .replicator: "rows", .emitter: "sparks", .scroll: "feed",
      .playback: "logo",
    ]
    var targets: [(layer: String, path: String)] = AnimatableProperty.all.map { property in
      let kind = property.isOn(.plain) ? nil : kinds.first { property.isOn($0) }
      return (kind.flatMap { names[$0] } ?? "ball", property.keyPath)
    }
    if form.rawValue.hasPrefix("pop") {
      targets += PopLayerProperty.all.flatMap { property in
        ["ball", "dot", "title", "feed"].map { ($0, property.name) }
      }
    }
    return targets.map { target in
      let kind =
        PopLayerProperty.all.first { $0.name == target.path }?.kind ?? AnimatableProperty(keyPath: target.path)?.kind
      let tried = form == .set || target.path == "opacity" ? nil : kind.map(Self.values(of:))
      return Self.values.enumerated().filter { tried?.contains($0.element) ?? true }.map { index, value in
        line(target.layer, target.path, value, after: Double(index) / 50)
      }
    }
  }

  /// The values that suit a kind, and some that do not.
  private static func values(of kind: AnimatableValue.Kind) -> Set<String> {
    let numbers: Set = ["0.5", "1e300", "-1", "turns + 0.5"]
    switch kind {
    case .number: return numbers.union(["[10, 20]"])
    case .point, .size: return ["[10, 20]", "0.5", "{x: 1}"]
    case .rect: return ["[1, 2, 3, 4]", "[10, 20]"]
    case .color: return ["'#2E6BE6'", "none", "0.5"]
    case .transform: return ["{scale: 2}", "identity", "0.5"]
    case .path: return ["{ellipse: [0, 0, 20, 20]}", "M0 0L9 0V9Z", "M0 0", "none", "0.5"]
    case .colors: return ["[red, blue]", "[red]", "[]", "none", "0.5"]
    case .numbers: return ["[0, 1]", "[]", "[10, 20]", "0.5"]
    case .contents: return ["picture.png", "none", "0.5"]
    }
  }

  private func line(_ layer: String, _ path: String, _ value: String, after time: Double) -> String {
    let target = "\(layer).\(path)"
    let step: String
    switch form {
    case .set: step = "set: {\(target): \(value)}"
    case .animate: step = "animate: {\(target): \(value)}, duration: 0.1"
    case .animateKeyframes:
      step = "animateKeyframes: [{start: 0, duration: 0.5, set: {\(target): \(value)}}], duration: 0.1"
    case .transaction: step = "transaction: {\(target): \(value)}, duration: 0.1"
    case .swiftui: step = "swiftui: {\(target): \(value)}"
    case .keyframeAnimator:
      step = "keyframeAnimator: {\(target): [{linear: \(value), duration: 0.1}, {cubic: \(value), duration: 0.1}]}"
    case .phaseAnimator: step = "phaseAnimator: [{set: {\(target): \(value)}}, {set: {\(target): \(value)}}]"
    case .basic: step = "basic: \(target), from: \(value), to: \(value), duration: 0.1, autoreverses: true"
    case .basicBy: step = "basic: \(target), by: \(value), duration: 0.1, additive: true"
    case .keyframes:
      step = "keyframes: \(target), values: [\(value), \(value), \(value)], duration: 0.1, calculationMode: cubic"
    case .spring: step = "spring: \(target), from: \(value), to: \(value), stiffness: 900, damping: 40"
    case .jnw: step = "jnw: \(target), from: \(value), to: \(value)"
    case .pop: step = "pop: \(target), to: \(value)"
    case .popBasic: step = "popBasic: \(target), to: \(value), duration: 0.1"
    case .popDecay: step = "popDecay: \(target), velocity: \(value)"
    case .group:
      step =
        "group: \(layer), animations: [{basic: \(path), from: \(value), to: \(value)}, {spring: \(path), to: \(value)}], "
        + "duration: 0.1"
    case .remove: step = "remove: \(target)"
    case .animator, .rule: return "\(target): \(value)"
    }
    return "- {\(step), after: \(time)}"
  }

  /// The scenes of all lines that the reader accepts, with their outlines; rules are refused as one another's repetitions, so
  /// that each value of a property is in another scene.
  package func scenes() throws -> [Scene] {
    let lines = makeLines()
    guard form == .rule || form == .animator else { return try [scene(of: lines.flatMap(\.self))].compactMap(\.self) }
    let maximum = lines.map(\.count).max() ?? 0
    return try (0..<maximum).compactMap { index in
      try scene(of: lines.compactMap { $0.indices.contains(index) ? $0[index] : nil })
    }
  }

  private func scene(of lines: [String]) throws -> Scene? {
    var lines = lines
    let head = """
      canvas: {size: [64, 64]}
      duration: 0.6
      state: {turns: 1}
      layers:
      \(Self.cast.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))

      """
    let section =
      switch form {
      case .rule: "always:\n"
      case .animator: "start: [{startAnimator: fade}]\nanimators:\n  fade:\n    duration: 0.1\n    animate:\n"
      default: "start:\n"
      }
    let indentation = form == .animator ? "      " : "  "
    let first = (head + section).count { $0 == "\n" } + 1
    while !lines.isEmpty {
      let text = head + section + lines.map { indentation + $0 + "\n" }.joined()
      do throws(SceneFileError) {
        return try SceneInput.scene(text)
      } catch {
        let refused = Set(error.diagnostics.map { $0.line - first }.filter { lines.indices.contains($0) })
        guard !refused.isEmpty else { throw Disagreement("\(form): \(error)") }
        for diagnostic in error.diagnostics { try SceneInput.check(diagnostic) }
        lines = lines.indices.filter { !refused.contains($0) }.map { lines[$0] }
      }
    }
    return nil
  }
}
