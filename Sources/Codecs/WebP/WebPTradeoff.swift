import Arithmetic

/// The error that a quality accepts in an animated WebP file, relative to the bytes that it saves.
struct WebPTradeoff: Sendable {
  /// The AC quantizer of VP8 for an image that is visible for one frame.
  let quantizer: Double
  /// The change of a component, out of 255, above which it is encoded.
  let change: Double
  /// The largest change of a component that need not be encoded.
  let pixelBound: Int
  /// The squared error, summed over components, that one byte is worth.
  ///
  /// It is the square of VP8's quantizer: the slope of error against bytes, measured on ten animations, is within a
  /// third of it at any quality.
  let errorPerByte: Double

  /// Creates the tradeoff for a quality from 1 to 99.
  ///
  /// Qualities are rounded to multiples of 5, so that a step, which changes the quantizer by a fifth or 1.6 dB, outweighs
  /// the chance in the choice of modes and rectangles, and neither bytes nor PSNR fall.
  init(quality: Int) {
    let level = Double(min(95, max(0, (quality + 2) / 5 * 5)))
    quantizer = Self.finest * exp(log(40) * (100 - level) / 100)
    change = max(1, min(32, quantizer / 5))
    pixelBound = Int(exactly: change.rounded()) ?? 1
    errorPerByte = quantizer * quantizer
  }

  /// The finest quantizer of VP8.
  private static let finest = 4.0
  /// The ratio of a quantizer on the grid to the one before.
  private static let ratio = 1.2

  /// Returns libwebp's quality, from 0 to 100, for an image whose error is weighted by the number of frames it is
  /// visible.
  ///
  /// The quantizers of all qualities and weights are on one grid, and steps begin at every other one. If each quality
  /// tried multiples of its own quantizer, the best one of a higher quality could be coarser.
  ///
  /// - Parameters:
  ///   - weight: The number of frames.
  ///   - step: The number of steps on the grid to a coarser quantizer, or, below 0, to a finer one.
  /// - Returns: The quality.
  func level(weight: Double, step: Int) -> Double {
    let position = max(0, log(quantizer / weight.squareRoot() / Self.finest) / log(Self.ratio))
    let start = 2 * (position / 2).rounded(.down)
    let quantizer = Self.finest * exp(log(Self.ratio) * max(0, start + Double(step)))
    // RFC 6386, section 14.1: `ac_qlookup` increases in steps of 1, then of 2 and more.
    let index = quantizer < 62 ? quantizer - 4 : min(127, 58 + (quantizer - 62) / 2)
    // The inverse of libwebp's `QualityToCompression`.
    let share = 1 - index / 127
    let linear = share * share * share
    return 100 * (linear < 0.5 ? linear * 1.5 : (linear + 1) / 2)
  }
}
