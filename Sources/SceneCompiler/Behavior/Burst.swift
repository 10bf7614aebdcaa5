import LayerTree
import SceneProgram

/// The irregular times of rapid taps, reproducible by their seed.
struct Burst {
  /// The start time of each tap, in seconds.
  let times: [Double]

  /// Creates the times of `count` taps: the duration is divided equally, and each tap begins at a random time in its
  /// part.
  init(count: Int, from start: Double, over duration: Double, seed: UInt64) {
    let share = duration / Double(count)
    times = (0..<count).map { index in
      start + share * (Double(index) + 0.7 * Self.fraction(seed, UInt64(index)))
    }
  }

  /// Returns a number from 0 up to, but not including, 1 (SplitMix64 by Sebastiano Vigna).
  private static func fraction(_ seed: UInt64, _ index: UInt64) -> Double {
    var mixed = seed &* 0xD134_2543_DE82_EF95 &+ (index &+ 1) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
  }
}
