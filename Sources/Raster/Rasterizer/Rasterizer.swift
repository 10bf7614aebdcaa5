import Geometry
package import Pixels

/// Fills outlines with paints, pixel by pixel: colors, gradients, images, shadows, and the contents of other canvases.
///
/// It keeps its working memory from call to call, so it belongs to one thread. Pixels don't depend on earlier calls.
/// Outlines are the sides of an ``EdgeList``; the painted box lies within the canvas and isn't empty.
package struct Rasterizer: ~Copyable {
  var cells = CoverageCells()
  /// The rows of the frame that aren't written yet.
  var rows = PendingRows()
  /// The colors of the gradient that was painted last.
  var ramp = GradientRamp()
  var copies: ImageCopies
  /// The coverage of groups that cast shadows.
  let silhouettes = ScratchMemory()
  let scratch = ScratchMemory()
  /// The surface for the masks of shadows.
  let maskSurface = Surface()
  /// The surfaces of filters' images.
  let filterSurfaces = SurfacePool()

  /// Makes a rasterizer that keeps a number of bytes of scaled images.
  package init(copyBytes: Int) { copies = ImageCopies(capacity: copyBytes) }

  /// Begins a frame on `canvas`, filled with `color`; nil keeps its contents.
  ///
  /// A fill with `isFrame` may be written only when something else is painted above it, or the frame ends.
  package mutating func beginFrame(_ canvas: Canvas, color: PremultipliedColor?) { rows.begin(canvas, color: color) }

  /// Writes all remaining rows of the frame, and ends it.
  package mutating func endFrame() { rows.end() }

  /// Writes the frame's rows of `box`.
  package mutating func writeRows(of box: PixelRect) { rows.write(box) }

  /// Filters all pixels of `canvas`.
  package func filter(
    _ canvas: Canvas, with picture: Canvas? = nil, by filter: PictureFilter, border: BlurBorder
  ) {
    filter.apply(to: canvas, with: picture, border: border, memory: scratch, surfaces: filterSurfaces)
  }
}
