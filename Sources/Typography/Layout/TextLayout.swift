package import Geometry
package import LayerTree

/// A text that has been set: glyphs and their places.
package final class TextLayout: Sendable {
  /// The key of a layout: everything that it depends on.
  struct Key: Hashable {
    /// The text, without what doesn't change its layout.
    var content: TextContent
    var width: Double
    /// The height that lines must fit in; infinite when it doesn't matter.
    var height: Double
  }

  /// The lines from top to bottom.
  package let lines: [TextLine]
  /// The extent of all lines, in points: what bounds must be to hold the text.
  package let size: Size
  /// The largest distance of a glyph's outline from its origin, in points.
  package let reach: Double
  /// The number of glyphs.
  package let glyphCount: Int
  /// The same lines color by color, each with the glyphs of one color only; empty when all have that of the whole text.
  package let parts: [(layout: TextLayout, color: Color?)]

  init(lines: [TextLine], size: Size) {
    self.lines = lines
    self.size = size
    reach = lines.reduce(0) { max($0, $1.reach) }
    glyphCount = lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } }
    var colors: [Color?] = []
    for run in lines.flatMap(\.runs) where !colors.contains(run.color) { colors.append(run.color) }
    parts = colors.allSatisfy { $0 == nil } ? [] : colors.map { color in (TextLayout(lines, size, of: color), color) }
  }

  /// The glyphs of one color.
  private init(_ lines: [TextLine], _ size: Size, of color: Color?) {
    var lines = lines
    for index in lines.indices {
      lines[index].colorGlyphs = []
      lines[index].runs.removeAll { $0.color != color }
    }
    self.lines = lines
    self.size = size
    reach = lines.reduce(0) { max($0, $1.reach) }
    glyphCount = lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } }
    parts = []
  }

  /// Returns the position of the layout's top left corner in the bounds of a layer.
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
