import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// A variable in source form.
struct VariableDeclaration {
  let value: SyntaxNode
  /// The minimum and the maximum; empty when there are no bounds.
  var range: [SyntaxNode] = []
  /// The permitted values; nil for no restriction.
  var choices: [SyntaxNode]?
  /// The step of a slider.
  var step: Double?
  /// The label for people.
  var label: String?

  /// The choices, where they are words without quotes.
  var words: [String]? {
    guard let choices else { return nil }
    let words = choices.compactMap(\.text).filter { word in
      guard case .name(let parts)? = (try? ExpressionParser.parse(word))?.kind else { return false }
      return parts.count == 1
    }
    return words.count == choices.count ? words : nil
  }
}
