import Arithmetic
import Geometry
import Pixels
import Raster
import Typography

/// A typeset text and its position on the pixel grid.
struct PlacedText {
  let layout: TextLayout
  /// From points, the layout's top left corner at the origin, to pixels.
  private let transform: AffineTransform
  /// The layout's top left corner, in 256ths of a pixel.
  private let x: Int
  private let y: Int

  /// The largest coordinate, in pixels, that still resolves 256ths.
  private static let farthest = 1e12

  /// The layout as `transform` takes it from points, its top left corner at the origin, to pixels; nil when it is too
  /// far away, its glyphs are larger than the grid, or it is squashed to nothing.
  init?(_ layout: TextLayout, through transform: AffineTransform) {
    guard transform.inverted != nil, abs(transform.tx) < PlacedText.farthest, abs(transform.ty) < PlacedText.farthest,
      FlatteningScale.magnification(transform) * layout.reach < GuardBand.limit / 4
    else { return nil }
    self.layout = layout
    self.transform = transform
    x = PlacedText.nearest(transform.tx)
    y = PlacedText.nearest(transform.ty)
  }

  /// `value` in 256ths.
  private static func nearest(_ value: Double) -> Int { Int(saturating: (value * 256).rounded()) }

  /// From points to pixels, without a translation.
  private var linear: AffineTransform {
    var linear = transform
    (linear.tx, linear.ty) = (0, 0)
    return linear
  }

  /// From the em of a run's glyphs to pixels, without a translation.
  func em(of run: GlyphRun) -> AffineTransform {
    AffineTransform.scale(run.fontSize, run.fontSize).concatenating(linear)
  }

  /// The key of the pixels, without ``offset``.
  var key: TextKey { TextKey(layout: layout, transform: linear, x: Int32(x & 1023), y: Int32(y & 255)) }

  /// The offset of the text from its key, in pixels; to the right by a multiple of four.
  var offset: (dx: Int, dy: Int) { ((x >> 10) * 4, y >> 8) }

  /// The key of its glyphs' edges, without ``origin``.
  var edgesKey: TextKey { TextKey(layout: layout, transform: linear, x: 0, y: 0) }

  /// The layout's top left corner on the grid, in 256ths of a pixel; nil when it lies beyond the grid.
  var origin: (x: Int32, y: Int32)? {
    let limit = Int(GuardBand.limit) * 256
    guard abs(x) < limit, abs(y) < limit else { return nil }
    return (Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y))
  }

  /// Returns the position of a glyph on the grid with the layout's corner at its origin; nil when it lies beyond the
  /// grid.
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
  /// Layout and glyph are rounded separately, so a moving text doesn't change.
  func place(of glyph: Glyph) -> (x: Int32, y: Int32) {
    let place = linear.apply(Point(glyph.x, glyph.y))
    return (
      Int32(truncatingIfNeeded: x &+ PlacedText.nearest(place.x)),
      Int32(truncatingIfNeeded: y &+ PlacedText.nearest(place.y))
    )
  }

  /// The part of the layout that may be visible in `clip`.
  private func visible(within clip: PixelRect) -> Rect {
    guard let inverse = transform.inverted else { return .zero }
    return inverse.boundingBox(
      of: Rect(
        Double(clip.minX - 1), Double(clip.minY - 1), Double(clip.maxX - clip.minX + 2),
        Double(clip.maxY - clip.minY + 2)))
  }
}
