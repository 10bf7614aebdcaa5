import SceneLanguage
import SceneSyntax

/// The behavior of an instance of a component, or of the scene itself, and the names that are in scope there.
struct Behavior {
  let start: SyntaxNode?
  let when: SyntaxNode?
  let always: SyntaxNode?
  let scope: Scope
}
