package import Pixels

extension Canvas {
  /// Composites `other` over the pixels that both canvases have.
  package func cover(with other: Canvas) {
    let shared = box.intersection(other.box)
    guard !shared.isEmpty else { return }
    for y in shared.minY..<shared.maxY {
      for x in shared.minX..<shared.maxX {
        // Sound: both canvases contain the pixel.
        let source = unsafe other.pixel(x: x, y: y).load(as: UInt32.self)
        let target = unsafe pixel(x: x, y: y)
        let below = unsafe target.load(as: UInt32.self)
        unsafe target.storeBytes(
          of: SolidPaint(PremultipliedColor(word: source)).over(below, coverage: 255), as: UInt32.self)
      }
    }
  }

  /// Mixes `other`, a part of this canvas, into the pixels: `(d · (255 − w) + s · w) / 255`, rounded once.
  ///
  /// - Parameters:
  ///   - other: A copy of this canvas with other pixels in its box.
  ///   - weight: The weight of `other`, out of 255.
  package func mix(_ other: Canvas, weight: UInt16) {
    let weight = SIMD8(repeating: weight)
    for y in other.box.minY..<other.box.maxY {
      // Sound: as in `copy`, reversed. Outside the box both are equal, so nothing changes there.
      var below = unsafe pixel(x: other.box.alignedMinX, y: y)
      var above = unsafe UnsafeRawPointer(other.pixel(x: other.box.alignedMinX, y: y))
      for _ in 0..<other.quads {
        // The other pixels are treated as opaque, because their alpha is mixed like the colors.
        let mixed = unsafe Blending.over(
          above.load(as: SIMD8<UInt16>.self), alpha: SIMD8(repeating: 255), coverage: weight,
          destination: below.load(as: SIMD8<UInt16>.self))
        unsafe below.storeBytes(of: mixed, as: SIMD8<UInt16>.self)
        unsafe below += 16
        unsafe above += 16
      }
    }
  }

  /// Multiplies the pixels that `mask` covers by its alpha, or by its luminance as well.
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - seen: A rectangle in both canvases; pixels outside are unchanged.
  ///   - isLuminance: True to use the mask's luminance.
  ///   - isInverted: True to invert the mask.
  package func multiply(by mask: Canvas, within seen: PixelRect, isLuminance: Bool, isInverted: Bool) {
    let flip = SIMD4<UInt32>(repeating: isInverted ? 255 : 0)
    precondition(
      seen.intersection(box) == seen && seen.intersection(mask.box) == seen, "the mask must be within the canvas")
    let quads = (seen.maxX - seen.alignedMinX + 3) / 4
    for y in seen.minY..<seen.maxY {
      // Sound: as in `copy`. The padding in the first and last vector is never painted.
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

  /// Returns the luma of premultiplied pixels, from 0 to 255: 0.2125 red, 0.7154 green, and 0.0721 blue, as in SVG.
  private static func luminance(of four: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let red = (four & 255) &* 13_926
    let green = (four &>> 8 & 255) &* 46_885
    let blue = (four &>> 16 & 255) &* 4_725
    return (red &+ green &+ blue &+ 32_768) &>> 16
  }
}
