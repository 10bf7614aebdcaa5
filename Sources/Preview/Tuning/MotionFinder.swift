import Motion
import SceneDiagnostics
import SceneSyntax

/// Finds the springs and curves that are written as numbers in the text of a scene file.
///
/// Numbers from a variable are changed with the variable's control; numbers known only at run time cannot be changed.
struct MotionFinder {
  let root: SyntaxNode
  /// The current values of the numeric variables.
  private let variables: [String: Double]
  private let generation: UIKitGeneration
  var found: [MotionLiteral] = []
  private(set) var foundRanges: Set<SourceRange> = []
  /// The verb of the first step that uses each motion, by the motion's name.
  private var verbs: [String: String] = [:]

  private static let verbKeys: Set<String> = [
    "pop", "popBasic", "popDecay", "spring", "jnw", "basic", "keyframes", "animate", "animateKeyframes", "transaction",
    "transition", "group", "finish", "cancel", "continueAnimator", "swiftui", "keyframeAnimator", "phaseAnimator",
  ]
  private static let curveKeys: Set<String> = ["timingFunction", "completionCurve"]

  /// Returns the motions of a scene.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - variables: The current values of the variables, in the syntax of scenes.
  /// - Returns: The motions, in the order of the file; empty for a text that isn't YAML.
  static func motions(in text: String, variables: [String: String] = [:]) -> [MotionLiteral] {
    var source = YAMLSource(0, of: DiagnosticLog(sources: [SourceText(name: "scene", text: text)]))
    guard let root = source.read() else { return [] }
    var finder = MotionFinder(root, variables)
    finder.noteVerbs(root)
    finder.walk(root, path: [], name: nil)
    finder.walkTimes(root, path: [], name: nil)
    return finder.found.sorted { $0.line < $1.line }
  }

  private init(_ root: SyntaxNode, _ variables: [String: String]) {
    self.root = root
    self.variables = variables.compactMapValues { Self.number($0)?.value }
    generation =
      switch Self.entry("iOS", of: root)?.value.text {
      case "7": .iOS7
      case "11": .iOS11
      default: .iOS8
      }
  }

  // MARK: Looking up entries

  static func entries(_ node: SyntaxNode?) -> [SyntaxNode.Entry] {
    if case .map(let entries)? = node?.content { entries } else { [] }
  }

  static func entry(_ key: String, of node: SyntaxNode?) -> SyntaxNode.Entry? {
    entries(node).first { $0.key == key }
  }

  /// Parses a number with or without a unit.
  static func number(_ text: String) -> (value: Double, unit: String)? {
    if let value = Double(text), value.isFinite { return (value, "") }
    if text.hasSuffix("s"), let value = Double(text.dropLast()), value.isFinite { return (value, "s") }
    return nil
  }

  func verb(of entries: [SyntaxNode.Entry]) -> SyntaxNode.Entry? {
    entries.first { Self.verbKeys.contains($0.key) }
  }

  /// Records the verb that uses each motion, including the motions that it is based on.
  private mutating func noteVerbs(_ node: SyntaxNode) {
    switch node.content {
    case .list(let items): for item in items { noteVerbs(item) }
    case .map(let entries):
      if let verb = self.verb(of: entries) {
        for name in motions(of: entries) where verbs[name] == nil { verbs[name] = verb.key }
      }
      for entry in entries { noteVerbs(entry.value) }
    default: break
    }
  }

  /// Returns the names of the motions that a step uses, beginning with the one that it names.
  func motions(of entries: [SyntaxNode.Entry]) -> [String] {
    var names: [String] = []
    var next = entries.first { $0.key == "motion" }?.value.text
    while let name = next, !names.contains(name) {
      names.append(name)
      let motion = Self.entry(name, of: Self.entry("motions", of: root)?.value)
      next = Self.entry("motion", of: motion?.value)?.value.text
    }
    return names
  }

  // MARK: Walking

