public import Geometry
import LayerTree
import Motion
import SceneProgram
import SceneSyntax

extension Color {
  /// Reads a color as scene files write it: a CSS name, `#RGB` to `#RRGGBBAA`, `rgb()`, `hsl()` and so on.
  ///
  /// - Returns: nil when the text means no color.
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
