import Geometry
import LayerTree

/// A page built from layers for texts and boxes.
struct ReviewPage {
  private let stage: Stage
  private let theme: Theme

  init(size: Size, theme: Theme) {
    stage = Stage(size: Size(size.width.rounded(.up), size.height.rounded(.up)), background: theme.background)
    self.theme = theme
  }

  /// Adds a line of text, truncated with an ellipsis if it doesn't fit.
  func text(
    _ string: String, in frame: Rect, size: Double, _ color: Color? = nil, weight: Double = 400,
    alignment: TextContent.Alignment = .left
  ) {
    var text = TextContent(string)
    text.fontSize = size
    text.fontWeight = weight
    text.textColor = color ?? theme.ink
    text.textAlignment = alignment
    text.verticalAlignment = .center
    text.numberOfLines = 1
    text.truncation = .end
    let layer = Layer(name: "text", frame: frame)
    layer.model.content = .text(text)
    stage.root.addSublayer(layer)
  }

  /// Adds a box with its border inside.
  func box(_ frame: Rect, fill: Color, border: Color? = nil, radius: Double = 0) {
    let layer = Layer(name: "box", frame: frame)
    layer.model.backgroundColor = fill
    layer.model.cornerRadius = radius
    if let border {
      layer.model.borderWidth = 1
      layer.model.borderColor = border
    }
    stage.root.addSublayer(layer)
  }

  func snapshot() -> Snapshot { stage.snapshot() }
}

extension Rect {
  /// Returns the rectangle, inset by a distance on every side.
  func insetBy(_ distance: Double) -> Rect {
    Rect(minX + distance, minY + distance, width - 2 * distance, height - 2 * distance)
  }
}
