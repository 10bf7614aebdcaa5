import Arithmetic
package import Geometry
import LayerTree
package import Motion
package import SceneDiagnostics
package import SceneProgram
package import SceneSyntax

/// The place where values are read: the names that they may use, the files that they may name, and the log.
package protocol ValueContext: AnyObject {
  var log: DiagnosticLog { get }
  /// The frame for values that are needed immediately.
  var frame: Frame { get }
  /// The names that expressions can use.
  var scope: Scope { get set }
  /// The compiler that resolves the names of expressions here.
  var formulas: FormulaCompiler { get }
  /// The expressions that have been parsed.
  var expressions: ParsedExpressions { get }
  /// The scene's own timing functions, by name.
  var curves: [String: TimingFunction] { get }

  /// Records that a value depends on names; they have other values in the next round of a loop.
  func noteName()

  /// Returns true if `body` has reported nothing and used no names, and thus has the same result everywhere.
  func isUnchanging(_ body: () -> Void) -> Bool

  /// Runs `body` once in each round of a `for`, with its names in scope.
  func repeating(_ loop: SyntaxNode, _ body: () -> Void)

  /// Returns whether a text is the name of a value here, as `caption`, `song.index`, or `ball.opacity`.
  func namesValue(_ text: String) -> Bool

  /// The image of that name; nil when it cannot be had, with an error in the log.
  func image(named name: String, at range: SourceRange) -> ImageReference?

  /// The drawing of that name; nil when it cannot be had, with an error in the log.
  func drawing(named name: String, at range: SourceRange) -> FoundDrawing?

  /// The Lottie animation of that name; nil when it cannot be had, with an error in the log.
  func animation(named name: String, at range: SourceRange) -> FoundAnimation?

  /// Reports an unknown key in a map.
  ///
  /// - Returns: The key that was probably meant; nil when none was.
  func report(_ entry: SyntaxNode.Entry, unknownTo type: RecordType, beside entries: [SyntaxNode.Entry]) -> String?

  /// Reports a missing key in a map.
  func report(_ key: KeyDescription, missingIn type: RecordType, at range: SourceRange)
}

extension ValueContext {
  /// Returns the place of a value, for errors that appear later.
  package func place(of node: SyntaxNode, wanted: String) -> Place { Place(node, wanted: wanted, names: scope) }

  /// Reports a node of the wrong type.
  package func mismatch(_ node: SyntaxNode, _ wanted: String, hint: String? = nil) {
    log.error(at: node.range, "found \(node.kindName) where \(wanted) belongs", hint: hint)
  }

  /// Reports an expression of the wrong type.
  package func mismatch(_ node: SyntaxNode, _ value: ExpressionValue, _ wanted: String, hint: String? = nil) {
    place(of: node, wanted: wanted).mismatch(value, in: frame, hint: hint)
  }

  /// Runs `body` with the names of another place.
  package func within<Result>(_ scope: Scope, _ body: () throws -> Result) rethrows -> Result {
    let outer = self.scope
    self.scope = scope
    defer { self.scope = outer }
    return try body()
  }

  /// Reads a map as a record; nil when the node isn't a map.
  package func record(_ node: SyntaxNode, as type: RecordType) -> RecordReader? {
    guard case .map(let entries) = node.content else {
      mismatch(node, "a map of \(type.keys.prefix(6).map(\.name).joined(separator: ", ")) …")
      return nil
    }
    return RecordReader(entries, of: type, at: node.range, context: self)
  }
}
