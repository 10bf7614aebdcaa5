import Geometry
import LayerTree
import Pixels
import Raster

extension CommandBuilder {
  /// Paints a layer's contents image, or a crossfade between two.
  mutating func addContents(of node: Snapshot.Node, through projection: Projection) {
    let layer = node.properties
    guard let fade = layer.contentsFade, fade.from != layer.contents else {
      add(layer.contents, of: node, through: projection)
      return
    }
    let share = fade.progress.clampedToUnit
    guard share > 0, share < 1 else {
      add(share > 0 ? layer.contents : fade.from, of: node, through: projection)
      return
    }
    groups.beginFade(in: &commands)
    add(fade.from, of: node, through: projection)
    groups.beginSecondImage(in: &commands)
    add(layer.contents, of: node, through: projection)
    groups.endFade(firstWeight: 1 - share, in: &commands)
  }

  private mutating func add(_ reference: ImageReference?, of node: Snapshot.Node, through projection: Projection) {
    guard let reference, let bitmap = images.bitmap(for: reference) else { return }
    let layer = node.properties
    let effects = layer.hasEffects ? layer.effects : .none
    let projection =
      effects.isContentsMirrored ? Projection(layer.bounds.mirror).concatenating(projection) : projection
    let (shown, center) = (effects.contentsRect, effects.contentsCenter)
    let rect = ContentsPlacement.rect(for: reference, shown: shown, of: layer)
    guard !rect.isEmpty, shown.width > 0, shown.height > 0,
      rect.isWithin(1e30), shown.isWithin(1e6), center.isWithin(1e6)
    else { return }
    let coversClip = layer.masksToBounds && rect.intersection(layer.bounds) == layer.bounds
    let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
    let tint = ImageTint.of(template: template, times: node.tint)
    let image = PlacedImage(
      bitmap: bitmap, key: ImageKey(reference: reference),
      x: ImageAxis(
        count: bitmap.width, shown: shown.minX...shown.maxX, center: center.minX...max(center.minX, center.maxX),
        start: rect.minX, length: rect.width, scale: scale),
      y: ImageAxis(
        count: bitmap.height, shown: shown.minY...shown.maxY, center: center.minY...max(center.minY, center.maxY),
        start: rect.minY, length: rect.height, scale: scale),
      isNearest: effects.magnificationFilter == .nearest, tint: tint, projection: projection)
    let isOpaque =
      coversClip && projection.isAffine && tint.map { $0.color.alpha >= 1 } ?? true && isOpaque(bitmap, reference)
    let shape = OutlineShape(size: rect.size, cornerRadius: 0, cornerCurve: .circular, corners: [])
    // If the clip already antialiases the edge, clipping the image at its own edge as well would antialias it twice.
    let outline =
      coversClip
      ? commands.edges.append(clip) : appendOutline(.source(.box(shape)), at: rect.origin, through: projection)
    guard let outline else { return }
    commands.images.append(image)
    groups.add(
      .image(ImageCommand(area: PaintedArea(outline), image: commands.images.count - 1)),
      coveringClip: isOpaque, to: &commands)
  }
}

extension CommandBuilder {
  /// Returns true if an image is opaque; the result is cached.
  private mutating func isOpaque(_ bitmap: Bitmap, _ reference: ImageReference) -> Bool {
    if let known = opaqueImages[reference] { return known }
    let isOpaque = bitmap.isOpaque
    opaqueImages[reference] = isOpaque
    return isOpaque
  }
}

extension Rect {
  /// The reflection about the vertical line through the middle.
  fileprivate var mirror: AffineTransform { AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: minX + maxX, ty: 0) }

  /// Returns whether all coordinates and sizes are within ±`limit`; false for NaN.
  fileprivate func isWithin(_ limit: Double) -> Bool {
    [minX, minY, width, height].allSatisfy { abs($0) < limit }
  }
}

/// The placement of a layer's contents in the space of its bounds.
enum ContentsPlacement {
  /// Returns the rectangle that the visible part of an image, in fractions of its size, fills.
  static func rect(for image: ImageReference, shown: Rect, of layer: LayerProperties) -> Rect {
    let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
    let natural = Size(
      Double(image.pixelWidth) * shown.width / scale, Double(image.pixelHeight) * shown.height / scale)
    return layer.contentsGravity.rect(for: natural, in: layer.bounds)
  }
}
