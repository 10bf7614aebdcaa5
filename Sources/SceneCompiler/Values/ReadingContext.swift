import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The context of reading a scene: the log, the names, and the files.
package final class ReadingContext {
  let log: DiagnosticLog
  /// The names that the scene defines.
  var definitions = Definitions()
  /// The names of the whole scene; components start from these.
  var base: Scope { definitions.base }
  /// The values that change while the scene plays; nil where they cannot be used.
  var live: (any LiveValues)? {
    didSet { frame.values = live?.values }
  }
  /// The frame for values that are needed immediately.
  let frame: Frame
  /// True if something was read that depends on it.
  private(set) var hasUsedLiveValues = false
  /// True if something was read that uses names.
  private var hasUsedNames = false
  let expressions = ParsedExpressions()
  /// The words of targets, cached for loops.
  private var targetWords: [String: [TargetWord]] = [:]
  /// The steps that have been read, by their places, once they are found to be right.
  var stepForms: [SourceRange: CheckedStep] = [:]
  /// Names with invalid definitions; the error is reported once, not at each use.
  private(set) var lost: Set<String> = []
  /// The number of slots for values that rules name.
  private var slotCount = 0
  /// The names that rules give to values.
  var ruleNames: Set<String> = []
  /// The names of variables that are not read yet.
  var laterVariables: Set<String> = []
  /// The places of the definitions that are used.
  private var used: Set<SourceRange> = []
  /// True if names may be missing that will exist where the definition is used.
  private var mayMissNames = false
  /// The records that are alternatives of one another, for advice on a key that one of them lacks.
  let families: [[RecordType]]
  /// The counts of everything that has a limit.
  let bounds: SceneBounds
  /// The files that the scene names.
  let files: FoundFiles
  /// Measures texts that determine the sizes of their layers.
  var measureText: TextMeasure = { _, _ in .zero }
  /// The layers that would show something if they had a size.
  var sizeless = SizelessLayers()
  /// The repeated layers whose indices are being read.
  var indexed: IndexedLayers?
  /// True while keys of `when` and `always` are read that no loop repeats.
  var readsSingleKeys = false
  /// The actions whose steps are being read, the innermost last.
  var running: [String] = []
  /// The number of steps around the one that is being read.
  var stepDepth = 0

  var curves: [String: TimingFunction] { definitions.curves }
  var scope: Scope {
    get { definitions.scope }
    set { definitions.scope = newValue }
  }

  init(log: DiagnosticLog, files: FoundFiles, families: [[RecordType]]) {
    self.log = log
    self.files = files
    self.families = families
    bounds = SceneBounds(log: log)
    let advisor = Advisor()
    frame = Frame(log: log) { advisor.context?.advice(forUnknown: $0) ?? .hint(nil) }
    advisor.context = self
  }

  /// Knows the context that its frame asks for advice.
  private final class Advisor {
    weak var context: ReadingContext?
  }

  /// Returns the advice for a name that expressions do not know.
  private func advice(forUnknown name: String) -> Frame.Advice {
    if mayMissNames || lost.contains(String(name.prefix { $0 != "." })) { return .silence }
    return .hint(hint(forUnknown: name))
  }

  /// Runs `body` with the words of a choice as names, unless they are already defined.
  func naming<Result>(_ choice: Choice, _ body: () -> Result) -> Result {
    var inner = scope
    for word in choice.words where inner[word] == nil { inner[word] = .choice(Choice(word: word, words: choice.words)) }
    return within(inner, body)
  }

  /// The state that a text names here, by its own name and with its first value; nil when it names none.
  func state(named text: String) -> (name: String, value: ExpressionValue)? {
    let name = scope.resolved(text.split(separator: ".").map(String.init)).joined(separator: ".")
    return definitions.states[name].map { (name, $0) }
  }

  /// Records that the definition of a name is invalid.
  func lose(_ name: String?) {
    if let name { lost.insert(name) }
  }

  /// Records that a definition is used, and so has been read.
  func note(useOf definition: SyntaxNode.Entry) { used.insert(definition.keyRange) }

  /// Returns whether a definition is used.
  func isUsed(_ definition: SyntaxNode.Entry) -> Bool { used.contains(definition.keyRange) }

  /// Runs `body` for text that may use names from the place of its use.
  func missingNames<Result>(_ body: () -> Result) -> Result {
    let outer = mayMissNames
    mayMissNames = true
    defer { mayMissNames = outer }
    return body()
  }

  /// Runs `body`, and returns whether it has read anything that changes while the scene plays.
  func usesLiveValues(_ body: () -> Void) -> Bool {
    let outer = hasUsedLiveValues
    hasUsedLiveValues = false
    defer { hasUsedLiveValues = outer }
    body()
    return hasUsedLiveValues
  }

  /// Runs `body` on a trial basis; the same values are evaluated again later.
  func trying(_ body: () -> Void) {
    let outer = frame.isTrial
    frame.isTrial = true
    defer { frame.isTrial = outer }
    body()
  }

  /// Records that the value changes while the scene plays.
  func noteLiveValue() { hasUsedLiveValues = true }

  /// Returns the words of a target.
  func words(of target: String) -> [TargetWord] {
    if let words = targetWords[target] { return words }
    let words = TargetWord.all(in: target)
    targetWords[target] = words
    return words
  }

  /// The constant value of an index; nil if it must be evaluated.
  func constant(_ text: String) -> Double? {
    // Cells of data are read separately.
    guard !text.contains("."), let expression = try? expressions.expression(text) else { return nil }
    if case .name(let parts) = expression.kind, parts.count == 1, scope.slots[parts[0]] == nil {
      guard case .number(let number, .none)? = scope[parts[0]] else { return nil }
      return number
    }
    guard case .literal(.number(let number, .none)) = formulas.formula(of: expression).kind else { return nil }
    return number
  }

  func noteName() { hasUsedNames = true }

  func isUnchanging(_ body: () -> Void) -> Bool {
    let (outer, reports) = (hasUsedNames, log.reports)
    hasUsedNames = false
    defer { hasUsedNames = hasUsedNames || outer }
    body()
    return !hasUsedNames && log.reports == reports
  }

  /// A slot for a value that rules name.
  func makeSlot() -> Int {
    defer { slotCount += 1 }
    return slotCount
  }

  /// Runs `body`; if `isDriven`, numbers that drive properties are clamped to their ranges.
  func driving<Result>(_ isDriven: Bool, _ body: () -> Result) -> Result {
    let outer = frame.isDriven
    frame.isDriven = isDriven
    defer { frame.isDriven = outer }
    return body()
  }

  /// Runs `body` with a layer's own key for one of its properties.
  func reading<Result>(_ key: FollowingKey, _ body: (SyntaxNode.Entry) -> Result) -> Result {
    var scope = key.scope
    scope.subject = key.layer
    return within(scope) { body(key.entry) }
  }

  /// The kinds of values of variables, states, and parameters.
  static let declaredKinds = "a number, a color, true, false or a text"

  /// Reads the value of a definition: the value of an expression, or text that is not a valid expression.
  ///
  /// Plain words are text unless they are a valid expression: `Hello`, `Hello you`, `'1 / Hello'`. Without quotes,
  /// arithmetic on unknown names is reported as a mistake.
  func declared(_ node: SyntaxNode) -> ExpressionValue? { declaration(node).value(frame) }

  /// Compiles a definition.
  func declaration(_ node: SyntaxNode) -> Computed<ExpressionValue> {
    if case .scalar(let text, isQuoted: false) = node.content, let word = Bool.otherWords[text.lowercased()],
      !namesValue(text)
    {
      log.error(at: node.range, "‘\(text)’ is not a boolean here", hint: "write \(word), or '\(text)' for the text")
      return .failed
    }
    if case .scalar(let text, let isQuoted) = node.content, isText(text, isQuoted: isQuoted) {
      return .constant(.text(text), .word(text))
    }
    return expression(node, as: Self.declaredKinds)
  }

  private func isText(_ text: String, isQuoted: Bool) -> Bool {
    if isQuoted { return !isExpression(text) }
    noteName()
    guard let expression = try? expressions.expression(text) else {
      let signs = ["+", "*", "/", "^", "(", "<", ">", "=", " - ", " ? ", "&&", "||"]
      return text.first?.isLetter == true && !signs.contains { text.contains($0) }
    }
    guard case .name(let parts) = expression.kind, parts.count == 1 else { return false }
    return !lost.contains(parts[0]) && (try? value(of: expression)) == nil
  }

  func isExpression(_ text: String) -> Bool {
    noteName()
    guard let expression = try? expressions.expression(text) else { return false }
    return (try? value(of: expression)) != nil
  }

  func namesValue(_ text: String) -> Bool {
    guard let expression = try? expressions.expression(text) else { return false }
    switch expression.kind {
    case .name(let parts) where parts.count == 1:
      noteName()
      if state(named: text) != nil { return true }
      guard scope[parts[0]] != nil else { return false }
    case .name, .element: noteName()
    case .conditional: return true
    default: return namesCalculation(expression)
    }
    var value: ExpressionValue?
    // It is only asked for.
    _ = usesLiveValues { value = try? self.value(of: expression) }
    switch value {
    case nil, .row?, .table?: return false
    default: return true
    }
  }

  /// Returns whether an expression calculates with something that has a name.
  private func namesCalculation(_ expression: Expression) -> Bool {
    guard expression.names.contains(where: { scope[$0] != nil || state(named: $0) != nil }) else { return false }
    noteName()
    return true
  }

  var formulas: FormulaCompiler {
    FormulaCompiler(
      scope: scope, cells: definitions.cells, live: live, onLiveValue: { [unowned self] in hasUsedLiveValues = true },
      onName: { [unowned self] in noteName() })
  }

  private func value(of expression: Expression) throws(ExpressionError) -> ExpressionValue {
    try formulas.formula(of: expression).value(in: frame)
  }

  func image(named name: String, at range: SourceRange) -> ImageReference? {
    if name.lowercased().hasSuffix(".svg") {
      log.error(
        at: range, "\(name) is a drawing, and contents are pixels", hint: "write {drawing: icon, source: \(name)}")
      return nil
    }
    return files.image(named: name, at: range, hint: hint(forFile: name))
  }

  func drawing(named name: String, at range: SourceRange) -> FoundDrawing? {
    files.drawing(named: name, at: range, hint: hint(forFile: name))
  }

  /// The remedy for a file that has the name of a value; nil if it has none.
  private func hint(forFile name: String) -> String? {
    let word = name.hasPrefix("\\(") && name.hasSuffix(")") ? String(name.dropFirst(2).dropLast()) : name
    guard scope[word] != nil || definitions.states[word] != nil else { return nil }
    return "\(word) is a value, and files are named as they are: write one layer for each file"
  }

  func animation(named name: String, at range: SourceRange) -> FoundAnimation? {
    files.animation(named: name, at: range)
  }
}
