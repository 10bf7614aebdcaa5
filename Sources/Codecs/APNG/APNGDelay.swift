/// The display time of a frame of an animated PNG: a fraction of a second with a 16-bit numerator and denominator.
struct APNGDelay: Hashable, Sendable {
  let numerator: Int
  let denominator: Int

  private static let maximumValue = 65_535
  /// The number of ticks per second for delays that no 16-bit fraction represents exactly.
  private static let fineness = 10_000

  /// Returns the delays whose sum is the duration of some frames; usually one delay.
  ///
  /// They are exact if a 16-bit fraction allows it, as for every common rate. Otherwise, frames begin at the nearest
  /// ten-thousandth of a second, so errors don't accumulate. A delay that is too long is split.
  static func delays(start: Int, length: Int, rate: FrameRate) -> [APNGDelay] {
    if rate.numerator <= maximumValue, rate.denominator <= maximumValue {
      let whole = APNGDelay(reducing: length * rate.denominator, over: rate.numerator)
      if whole.numerator <= maximumValue { return [whole] }
      return split(length, limit: maximumValue / rate.denominator).map {
        APNGDelay(reducing: $0 * rate.denominator, over: rate.numerator)
      }
    }
    func tick(_ frame: Int) -> Int {
      (2 * frame * rate.denominator * fineness + rate.numerator) / (2 * rate.numerator)
    }
    return split(max(1, tick(start + length) - tick(start)), limit: maximumValue).map {
      APNGDelay(reducing: $0, over: fineness)
    }
  }

  private static func split(_ count: Int, limit: Int) -> [Int] {
    Array(repeating: limit, count: count / limit) + (count % limit > 0 ? [count % limit] : [])
  }

  private init(reducing numerator: Int, over denominator: Int) {
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.init(numerator: numerator / a, denominator: denominator / a)
  }

  init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }
}
