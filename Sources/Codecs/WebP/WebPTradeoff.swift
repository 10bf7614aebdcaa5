import Arithmetic

/// The error that a quality accepts in an animated WebP file, and the bytes that it spends to avoid it.
struct WebPTradeoff: Sendable {
  /// VP8's quantizer of AC coefficients for a picture that is shown for one frame.
  let quantizer: Double
  /// The largest change of a component, out of 255, that is left out.
  let pixelBound: Int
  /// The squared error, summed over components, that one byte is worth.
  ///
  /// It is the square of VP8's quantizer: the slope of error against bytes, measured over ten contents, is within a third of
  /// it at any quality.
  let errorPerByte: Double

  /// The tradeoff of a quality from 1 to 99: each step changes the quantizer by a 27th, or 0.32 dB.
  init(quality: Int) {
    quantizer = 4 * exp(log(40) * Double(100 - quality) / 100)
    pixelBound = Int(exactly: max(1, min(16, quantizer / 5)).rounded()) ?? 1
    errorPerByte = quantizer * quantizer
  }

  /// The quality, from 0 to 100, at which libwebp chooses the quantizer for a picture whose error counts several times.
  func level(weight: Double, factor: Double) -> Double {
    let quantizer = max(4, factor * quantizer / weight.squareRoot())
    // RFC 6386, section 14.1: `ac_qlookup` grows by 1, then by 2 and more.
    let index = quantizer < 62 ? quantizer - 4 : min(127, 58 + (quantizer - 62) / 2)
    // libwebp's `QualityToCompression`, the other way round.
    let share = 1 - index / 127
    let linear = share * share * share
    return 100 * (linear < 0.5 ? linear * 1.5 : (linear + 1) / 2)
  }
}
