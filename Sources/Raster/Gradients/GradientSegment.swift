/// The colors between two adjacent stops, or beyond the outermost ones, linear in the gradient's parameter.
///
/// Components are premultiplied and from 0 to 255; each is stored four times, for four pixels at once.
struct GradientSegment: BitwiseCopyable {
  private enum Kind { case constant, opaque, translucent }

  /// The start of the segment; minus infinity for the first.
  let lower: Float
  /// The start of the next segment; infinity for the last.
  let upper: Float
  private let kind: Kind
  /// The pixel value of a constant segment.
  private let word: UInt32
  private let red: SIMD4<Float>
  private let green: SIMD4<Float>
  private let blue: SIMD4<Float>
  private let alpha: SIMD4<Float>
  private let redSlope: SIMD4<Float>
  private let greenSlope: SIMD4<Float>
  private let blueSlope: SIMD4<Float>
  private let alphaSlope: SIMD4<Float>

  /// Creates a segment from `start` at `lower` to `end` at `upper`; colors are red, green, blue, and alpha,
  /// premultiplied, from 0 to 255.
  init(from lower: Float, to upper: Float, start: SIMD4<Double>, end: SIMD4<Double>) {
    (self.lower, self.upper) = (lower, upper)
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<UInt64>(start + 0.5))
    word = bytes[0] | bytes[1] << 8 | bytes[2] << 16 | bytes[3] << 24
    kind = start == end ? .constant : start[3] == 255 && end[3] == 255 ? .opaque : .translucent
    // Constant segments may be infinitely long.
    let slope = start == end ? .zero : (end - start) / (Double(upper) - Double(lower))
    func splat(_ value: Double) -> SIMD4<Float> { SIMD4(repeating: Float(value)) }
    (red, green, blue, alpha) = (splat(start[0]), splat(start[1]), splat(start[2]), splat(start[3]))
    (redSlope, greenSlope, blueSlope, alphaSlope) = (splat(slope[0]), splat(slope[1]), splat(slope[2]), splat(slope[3]))
  }

  /// True if no pixel of the segment is translucent.
  @inline(__always)
  var isOpaque: Bool { kind == .opaque || kind == .constant && word >> 24 == 255 }

  /// Returns whether all four parameters are within the segment.
  @inline(__always)
  func contains(_ parameters: SIMD4<Float>) -> Bool {
    let mask = (parameters .>= lower) .& (parameters .< upper)
    // Sound: both are 16 bytes, all ones or zeros in each lane.
    let halves = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return halves[0] & halves[1] == .max
  }

  /// Returns the pixels at four parameters within the segment.
  @inline(__always)
  func pixels(at parameters: SIMD4<Float>) -> SIMD4<UInt32> {
    guard kind != .constant else { return SIMD4(repeating: word) }
    let offsets = parameters - lower
    let red = red + redSlope * offsets
    let green = green + greenSlope * offsets
    let blue = blue + blueSlope * offsets
    guard kind == .translucent else { return GradientSegment.joined(red, green, blue) | 0xff00_0000 }
    let alpha = alpha + alphaSlope * offsets
    // If a component is almost equal to alpha, rounding could make it larger.
    let color = GradientSegment.joined(red.limited(to: alpha), green.limited(to: alpha), blue.limited(to: alpha))
    return color | GradientSegment.bits(alpha) &<< 24
  }

  @inline(__always)
  private static func joined(_ red: SIMD4<Float>, _ green: SIMD4<Float>, _ blue: SIMD4<Float>) -> SIMD4<UInt32> {
    (bits(red) & 255) | bits(green) &<< 8 | bits(blue) &<< 16
  }

  /// Converts numbers from 0 to 255 to integers in the lowest byte, rounded.
  ///
  /// At 2²³ the last bit of a floating-point number counts one. The byte above the lowest is zero, so it can be shifted
  /// without a mask.
  @inline(__always)
  private static func bits(_ values: SIMD4<Float>) -> SIMD4<UInt32> {
    // Sound: both are 16 bytes without invalid values.
    unsafe unsafeBitCast(values + 8_388_608, to: SIMD4<UInt32>.self)
  }
}
