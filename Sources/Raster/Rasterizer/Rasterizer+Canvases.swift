package import Geometry
package import Pixels

extension Rasterizer {
  /// Fills an outline with what another canvas holds.
  package mutating func fill(
    _ edges: Span<Edge>, rule: FillRule, box: PixelRect, with source: Canvas, weight: GroupWeight?, onto canvas: Canvas
  ) {
    var paint = RowPaint(SurfaceRows(canvas: source), weight: weight)
    cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
  }

  /// Fills an outline with what another canvas holds, blended with what is there; `opacity` is from 0 to 1.
  package mutating func fill(
    _ edges: Span<Edge>, rule: FillRule, box: PixelRect, with source: Canvas, mode: BlendMode, opacity: Double,
    onto canvas: Canvas
  ) {
    var paint = BlendPaint(SurfaceRows(canvas: source), mode: mode, opacity: opacity)
    cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
  }

  /// Replaces what is inside an outline by what another canvas holds, alpha included.
  package mutating func replace(
    _ edges: Span<Edge>, rule: FillRule, box: PixelRect, with source: Canvas, onto canvas: Canvas
  ) {
    var paint = MixPaint(SurfaceRows(canvas: source))
    cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
  }

  /// Copies to `kept`, which has all pixels of `box`, those that an outline doesn't cover in whole.
  package mutating func keep(
    outside edges: Span<Edge>, rule: FillRule, box: PixelRect, of canvas: Canvas, in kept: Canvas
  ) {
    var paint = KeepingPaint(kept)
    cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
  }

  /// Puts back what was kept of the same outline, so that all that was painted since is cut at it.
  package mutating func restore(
    outside edges: Span<Edge>, rule: FillRule, box: PixelRect, of canvas: Canvas, from kept: Canvas
  ) {
    var paint = ClipPaint(kept)
    cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
  }
}
