package import CodeNotation
package import LayerTree
import Motion
package import Review

/// The recorded motions of a scene as code: a function, modifier, or class for each motion, and a function for each
/// event.
///
/// A comment replaces any motion that the API cannot express.
package struct MotionCode: Sendable {
  /// The timing table with all animations.
  package let table: TimingTable
  /// The recorded motion.
  package let played: PlayedMotion
  private let style: CodeAPI
  /// The motions with their names and statements.
  private let motions: [NamedMotion]

  /// Writes the code of a stage's motion.
  ///
  /// - Parameters:
  ///   - makeStage: Creates the stage.
  ///   - trace: The trace of that stage.
  ///   - rules: The rules for properties that depend on others.
  ///   - style: The API.
  ///   - isWanted: Returns true if a layer is included.
  /// - Throws: The error of an action of the stage, or `CancellationError` if the task is canceled.
  package init(
    of makeStage: () -> Stage, _ trace: Trace, rules: [FollowRule] = [], in style: CodeAPI,
    where isWanted: (_ layer: String) -> Bool = { _ in true }
  ) throws {
    let table = TimingTable(title: "", trace: trace, rules: rules, listsEvery: true, where: isWanted)
    self.init(table, try PlayedMotion(of: makeStage, trace, table), in: style)
  }

  /// Writes the code of a recorded motion.
  ///
  /// - Parameters:
  ///   - table: The timing table with all animations.
  ///   - played: The recorded motion.
  ///   - style: The API.
  package init(_ table: TimingTable, _ played: PlayedMotion, in style: CodeAPI) {
    (self.table, self.played, self.style) = (table, played, style)
    motions = style == .css || style == .swiftUI ? [] : NamedMotion.all(of: table, played, in: style)
  }

  /// The complete code.
  package var text: String {
    var parts: [String]
    switch style {
    case .coreAnimation, .uiKit, .pop: parts = motions.map(function)
    case .swiftUI: parts = SwiftUIMotionCode(played).modifiers
    case .css: return CSSMotionCode(played).text + remarks
    }
    if style != .swiftUI { parts += schedule.functions }
    var text = parts.joined(separator: "\n") + remarks
    let helpers = CodeHelper.all(in: text)
    text = helpers.map { $0.text + "\n" }.joined() + text
    let imports = (helpers.contains(where: \.needsFoundation) ? ["Foundation"] : []) + style.imports
    return imports.map { "import \($0)\n" }.joined() + (text.hasPrefix("\n") ? "" : "\n") + text
  }

  private var schedule: CodeSchedule {
    CodeSchedule(motions.map { ($0.name, $0.rows) }, removing: table.removals, in: style)
  }

  /// The functions that are called after events, in the order of their calls, with the times in seconds.
  package var calls: [(function: String, time: Double)] { schedule.calls }

  /// The motions that are only comments.
  package var remarked: [[TimingRow]] { motions.filter(\.isRemark).map(\.rows) }

  /// The number of motions written as code, and of motions that are only comments.
  package var counts: (said: Int, remarked: Int) {
    switch style {
    case .css: CSSMotionCode(played).counts
    case .swiftUI: SwiftUIMotionCode(played).counts
    case .coreAnimation, .uiKit, .pop: (motions.filter { !$0.isRemark }.count, motions.filter(\.isRemark).count)
    }
  }

  private func function(for motion: NamedMotion) -> String {
    let comments = motion.rows.map { row in
      "/// \(String(repeating: "  ", count: row.summary.level))\(MotionText.summary(of: row))\n"
    }
    return comments.joined() + "func animate\(motion.name)(_ \(style.subject.name): \(style.subject.type)) {\n"
      + motion.statements.map { "  \($0)\n" }.joined() + "}\n"
  }

  /// Comments on motion without animations: rules, and changes by steps and touches.
  private var remarks: String {
    let lines =
      table.rules.map { "\($0.target) \($0.text). Set it whenever one of these changes." }
      + table.moves.map { move in
        let unit = move.property.unit
        return
          "\(move.name), \(move.from.text(in: unit)) → \(move.to.text(in: unit)): \(move.text). No animation moves it."
      }
    return lines.isEmpty ? "" : "\n" + lines.map { style.comment($0) + "\n" }.joined()
  }
}
