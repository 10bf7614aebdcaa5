package import CodeNotation
import LayerTree

extension TimingTable {
  /// The motions as equivalent code: a function, modifier or class for each, and the consequences of each event.
  ///
  /// A comment stands in for anything that the API can't express.
  package func code(in style: CodeAPI) -> String {
    let named = names
    var parts: [String]
    switch style {
    case .coreAnimation, .uiKit, .pop:
      parts = named.map { name, motion in function(for: motion, named: name, in: style) }
    case .swiftUI:
      parts = named.flatMap { name, motion in SwiftUICode(interval: interval).modifiers(for: motion, named: name) }
    case .css: return CSSCode(self).text(named) + remarks(in: style)
    }
    if style != .swiftUI { parts += CodeSchedule(named, removing: removals, in: style).functions }
    var text = parts.joined(separator: "\n") + remarks(in: style)
    let helpers = CodeHelper.all(in: text)
    text = helpers.map { $0.text + "\n" }.joined() + text
    let imports = (helpers.contains(where: \.needsFoundation) ? ["Foundation"] : []) + style.imports
    return imports.map { "import \($0)\n" }.joined() + (text.hasPrefix("\n") ? "" : "\n") + text
  }

  /// The functions of each event's consequences, in the order of their calls, with the times in seconds.
  package func calls(in style: CodeAPI) -> [(function: String, time: Double)] {
    CodeSchedule(names, removing: removals, in: style).calls
  }

  /// The motions that are only comments in a style's code.
  package func remarked(in style: CodeAPI) -> [[TimingRow]] {
    motions.filter { motion in
      statements(for: motion, in: style).allSatisfy { $0.hasPrefix("//") || $0 == "let layer = view.layer" }
    }
  }

  private func statements(for motion: [TimingRow], in style: CodeAPI) -> [String] {
    switch style {
    case .uiKit: UIKitCode(interval: interval).statements(for: motion)
    case .pop: PopCode(interval: interval).statements(for: motion)
    case .coreAnimation, .swiftUI, .css: CoreAnimationCode(interval: interval).statements(for: motion)
    }
  }

  /// The motions, each with a name that no other has.
  private var names: [(name: String, motion: [TimingRow])] {
    var names: [String: Int] = [:]
    return motions.map { motion in
      let base = CodeText.identifier(motion[0].name)
      names[base, default: 0] += 1
      let count = names[base] ?? 1
      return (count == 1 ? base : "\(base)\(count)", motion)
    }
  }

  private func function(for motion: [TimingRow], named name: String, in style: CodeAPI) -> String {
    let comments = motion.map { row in
      "/// \(String(repeating: "  ", count: row.summary.level))\(CodeText.summary(of: row))\n"
    }
    return comments.joined() + "func animate\(name)(_ \(style.subject.name): \(style.subject.type)) {\n"
      + statements(for: motion, in: style).map { "  \($0)\n" }.joined() + "}\n"
  }

  /// Returns comments on motion without an animation: rules, and the moves of steps and touches.
  private func remarks(in style: CodeAPI) -> String {
    let lines =
      rules.map { "\($0.target) \($0.text). Set it whenever one of these changes." }
      + moves.map { move in
        let unit = move.property.unit
        return
          "\(move.name), \(move.from.text(in: unit)) → \(move.to.text(in: unit)): \(move.text). No animation moves it."
      }
    return lines.isEmpty ? "" : "\n" + lines.map { style.comment($0) + "\n" }.joined()
  }
}
