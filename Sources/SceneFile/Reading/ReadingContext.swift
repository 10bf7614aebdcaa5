import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneSyntax

/// The context of reading a scene: the log, the names, and the source of pictures.
final class ReadingContext {
  let log: DiagnosticLog
  /// The names that the scene defines.
  var definitions: Definitions
  /// The names of the scene as a whole, which components start from.
  var base: Scope { definitions.base }
  /// The values that change while the scene plays; nil where they cannot be used.
  var live: (any LiveValues)? {
    didSet { frame.values = live as? SceneValues ?? (live as? LayerLayout)?.layouts }
  }
  /// The frame for values that are needed at once.
  let frame: Frame
  /// True if something was read that depends on it.
  private(set) var hasUsedLiveValues = false
  /// The warnings about unsupported parts of the scene's drawings.
  private(set) var drawingWarnings: [Diagnostic] = []
  private let findImage: ImageFinder
  /// Names whose definitions are wrong, which is reported once and not again wherever they are used.
  private(set) var lost: Set<String> = []
  /// The number of slots for values that rules name.
  private var slotCount = 0
  /// The names that rules give to values.
  var ruleNames: Set<String> = []
  /// The places of the definitions that are used.
  private var used: Set<SourceRange> = []
  /// True if names may be missing that will exist where the definition is used.
  private var mayMissNames = false
  /// The counts of everything that has a limit.
  let bounds: SceneBounds
  /// The actions whose steps are being read, the innermost last.
  var running: [String] = []
  /// The number of steps around the one that is being read.
  var stepDepth = 0
  private let findDrawing: DrawingFinder
  private var drawings: [String: FoundDrawing] = [:]
  private let findAnimation: AnimationFinder
  private var animations: [String: FoundAnimation] = [:]

  /// The names that expressions can use.
  var scope: Scope {
    get { definitions.scope }
    set { definitions.scope = newValue }
  }

