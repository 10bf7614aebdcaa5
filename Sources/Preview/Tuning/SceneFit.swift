import Arithmetic
import Encodings
import Motion
package import Recordings
import SceneDiagnostics
import SceneSyntax

/// Proposed changes to the numbers of a scene file that make the scene match a recording.
package struct SceneFit: Sendable {
  /// A proposed change of a number.
  package struct Proposal: Hashable, Sendable {
    /// The layer's path.
    package let layer: String
    /// The aspect that differs.
    package let aspect: PartAspect
    /// The line of the number in the file, or of the step that the number is added to.
    package let line: Int
    /// The key, as in `duration`.
    package let key: String
    /// The current number in source form; nil if it is not specified.
    package let old: String?
    /// The proposed number in source form.
    package let new: String

    /// A description of the change.
    package var description: String {
      "line \(line): \(layer) \(aspect.rawValue): \(key): \(old.map { "\($0) → \(new)" } ?? "add \(new)")"
    }
  }

  /// The proposals, in file order.
  package private(set) var proposals: [Proposal] = []
  /// The layers and aspects that differ, but whose numbers are not all in a single step.
  package private(set) var unplaced: [String] = []
  private var edit = TextEdit()

  /// Proposes numbers for the motions that differ.
  ///
  /// - Parameters:
  ///   - comparison: The comparison with the recording.
  ///   - text: The scene file.
  package init(_ comparison: MotionComparison, text: String) {
    for part in comparison.parts {
      guard let own = part.scene, let other = part.recording else { continue }
      for aspect in PartAspect.allCases
      where comparison.differences.contains(where: { $0.layer == part.name && $0.aspect == aspect }) {
        let steps = WrittenStep.all(in: text, moving: aspect, of: part.name)
        let pairs = Self.pairs(own, other, aspect)
        guard !pairs.isEmpty, steps.count == pairs.count else {
          unplaced.append("\(part.name) \(aspect.rawValue)")
          continue
        }
        let before = proposals.count
        for (step, pair) in zip(steps, pairs) {
          propose(step, part.name, aspect, own: pair.own, recorded: pair.recorded)
        }
        if proposals.count == before { unplaced.append("\(part.name) \(aspect.rawValue)") }
      }
    }
    proposals.sort { ($0.line, $0.key) < ($1.line, $1.key) }
  }

  /// Returns the scene file with the proposed numbers.
  ///
  /// - Throws: An error when the text has changed.
  package func applied(to text: String) throws -> String { try edit.applied(to: text) }

  /// Returns the motions of the scene, paired with the motions of the recording and sorted by begin time.
  private static func pairs(
    _ own: MeasuredPart, _ other: MeasuredPart, _ aspect: PartAspect
  ) -> [(own: MeasuredMotion, recorded: MeasuredMotion)] {
    func motions(_ part: MeasuredPart) -> [MeasuredMotion] {
      var kept: [MeasuredMotion] = []
      for motion in part.motions where PartAspect(motion.property) == aspect {
        // Components that begin together count as one motion of the aspect.
        if let last = kept.last, motion.motion.begin - last.motion.begin < 0.03 { continue }
        kept.append(motion)
      }
      return kept
    }
    var rest = motions(other)
    return motions(own).compactMap { mine in
      guard
        let nearest = rest.indices.min(by: {
          abs(rest[$0].motion.begin - mine.motion.begin) < abs(rest[$1].motion.begin - mine.motion.begin)
        })
      else { return nil }
      return (mine, rest.remove(at: nearest))
    }
  }

  private mutating func propose(
    _ step: WrittenStep, _ layer: String, _ aspect: PartAspect, own: MeasuredMotion, recorded: MeasuredMotion
  ) {
    func add(_ key: String, _ node: SyntaxNode?, within error: Double, _ change: (Double) -> Double) {
      guard let node else { return }
      guard case .scalar(let text, isQuoted: false) = node.content, let (value, unit) = Self.number(text) else {
        return
      }
      let new = Self.rounded(change(value), within: error).plainText + unit
      guard new != text else { return }
      proposals.append(
        Proposal(layer: layer, aspect: aspect, line: node.range.line, key: key, old: text, new: new))
      edit.changes.append(TextEdit.Change(range: node.range, old: text, new: new))
    }
    let (mine, theirs) = (own.motion, recorded.motion)
    let delay = theirs.begin - mine.begin
    if abs(delay) > Self.minimumDelay {
      if let key = ["beginTime", "delay", "after"].first(where: { step.values[$0] != nil }) {
        add(key, step.values[key], within: Self.timeError) { max(0, $0 + delay) }
      } else if delay > 0 {
        insert(step.beginKey, Self.rounded(delay, within: Self.timeError), before: step, layer, aspect)
      }
    }
    Self.proposeTiming(step, mine, theirs) { add($0, $1, within: $2, $3) }
    Self.proposeEnd(step, aspect, mine, theirs) { add($0, $1, within: $2, $3) }
  }

  /// The minimum difference of a begin time that is corrected, in seconds.
  private static let minimumDelay = 0.008
  /// The uncertainty of a measured time, in seconds.
  private static let timeError = 0.004
  /// The uncertainty of a damping ratio or a bounce.
  private static let ratioError = 0.01

  /// Returns the value rounded as far as the error allows.
  private static func rounded(_ value: Double, within error: Double) -> Double {
    let units = [100.0, 50, 10, 5, 1, 0.5, 0.1, 0.05, 0.01, 0.005, 0.001]
    for unit in units {
      // Dividing by the reciprocal of a unit below 1 avoids the rounding error of a product.
      let rounded = unit < 1 ? (value / unit).rounded() / (1 / unit).rounded() : (value / unit).rounded() * unit
      if abs(rounded - value) <= error { return rounded }
    }
    return SpringValues.rounded(value)
  }

  /// Proposes the parameters of the timing function or the spring.
  private static func proposeTiming(
    _ step: WrittenStep, _ mine: FittedMotion, _ theirs: FittedMotion,
    _ add: (String, SyntaxNode?, Double, (Double) -> Double) -> Void
  ) {
    switch (mine.pace, theirs.pace) {
    case (.curve(_, let duration), .curve(_, let other)):
      if abs(other / duration - 1) > 0.02 {
        add("duration", step.values["duration"], timeError) { $0 * other / duration }
      }
    case (.spring(let old), .spring(let new)):
      let slower = new.perceptualDuration / old.perceptualDuration
      let isSlower = abs(slower - 1) > 0.02
      let (ratio, isDamped) = (new.dampingRatio, abs(new.dampingRatio - old.dampingRatio) > 0.02)
      /// A damping constant is proportional to the damping ratio and to the frequency.
      func constant(_ value: Double) -> Double { value * ratio / old.dampingRatio / slower }
      for key in ["response", "perceptualDuration", "springDuration"] where isSlower {
        add(key, step.values[key], timeError) { $0 * slower }
      }
      for key in ["dampingRatio", "dampingFraction"] where isDamped {
        add(key, step.values[key], ratioError) { _ in ratio }
      }
      if isDamped { add("bounce", step.values["bounce"], ratioError) { _ in 1 - ratio } }
      for key in ["stiffness", "tension"] where isSlower {
        add(key, step.values[key], new.stiffness / 200) { $0 / slower / slower }
      }
      if isSlower || isDamped { add("friction", step.values["friction"], new.damping / 200, constant) }
      if step.values["stiffness"] != nil {
        if isSlower || isDamped { add("damping", step.values["damping"], new.damping / 200, constant) }
      } else if step.verb == "animate" {
        if isDamped { add("damping", step.values["damping"], ratioError) { _ in ratio } }
        // The stiffness follows from UIKit's duration and the damping ratio.
        if let before = old.viewDuration, let now = new.viewDuration, abs(now / before - 1) > 0.02 {
          add("duration", step.values["duration"], timeError) { $0 * now / before }
        }
      }
      if step.values["bounciness"] != nil || step.values["speed"] != nil,
        let pair = new.popBouncinessAndSpeed ?? new.popWithoutBounce
      {
        add("bounciness", step.values["bounciness"], 0.1) { _ in pair.bounciness }
        add("speed", step.values["speed"], 0.1) { _ in pair.speed }
      }
    default: break
    }
  }

  /// Proposes the final value.
  private static func proposeEnd(
    _ step: WrittenStep, _ aspect: PartAspect, _ mine: FittedMotion, _ theirs: FittedMotion,
    _ add: (String, SyntaxNode?, Double, (Double) -> Double) -> Void
  ) {
    guard let target = step.target, mine.to.count == theirs.to.count else { return }
    let nodes = target.items
    for (index, node) in nodes.enumerated() {
      // If only one coordinate is written, it is the one that the property names.
      let component =
        nodes.count == mine.to.count ? index : step.property.lowercased().hasSuffix("y") ? mine.to.count - 1 : 0
      guard mine.to.indices.contains(component) else { continue }
      let change = theirs.to[component] - mine.to[component]
      switch aspect {
      case .position: if abs(change) > 0.5 { add("to", node, 0.25) { $0 + change } }
      case .rotation: if abs(change) > 1 { add("to", node, 0.5) { $0 + change } }
      case .size:
        guard abs(mine.to[component]) > 1e-3, abs(change) > 0.01 else { continue }
        add("to", node, 0.01) { $0 * theirs.to[component] / mine.to[component] }
      case .color: continue
      }
    }
  }

  private mutating func insert(
    _ key: String, _ value: Double, before step: WrittenStep, _ layer: String, _ aspect: PartAspect
  ) {
    let text = "\(key): \(value.plainText)"
    proposals.append(
      Proposal(layer: layer, aspect: aspect, line: step.line, key: key, old: nil, new: value.plainText))
    let separator = step.isFlow ? ", " : "\n" + String(repeating: " ", count: step.insertion.column - 1)
    edit.changes.append(TextEdit.Change(range: step.insertion, old: "", new: text + separator))
  }

  /// Returns a number in source form and its unit.
  private static func number(_ text: String) -> (value: Double, unit: String)? {
    if let value = Double(text), value.isFinite { return (value, "") }
    if text.hasSuffix("s"), let value = Double(text.dropLast()), value.isFinite { return (value, "s") }
    return nil
  }
}

extension WrittenStep {
  /// The key of the begin time, which depends on the verb.
  var beginKey: String {
    switch verb {
    case "animate", "swiftui": "delay"
    case "basic", "spring", "jnw", "keyframes": "beginTime"
    default: "after"
    }
  }
}
