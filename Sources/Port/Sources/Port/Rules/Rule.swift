import SwiftSyntax

/// A visitor that collects the edits and notes of one kind of change in a file.
class Rule: SyntaxVisitor {
  let source: SourceText

  init(_ source: SourceText) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  /// Collects the changes of the file.
  func apply() { walk(source.tree) }
}