  private mutating func walk(_ node: SyntaxNode, path: [String], name: String?) {
    switch node.content {
    case .list(let items):
      for (index, item) in items.enumerated() { walk(item, path: path + ["\(index)"], name: name) }
    case .map(let entries):
      let title = self.title(of: entries, path: path) ?? name
      addSpring(node, entries, path: path, title: title)
      for entry in entries {
        let path = path + [entry.key]
        if Self.curveKeys.contains(entry.key) || path.count == 2 && path[0] == "curves" {
          addCurve(entry.value, path: path, title: path[0] == "curves" ? entry.key : title)
        } else if entry.key == "timingFunctions" {
          for (index, item) in entry.value.items.enumerated() {
            addCurve(item, path: path + ["\(index)"], title: title.map { "\($0), part \(index + 1)" })
          }
        } else {
          walk(entry.value, path: path, name: title)
        }
      }
    default: break
    }
  }

  /// Returns the target of a step, or the name of a motion.
  func title(of entries: [SyntaxNode.Entry], path: [String]) -> String? {
    if path.count == 2, ["motions", "animators", "interactions"].contains(path[0]) { return path[1] }
    guard let verb = self.verb(of: entries) else { return nil }
    switch verb.value.content {
    case .scalar(let text, _): return text
    case .list(let items): return items.compactMap(\.text).joined(separator: ", ")
    case .map(let entries): return entries.map(\.key).joined(separator: ", ")
    case .empty: return nil
    }
  }

  // MARK: Springs

  private mutating func addSpring(_ node: SyntaxNode, _ own: [SyntaxNode.Entry], path: [String], title: String?) {
    let isMotion = path.count == 2 && path[0] == "motions"
    let verb = isMotion ? verbs[path[1]] : self.verb(of: own)?.key
    guard isMotion || verb != nil else { return }
    var all = own.map { (entry: $0, origin: String?.none) }
    for name in motions(of: own) {
      let inherited = Self.entries(Self.entry(name, of: Self.entry("motions", of: root)?.value)?.value)
      let new = inherited.filter { entry in !all.contains { $0.entry.key == entry.key } }
      all += new.map { (entry: $0, origin: Optional("motion \(name)")) }
    }
    let keys = Set(all.map(\.entry.key))
    guard let notation = SpringNotation(verb: verb, keys: keys) else { return }
    var numbers: [MotionLiteral.Number] = []
    for parameter in notation.parameters {
      guard let (entry, origin) = all.first(where: { $0.entry.key == parameter.key }) else {
        // The duration of an interaction or an animator is in its own definition.
        let time = parameter.key == "duration" ? duration(verb, own) : nil
        guard parameter.key != "duration" || time != nil else { return }
        numbers.append(
          MotionLiteral.Number(
            key: parameter.key, value: time ?? parameter.standard, origin: time == nil ? nil : "what it finishes"))
        continue
      }
      guard var number = self.number(entry) else { return }
      if let origin, number.origin == nil { (number.origin, number.place) = (origin, nil) }
      numbers.append(number)
    }
    let hasOwn = numbers.contains { $0.place != nil || $0.variable != nil }
    let target = own.first { $0.key == "to" }
    // A spring without numbers has the defaults of its engine, which can be changed as well.
    let isBare =
      ["pop", "spring", "jnw"].contains(verb) && target != nil && !numbers.contains { $0.origin != nil }
      && keys.isDisjoint(with: notation.parameters.map(\.key))
    guard hasOwn || isBare, numbers.allSatisfy({ $0.place.map { foundRanges.insert($0.range).inserted } ?? true })
    else {
      return
    }
    let key = own.first { entry in numbers.contains { $0.key == entry.key && $0.place != nil } }?.keyRange
    let velocity = all.first { $0.entry.key == "velocity" }.flatMap { self.number($0.entry)?.value } ?? 0
    // Pop's velocities are in units of the property, so they are meaningless for a motion from 0 to 1.
    let isRelative = verb != "pop" && notation != .pop && notation != .popDynamics && notation != .jnw
    found.append(
      MotionLiteral(
        id: path.joined(separator: "/"), title: title ?? verb ?? "spring", line: node.range.line,
        kind: .spring(notation, velocity: isRelative ? velocity : 0, generation), verb: self.verb(of: own)?.keyRange,
        numbers: numbers,
        insertion: (key ?? target?.keyRange).map { MotionLiteral.Insertion(range: $0, isFlow: isFlow(own, node)) }))
  }

