/// Conversions between straight colors, which files hold, and premultiplied ones.
///
/// Both directions round to the nearest value. Straight components keep at least the precision of premultiplied ones,
/// so premultiplying the result of ``unpremultiply(_:alpha:)`` returns the original component.
package enum Premultiplication {
  /// A straight component times alpha, both out of 255, rounded to the nearest; 255 is odd, so there are no halves.
  @inline(__always)
  package static func premultiply(_ component: UInt8, alpha: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(component) * UInt32(alpha) + 127) / 255)
  }

  /// A premultiplied component divided by alpha; 0 where alpha is.
  ///
  /// - Precondition: The component is at most alpha.
  @inline(__always)
  package static func unpremultiply(_ component: UInt8, alpha: UInt8) -> UInt8 {
    guard alpha > 0 else { return 0 }
    return UInt8(truncatingIfNeeded: (UInt32(component) * 510 + UInt32(alpha)) / (2 * UInt32(alpha)))
  }
}

extension Bitmap {
  /// Turns straight colors, as readers provide them, into premultiplied ones.
  package mutating func premultiply() {
    mapTranslucentPixels { pixel in
      Pixel(
        red: Premultiplication.premultiply(pixel.red, alpha: pixel.alpha),
        green: Premultiplication.premultiply(pixel.green, alpha: pixel.alpha),
        blue: Premultiplication.premultiply(pixel.blue, alpha: pixel.alpha), alpha: pixel.alpha)
    }
  }

  /// Turns premultiplied colors into straight ones, as writers need them; the result is no longer a valid picture.
  package mutating func unpremultiply() {
    mapTranslucentPixels { pixel in
      Pixel(
        red: Premultiplication.unpremultiply(pixel.red, alpha: pixel.alpha),
        green: Premultiplication.unpremultiply(pixel.green, alpha: pixel.alpha),
        blue: Premultiplication.unpremultiply(pixel.blue, alpha: pixel.alpha), alpha: pixel.alpha)
    }
  }

  /// True if every pixel is opaque.
  package var isOpaque: Bool {
    unsafe withUnsafeBytes { bytes in
      for y in 0..<height {
        let row = unsafe bytes + y * bytesPerRow
        var all: UInt32 = .max
        // Sound: a row has `width` pixels of four bytes and starts aligned.
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
        // Sound: a row has `width` pixels of four bytes.
        let row = unsafe (bytes + y * bytesPerRow).assumingMemoryBound(to: Pixel.self)
        for x in 0..<width where unsafe row[x].alpha != 255 { unsafe row[x] = change(row[x]) }
      }
    }
  }
}
