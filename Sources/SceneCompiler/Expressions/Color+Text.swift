public import Geometry
import LayerTree
import Motion
import SceneProgram
import SceneSyntax

extension Color {
  /// Parses a color in the notations of scene files: a CSS name, `#RGB` to `#RRGGBBAA`, `rgb()`, `hsl()`, and so on.
  ///
  /// - Returns: Nil if the text is not a color.
  public init?(_ text: String) {
    do throws(ExpressionError) {
      let expression = try ExpressionParser.parse(text)
      guard case .color(let color) = try FormulaCompiler(scope: Scope()).formula(of: expression).value(in: nil) else {
        return nil
      }
      self = color
    } catch {
      return nil
    }
  }
}
