package import Geometry
package import LayerTree

/// A text that has been set: glyphs and their places.
package final class TextLayout: Sendable {
  /// What a layout depends on.
  struct Key: Hashable {
    /// The text, without what doesn't change its layout.
    var content: TextContent
    var width: Double
    /// The height that lines must fit in; infinite when it doesn't matter.
    var height: Double
  }

  /// The lines from top to bottom.
  package let lines: [TextLine]
  /// The size of the font, in points.
  package let fontSize: Double
  /// The extent of all lines, in points: what bounds must be to hold the text.
  package let size: Size
  /// How far from its origin, in points, the outline of a glyph may go.
  package let reach: Double
  /// How many glyphs there are.
  package let glyphCount: Int

  init(lines: [TextLine], fontSize: Double, size: Size) {
    self.lines = lines
    self.fontSize = fontSize
    self.size = size
    reach = lines.reduce(0) { max($0, $1.reach) }
    glyphCount = lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } }
  }

  /// Where the layout's top left corner lies in the bounds of a layer.
  package func origin(in bounds: Rect, alignment: TextContent.VerticalAlignment) -> Point {
    let free = bounds.height - size.height
    let y =
      switch alignment {
      case .top: 0.0
      case .center: free / 2
      case .bottom: free
      }
    return Point(bounds.minX, bounds.minY + y)
  }
}
