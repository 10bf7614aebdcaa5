import Geometry
import LayerTree
import Pixels
import Raster

extension CommandBuilder {
  /// The maximum number of pixels in a layer's bitmap; beyond it, the resolution is reduced.
  private static let maximumPixelCount = Double(1 << 24)
  /// The maximum nesting of bitmaps, since their memory is in use at the same time.
  private static let maximumNesting = 6

  /// Begins the bitmap of a rasterized layer, with its sublayers, its mask, its filters, and its shadow.
  ///
  /// Its pixel grid starts at the origin of the layer's bounds, so content on whole points stays sharp under any
  /// transform.
  ///
  /// - Parameters:
  ///   - nodes: The layer, and its descendants.
  ///   - snapshot: The snapshot.
  ///   - opacity: The opacity of the layer.
  ///   - blendMode: The blend mode of the layer.
  /// - Returns: The state to restore afterward; nil if the layer is not drawn as a bitmap: it does not rasterize, it is
  ///   in perspective or has no area, something in it filters its backdrop, or it is nested too deeply.
  mutating func beginBitmap(
    of nodes: Range<Int>, in snapshot: Snapshot, opacity: Double, blendMode: BlendMode
  ) -> OpenBitmap? {
    let node = snapshot.nodes[nodes.lowerBound]
    let layer = node.properties
    guard layer.effects.shouldRasterize, bitmapDepth < CommandBuilder.maximumNesting, node.transform.isAffine,
      let back = node.transform.affine.inverted,
      !snapshot.nodes[nodes].contains(where: \.properties.hasGlass),
      let (scale, seen) = bitmapScale(of: layer, through: node.transform.affine.concatenating(placement))
    else { return nil }
    let origin = layer.bounds.origin
    let toBitmap = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
    guard let fromBitmap = toBitmap.inverted, let box = PixelRect(around: toBitmap.boundingBox(of: seen)) else {
      return nil
    }
    let open = OpenBitmap(
      transform: fromBitmap.concatenating(node.transform.affine).concatenating(placement), placement: placement,
      clip: clip,
      reach: reach, hasGroup: opacity < 1 || blendMode != .normal)
    if open.hasGroup { groups.begin(opacity: opacity, blendMode: blendMode, in: &commands) }
    groups.beginBitmap(in: &commands)
    bitmapDepth += 1
    placement = back.concatenating(toBitmap)
    // The margin on each side is for interpolation between adjacent pixels.
    clip = box.grown(x: 2, y: 2)
    reach = clip.grown(x: CommandBuilder.maximumReach, y: CommandBuilder.maximumReach)
    return open
  }

  /// Paints a finished bitmap.
  mutating func endBitmap(_ bitmap: OpenBitmap) {
    (placement, clip, reach) = (bitmap.placement, bitmap.clip, bitmap.reach)
    bitmapDepth -= 1
    groups.endBitmap(through: bitmap.transform, within: clip, in: &commands)
    if bitmap.hasGroup { groups.end(within: clip, in: &commands) }
  }

  /// Returns the number of pixels per point of a layer's bitmap, and the rectangle of the layer's space that can be
  /// visible.
  private func bitmapScale(of layer: LayerProperties, through transform: AffineTransform) -> (Double, Rect)? {
    guard let back = transform.inverted else { return nil }
    let seen = back.boundingBox(
      of: Rect(Double(clip.minX), Double(clip.minY), Double(clip.maxX - clip.minX), Double(clip.maxY - clip.minY)))
    let wanted =
      layer.effects.rasterizationScale
      ?? max(1, Point(transform.a, transform.b).length, Point(transform.c, transform.d).length)
    let area = max(1, seen.width * seen.height)
    guard wanted > 0, area.isFinite else { return nil }
    return (min(wanted, (CommandBuilder.maximumPixelCount / area).squareRoot()), seen)
  }
}
