import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The tag of a font's feature or axis: four letters or digits.
enum FontTag {
  /// Reads the tag in a node; nil, after logging an error, if it is invalid.
  package static func read(_ node: SyntaxNode, _ context: ReadingContext) -> String? {
    guard let text = node.text else {
      context.mismatch(node, "a four-character tag, such as tnum")
      return nil
    }
    return check(text, at: node.range, context)
  }

  /// Reads the tag that is the key of an entry; nil, after logging an error, if it is invalid.
  package static func read(_ entry: SyntaxNode.Entry, _ context: ReadingContext) -> String? {
    check(entry.key, at: entry.keyRange, context)
  }

  private static func check(_ text: String, at range: SourceRange, _ context: ReadingContext) -> String? {
    if text.utf8.count == 4, text.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) { return text }
    context.log.error(
      at: range, "‘\(text)’ is not a font feature or axis tag, which has four characters",
      hint: "examples are the features tnum, ss01, and liga, and the axes wght, opsz, and slnt")
    return nil
  }
}
