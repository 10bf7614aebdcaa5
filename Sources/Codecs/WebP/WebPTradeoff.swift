import Arithmetic

/// The error that a quality accepts in an animated WebP file, relative to the bytes that it saves.
struct WebPTradeoff: Sendable {
  /// The AC quantizer of VP8 for an image that is visible for one frame.
  let quantizer: Double
  /// The largest change of a component, out of 255, that need not be encoded.
  let pixelBound: Int
  /// The squared error, summed over components, that one byte is worth.
  ///
  /// It is the square of VP8's quantizer: the slope of error against bytes, measured on ten animations, is within a
  /// third of it at any quality.
  let errorPerByte: Double

  /// Creates the tradeoff for a quality from 1 to 99: each step changes the quantizer by a 27th, or 0.32 dB.
  init(quality: Int) {
    quantizer = 4 * exp(log(40) * Double(100 - quality) / 100)
    pixelBound = Int(exactly: max(1, min(16, quantizer / 5)).rounded()) ?? 1
    errorPerByte = quantizer * quantizer
  }

  /// Returns libwebp's quality, from 0 to 100, for an image whose error is weighted by the number of frames it is
  /// visible.
  func level(weight: Double, factor: Double) -> Double {
    let quantizer = max(4, factor * quantizer / weight.squareRoot())
    // RFC 6386, section 14.1: `ac_qlookup` increases in steps of 1, then of 2 and more.
    let index = quantizer < 62 ? quantizer - 4 : min(127, 58 + (quantizer - 62) / 2)
    // The inverse of libwebp's `QualityToCompression`.
    let share = 1 - index / 127
    let linear = share * share * share
    return 100 * (linear < 0.5 ? linear * 1.5 : (linear + 1) / 2)
  }
}
