package import Geometry
package import Pixels

extension Rasterizer {
  /// Fills an outline with the contents of another canvas.
  package mutating func fill(
    _ edges: Span<Edge>, rule: FillRule, box: PixelRect, with source: Canvas, weight: GroupOpacity?, onto canvas: Canvas
  ) {
    var paint = RowPaint(SurfaceRows(canvas: source), weight: weight)
    cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
  }

  /// Fills an outline with the contents of another canvas, blended with the backdrop; `opacity` is from 0 to 1.
  package mutating func fill(
    _ edges: Span<Edge>, rule: FillRule, box: PixelRect, with source: Canvas, mode: BlendMode, opacity: Double,
    onto canvas: Canvas
  ) {
    var paint = BlendPaint(SurfaceRows(canvas: source), mode: mode, opacity: opacity)
    cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
  }

  /// Replaces the inside of an outline with the contents of another canvas, alpha included.
  package mutating func replace(
    _ edges: Span<Edge>, rule: FillRule, box: PixelRect, with source: Canvas, onto canvas: Canvas
  ) {
    var paint = ReplacePaint(SurfaceRows(canvas: source))
    cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
  }

  /// Copies the pixels that an outline doesn't completely cover to `kept`, a canvas that contains all of `box`.
  package mutating func keep(
    outside edges: Span<Edge>, rule: FillRule, box: PixelRect, of canvas: Canvas, in kept: Canvas
  ) {
    var paint = SavePaint(kept)
    cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
  }

  /// Restores the pixels saved for the same outline, clipping everything painted since.
  package mutating func restore(
    outside edges: Span<Edge>, rule: FillRule, box: PixelRect, of canvas: Canvas, from kept: Canvas
  ) {
    var paint = RestorePaint(kept)
    cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
  }
}
