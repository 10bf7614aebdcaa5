import Pixels

/// Saturation, brightness, contrast, and hue rotation of an image, as one linear function of colors.
///
/// Colors are clamped after the last filter, not between filters.
package struct ColorAdjustment: Hashable {
  /// The contributions of red, green, blue, and the constant 1 to a component.
  typealias Row = SIMD4<Float>

  private let red: Row
  private let green: Row
  private let blue: Row

  /// Combines the filters; nil if they change no color, or are not finite.
  ///
  /// - Parameters:
  ///   - saturation: 0 for gray, 1 for unchanged, more for more vivid colors.
  ///   - brightness: The amount added to red, green, and blue.
  ///   - contrast: The factor of each color's distance from middle gray.
  ///   - hueRotation: The rotation of hues in radians.
  package init?(saturation: Double, brightness: Double, contrast: Double, hueRotation: Double) {
    guard saturation != 1 || brightness != 0 || contrast != 1 || hueRotation != 0 else { return nil }
    var matrix = ColorMatrix.saturation(saturation)
    matrix = matrix.followed(by: .brightness(brightness))
    matrix = matrix.followed(by: .contrast(contrast))
    matrix = matrix.followed(by: .hueRotation(radians: hueRotation))
    guard matrix.isFinite else { return nil }
    (red, green, blue) = (Row(matrix.red), Row(matrix.green), Row(matrix.blue))
  }

  /// Adjusts the premultiplied pixels of `canvas`.
  ///
  /// As the function is linear, it maps premultiplied colors to premultiplied ones, with alpha in place of the constant
  /// 1.
  func apply(to canvas: Canvas) {
    for y in canvas.box.minY..<canvas.box.maxY {
      // Sound: a row of a canvas has all columns from one multiple of four to another.
      let row = unsafe canvas.pixel(x: canvas.box.alignedMinX, y: y)
      unsafe apply(to: row, quads: (canvas.box.maxX - canvas.box.alignedMinX + 3) / 4)
    }
  }

  private func apply(to row: UnsafeMutableRawPointer, quads: Int) {
    var pixels = unsafe row
    let (redRow, greenRow, blueRow) = (red, green, blue)
    for _ in 0..<quads {
      let words = unsafe pixels.load(as: SIMD4<UInt32>.self)
      if words != .zero {
        let red = ColorAdjustment.floats(words & 255)
        let green = ColorAdjustment.floats(words &>> 8 & 255)
        let blue = ColorAdjustment.floats(words &>> 16 & 255)
        let alphas = words &>> 24
        let alpha = ColorAdjustment.floats(alphas)
        @inline(__always)
        func component(_ row: Row) -> SIMD4<UInt32> {
          let value = red * row.x + green * row.y + blue * row.z + alpha * row.w
          return ColorAdjustment.rounded(
            value.replacing(with: 0, where: value .< 0).replacing(with: alpha, where: value .> alpha))
        }
        let result = component(redRow) | component(greenRow) &<< 8 | component(blueRow) &<< 16 | alphas &<< 24
        unsafe pixels.storeBytes(of: result, as: SIMD4<UInt32>.self)
      }
      unsafe pixels += 16
    }
  }

  /// The value above which all single-precision numbers are integers.
  private static var integers: Float { 8_388_608 }

  /// Converts integers up to 255 to floating-point numbers through their bits.
  @inline(__always)
  private static func floats(_ values: SIMD4<UInt32>) -> SIMD4<Float> {
    // Sound: both are 16 bytes of plain numbers.
    unsafe unsafeBitCast(values | integers.bitPattern, to: SIMD4<Float>.self) - integers
  }

  /// Returns the integers nearest to numbers from 0 to 255.
  @inline(__always)
  private static func rounded(_ values: SIMD4<Float>) -> SIMD4<UInt32> {
    // Sound: both are 16 bytes of plain numbers.
    unsafe unsafeBitCast(values + integers, to: SIMD4<UInt32>.self) & 255
  }
}
