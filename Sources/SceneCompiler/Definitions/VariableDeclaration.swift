import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// A variable in source form.
struct VariableDeclaration {
  /// The default value in the current appearance.
  let value: SyntaxNode
  /// The values in other appearances.
  var others: [SyntaxNode] = []
  /// The minimum and maximum; empty if the variable is unbounded.
  var range: [SyntaxNode] = []
  /// The permitted values; nil if any value is permitted.
  var choices: [SyntaxNode]?
  /// The step of a slider for the variable.
  var step: Double?
  /// The label displayed in place of the name.
  var label: String?

  /// The choices, if all of them are unquoted words; nil otherwise.
  var words: [String]? {
    guard let choices else { return nil }
    let words = choices.compactMap(\.text).filter { word in
      guard case .name(let parts)? = (try? ExpressionParser.parse(word))?.kind else { return false }
      return parts.count == 1
    }
    return words.count == choices.count ? words : nil
  }
}
