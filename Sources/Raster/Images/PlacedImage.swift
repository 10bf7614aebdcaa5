import Arithmetic
package import Geometry
package import Pixels

/// An image and its placement on the canvas.
package struct PlacedImage {
  var bitmap: Bitmap
  /// The identity of the bitmap's pixels; nil for temporary pixels, which are not cached.
  var key: ImageKey?
  /// The placement of its columns in the layer's space.
  var x: ImageAxis
  /// The placement of its rows in the layer's space.
  var y: ImageAxis
  /// True if enlarged pixels stay sharp (nearest-neighbor filtering).
  var isNearest = false
  /// The tint of its colors; nil for none.
  var tint: ImageTint?
  /// The projection from the layer's space to the canvas' pixels.
  let projection: Projection

  /// Places an image.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - key: The identity of the pixels; nil if they are not cached.
  ///   - x: The placement of the columns in the layer's space.
  ///   - y: The placement of the rows in the layer's space.
  ///   - isNearest: True if enlarged pixels stay sharp (nearest-neighbor filtering).
  ///   - tint: The tint of the colors; nil for none.
  ///   - projection: The projection from the layer's space to the canvas' pixels.
  package init(
    bitmap: Bitmap, key: ImageKey, x: ImageAxis, y: ImageAxis, isNearest: Bool = false, tint: ImageTint? = nil,
    projection: Projection
  ) {
    (self.bitmap, self.key, self.x, self.y) = (bitmap, key, x, y)
    (self.isNearest, self.tint, self.projection) = (isNearest, tint, projection)
  }

  /// Places the contents of a canvas; `transform` maps its pixels to the target's.
  package init(of canvas: Canvas, through transform: AffineTransform) {
    let box = canvas.box
    bitmap = Bitmap(copying: canvas)
    x = ImageAxis(count: bitmap.width, start: Double(box.minX), length: Double(bitmap.width))
    y = ImageAxis(count: bitmap.height, start: Double(box.minY), length: Double(bitmap.height))
    projection = Projection(transform)
  }

  /// The maximum distance from the grid, in pixels, at which edges count as being on it: half of the resolution of
  /// outlines.
  private static let tolerance = 1.0 / 512

  /// Returns whether the other image has the same pixels and the same placement.
  package func isSame(as other: PlacedImage) -> Bool {
    bitmap.isSame(as: other.bitmap) && projection == other.projection && x == other.x && y == other.y
      && isNearest == other.isNearest && tint == other.tint
  }

  /// The placement along the canvas' axes; nil if the image is rotated, skewed, or in perspective.
  var uprightPlacement: (x: AxisPlacement, y: AxisPlacement)? {
    guard projection.isAffine else { return nil }
    let transform = projection.affine
    let (width, height) = (x.positions[3] - x.positions[0], y.positions[3] - y.positions[0])
    guard abs(transform.b * width) < PlacedImage.tolerance, abs(transform.c * height) < PlacedImage.tolerance else {
      return nil
    }
    // A skew that is negligible across the image may matter if the origin of the layer's space is far away.
    let corner = transform.apply(Point(x.positions[0], y.positions[0]))
    guard let x = AxisPlacement(x, scale: transform.a, offset: corner.x - transform.a * x.positions[0]),
      let y = AxisPlacement(y, scale: transform.d, offset: corner.y - transform.d * y.positions[0])
    else { return nil }
    return (x, y)
  }

  /// The projection from the bitmap's pixels to the canvas', if the image stretches uniformly.
  var transform: Projection {
    let placement = AffineTransform(
      a: x.scale, b: 0, c: 0, d: y.scale, tx: x.positions[0] - x.pixels[0] * x.scale,
      ty: y.positions[0] - y.pixels[0] * y.scale)
    return Projection(placement).concatenating(projection)
  }

  /// The maximum number of the canvas' pixels per point of the layer's space, horizontally and vertically.
  private var pixelsPerPoint: (across: Double, down: Double) {
    var (across, down) = (0.0, 0.0)
    for corner in [
      Point(x.positions[0], y.positions[0]), Point(x.positions[3], y.positions[0]),
      Point(x.positions[0], y.positions[3]),
      Point(x.positions[3], y.positions[3]),
    ] {
      let divisor = projection.divisor(at: corner)
      // Points behind the eye are invisible.
      guard divisor > 1e-3 else { continue }
      let (seen, affine) = (projection.apply(corner), projection.affine)
      across = max(
        across, Point(affine.a - seen.x * projection.gx, affine.b - seen.y * projection.gx).length / divisor)
      down = max(down, Point(affine.c - seen.x * projection.gy, affine.d - seen.y * projection.gy).length / divisor)
    }
    return (across, down)
  }

  /// Returns the image with its margins and middle scaled to their sizes on the canvas, so that it stretches uniformly.
  func unsliced(_ copies: inout ImageCopies) -> PlacedImage? {
    guard x.isSliced || y.isSliced else { return self }
    let (across, down) = pixelsPerPoint
    func scale(_ pixelsPerPoint: Double, _ axis: ImageAxis) -> Double {
      let length = axis.positions[3] - axis.positions[0]
      return min(pixelsPerPoint, 4096 / length).nextWhole(times: length)
    }
    let (xScale, yScale) = (scale(across, x), scale(down, y))
    guard let newX = AxisPlacement(x, scale: xScale, offset: -x.positions[0] * xScale),
      let newY = AxisPlacement(y, scale: yScale, offset: -y.positions[0] * yScale)
    else { return nil }
    return copied(x: newX, y: newY, &copies)
  }

  /// Returns the visible part of the image, resized to the given number of pixels.
  func resized(width: Int, height: Int, _ copies: inout ImageCopies) -> PlacedImage {
    copied(
      x: AxisPlacement(resizing: x.window, to: width), y: AxisPlacement(resizing: y.window, to: height), &copies)
  }

  /// Returns the image with its bitmap replaced by a scaled copy.
  private func copied(x newX: AxisPlacement, y newY: AxisPlacement, _ copies: inout ImageCopies) -> PlacedImage {
    let isNearest = isNearest && (x.isSliced || y.isSliced)
    var image = self
    image.key = key?.scaled(x: newX.shape, y: newY.shape, isNearest: isNearest)
    image.bitmap = copies.copy(image.key) { sums, result in
      scaled(x: newX.shape, y: newY.shape, isNearest: isNearest, sums: sums, result: result)
    }
    image.x = x.copied(as: newX.shape)
    image.y = y.copied(as: newY.shape)
    return image
  }

  /// Returns a copy scaled along the axes, beginning at the origin of the placement's ends.
  func scaled(
    x: AxisPlacement.Shape, y: AxisPlacement.Shape, isNearest: Bool, sums: ScratchMemory, result: ScratchMemory
  ) -> Bitmap {
    var target = Bitmap(width: max(1, x.count), height: max(1, y.count))
    let (width, height, bytesPerRow) = (target.width, target.height, target.bytesPerRow)
    unsafe bitmap.withUnsafeBytes { source in
      // Sound: the source outlives the rows, and each row of the target holds `width` pixels.
      var rows = unsafe AxisAlignedRows(
        bitmap, pixels: source, x: AxisPlacement(shape: x), y: AxisPlacement(shape: y), isNearest: isNearest,
        box: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), sums: sums, result: result)
      unsafe target.withUnsafeMutableBytes { bytes in
        for y in 0..<height {
          unsafe (bytes + y * bytesPerRow).copyMemory(from: rows.row(y: y, from: 0, to: width), byteCount: width * 4)
        }
      }
    }
    return target
  }
}

extension Double {
  /// Returns the smallest number, at least this one, whose product with `factor` is a whole number of at least 1.
  fileprivate func nextWhole(times factor: Double) -> Double { max(1, (self * factor - 1e-6).rounded(.up)) / factor }
}

extension ImageAxis {
  /// Returns the same placement for a copy scaled by `shape`.
  fileprivate func copied(as shape: AxisPlacement.Shape) -> ImageAxis {
    var axis = self
    let (from, to) = (Double(shape.ends[0]) / 256, Double(shape.ends[3]) / 256)
    // A copy contains the whole window, but the placement may show more or less of it.
    let perPixel = (to - from) / (shape.pixels[3] - shape.pixels[0])
    let first = from + (pixels[0] - shape.pixels[0]) * perPixel
    let last = from + (pixels[3] - shape.pixels[0]) * perPixel
    axis.pixels = SIMD4(first, first, last, last)
    axis.positions = SIMD4(positions[0], positions[0], positions[3], positions[3])
    axis.window = 0..<max(1, shape.count)
    return axis
  }
}
