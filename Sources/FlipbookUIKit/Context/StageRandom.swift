/// The random numbers of a stage's code, which are the same in every run.
final class StageRandom {
  private var state: UInt64 = 0

  /// Returns the next number of SplitMix64 by Sebastiano Vigna.
  func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
