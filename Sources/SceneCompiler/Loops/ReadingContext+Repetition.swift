import SceneSyntax

extension ReadingContext {
  func repeating(_ loop: SyntaxNode, _ body: () -> Void) {
    Repetition(loop, context: self)?.run(in: self) { _ in body() }
  }
}
