import Encodings
package import Geometry
import LayerTree
import SceneDiagnostics
package import SceneProgram
import SceneSyntax

extension ExpressionValue {
  /// The color, or the color that a text denotes, as in `if dark then '#333' else '#EEE'`; nil for other values.
  package var color: Color? {
    switch self {
    case .color(let color): color
    case .text(let text): Color(text)
    default: nil
    }
  }
}

extension ArgumentList {
  package func color(_ index: Int) throws(ExpressionError) -> Color {
    guard let color = values[index].color else {
      throw arguments[index].error("expected a color, found \(values[index].kindName)")
    }
    return color
  }
}
