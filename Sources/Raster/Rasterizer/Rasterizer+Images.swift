package import Geometry
package import Pixels

extension Rasterizer {
  /// Fills an outline with an image.
  package mutating func paint(
    _ image: PlacedImage, weight: GroupOpacity?, edges: Span<Edge>, rule: FillRule, box: PixelRect, onto canvas: Canvas
  ) {
    if let (x, y) = image.uprightPlacement {
      paintUpright(image, x: x, y: y, weight: weight, edges: edges, rule: rule, box: box, onto: canvas)
    } else if let image = image.unsliced(&copies) {
      if image.projection.isAffine {
        paintTurned(image, weight: weight, edges: edges, rule: rule, box: box, onto: canvas)
      } else {
        paintReceding(image, weight: weight, edges: edges, rule: rule, box: box, onto: canvas)
      }
    }
  }

  private mutating func paintUpright(
    _ image: PlacedImage, x: AxisPlacement, y: AxisPlacement, weight: GroupOpacity?, edges: Span<Edge>, rule: FillRule,
    box: PixelRect, onto canvas: Canvas
  ) {
    // The ends were rounded, so the image may end up to a pixel inside the outline.
    let own = PixelRect(
      minX: x.origin, minY: y.origin, maxX: x.origin + x.shape.count, maxY: y.origin + y.shape.count)
    let box = box.intersection(own)
    guard !box.isEmpty else { return }
    if x.shape.isCopy && y.shape.isCopy {
      paintCopy(
        image.bitmap, tint: image.tint, dx: x.copyOffset, dy: y.copyOffset, weight: weight, edges: edges, rule: rule,
        box: box, onto: canvas)
      return
    }
    let area = x.shape.count * y.shape.count
    // A copy of much more than the visible part wouldn't pay off.
    if let key = image.key, area / 4 <= (box.maxX - box.minX) * (box.maxY - box.minY) {
      let key = key.scaled(x: x.shape, y: y.shape, isNearest: image.isNearest)
      let copy = copies.copyWantedAgain(key, byteCount: area * 4) { sums, result in
        image.scaled(x: x.shape, y: y.shape, isNearest: image.isNearest, sums: sums, result: result)
      }
      if let copy {
        paintCopy(
          copy, tint: image.tint, dx: x.origin, dy: y.origin, weight: weight, edges: edges, rule: rule, box: box,
          onto: canvas)
        return
      }
    }
    // Sound, here and below: the rows are used only while the image's memory is open.
    unsafe image.bitmap.withUnsafeBytes { bytes in
      let rows = unsafe AxisAlignedRows(
        image.bitmap, pixels: bytes, x: x, y: y, isNearest: image.isNearest, box: box, sums: copies.sums,
        result: copies.result)
      var paint = RowPaint(rows, weight: weight, tint: image.tint)
      cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
    }
  }

  private mutating func paintCopy(
    _ bitmap: Bitmap, tint: ImageTint?, dx: Int, dy: Int, weight: GroupOpacity?, edges: Span<Edge>, rule: FillRule,
    box: PixelRect, onto canvas: Canvas
  ) {
    unsafe bitmap.withUnsafeBytes { bytes in
      var paint = unsafe RowPaint(CopiedRows(bitmap, pixels: bytes, dx: dx, dy: dy), weight: weight, tint: tint)
      cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
    }
  }

  private mutating func paintTurned(
    _ image: PlacedImage, weight: GroupOpacity?, edges: Span<Edge>, rule: FillRule, box: PixelRect, onto canvas: Canvas
  ) {
    guard let inverse = image.transform.affine.inverted else { return }
    let footprint = AreaSampler.Footprint(
      right: SIMD2(inverse.a, inverse.b), down: SIMD2(inverse.c, inverse.d))
    unsafe image.bitmap.withUnsafeBytes { bytes in
      guard footprint.longest <= 1 else {
        let sampler = unsafe AreaSampler(image.bitmap, pixels: bytes, columns: image.x.window, rows: image.y.window)
        var paint = RowPaint(
          MinifiedRows(sampler, inverse: inverse, footprint: footprint, result: copies.result), weight: weight,
          tint: image.tint)
        cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
        return
      }
      let sampler = unsafe BilinearSampler(image.bitmap, pixels: bytes, columns: image.x.window, rows: image.y.window)
      var paint = RowPaint(
        RotatedRows(sampler, inverse: inverse, isNearest: image.isNearest, result: copies.result), weight: weight,
        tint: image.tint)
      cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
    }
  }

  private mutating func paintReceding(
    _ image: PlacedImage, weight: GroupOpacity?, edges: Span<Edge>, rule: FillRule, box: PixelRect, onto canvas: Canvas
  ) {
    // Copies contain only the visible pixels, so no others bleed in when they are minified.
    let isWhole = image.x.window.count == image.bitmap.width && image.y.window.count == image.bitmap.height
    let first = isWhole ? image : image.resized(width: image.x.window.count, height: image.y.window.count, &copies)
    guard let inverse = first.transform.inverted else { return }
    var bitmaps = [first.bitmap]
    var level = first
    while level.bitmap.width > 1 || level.bitmap.height > 1 {
      level = level.resized(width: (level.bitmap.width + 1) / 2, height: (level.bitmap.height + 1) / 2, &copies)
      bitmaps.append(level.bitmap)
    }
    let levels = bitmaps.map { bitmap in
      // Sound: `bitmaps` keeps the memory alive until painting is done.
      unsafe bitmap.withUnsafeBytes { bytes in
        unsafe PerspectiveRows.Level(
          sampler: BilinearSampler(bitmap, pixels: bytes, columns: 0..<bitmap.width, rows: 0..<bitmap.height),
          area: AreaSampler(bitmap, pixels: bytes, columns: 0..<bitmap.width, rows: 0..<bitmap.height),
          columns: Double(bitmap.width) / Double(first.bitmap.width),
          rows: Double(bitmap.height) / Double(first.bitmap.height))
      }
    }
    withExtendedLifetime(bitmaps) {
      var paint = RowPaint(
        PerspectiveRows(levels, inverse: inverse, isNearest: image.isNearest, result: copies.result), weight: weight,
        tint: image.tint)
      cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
    }
  }
}
