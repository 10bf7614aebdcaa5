/// Conversions between unpremultiplied colors, used in files, and premultiplied ones.
///
/// Both directions round to the nearest value. Unpremultiplied components have at least the precision of premultiplied
/// ones, so premultiplying the result of ``unpremultiply(_:alpha:)`` returns the original component.
package enum Premultiplication {
  /// Returns an unpremultiplied component times alpha, both out of 255, rounded to nearest; 255 is odd, so there are no
  /// halves.
  @inline(__always)
  package static func premultiply(_ component: UInt8, alpha: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(component) * UInt32(alpha) + 127) / 255)
  }

  /// Returns a premultiplied component divided by alpha; 0 if alpha is 0.
  ///
  /// - Precondition: The component is at most alpha.
  @inline(__always)
  package static func unpremultiply(_ component: UInt8, alpha: UInt8) -> UInt8 {
    guard alpha > 0 else { return 0 }
    return divided(component, alpha: UInt32(alpha), by: reciprocals[Int(alpha)])
  }

  /// 2³² / 2α, rounded up, for every alpha; 0 for 0.
  fileprivate static let reciprocals: [UInt64] = [0] + (1...255).map { ((1 << 32) + 2 * $0 - 1) / (2 * $0) }

  /// Returns the component divided by alpha, rounded to nearest, given 2³² / 2α, rounded up.
  ///
  /// The dividend has 17 bits, and the divisor nine, so the error of the reciprocal never reaches a whole.
  @inline(__always)
  fileprivate static func divided(_ component: UInt8, alpha: UInt32, by reciprocal: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt64(UInt32(component) &* 510 &+ alpha) &* reciprocal) >> 32)
  }
}

extension Bitmap {
  /// Converts unpremultiplied colors, as decoders provide them, to premultiplied ones; leaves these unchanged.
  package mutating func premultiply() {
    guard alphaType == .straight else { return }
    alphaType = .premultiplied
    mapTranslucentPixels { pixel in
      Pixel(
        red: Premultiplication.premultiply(pixel.red, alpha: pixel.alpha),
        green: Premultiplication.premultiply(pixel.green, alpha: pixel.alpha),
        blue: Premultiplication.premultiply(pixel.blue, alpha: pixel.alpha), alpha: pixel.alpha)
    }
  }

  /// Converts premultiplied colors to unpremultiplied ones, as encoders need them; leaves these unchanged.
  package mutating func unpremultiply() {
    guard alphaType == .premultiplied else { return }
    alphaType = .straight
    let reciprocals = Premultiplication.reciprocals.span
    mapTranslucentPixels { pixel in
      let (alpha, reciprocal) = (UInt32(pixel.alpha), reciprocals[Int(pixel.alpha)])
      return Pixel(
        red: Premultiplication.divided(pixel.red, alpha: alpha, by: reciprocal),
        green: Premultiplication.divided(pixel.green, alpha: alpha, by: reciprocal),
        blue: Premultiplication.divided(pixel.blue, alpha: alpha, by: reciprocal), alpha: pixel.alpha)
    }
  }

  /// True if every pixel is opaque.
  package var isOpaque: Bool {
    unsafe withUnsafeBytes { bytes in
      for y in 0..<height {
        let row = unsafe bytes + y * bytesPerRow
        var all: UInt32 = .max
        // Sound: a row has `width` pixels of four bytes and is aligned.
        for x in 0..<width { all &= unsafe row.load(fromByteOffset: x * 4, as: UInt32.self) }
        if UInt32(littleEndian: all) >> 24 != 255 { return false }
      }
      return true
    }
  }

  private mutating func mapTranslucentPixels(_ change: (Pixel) -> Pixel) {
    let (width, height, bytesPerRow) = (width, height, bytesPerRow)
    unsafe withUnsafeMutableBytes { bytes in
      for y in 0..<height {
        // Sound: a row has `width` pixels of four bytes and is aligned.
        let start = unsafe bytes + y * bytesPerRow
        let row = unsafe start.assumingMemoryBound(to: Pixel.self)
        for x in 0..<width {
          let word = UInt32(littleEndian: unsafe start.load(fromByteOffset: x * 4, as: UInt32.self))
          // Most pixels are transparent or opaque.
          if word == 0 || word >= 0xFF00_0000 { continue }
          unsafe row[x] = change(row[x])
        }
      }
    }
  }
}
