package import Geometry
package import LayerTree

/// Typeset text: its glyphs and their positions.
package final class TextLayout: Sendable {
  /// The key of a layout: everything that affects it.
  struct Key: Hashable {
    /// The text, without attributes that don't affect its layout.
    var content: TextContent
    var width: Double
    /// The height that the lines must fit in; infinite if it doesn't matter.
    var height: Double
  }

  /// The lines from top to bottom.
  package let lines: [TextLine]
  /// The size of all lines, in points: the smallest bounds that contain the text.
  package let size: Size
  /// The maximum distance of a glyph's outline from its origin, in points.
  package let reach: Double
  /// A rectangle that contains all outlines, in points from the top left corner; nil if it is unknown, because a font
  /// doesn't provide it or there are color glyphs.
  package let inkBounds: Rect?
  /// The number of glyphs.
  package let glyphCount: Int
  /// The same lines split by color, each part with the glyphs of one color; empty if all glyphs have the color of the
  /// whole text.
  package let parts: [(layout: TextLayout, color: Color?)]

  init(lines: [TextLine], size: Size) {
    self.lines = lines
    self.size = size
    reach = lines.reduce(0) { max($0, $1.reach) }
    glyphCount = lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } }
    inkBounds = Self.inkBounds(of: lines)
    var colors: [Color?] = []
    for run in lines.flatMap(\.runs) where !colors.contains(run.color) { colors.append(run.color) }
    parts = colors.allSatisfy { $0 == nil } ? [] : colors.map { color in (TextLayout(lines, size, of: color), color) }
  }

  /// Creates a layout of the glyphs of one color.
  private init(_ lines: [TextLine], _ size: Size, of color: Color?) {
    var lines = lines
    for index in lines.indices {
      lines[index].colorGlyphs = []
      lines[index].runs.removeAll { $0.color != color }
    }
    self.lines = lines
    self.size = size
    reach = lines.reduce(0) { max($0, $1.reach) }
    inkBounds = Self.inkBounds(of: lines)
    glyphCount = lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } }
    parts = []
  }

  private static func inkBounds(of lines: [TextLine]) -> Rect? {
    var whole: Rect?
    for line in lines {
      guard line.colorGlyphs.isEmpty else { return nil }
      for run in line.runs {
        for glyph in run.glyphs {
          guard let em = run.face.bounds(of: glyph.id) else { return nil }
          if em.isEmpty { continue }
          let size = run.fontSize
          let bounds = Rect(glyph.x + em.minX * size, glyph.y + em.minY * size, em.width * size, em.height * size)
          whole = whole?.union(bounds) ?? bounds
        }
      }
    }
    return whole ?? Rect(0, 0, 0, 0)
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
