package import Geometry
package import Pixels

/// A shadow with a reusable mask, and its placement on the canvas.
package struct PlacedShadow: Equatable {
  package let key: ShadowKey
  /// The transform from pixels to the mask's cells, ignoring the stretched middle.
  let inverse: AffineTransform
  let horizontal: ShadowAxis
  let vertical: ShadowAxis
  /// The rectangle of the pixels that the shadow may darken.
  package let box: PixelRect
  /// The distance, in pixels, between samples of the mask; in between, it is practically linear.
  let step: Int
  /// The part that the layer itself hides; it needn't be painted.
  let hidden: ParallelogramRows?

  /// Creates a shadow; nil if it is too sharp, too large, or too distorted for a mask.
  ///
  /// - Parameters:
  ///   - source: The outline that casts the shadow.
  ///   - origin: The outline's origin in the layer's space.
  ///   - radius: The standard deviation of the blur, in the layer's units.
  ///   - offset: The shadow's offset from the outline, in the layer's units.
  ///   - transform: The projection from the layer's space to pixels.
  ///   - hidden: A rectangle in the layer's space that is opaque; nil for none.
  package init?(
    _ source: OutlineSource, at origin: Point, radius: Double, offset: Size, through transform: Projection,
    hidden: Rect?
  ) {
    let matrix = transform.affine
    guard transform.isAffine, matrix.inverted != nil, radius > 0 else { return nil }
    let larger = FlatteningScale.magnification(matrix)
    let smaller = abs(matrix.determinant) / larger
    let sigma = radius * smaller
    guard sigma >= PlacedShadow.minimumSigma, radius * larger < 1e6 else { return nil }
    // Rotations leave rounding errors in a deviation; they must not halve the step.
    step = sigma >= 15.9 ? 4 : sigma >= 7.9 ? 2 : 1
    // A pixel shows the mean over its square, whose variance is a twelfth of the side length squared.
    let radius = step == 1 ? (radius * radius + 1 / (12 * smaller * larger)).squareRoot() : radius
    let whole = source.extent
    let ends = source.ends(radius: radius)
    let extent = ends.extent
    guard let columns = ShadowMask.cells(across: extent.width / radius),
      let rows = ShadowMask.cells(across: extent.height / radius), columns * rows <= ShadowMask.maximumCellCount
    else { return nil }
    key = ShadowKey(source: ends, radius: radius)
    let scale = ShadowMask.cellsPerSigma / radius
    // The center of the first cell is at 0.5.
    let start = Double(ShadowMask.margin) - 0.5
    horizontal = ShadowAxis(
      middle: extent.width / 2 * scale + start, extra: (whole.width - extent.width) * scale,
      count: columns)
    vertical = ShadowAxis(
      middle: extent.height / 2 * scale + start, extra: (whole.height - extent.height) * scale,
      count: rows)
    let corner = Point(
      origin.x + whole.minX + offset.width, origin.y + whole.minY + offset.height)
    let placed = AffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: corner.x, ty: corner.y)
      .concatenating(matrix)
    guard let back = placed.inverted else { return nil }
    inverse = back.concatenating(.translation(start, start))
    let reach = 3 * radius
    let area = matrix.boundingBox(
      of: Rect(corner.x - reach, corner.y - reach, whole.width + 2 * reach, whole.height + 2 * reach))
    guard let box = PixelRect(around: area) else { return nil }
    self.box = box
    self.hidden = hidden.flatMap { ParallelogramRows($0, through: matrix) }
  }

  /// The smallest standard deviation for a mask, in pixels; below it, the shape of pixels is visible.
  private static let minimumSigma = 2.5
}
