import Arithmetic
import LayerTree
import Motion

/// Motions as keyframes of CSS; springs become `linear()` functions of many points.
enum CSSCode {
  /// The keyframes, and a class that plays them.
  static func rules(for row: TimingRow, named name: String) -> String {
    let name = kebab(name)
    let comment = "/* \(CodeText.summary(of: row).replacing("*/", with: "* /")) */\n"
    guard let frames = frames(of: row) else { return comment + "/* CSS has no such motion. */\n" }
    return comment + ".\(name) {\n  animation: \(animation(of: row, named: name));\n}\n@keyframes \(name) {\n"
      + frames.map { "  \($0)\n" }.joined() + "}\n"
  }

  /// Classes for layers of which several properties move at once, since an element has one list of animations.
  static func groups(of rows: [(row: TimingRow, name: String)]) -> [String] {
    var order: [String] = []
    var groups: [String: [(row: TimingRow, name: String)]] = [:]
    for (row, name) in rows where frames(of: row) != nil {
      let group =
        "\(CodeText.identifier(row.layer)) \(CodeText.identifier(row.trigger)) \((row.time - row.delay).plainText())"
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append((row, kebab(name)))
    }
    var names: [String: Int] = [:]
    return order.compactMap { group in
      guard let parts = groups[group], parts.count > 1, let first = parts.first?.row else { return nil }
      let base = kebab(CodeText.identifier("\(first.layer).after.\(first.trigger)"))
      names[base, default: 0] += 1
      let count = names[base] ?? 1
      let list = parts.map { animation(of: $0.row, named: $0.name) }.joined(separator: ",\n    ")
      return "/* All of \(first.layer) after \(first.trigger) */\n.\(base)\(count > 1 ? "\(count)" : "") {\n"
        + "  animation:\n    \(list);\n}\n"
    }
  }

  /// The value of the property `animation`.
  private static func animation(of row: TimingRow, named name: String) -> String {
    let duration = row.duration ?? row.run ?? 0.25
    let timing = row.summary.timing
    let count =
      timing.repeatCount == .infinity
      ? "infinite" : (max(1, timing.repeatCount) * (timing.autoreverses ? 2 : 1)).plainText()
    var parts = ["\(duration.plainText())s", easing(of: row, lasting: duration)]
    if row.delay > 0 { parts.append("\(row.delay.plainText())s") }
    if count != "1" { parts.append(count) }
    if timing.autoreverses { parts.append("alternate") }
    return "\(parts.joined(separator: " ")) both \(name)"
  }

  /// A name as CSS has them: words with dashes between.
  private static func kebab(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, let last = result.last, last.isLowercase || last.isNumber { result += "-" }
      result += character.lowercased()
    }
    return result
  }

  /// The keyframes of a row.
  private static func frames(of row: TimingRow) -> [String]? {
    let leaves = CodeText.leaves(of: row)
    guard !leaves.isEmpty else { return nil }
    switch row.summary.pace {
    case .keyframes(let keyframes, _):
      guard leaves.count == 1 else { return nil }
      let times =
        keyframes.keyTimes
        ?? keyframes.values.indices.map { Double($0) / Double(max(1, keyframes.values.count - 1)) }
      return zip(keyframes.values, times).enumerated().map { index, frame in
        let value = row.summary.isAdditive ? row.summary.model.map { $0.adding(frame.0) } ?? frame.0 : frame.0
        let pace = keyframes.timingFunctions.flatMap { index < $0.count ? $0[index] : nil } ?? .linear
        return "\((frame.1 * 100).plainText(decimals: 2))% { "
          + declarations([(leaves[0].keyPath, leaves[0].leaf.from, value)])
          + " animation-timing-function: cubic-bezier\(pace.points); }"
      }
    case .path, .transition, .code: return nil
    default:
      return [
        "from { \(declarations(leaves.map { ($0.keyPath, $0.leaf.from, $0.leaf.from) })) }",
        "to { \(declarations(leaves.map { ($0.keyPath, $0.leaf.from, $0.leaf.to) })) }",
      ]
    }
  }

  /// The declarations for values of key paths; places count from where the layer is at first.
  private static func declarations(_ values: [(keyPath: String, start: AnimatableValue, value: AnimatableValue)])
    -> String
  {
    var (translate, scale) = ((x: 0.0, y: 0.0), (x: 1.0, y: 1.0))
    var (isMoved, isScaled) = (false, false)
    var result: [String] = []
    for (keyPath, start, value) in values {
      if case .color(let color) = value {
        result.append("\(keyPath == "backgroundColor" ? "background-color" : kebab(keyPath)): \(color.cssText);")
      }
      guard case .number(let number) = value, case .number(let first) = start else { continue }
      switch keyPath {
      case "position.x": (translate.x, isMoved) = (translate.x + number - first, true)
      case "position.y": (translate.y, isMoved) = (translate.y + number - first, true)
      case "transform.translation.x": (translate.x, isMoved) = (translate.x + number, true)
      case "transform.translation.y": (translate.y, isMoved) = (translate.y + number, true)
      case "transform.scale": (scale, isScaled) = ((number, number), true)
      case "transform.scale.x": (scale.x, isScaled) = (number, true)
      case "transform.scale.y": (scale.y, isScaled) = (number, true)
      case "transform.rotation", "transform.rotation.z": result.append("rotate: \(degrees(number));")
      case "transform.rotation.x": result.append("rotate: x \(degrees(number));")
      case "transform.rotation.y": result.append("rotate: y \(degrees(number));")
      case "cornerRadius": result.append("border-radius: \(number.plainText())px;")
      case "bounds.size.width": result.append("width: \(number.plainText())px;")
      case "bounds.size.height": result.append("height: \(number.plainText())px;")
      case "borderWidth": result.append("border-width: \(number.plainText())px;")
      case "filters.blurRadius": result.append("filter: blur(\(number.plainText())px);")
      case "opacity": result.append("opacity: \(number.plainText());")
      default: result.append("/* \(keyPath): \(number.plainText()) */")
      }
    }
    if isMoved { result.append("translate: \(translate.x.plainText())px \(translate.y.plainText())px;") }
    if isScaled { result.append("scale: \(scale.x.plainText()) \(scale.y.plainText());") }
    return result.joined(separator: " ")
  }

  private static func degrees(_ radians: Double) -> String { "\((radians * 180 / .pi).plainText())deg" }

  private static func easing(of row: TimingRow, lasting duration: Double) -> String {
    switch row.summary.pace {
    case .curve(let function): return function == .linear ? "linear" : "cubic-bezier\(function.points)"
    case .keyframes(_, let function): return function == .linear ? "linear" : "cubic-bezier\(function.points)"
    case .jnw(let spring):
      guard let motion = try? spring.motion(from: 0, to: 1) else { return "linear" }
      return sampled { fraction in
        if case .number(let value) = motion.value(at: fraction) { value } else { fraction }
      }
    case .decay(let deceleration):
      // From the velocity's beginning to where nothing of it is left.
      let rest = pow(deceleration, 1000 * duration)
      return sampled { (1 - pow(deceleration, 1000 * duration * $0)) / (1 - rest) }
    default:
      guard let spring = row.spring else { return "linear" }
      return sampled { spring.value(at: $0 * duration) }
    }
  }

  /// A `linear()` function through evenly spaced values.
  private static func sampled(_ value: (Double) -> Double) -> String {
    let count = 48
    let values = (0...count).map { index in
      index == count ? "1" : value(Double(index) / Double(count)).plainText()
    }
    return "linear(\(values.joined(separator: ", ")))"
  }
}
