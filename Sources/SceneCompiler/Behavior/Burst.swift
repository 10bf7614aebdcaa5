import LayerTree
import SceneProgram

/// The irregular times of frantic taps, the same for the same seed.
struct Burst {
  /// The beginning of each tap, in seconds.
  let times: [Double]

  /// Makes the times of `count` taps, each somewhere in its own share of the time.
  init(count: Int, from start: Double, over duration: Double, seed: UInt64) {
    let share = duration / Double(count)
    times = (0..<count).map { index in
      start + share * (Double(index) + 0.7 * Self.fraction(seed, UInt64(index)))
    }
  }

  /// A number from 0 up to 1: SplitMix64 by Sebastiano Vigna.
  private static func fraction(_ seed: UInt64, _ index: UInt64) -> Double {
    var mixed = seed &* 0xD134_2543_DE82_EF95 &+ (index &+ 1) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
  }
}
