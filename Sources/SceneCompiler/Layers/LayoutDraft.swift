import SceneLanguage
import SceneSyntax

/// A layout as it is written, until all layers are known that it can name.
struct LayoutDraft {
  enum Kind {
    case frame(SyntaxNode)
    case stack(SyntaxNode)
    /// As large as the layer around it.
    case fill
  }

  let layer: Int
  /// The names in scope where it stands.
  let scope: Scope
  let kind: Kind
}
