import Geometry
import LayerTree
import Motion

/// Motions in Swift with UIKit's blocks and property animators.
enum UIKitCode {
  /// A function that moves a view.
  static func function(for row: TimingRow, named name: String) -> String {
    "/// \(CodeText.summary(of: row))\nfunc animate\(name)(_ view: UIView) {\n"
      + body(of: row).map { "  \($0)\n" }.joined() + "}\n"
  }

  private static func body(of row: TimingRow) -> [String] {
    let delay = CodeText.number(row.delay)
    let duration = CodeText.number(row.duration ?? 0.25)
    let before = changes(of: row, \.from)
    let after = changes(of: row, \.to)
    // What a view shows already need not be set; Pop's and Core Animation's begin where they say.
    let start = row.summary.from == row.summary.model ? [] : before
    switch row.summary.pace {
    case .curve(let function):
      guard let option = option(of: function) else {
        let points = [(function.x1, function.y1), (function.x2, function.y2)].enumerated().map { index, point in
          "controlPoint\(index + 1): CGPoint(x: \(CodeText.number(point.0)), y: \(CodeText.number(point.1)))"
        }
        return start
          + animator(
            "UICubicTimingParameters(\(points.joined(separator: ", ")))", duration: duration, delay: delay, after)
      }
      return start + [
        "UIView.animate(withDuration: \(duration), delay: \(delay), options: [\(options(of: row, option))]) {"
      ] + indented(after) + ["}"]
    case .viewSpring(let spring):
      return start + [
        "UIView.animate(", "  withDuration: \(duration), delay: \(delay),",
        "  usingSpringWithDamping: \(CodeText.number(spring.curve.dampingRatio)), "
          + "initialSpringVelocity: \(CodeText.number(spring.curve.initialVelocity)),",
        "  options: [\(options(of: row, nil))]", ") {",
      ] + indented(after) + ["}"]
    case .spring, .pop:
      guard let spring = row.spring else { return ["// This spring has no mass or no stiffness."] }
      let velocity = CodeText.number(
        spring.initialVelocity != 0 ? spring.initialVelocity : CodeText.relativeVelocity(of: row))
      let timing =
        "UISpringTimingParameters(mass: \(CodeText.number(spring.mass)), "
        + "stiffness: \(CodeText.number(spring.stiffness)), damping: \(CodeText.number(spring.damping)), "
        + "initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))"
      return start + animator(timing, duration: duration, delay: delay, after)
    case .keyframes(let keyframes, let curve):
      return self.keyframes(keyframes, curve, row, duration: duration, delay: delay)
    case .transition(let kind, let direction, _):
      let option = kind == .flip ? "transitionFlip\(direction.rawValue.capitalizedFirst)" : "transitionCrossDissolve"
      return [
        "UIView.transition(with: view, duration: \(duration), options: [.\(option)]) {",
        "  // Make the changes here.", "}",
      ]
    case .path, .jnw, .decay, .code:
      return ["// UIKit's blocks have no such motion: use the Core Animation code on view.layer."]
    }
  }

  private static func animator(_ timing: String, duration: String, delay: String, _ changes: [String]) -> [String] {
    [
      "let timing = \(timing)",
      "let animator = UIViewPropertyAnimator(duration: \(duration), timingParameters: timing)",
      "animator.addAnimations {",
    ] + indented(changes) + ["}", "animator.startAnimation(afterDelay: \(delay))"]
  }

  private static func keyframes(
    _ keyframes: Keyframes, _ curve: TimingFunction, _ row: TimingRow, duration: String, delay: String
  ) -> [String] {
    let count = keyframes.values.count
    let times = keyframes.keyTimes ?? (0..<count).map { Double($0) / Double(max(1, count - 1)) }
    guard let property = AnimatableProperty(keyPath: row.summary.subject) else { return [] }
    let base = row.summary.isAdditive ? row.summary.model : nil
    var lines = [
      "UIView.animateKeyframes(withDuration: \(duration), delay: \(delay), options: [.calculationMode\(keyframes.calculationMode.rawValue.capitalizedFirst)]) {"
    ]
    if curve != .linear {
      lines.insert("// The whole is bent by \(curve.text), which blocks take from the options.", at: 0)
    }
    if keyframes.timingFunctions != nil {
      lines.insert("// Each part has a pace of its own, which only CAKeyframeAnimation can say.", at: 0)
    }
    for index in 1..<max(1, count) {
      let value = base.map { $0.adding(keyframes.values[index]) } ?? keyframes.values[index]
      let (start, end) = (times[index - 1], times[index])
      lines.append(
        "  UIView.addKeyframe(withRelativeStartTime: \(CodeText.number(start)), relativeDuration: \(CodeText.number(end - start))) {"
      )
      lines += indented(indented([statement(property.keyPath, value)]))
      lines.append("  }")
    }
    return lines + ["}"]
  }

  private static func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }

  /// Statements that give a view its values at one end.
  private static func changes(
    of row: TimingRow, _ end: KeyPath<AnimationSummary.Leaf, AnimatableValue>
  ) -> [String] {
    CodeText.leaves(of: row).map { statement($0.keyPath, $0.leaf[keyPath: end]) }
  }

  private static func statement(_ keyPath: String, _ value: AnimatableValue) -> String {
    switch (keyPath, value) {
    case ("opacity", .number(let number)): return "view.alpha = \(CodeText.number(number))"
    case ("position.x", .number(let number)): return "view.center.x = \(CodeText.number(number))"
    case ("position.y", .number(let number)): return "view.center.y = \(CodeText.number(number))"
    case ("position", .point): return "view.center = \(CodeText.coreAnimation(value) ?? "")"
    case ("bounds.size.width", .number(let number)): return "view.bounds.size.width = \(CodeText.number(number))"
    case ("bounds.size.height", .number(let number)): return "view.bounds.size.height = \(CodeText.number(number))"
    case ("backgroundColor", .color(let color)):
      return "view.backgroundColor = UIColor(cgColor: \(CodeText.color(color)))"
    case (let path, .number(let number)) where path.hasPrefix("transform."):
      return "view.layer.setValue(\(CodeText.number(number)), forKeyPath: \"\(path)\")"
    default:
      guard let text = CodeText.coreAnimation(value) else { return "// \(keyPath) takes a picture." }
      return "view.layer.setValue(\(text), forKeyPath: \"\(keyPath)\")"
    }
  }

  private static func option(of function: TimingFunction) -> String? {
    switch function {
    case .linear: ".curveLinear"
    case .easeIn: ".curveEaseIn"
    case .easeOut: ".curveEaseOut"
    case .easeInEaseOut: ".curveEaseInOut"
    default: nil
    }
  }

  private static func options(of row: TimingRow, _ curve: String?) -> String {
    let timing = row.summary.timing
    let all = [
      curve, timing.repeatCount == .infinity ? ".repeat" : nil, timing.autoreverses ? ".autoreverse" : nil,
    ]
    return all.compactMap(\.self).joined(separator: ", ")
  }
}

extension String {
  /// The text with a capital at its beginning.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
