/// Pixels that are painted on: a bitmap, or a group's surface.
///
/// A view of memory that its maker keeps alive while it is in use.
@safe struct Canvas {
  /// The pixels there are, in the frame's coordinates.
  let box: PixelBox
  private let pixels: UnsafeMutableRawPointer
  /// The distance between rows.
  let bytesPerRow: Int

  /// Makes a canvas.
  ///
  /// - Parameters:
  ///   - box: The pixels there are.
  ///   - pixels: Column ``PixelBox/alignedMinX`` of the first row; on a 16-byte boundary.
  ///   - bytesPerRow: The distance between rows, a multiple of 16; enough for the columns up to the next multiple of
  ///     four after the last.
  @unsafe init(box: PixelBox, pixels: UnsafeMutableRawPointer, bytesPerRow: Int) {
    self.box = box
    unsafe self.pixels = pixels
    self.bytesPerRow = bytesPerRow
  }

  /// The pixel at column `x`, at least ``PixelBox/alignedMinX``, of row `y`.
  @inline(__always)
  @unsafe func pixel(x: Int, y: Int) -> UnsafeMutableRawPointer {
    unsafe pixels + (y &- box.minY) &* bytesPerRow + (x &- box.alignedMinX) &* 4
  }

  /// The pixels of `box`, which lies within the canvas and begins at its left or at a multiple of four columns.
  func part(_ box: PixelBox) -> Canvas {
    precondition(box.intersection(self.box) == box && !box.isEmpty, "a part beyond the canvas")
    // Sound: the part's first vector begins where one of the canvas' does, and its rows are as far apart.
    return unsafe Canvas(
      box: box, pixels: pixel(x: box.alignedMinX, y: box.minY), bytesPerRow: bytesPerRow)
  }

  /// Overwrites some pixels of the row `y`.
  func fill(_ columns: Range<Int>, y: Int, with color: PremultipliedColor) {
    precondition(columns.clamped(to: box.minX..<box.maxX) == columns && y >= box.minY && y < box.maxY)
    // Sound: the pixels lie within the canvas.
    let row = unsafe pixel(x: columns.lowerBound, y: y).assumingMemoryBound(to: UInt32.self)
    unsafe row.update(repeating: color.word, count: columns.count)
  }

  /// Takes over the pixels of `other`, of which this canvas covers a part.
  func copy(_ other: Canvas) {
    for y in box.minY..<box.maxY {
      // Sound: both rows hold the pixels from a multiple of four to the next after the last.
      unsafe pixel(x: box.alignedMinX, y: y).copyMemory(
        from: other.pixel(x: box.alignedMinX, y: y), byteCount: quads * 16)
    }
  }

  /// Takes over the pixels that `other` has, too.
  func copyShared(_ other: Canvas) {
    let shared = box.intersection(other.box)
    guard !shared.isEmpty else { return }
    for y in shared.minY..<shared.maxY {
      // Sound: both rows hold the pixels.
      unsafe pixel(x: shared.minX, y: y).copyMemory(
        from: other.pixel(x: shared.minX, y: y), byteCount: (shared.maxX - shared.minX) * 4)
    }
  }

  /// Paints `other` over the pixels that both have.
  func cover(with other: Canvas) {
    let shared = box.intersection(other.box)
    guard !shared.isEmpty else { return }
    for y in shared.minY..<shared.maxY {
      for x in shared.minX..<shared.maxX {
        // Sound: both have the pixel.
        let source = unsafe other.pixel(x: x, y: y).load(as: UInt32.self)
        let target = unsafe pixel(x: x, y: y)
        let below = unsafe target.load(as: UInt32.self)
        unsafe target.storeBytes(
          of: SolidPaint(PremultipliedColor(word: source)).over(below, coverage: 255), as: UInt32.self)
      }
    }
  }

  /// Mixes `other`, which covers a part of this canvas, into the pixels: `(d · (255 − w) + s · w) / 255`, rounded once.
  ///
  /// - Parameters:
  ///   - other: A copy of this canvas but for pixels of its box.
  ///   - weight: What of 255 parts is the other's.
  func mix(_ other: Canvas, weight: UInt16) {
    let weight = SIMD8(repeating: weight)
    for y in other.box.minY..<other.box.maxY {
      // Sound: as in `copy`, the other way round. Beyond the box both are equal, so nothing changes there.
      var below = unsafe pixel(x: other.box.alignedMinX, y: y)
      var above = unsafe UnsafeRawPointer(other.pixel(x: other.box.alignedMinX, y: y))
      for _ in 0..<other.quads {
        // As if the other were opaque, for its alpha is mixed like the colors.
        let mixed = unsafe Blending.over(
          above.load(as: SIMD8<UInt16>.self), alpha: SIMD8(repeating: 255), coverage: weight,
          destination: below.load(as: SIMD8<UInt16>.self))
        unsafe below.storeBytes(of: mixed, as: SIMD8<UInt16>.self)
        unsafe below += 16
        unsafe above += 16
      }
    }
  }

  /// Multiplies the pixels that `mask` has by its alpha, or by its luminance as well.
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - seen: Pixels of both; others stay as they are.
  ///   - isLuminance: Whether how light the mask is counts.
  ///   - isInverted: Whether what the mask lacks counts, instead of what it has.
  func multiply(by mask: Canvas, within seen: PixelBox, isLuminance: Bool, isInverted: Bool) {
    let flip = SIMD4<UInt32>(repeating: isInverted ? 255 : 0)
    precondition(seen.intersection(box) == seen && seen.intersection(mask.box) == seen, "a mask beyond the canvas")
    let quads = (seen.maxX - seen.alignedMinX + 3) / 4
    for y in seen.minY..<seen.maxY {
      // Sound: as in `copy`. What lies in the first and last vector beyond those pixels is never painted.
      var target = unsafe pixel(x: seen.alignedMinX, y: y)
      var source = unsafe UnsafeRawPointer(mask.pixel(x: seen.alignedMinX, y: y))
      for _ in 0..<quads {
        let four = unsafe source.load(as: SIMD4<UInt32>.self)
        let weights = (isLuminance ? Canvas.luminance(of: four) : four &>> 24) ^ flip
        let factor = Blending.spread(weights)
        let pixels = unsafe target.load(as: SIMD8<UInt16>.self)
        let product = Blending.joined(
          low: Blending.dividedBy255(Blending.low(pixels) &* factor),
          high: Blending.dividedBy255(Blending.high(pixels) &* factor))
        unsafe target.storeBytes(of: product, as: SIMD8<UInt16>.self)
        unsafe source += 16
        unsafe target += 16
      }
    }
  }

  /// The luma of premultiplied pixels, 0 to 255: 0.2125 red, 0.7154 green and 0.0721 blue, as SVG has it.
  private static func luminance(of four: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let red = (four & 255) &* 13_926
    let green = (four &>> 8 & 255) &* 46_885
    let blue = (four &>> 16 & 255) &* 4_725
    return (red &+ green &+ blue &+ 32_768) &>> 16
  }

  /// The vectors of four pixels in a row.
  private var quads: Int { (box.maxX - box.alignedMinX + 3) / 4 }
}
