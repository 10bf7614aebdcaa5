import SceneDiagnostics
import SceneSyntax

/// What an instance of a component, or the scene itself, does, and the names that are in scope there.
struct Behaviour {
  let start: SyntaxNode?
  let when: SyntaxNode?
  let always: SyntaxNode?
  let scope: Scope
}