  init(
    log: DiagnosticLog, definitions: Definitions = Definitions(), findImage: @escaping ImageFinder,
    findDrawing: @escaping DrawingFinder, findAnimation: @escaping AnimationFinder
  ) {
    self.log = log
    bounds = SceneBounds(log: log)
    self.definitions = definitions
    self.findImage = findImage
    self.findDrawing = findDrawing
    self.findAnimation = findAnimation
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

  /// Runs `body` with the names of another place.
  func within<Result>(_ scope: Scope, _ body: () throws -> Result) rethrows -> Result {
    let outer = self.scope
    self.scope = scope
    defer { self.scope = outer }
    return try body()
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

  /// Runs `body`, which reads what may use names of places where it is used.
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

  /// Records that the value changes while the scene plays.
  func noteLiveValue() { hasUsedLiveValues = true }

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

  /// Reads a node as a type, with a message of its own when there is nothing.
  func read<Value>(
    _ node: SyntaxNode, as type: ValueType<Value>, for name: String, at keyRange: SourceRange
  ) -> Value? {
    compiled(node, as: type, for: name, at: keyRange).value(frame)
  }

  /// Compiles a node as a type, with a message of its own when there is nothing.
  func compiled<Value>(
    _ node: SyntaxNode, as type: ValueType<Value>, for name: String, at keyRange: SourceRange
  ) -> Computed<Value> {
    guard node.isEmpty else { return type.compile(node, self) }
    // For YAML, a # after a space begins a comment, and takes a color with it.
    if let comment = commentedColor(after: keyRange) {
      log.error(
        at: comment.range, "\(name) is empty: for YAML a # after a space begins a comment",
        hint: "write '\(comment.text)', with the quotes")
    } else if !reportComma(before: name, at: keyRange) {
      log.error(at: keyRange, "\(name) is empty", hint: "\(name) takes \(type.name)")
    }
    return .failed
  }

  /// Says that a comma has cut a value short, where what followed it became a key without a value.
  func reportComma(before key: String, at range: SourceRange) -> Bool {
    let line = Array(log.line(of: range).unicodeScalars)
    let start = range.column - 1
    let end = start + key.unicodeScalars.count
    guard start > 1, line[..<min(start, line.count)].last(where: { $0 != " " }) == ",",
      end >= line.count || line[end] != ":"
    else { return false }
    log.error(
      at: range, "a comma ended the value before this, so ‘\(key)’ became a key", hint: "quote the text")
    return true
  }

  private func commentedColor(after range: SourceRange) -> (text: String, range: SourceRange)? {
    let scalars = Array(log.line(of: range).unicodeScalars)
    guard let hash = scalars.indices.first(where: { $0 >= range.column && scalars[$0] == "#" }) else { return nil }
    let digits = scalars[(hash + 1)...].prefix { $0.properties.isASCIIHexDigit }
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    let text = "#" + String(String.UnicodeScalarView(digits))
    return (text, SourceRange(line: range.line, column: hash + 1, length: digits.count + 1, file: range.file))
  }

  /// Evaluates a scalar as an expression; nil when it isn't one, with an error in the log.
  func evaluate(_ node: SyntaxNode, as wanted: String) -> ExpressionValue? {
    expression(node, as: wanted).value(frame)
  }

  /// Compiles a scalar as an expression.
  func expression(_ node: SyntaxNode, as wanted: String) -> Computed<ExpressionValue> {
    compiled(node, as: wanted) { $0.formula(of: $1) }
  }

  /// The kinds of values of variables, states, and parameters.
  static let declaredKinds = "a number, a color, true, false or a text"

  /// Reads the value of a definition: the value of an expression, or text that is not a valid expression.
  ///
  /// Words are a text when they mean nothing: `Hello`, `Hello you`, `'1 / Hello'`. Without quotes, what calculates with
  /// unknown names or looks like it is a slip.
  func declared(_ node: SyntaxNode) -> ExpressionValue? { declaration(node).value(frame) }

  /// Compiles a definition.
  func declaration(_ node: SyntaxNode) -> Computed<ExpressionValue> {
    if case .scalar(let text, isQuoted: false) = node.content, let word = Self.otherBooleans[text.lowercased()] {
      log.error(at: node.range, "‘\(text)’ is not a boolean here", hint: "write \(word), or '\(text)' for the text")
      return .failed
    }
    if case .scalar(let text, let isQuoted) = node.content, isText(text, isQuoted: isQuoted) {
      return .constant(.text(text))
    }
    return expression(node, as: Self.declaredKinds)
  }

  /// Words that other languages have for true and false.
  static let otherBooleans = ["yes": "true", "on": "true", "no": "false", "off": "false"]

  private func isText(_ text: String, isQuoted: Bool) -> Bool {
    if isQuoted { return !isExpression(text) }
    guard let expression = try? ExpressionParser.parse(text) else {
      let signs = ["+", "*", "/", "^", "(", "<", ">", "=", " - ", " ? ", "&&", "||"]
      return text.first?.isLetter == true && !signs.contains { text.contains($0) }
    }
    guard case .name(let parts) = expression.kind, parts.count == 1 else { return false }
    return !lost.contains(parts[0]) && (try? value(of: expression)) == nil
  }

  /// Works out an expression inside a text.
  func text(of node: SyntaxNode) -> Computed<String> {
    compiled(node, as: "an expression") { $0.textFormula(of: $1) }.map(\.text)
  }

  /// The cell of data that a scalar names, such as `song.title`; nil when it names none.
  func cell(at node: SyntaxNode) -> FormulaCompiler.Cell? {
    guard case .scalar(let text, isQuoted: false) = node.content, text.contains("."),
      let end = text.firstIndex(where: { $0 == "." || $0 == "(" })
    else { return nil }
    switch scope[String(text[..<end])] {
    case .row?, .table?:
      return (try? ExpressionParser.parse(text)).flatMap { try? formulas.cell($0) }
    default: return nil
    }
  }

  /// Returns whether a text means something as an expression.
  func isExpression(_ text: String) -> Bool {
    guard let expression = try? ExpressionParser.parse(text) else { return false }
    return (try? value(of: expression)) != nil
  }

  /// The word that an expression comes to, such as a variable with choices; nil when it comes to none.
  func word(of node: SyntaxNode) -> Computed<String> {
    guard case .scalar(let text, isQuoted: false) = node.content,
      let expression = try? ExpressionParser.parse(text)
    else { return .failed }
    let formula = formulas.formula(of: expression)
    return Computed(text: { formula.description }) { frame in
      switch try? formula.value(in: frame) {
      case .choice(let choice)?: choice.word
      case .text(let text)?: text
      default: nil
      }
    }
  }

  /// The compiler that resolves the names of expressions here.
  var formulas: FormulaCompiler {
    FormulaCompiler(scope: scope, cells: definitions.cells, live: live) { [unowned self] in hasUsedLiveValues = true }
  }

  private func value(of expression: Expression) throws(ExpressionError) -> ExpressionValue {
    try formulas.formula(of: expression).value(in: frame)
  }

  private func compiled(
    _ node: SyntaxNode, as wanted: String, _ body: (FormulaCompiler, Expression) -> Formula
  ) -> Computed<ExpressionValue> {
    guard case .scalar(let text, let isQuoted) = node.content else {
      mismatch(node, wanted)
      return .failed
    }
    let place = Place(node, wanted: wanted, isQuoted: isQuoted, isBlock: text.contains("\n"), names: scope)
    do throws(ExpressionError) {
      let formula = body(formulas, try ExpressionParser.parse(text))
      if case .literal(let value) = formula.kind {
        return Computed(text: { formula.description }) { _ in value }
      }
      return Computed(text: { formula.description }) { frame in
        do throws(ExpressionError) {
          return try formula.value(in: frame)
        } catch {
          place.report(error, in: frame)
          return nil
        }
      }
    } catch {
      place.report(error, in: frame)
      return .failed
    }
  }

  /// Returns the place of a value, for errors that appear later.
  func place(of node: SyntaxNode, wanted: String) -> Place { Place(node, wanted: wanted, names: scope) }

  /// Says that a node is something else than what belongs there.
  func mismatch(_ node: SyntaxNode, _ wanted: String, hint: String? = nil) {
    log.error(at: node.range, "found \(node.kindName) where \(wanted) belongs", hint: hint)
  }

  /// Says that an expression comes to something else than what belongs there.
  func mismatch(_ node: SyntaxNode, _ value: ExpressionValue, _ wanted: String, hint: String? = nil) {
    place(of: node, wanted: wanted).mismatch(value, in: frame, hint: hint)
  }

  /// The picture of that name; nil when it cannot be had, with an error in the log.
  func image(named name: String, at range: SourceRange) -> ImageReference? {
    if let image = definitions.images[name] { return image }
    switch findImage(name) {
    case .success(let image):
      definitions.images[name] = image
      return image
    case .failure(let failure):
      log.error(at: range, failure.message, hint: failure.hint)
      return nil
    }
  }

  /// The drawing of that name; nil when it cannot be had, with an error in the log.
  func drawing(named name: String, at range: SourceRange) -> FoundDrawing? {
    if let drawing = drawings[name] { return drawing }
    switch findDrawing(name) {
    case .success(let drawing):
      drawings[name] = drawing
      drawingWarnings += drawing.warnings
      return drawing
    case .failure(let failure):
      log.error(at: range, failure.message, hint: failure.hint)
      return nil
    }
  }

  /// The Lottie animation of that name; nil when it cannot be had, which is then in the log.
  func animation(named name: String, at range: SourceRange) -> FoundAnimation? {
    if let animation = animations[name] { return animation }
    switch findAnimation(name) {
    case .success(let animation):
      animations[name] = animation
      drawingWarnings += animation.warnings
      return animation
    case .failure(let failure):
      log.error(at: range, failure.message, hint: failure.hint)
      return nil
    }
  }

  /// Reads a map as a record; nil when the node isn't a map.
  func record(_ node: SyntaxNode, as type: RecordType) -> RecordReader? {
    guard case .map(let entries) = node.content else {
      mismatch(node, "a map of \(type.keys.prefix(6).map(\.name).joined(separator: ", ")) …")
      return nil
    }
    return RecordReader(entries, of: type, at: node.range, context: self)
  }
}
