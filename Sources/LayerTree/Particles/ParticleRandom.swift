/// The random numbers of one particle; each depends only on the particle and the number's purpose.
package struct ParticleRandom {
  /// The use of a random number.
  enum Use: UInt64 {
    case lifetime, velocity, direction, scale, spin, red, green, blue, alpha, place, side
  }

  /// Distinguishes particles.
  let key: UInt64

  /// Makes the random numbers of a whole emitter.
  init(seed: UInt64) { key = Self.mixed(seed) }

  private init(key: UInt64) { self.key = key }

  /// The numbers of the particle that something emits as the `index`th of its `cell`th cell.
  func ofParticle(_ index: Int, ofCell cell: Int) -> ParticleRandom {
    ParticleRandom(
      key: Self.mixed(Self.mixed(key ^ UInt64(truncatingIfNeeded: cell)) &+ UInt64(truncatingIfNeeded: index)))
  }

  /// A number from 0 up to 1.
  func fraction(_ use: Use) -> Double { Double(Self.mixed(key &+ use.rawValue &* Self.golden) >> 11) * 0x1p-53 }

  /// A number about `value`, up to half of `range` away.
  func number(_ use: Use, _ value: Double, range: Double) -> Double {
    range == 0 ? value : value + range * (fraction(use) - 0.5)
  }

  func number(_ use: Use, _ spread: EmitterCell.Spread) -> Double { number(use, spread.value, range: spread.range) }

  private static let golden: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// SplitMix64 by Sebastiano Vigna.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value &+ golden
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
