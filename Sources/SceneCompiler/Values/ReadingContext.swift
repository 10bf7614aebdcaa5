import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The state shared by the readers of a scene: the log, the definitions, and the files.
package final class ReadingContext {
  let log: DiagnosticLog
  /// The names that the scene defines.
  var definitions = Definitions()
  /// The scope of the whole scene; the scopes of components start from it.
  var base: Scope { definitions.base }
  /// The values that change while the scene plays; nil where they are not allowed.
  var live: (any LiveValues)? {
    didSet { frame.values = live?.values }
  }
  /// The frame for evaluating values immediately.
  let frame: Frame
  /// True if the current value depends on changing values.
  private(set) var hasUsedLiveValues = false
  /// True if the current value depends on names.
  private var hasUsedNames = false
  let expressions = ParsedExpressions()
  /// A cache of the components of targets, for loops.
  private var targetWords: [String: [TargetWord]] = [:]
  /// The checked steps by their source ranges, if they have no errors.
  var stepForms: [SourceRange: CheckedStep] = [:]
  /// The names with invalid definitions; their uses are not reported again.
  private(set) var lost: Set<String> = []
  /// The number of allocated slots for changing values.
  private var slotCount = 0
  /// The motions that fade for users who have chosen to reduce motion because the scene says nothing else.
  var fadingMotions: Set<SourceRange> = []
  /// The names that rules define.
  var ruleNames: Set<String> = []
  /// The names of variables that have not been evaluated yet.
  var laterVariables: Set<String> = []
  /// The source ranges of the definitions that are used.
  private var used: Set<SourceRange> = []
  /// True if unknown names are permitted because they may exist where a definition is used.
  private var mayMissNames = false
  /// The groups of alternative record types, for hints about a key that belongs to another type.
  let families: [[RecordType]]
  /// The counters of everything that is limited.
  let bounds: SceneLimits
  /// The files that the scene refers to.
  let files: FoundFiles
  /// Measures text that determines the size of its layer.
  var measureText: TextMeasure = { _, _ in .zero }
  /// The layers whose content is invisible unless something sets their size.
  var sizeless = SizelessLayers()
  /// The repeated layers whose indices are being read; nil outside indices.
  var indexed: IndexedLayers?
  /// True while reading keys of `when` and `always` that are not repeated by a loop.
  var readsSingleKeys = false
  /// The actions whose steps are being read, outermost first.
  var running: [String] = []
  /// The nesting depth of the step that is being read.
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
    bounds = SceneLimits(log: log)
    let advisor = Advisor()
    frame = Frame(log: log) { advisor.context?.advice(forUnknown: $0) ?? .hint(nil) }
    advisor.context = self
  }

  /// A weak reference to the context, for the frame's hints.
  private final class Advisor {
    weak var context: ReadingContext?
  }

  /// Returns the hint for an unknown name in an expression.
  private func advice(forUnknown name: String) -> Frame.Advice {
    if mayMissNames || lost.contains(String(name.prefix { $0 != "." })) { return .silence }
    return .hint(hint(forUnknown: name))
  }

  /// Runs `body` with the words of a choice as names, unless the names are already defined.
  func naming<Result>(_ choice: Choice, _ body: () -> Result) -> Result {
    var inner = scope
    for word in choice.words where inner[word] == nil { inner[word] = .choice(Choice(word: word, words: choice.words)) }
    return within(inner, body)
  }

  /// Returns the state with a name in the current scope, with its full name and initial value; nil if there is none.
  func state(named text: String) -> (name: String, value: ExpressionValue)? {
    let name = scope.resolved(text.split(separator: ".").map(String.init)).joined(separator: ".")
    return definitions.states[name].map { (name, $0) }
  }

  /// Records that the definition of a name is invalid.
  func lose(_ name: String?) {
    if let name { lost.insert(name) }
  }

  /// Records that a definition is used, so that it is not checked separately.
  func note(useOf definition: SyntaxNode.Entry) { used.insert(definition.keyRange) }

  /// Returns true if a definition is used.
  func isUsed(_ definition: SyntaxNode.Entry) -> Bool { used.contains(definition.keyRange) }

  /// Runs `body` for text with names that may only be defined where the text is used.
  func missingNames<Result>(_ body: () -> Result) -> Result {
    let outer = mayMissNames
    mayMissNames = true
    defer { mayMissNames = outer }
    return body()
  }

  /// Runs `body`, and returns true if it read any changing values.
  func usesLiveValues(_ body: () -> Void) -> Bool {
    let outer = hasUsedLiveValues
    hasUsedLiveValues = false
    defer { hasUsedLiveValues = outer }
    body()
    return hasUsedLiveValues
  }

  /// Runs `body` as a trial; the same values are evaluated again later.
  func trying(_ body: () -> Void) {
    let outer = frame.isTrial
    frame.isTrial = true
    defer { frame.isTrial = outer }
    body()
  }

  /// Records that the current value depends on changing values.
  func noteLiveValue() { hasUsedLiveValues = true }

  /// Returns the components of a target.
  func words(of target: String) -> [TargetWord] {
    if let words = targetWords[target] { return words }
    let words = TargetWord.all(in: target)
    targetWords[target] = words
    return words
  }

  /// Returns the value of an index if it is constant; nil if it must be evaluated.
  func constant(_ text: String) -> Double? {
    // Table cells are read separately.
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

  /// Returns a new slot for a changing value.
  func makeSlot() -> Int {
    defer { slotCount += 1 }
    return slotCount
  }

  /// Runs `body`; if `isDriven`, the values of properties are clamped to their ranges.
  func driving<Result>(_ isDriven: Bool, _ body: () -> Result) -> Result {
    let outer = frame.isDriven
    frame.isDriven = isDriven
    defer { frame.isDriven = outer }
    return body()
  }

  /// Runs `body` with a layer's key that depends on changing values.
  func reading<Result>(_ key: FollowingKey, _ body: (SyntaxNode.Entry) -> Result) -> Result {
    var scope = key.scope
    scope.subject = key.layer
    return within(scope) { body(key.entry) }
  }

  /// The types of values that variables, states, and parameters can have, for messages.
  static let declaredKinds = "a number, a color, true, false, or text"

  /// Reads the value of a definition: the value of an expression, or text that is not a valid expression.
  ///
  /// Unquoted words are text unless they are a valid expression: `Hello`, `Hello you`, `'1 / Hello'`. Without quotes,
  /// arithmetic with unknown names is reported as an error.
  func declared(_ node: SyntaxNode) -> ExpressionValue? { declaration(node).value(frame) }

  /// Compiles a definition.
  func declaration(_ node: SyntaxNode) -> Computed<ExpressionValue> {
    if case .scalar(let text, isQuoted: false) = node.content, let word = Bool.otherWords[text.lowercased()],
      !namesValue(text)
    {
      log.error(
        at: node.range, "‘\(text)’ is not a Boolean value here", hint: "write \(word), or '\(text)' for the text")
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
    // This is only a test, so the current value does not depend on it.
    _ = usesLiveValues { value = try? self.value(of: expression) }
    switch value {
    case nil, .row?, .table?: return false
    default: return true
    }
  }

  /// Returns true if an expression calculates with named values.
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
        at: range, "\(name) is a drawing, but contents must be an image", hint: "write {drawing: icon, source: \(name)}"
      )
      return nil
    }
    return files.image(named: name, at: range, hint: hint(forFile: name))
  }

  func drawing(named name: String, at range: SourceRange) -> FoundDrawing? {
    files.drawing(named: name, at: range, hint: hint(forFile: name))
  }

  /// Returns the hint for a file name that is also the name of a value; nil if it is not.
  private func hint(forFile name: String) -> String? {
    let word = name.hasPrefix("\\(") && name.hasSuffix(")") ? String(name.dropFirst(2).dropLast()) : name
    guard scope[word] != nil || definitions.states[word] != nil else { return nil }
    return "file names cannot use values such as \(word): write one layer for each file"
  }

  func animation(named name: String, at range: SourceRange) -> FoundAnimation? {
    files.animation(named: name, at: range)
  }
}
