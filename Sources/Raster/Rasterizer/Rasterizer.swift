import Geometry
package import Pixels

/// Fills outlines with paints, pixel by pixel: colors, gradients, images, shadows, and the contents of other canvases.
///
/// It reuses its working memory from call to call, so it belongs to one thread. Pixels don't depend on earlier calls.
/// Outlines are given by the edges of an ``EdgeList``; the painted box is within the canvas and isn't empty.
package struct Rasterizer: ~Copyable {
  var cells = CoverageCells()
  /// The rows of the frame that haven't been written yet.
  var rows = PendingRows()
  /// The colors of the gradient that was painted last.
  var ramp = GradientRamp()
  var copies: ImageCopies
  /// The working memory for the alpha of groups that cast shadows.
  let silhouettes = ScratchMemory()
  let scratch = ScratchMemory()
  /// The surface for rendering shadow masks.
  let maskSurface = Surface()
  /// The surfaces for the images of filters.
  let filterSurfaces = SurfacePool()

  /// Creates a rasterizer whose cache holds the given number of bytes of scaled images.
  package init(copyBytes: Int) { copies = ImageCopies(capacity: copyBytes) }

  /// Begins a frame on `canvas`, filled with `color`; nil keeps its contents.
  ///
  /// A fill with `isFrame` may be deferred until something else is painted above it, or the frame ends.
  package mutating func beginFrame(_ canvas: Canvas, color: PremultipliedColor?) { rows.begin(canvas, color: color) }

  /// Writes all remaining rows of the frame, and ends it.
  package mutating func endFrame() { rows.end() }

  /// Writes the frame's rows of `box`.
  package mutating func writeRows(of box: PixelRect) { rows.write(box) }

  /// Filters all pixels of `canvas`.
  package func filter(
    _ canvas: Canvas, with picture: Canvas? = nil, by filter: ImageFilter, border: BlurBorder
  ) {
    filter.apply(to: canvas, with: picture, border: border, memory: scratch, surfaces: filterSurfaces)
  }
}
