import SceneDiagnostics
package import SceneProgram
package import SceneSyntax

extension ReadingContext {
  /// Returns the location of a value, for errors that are found later.
  package func location(of node: SyntaxNode, wanted: String) -> ValueLocation {
    ValueLocation(node, wanted: wanted, names: scope)
  }

  /// Reports a node of the wrong type.
  package func mismatch(_ node: SyntaxNode, _ wanted: String, hint: String? = nil) {
    log.error(at: node.range, "expected \(wanted), found \(node.kindName)", hint: hint)
  }

  /// Reports an expression of the wrong type.
  package func mismatch(_ node: SyntaxNode, _ value: ExpressionValue, _ wanted: String, hint: String? = nil) {
    location(of: node, wanted: wanted).mismatch(value, in: frame, hint: hint)
  }

  /// Runs `body` with another scope.
  package func within<Result>(_ scope: Scope, _ body: () throws -> Result) rethrows -> Result {
    let outer = self.scope
    self.scope = scope
    defer { self.scope = outer }
    return try body()
  }

  /// Reads a map as a record; nil if the node is not a map.
  package func record(_ node: SyntaxNode, as type: RecordType) -> RecordReader? {
    guard case .map(let entries) = node.content else {
      mismatch(node, "a map of \(type.keys.prefix(6).map(\.name).joined(separator: ", ")) …")
      return nil
    }
    return RecordReader(entries, of: type, at: node.range, context: self)
  }
}
