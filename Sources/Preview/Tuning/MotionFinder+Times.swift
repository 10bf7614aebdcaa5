import SceneDiagnostics
import SceneSyntax

/// The times of steps, which the timeline's bars change.
extension MotionFinder {
  /// The verbs whose animations have a delay and a duration.
  private static let timedVerbs: Set<String> = [
    "pop", "popBasic", "popDecay", "spring", "jnw", "basic", "keyframes", "animate", "animateKeyframes", "transaction",
    "transition", "group", "swiftui", "keyframeAnimator", "phaseAnimator",
  ]
  /// The verbs with a default duration, in seconds.
  private static let defaultDurations = [
    "basic": 0.25, "keyframes": 0.25, "group": 0.25, "transition": 0.25, "transaction": 0.25, "popBasic": 0.4,
  ]
  /// The keys of delays, beginning with the one that is added to a step without any.
  private static let delayKeys = ["after", "delay", "beginTime"]

  /// Finds the times of all steps; springs and curves must have been found before.
  mutating func walkTimes(_ node: SyntaxNode, path: [String], name: String?) {
    switch node.content {
    case .list(let items):
      for (index, item) in items.enumerated() { walkTimes(item, path: path + ["\(index)"], name: name) }
    case .map(let entries):
      let title = self.title(of: entries, path: path) ?? name
      addTimes(node, entries, path: path, title: title)
      for entry in entries { walkTimes(entry.value, path: path + [entry.key], name: title) }
    default: break
    }
  }

  private mutating func addTimes(_ node: SyntaxNode, _ own: [SyntaxNode.Entry], path: [String], title: String?) {
    let isMotion = path.count == 2 && path[0] == "motions"
    let verb = self.verb(of: own).flatMap { Self.timedVerbs.contains($0.key) ? $0 : nil }
    guard isMotion || verb != nil else { return }
    var numbers: [MotionLiteral.Number] = []
    if verb != nil { numbers += delays(own) }
    if let duration = ownDuration(verb?.key, own) { numbers.append(duration) }
    for key in ["keyTimes", "values"] {
      guard let list = own.first(where: { $0.key == key }) else { continue }
      for (index, item) in list.value.items.enumerated() {
        guard
          let number = number(SyntaxNode.Entry(key: "\(key)/\(index)", keyRange: item.range, value: item)),
          number.place != nil
        else { continue }
        numbers.append(number)
      }
    }
    guard !numbers.isEmpty else { return }
    let timing = own.first { ["duration", "keyTimes", "to", "from", "values"].contains($0.key) } ?? verb
    found.append(
      MotionLiteral(
        id: Self.timesID(of: path), title: title ?? verb?.key ?? "step", line: node.range.line, kind: .timing,
        verb: verb?.keyRange, numbers: numbers,
        insertion: timing.map { MotionLiteral.Insertion(range: $0.keyRange, isFlow: isFlow(own, node)) }))
  }

  private static func timesID(of path: [String]) -> String { (path + ["times"]).joined(separator: "/") }

  /// Returns the delay of a step, and the delay between the repetitions of a step with `for`.
  private func delays(_ own: [SyntaxNode.Entry]) -> [MotionLiteral.Number] {
    let entry = Self.delayKeys.reversed().lazy.compactMap { key in own.first { $0.key == key } }.first
    guard let entry else { return [MotionLiteral.Number(key: Self.delayKeys[0], value: 0)] }
    if let number = number(entry) { return [number] }
    let names = Self.entries(own.first { $0.key == "for" }?.value).map(\.key)
    let parts = stagger(entry, of: names)
    let hasStart = parts.contains { $0.key == entry.key }
    return hasStart ? parts : [MotionLiteral.Number(key: entry.key, value: 0, origin: "an expression")] + parts
  }

  /// Returns the numbers of a delay such as `0.2 + i * 0.05`: the one that is added, and the one per repetition.
  ///
  /// - Parameters:
  ///   - entry: The delay.
  ///   - names: The names that count the repetitions.
  /// - Returns: The numbers; empty for a delay of another form.
  private func stagger(_ entry: SyntaxNode.Entry, of names: [String]) -> [MotionLiteral.Number] {
    guard case .scalar(let text, isQuoted: false) = entry.value.content,
      !text.contains(where: { "()/?<>=-".contains($0) })
    else { return [] }
    func number(_ part: Substring, as key: String) -> MotionLiteral.Number? {
      guard let value = Double(part), value.isFinite, part.unicodeScalars.first != "-" else { return nil }
      let offset = text.unicodeScalars.distance(from: text.startIndex, to: part.startIndex)
      let range = entry.value.range.part(from: offset, length: part.unicodeScalars.count)
      return MotionLiteral.Number(
        key: key, value: value, place: MotionLiteral.Number.Location(range: range, text: String(part)))
    }
    var numbers: [MotionLiteral.Number] = []
    let terms = text.split(separator: "+").map { term in
      term.split(separator: "*").map { factor in factor.drop { $0 == " " }.trimmingSuffix { $0 == " " } }
    }
    for term in terms {
      switch term.count {
      case 1: if let start = number(term[0], as: entry.key) { numbers.append(start) }
      case 2:
        let known = term.compactMap { number($0, as: "stagger") }
        guard known.count == 1, term.contains(where: { names.contains(String($0)) }) else { return [] }
        numbers += known
      default: return []
      }
    }
    return Set(numbers.map(\.key)).count == numbers.count ? numbers : []
  }

  /// Returns the duration of a step, unless it belongs to the numbers of a spring.
  private func ownDuration(_ verb: String?, _ own: [SyntaxNode.Entry]) -> MotionLiteral.Number? {
    if let entry = own.first(where: { $0.key == "duration" }) {
      guard !foundRanges.contains(entry.value.range) else { return nil }
      return number(entry) ?? MotionLiteral.Number(key: "duration", value: 0, origin: "an expression")
    }
    for name in motions(of: own) {
      let motion = Self.entry(name, of: Self.entry("motions", of: root)?.value)?.value
      guard let entry = Self.entry("duration", of: motion), !foundRanges.contains(entry.value.range) else { continue }
      var number = number(entry) ?? MotionLiteral.Number(key: "duration", value: 0)
      (number.place, number.origin) = (nil, number.origin ?? "motion \(name)")
      number.owner = Self.timesID(of: ["motions", name])
      return number
    }
    return verb.flatMap { Self.defaultDurations[$0] }.map { MotionLiteral.Number(key: "duration", value: $0) }
  }
}

extension Substring {
  /// The text without the last characters that satisfy a predicate.
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var end = endIndex
    while end > startIndex, isTrimmed(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}
