/// The display time of a frame of an animated PNG: a fraction of a second with 16 bits in each part.
struct APNGDelay: Hashable, Sendable {
  let numerator: Int
  let denominator: Int

  private static let largest = 65_535
  /// The resolution, per second, of times that no fraction of 16 bits can represent.
  private static let fineness = 10_000

  /// The delays that together are the time from one frame of a rate to another; mostly one.
  ///
  /// They are exact if 16 bits allow, as for every common rate. Otherwise frames begin at the nearest ten-thousandth of
  /// a second, so errors don't accumulate. A delay that is too long is split.
  static func delays(start: Int, length: Int, rate: FrameRate) -> [APNGDelay] {
    if rate.numerator <= largest, rate.denominator <= largest {
      let whole = APNGDelay(reducing: length * rate.denominator, over: rate.numerator)
      if whole.numerator <= largest { return [whole] }
      return split(length, most: largest / rate.denominator).map {
        APNGDelay(reducing: $0 * rate.denominator, over: rate.numerator)
      }
    }
    func tick(_ frame: Int) -> Int {
      (2 * frame * rate.denominator * fineness + rate.numerator) / (2 * rate.numerator)
    }
    return split(max(1, tick(start + length) - tick(start)), most: largest).map {
      APNGDelay(reducing: $0, over: fineness)
    }
  }

  private static func split(_ count: Int, most: Int) -> [Int] {
    Array(repeating: most, count: count / most) + (count % most > 0 ? [count % most] : [])
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
