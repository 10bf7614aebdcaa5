/// The random numbers of one particle; each depends only on the particle and the purpose of the number.
package struct ParticleRandom {
  /// The purpose of a random number.
  enum Use: UInt64 {
    case lifetime, velocity, direction, scale, spin, red, green, blue, alpha, place, side
  }

  /// The key that distinguishes particles.
  let key: UInt64

  /// Creates the random numbers of a whole emitter.
  init(seed: UInt64) { key = Self.mixed(seed) }

  private init(key: UInt64) { self.key = key }

  /// Returns the random numbers of the `index`th particle emitted from the cell at index `cell`.
  func ofParticle(_ index: Int, ofCell cell: Int) -> ParticleRandom {
    ParticleRandom(
      key: Self.mixed(Self.mixed(key ^ UInt64(truncatingIfNeeded: cell)) &+ UInt64(truncatingIfNeeded: index)))
  }

  /// Returns a number from 0 up to, but not including, 1.
  func fraction(_ use: Use) -> Double { Double(Self.mixed(key &+ use.rawValue &* Self.golden) >> 11) * 0x1p-53 }

  /// Returns a number that differs from `value` by at most half of `range`.
  func number(_ use: Use, _ value: Double, range: Double) -> Double {
    range == 0 ? value : value + range * (fraction(use) - 0.5)
  }

  func number(_ use: Use, _ spread: EmitterCell.Spread) -> Double { number(use, spread.value, range: spread.range) }

  private static let golden: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Returns the next value of SplitMix64 by Sebastiano Vigna.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value &+ golden
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
