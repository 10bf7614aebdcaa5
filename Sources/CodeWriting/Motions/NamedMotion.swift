import CodeNotation
import LayerTree
import Motion
import Review

/// A motion in Swift: the name and statements of a function, and the rows that they represent.
struct NamedMotion {
  /// The unique name of the motion.
  let name: String
  /// The row of the animation, or the rows of a group and its children, with all start times.
  private(set) var rows: [TimingRow]
  /// The statements of the function.
  let statements: [String]

  /// True if the statements are only comments.
  var isRemark: Bool { statements.allSatisfy { $0.hasPrefix("//") || $0 == "let layer = view.layer" } }

  /// Returns the motions of a table with all animations; motions with the same code are merged.
  static func all(of table: TimingTable, _ played: PlayedMotion, in style: CodeAPI) -> [NamedMotion] {
    var motions: [NamedMotion] = []
    var names: [String: Int] = [:]
    var known: [String: Int] = [:]
    for (index, rows) in table.motions.enumerated() {
      guard let row = rows.first else { continue }
      let own = played.legs.filter { $0.sources.last?.motion == index }
      let all = played.legs.filter { $0.sources.contains { $0.motion == index } }
      var lines =
        isAsWritten(rows, all, in: style)
        ? statements(for: rows, in: style, table.interval)
        : SampledMotionCode(own, isOfView: style == .uiKit).statements
      if row.summary.isDriven || row.summary.engine == .animator && lines.allSatisfy({ $0.hasPrefix("//") }) {
        lines += own.map { "// As recorded, \($0.name): \(MotionText.comment(MotionText.values(of: $0)))" }
      }
      let base = MotionText.identifier(row.name)
      // The delay after the event is part of the event's function.
      let delay = MotionText.number((row.delay * 1e7).rounded() / 1e7)
      let key = ([base, row.layer, row.cause.path, row.cause.name, delay] + lines).joined(separator: "\n")
      if let place = known[key] {
        for part in motions[place].rows.indices { motions[place].rows[part].occasions += row.occasions }
        continue
      }
      names[base, default: 0] += 1
      let count = names[base] ?? 1
      known[key] = motions.count
      motions.append(NamedMotion(name: count == 1 ? base : "\(base)\(count)", rows: rows, statements: lines))
    }
    return motions
  }

  /// Returns true if an animation plays as it was added; a property animator that is paused, reversed, or continued
  /// does not.
  private static func isAsWritten(_ rows: [TimingRow], _ legs: [PlayedLeg], in style: CodeAPI) -> Bool {
    guard let row = rows.first, row.summary.engine == .animator, !row.summary.isDriven, !legs.isEmpty else {
      return true
    }
    return !row.isRetarget && !legs.contains { $0.ending == .paused || $0.ending == .retargeted }
  }

  private static func statements(for motion: [TimingRow], in style: CodeAPI, _ interval: Double) -> [String] {
    switch style {
    case .uiKit: UIKitMotionCode(interval: interval).statements(for: motion)
    case .pop: PopMotionCode(interval: interval).statements(for: motion)
    case .coreAnimation, .swiftUI, .css: CoreAnimationMotionCode(interval: interval).statements(for: motion)
    }
  }
}
