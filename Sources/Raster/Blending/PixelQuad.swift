/// Four premultiplied pixels as one vector per component, from 0 to 1.
struct PixelQuad {
  var red: SIMD4<Float>
  var green: SIMD4<Float>
  var blue: SIMD4<Float>
  var alpha: SIMD4<Float>

  /// Unpacks pixels in memory order.
  @inline(__always)
  init(_ four: SIMD4<UInt32>) {
    red = PixelQuad.component(four)
    green = PixelQuad.component(four &>> 8)
    blue = PixelQuad.component(four &>> 16)
    alpha = PixelQuad.component(four &>> 24)
  }

  @inline(__always)
  init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, alpha: SIMD4<Float>) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Returns the pixels, each multiplied by its own factor.
  @inline(__always)
  func multiplied(by factor: SIMD4<Float>) -> PixelQuad {
    PixelQuad(red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha * factor)
  }

  /// The pixels in memory order, rounded; no component exceeds its alpha.
  @inline(__always)
  var bytes: SIMD4<UInt32> {
    let a = PixelQuad.byte(alpha)
    let r = PixelQuad.minimum(PixelQuad.byte(red), a)
    let g = PixelQuad.minimum(PixelQuad.byte(green), a)
    let b = PixelQuad.minimum(PixelQuad.byte(blue), a)
    return r | g &<< 8 | b &<< 16 | a &<< 24
  }

  /// Returns the lowest byte of each word divided by 255, converted through the bits of floating-point numbers.
  @inline(__always)
  private static func component(_ words: SIMD4<UInt32>) -> SIMD4<Float> {
    // Sound: both are 16 bytes; 0x4B000000 is 2^23, so the sum is 2^23 plus the byte.
    let biased = unsafe unsafeBitCast(words & 255 | 0x4B00_0000, to: SIMD4<Float>.self)
    return (biased - 8_388_608) * (1 / 255)
  }

  @inline(__always)
  private static func byte(_ value: SIMD4<Float>) -> SIMD4<UInt32> {
    var scaled = value * 255
    scaled.replace(with: 0, where: .!(scaled .> 0))
    scaled.replace(with: 255, where: scaled .> 255)
    // Sound: as above; adding 2^23 rounds to the nearest whole number.
    return unsafe unsafeBitCast(scaled + 8_388_608, to: SIMD4<UInt32>.self) & 255
  }

  @inline(__always)
  private static func minimum(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>) -> SIMD4<UInt32> {
    a.replacing(with: b, where: a .> b)
  }
}
