import Arithmetic
import Geometry
import Pixels
import Raster
import Typography

/// Typeset text and its position on the pixel grid.
struct PlacedText {
  let layout: TextLayout
  /// The transform to pixels from points, with the layout's top left corner at the origin.
  private let transform: AffineTransform
  /// The position of the layout's top left corner, in 256ths of a pixel.
  private let x: Int
  private let y: Int

  /// The largest coordinate, in pixels, that can still be rounded to 256ths.
  private static let farthest = 1e12

  /// Places a layout with a transform to pixels from points, with its top left corner at the origin; nil if it is too
  /// far away, its glyphs are larger than the grid, or the transform is not invertible.
  init?(_ layout: TextLayout, through transform: AffineTransform) {
    guard transform.inverted != nil, abs(transform.tx) < PlacedText.farthest, abs(transform.ty) < PlacedText.farthest,
      FlatteningScale.magnification(transform) * layout.reach < GuardBand.limit / 4
    else { return nil }
    self.layout = layout
    self.transform = transform
    x = PlacedText.nearest(transform.tx)
    y = PlacedText.nearest(transform.ty)
  }

  /// Converts `value` to 256ths, rounded.
  private static func nearest(_ value: Double) -> Int { Int(saturating: (value * 256).rounded()) }

  /// The transform from points to pixels, without the translation.
  private var linear: AffineTransform {
    var linear = transform
    (linear.tx, linear.ty) = (0, 0)
    return linear
  }

  /// Returns the transform from the em units of a run's glyphs to pixels, without the translation.
  func em(of run: GlyphRun) -> AffineTransform {
    AffineTransform.scale(run.fontSize, run.fontSize).concatenating(linear)
  }

  /// The key of the text's coverage, independent of ``offset``.
  var key: TextKey { TextKey(layout: layout, transform: linear, x: Int32(x & 1023), y: Int32(y & 255)) }

  /// The offset of the text from its key, in pixels; the horizontal offset is a multiple of four.
  var offset: (dx: Int, dy: Int) { ((x >> 10) * 4, y >> 8) }

  /// The key of the edges of all glyphs, independent of ``origin``.
  var edgesKey: TextKey { TextKey(layout: layout, transform: linear, x: 0, y: 0) }

  /// The layout's top left corner on the grid, in 256ths of a pixel; nil if it is outside the grid.
  var origin: (x: Int32, y: Int32)? {
    let limit = Int(GuardBand.limit) * 256
    guard abs(x) < limit, abs(y) < limit else { return nil }
    return (Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y))
  }

  /// Returns the position of a glyph on the grid with the layout's corner at its origin; nil if it is outside the grid.
  func offset(of glyph: Glyph) -> (x: Int32, y: Int32)? {
    let place = linear.apply(Point(glyph.x, glyph.y))
    guard abs(place.x) < GuardBand.limit, abs(place.y) < GuardBand.limit else { return nil }
    return (Int32(PlacedText.nearest(place.x)), Int32(PlacedText.nearest(place.y)))
  }

  /// Calls `body` with the glyphs that may touch pixels of `clip`.
  func forEachGlyph(within clip: PixelRect, _ body: (GlyphRun, Glyph) -> Void) {
    let visible = visible(within: clip)
    for line in layout.lines where !line.inkBounds.intersection(visible).isEmpty {
      let (left, right) = (visible.minX - line.reach, visible.maxX + line.reach)
      for run in line.runs {
        for glyph in run.glyphs where glyph.x >= left && glyph.x <= right { body(run, glyph) }
      }
    }
  }

  /// Returns the position on the grid of the origin of a glyph that may touch the bitmap, in 256ths of a pixel.
  ///
  /// Layout and glyph are rounded separately, so the shape of moving text doesn't change.
  func position(of glyph: Glyph) -> (x: Int32, y: Int32) {
    let place = linear.apply(Point(glyph.x, glyph.y))
    return (
      Int32(truncatingIfNeeded: x &+ PlacedText.nearest(place.x)),
      Int32(truncatingIfNeeded: y &+ PlacedText.nearest(place.y))
    )
  }

  /// Returns the part of the layout that may be visible in `clip`.
  private func visible(within clip: PixelRect) -> Rect {
    guard let inverse = transform.inverted else { return .zero }
    return inverse.boundingBox(
      of: Rect(
        Double(clip.minX - 1), Double(clip.minY - 1), Double(clip.maxX - clip.minX + 2),
        Double(clip.maxY - clip.minY + 2)))
  }
}