  /// Returns the number at a key, a literal or the value of a variable; nil if it is known only while the scene plays.
  func number(_ entry: SyntaxNode.Entry) -> MotionLiteral.Number? {
    guard case .scalar(let text, let isQuoted) = entry.value.content else { return nil }
    if let (value, _) = Self.number(text) {
      let place = MotionLiteral.Number.Location(range: entry.value.range, text: text)
      return MotionLiteral.Number(
        key: entry.key, value: value, place: isQuoted ? nil : place, origin: isQuoted ? "an expression" : nil)
    }
    return variables[text].map {
      MotionLiteral.Number(key: entry.key, value: $0, origin: "the variable \(text)", variable: text)
    }
  }

  /// Returns the duration of the interaction or the animator that a step names.
  private func duration(_ verb: String?, _ entries: [SyntaxNode.Entry]) -> Double? {
    guard let name = self.verb(of: entries)?.value.text else { return nil }
    let kind = verb == "continueAnimator" ? "animators" : "interactions"
    let record = Self.entry(name, of: Self.entry(kind, of: root)?.value)?.value
    return Self.entry("duration", of: record).flatMap { number($0)?.value }
  }

  /// Returns whether a map is in braces: it begins before its first key.
  func isFlow(_ entries: [SyntaxNode.Entry], _ node: SyntaxNode) -> Bool {
    guard let first = entries.first else { return false }
    return node.range.line != first.keyRange.line || node.range.column < first.keyRange.column
  }

  // MARK: Curves

  private mutating func addCurve(_ node: SyntaxNode, path: [String], title: String?) {
    var numbers: [MotionLiteral.Number] = []
    switch node.content {
    case .list(let items):
      for (key, item) in zip(MotionLiteral.curveKeys, items) {
        let entry = SyntaxNode.Entry(key: key, keyRange: item.range, value: item)
        guard let number = self.number(entry) else { return }
        numbers.append(number)
      }
    case .scalar(let text, isQuoted: false):
      guard let function = Self.function(text) else { return }
      let place = MotionLiteral.Number.Location(range: node.range, text: text)
      numbers = zip(MotionLiteral.curveKeys, [function.x1, function.y1, function.x2, function.y2]).map { key, value in
        MotionLiteral.Number(key: key, value: value, place: place)
      }
    default: return
    }
    guard numbers.count == 4, let first = numbers.compactMap(\.place).first, foundRanges.insert(first.range).inserted,
      MotionLiteral.timingFunction(Dictionary(uniqueKeysWithValues: numbers.map { ($0.key, $0.value) })) != nil
    else { return }
    found.append(
      MotionLiteral(
        id: path.joined(separator: "/"), title: title ?? "curve", line: node.range.line, kind: .curve,
        numbers: numbers))
  }

  /// Returns the timing function for a name or a CSS function.
  private static func function(_ text: String) -> TimingFunction? {
    if let named = TimingFunction.named.first(where: { $0.name == text }) { return named.function }
    guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { return nil }
    let points = text.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",").map { part in
      Double(part.filter { $0 != " " }) ?? .nan
    }
    guard points.count == 4, TimingFunction.isValid(points[0], points[1], points[2], points[3]) else { return nil }
    return TimingFunction(points[0], points[1], points[2], points[3])
  }
}
