import Arithmetic
import SceneDiagnostics

/// Prints a scene's program: layers and states with their indices, and steps and rules with all names resolved.
struct ProgramPrinter {
  private var lines: [String] = []

  /// Returns the program as text.
  package static func text(of program: Program) -> String {
    var printer = ProgramPrinter()
    printer.print(program)
    return printer.lines.joined(separator: "\n") + "\n"
  }

  private mutating func print(_ program: Program) {
    section(
      "layers",
      program.directory.blueprints.enumerated().map { index, layer in
        "\(index) \(layer.name)" + (layer.superlayer.map { ", in \($0)" } ?? "") + (layer.isMask ? ", its mask" : "")
      })
    section(
      "states",
      program.states.keys.sorted().enumerated().map { index, name in
        "\(index) \(name) = \(program.states[name]?.text ?? "")"
      })
    section("animators", program.animators.values.sorted { $0.name < $1.name }.flatMap(Self.lines))
    section(
      "interactions",
      program.interactions.values.map(\.animator).sorted { $0.name < $1.name }.flatMap(Self.lines))
    section("always", program.rules.map(\.description))
    section("layouts", program.placement.rules.map(\.description))
    section("start", Self.lines(program.steps))
    for handler in program.handlers {
      section("when layer[\(handler.layer)] \(handler.event.name)", Self.lines(handler.steps))
    }
    section("script", program.touches.flatMap(Self.lines))
  }

  private mutating func section(_ title: String, _ entries: [String]) {
    guard !entries.isEmpty else { return }
    lines.append("\(title):")
    lines += entries.map { "  " + $0 }
  }

  private static func lines(_ animator: AnimatorBlueprint) -> [String] {
    ["\(animator.name), \(animator.duration.plainText) s"] + animator.changes.map { "  \($0.form)" }
      + lines(animator.completion).map { "  then " + $0 }
  }

  private static func lines(_ item: TouchScriptItem) -> [String] {
    let time = "\(item.time.plainText) s "
    switch item.action {
    case .tap(let layer, _, let holding): return ["\(time)tap layer[\(layer)] for \(holding.plainText) s"]
    case .touchDown(let layer, _): return ["\(time)touchDown layer[\(layer)]"]
    case .touchUp(let layer): return ["\(time)touchUp layer[\(layer)]"]
    case .drag(let layer, let path): return ["\(time)drag layer[\(layer)] for \(path.duration.plainText) s"]
    case .scroll(let layer, let path): return ["\(time)scroll layer[\(layer)] for \(path.duration.plainText) s"]
    case .pair(let layer, _, let path):
      return ["\(time)two fingers on layer[\(layer)] for \(path.duration.plainText) s"]
    case .tapStatusBar: return ["\(time)tapStatusBar"]
    case .touch(let touch):
      return ["\(time)touch of \(touch.samples.count) samples for \(touch.duration.plainText) s"]
    case .steps(let steps): return ["\(time)do"] + lines(steps).map { "  " + $0 }
    }
  }

  private static func lines(_ steps: [Step]) -> [String] {
    steps.flatMap { step in
      let time = step.delay > 0 ? "after \(step.delay.plainText) s " : ""
      let place = "line \(step.origin.line)"
      return ["\(time)\(step.form), \(place)"] + lines(step.following).map { "  " + $0 }
    }
  }
}

extension LayoutRule: CustomStringConvertible {
  package var description: String {
    switch kind {
    case .fit: "layer[\(layer)] fits its content"
    case .frame(let horizontal, let vertical): "layer[\(layer)] across \(horizontal), down \(vertical)"
    case .stack(let stack): "layer[\(layer)] stacks \(stack.isVertical ? "down" : "across") by \(stack.spacing.form)"
    }
  }
}

extension LayoutAxis: CustomStringConvertible {
  package var description: String {
    let terms = [("start", start), ("end", end), ("center", center), ("length", length)]
    return "{\(terms.compactMap { name, term in term.map { "\(name): \($0.form)" } }.joined(separator: ", "))}"
  }
}
