import Arithmetic

/// A pseudorandom number generator with reproducible results.
struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a seed that is the hash of a text (FNV-1a).
  static func seed(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Returns the next number from 0 up to, but not including, 1 (SplitMix64).
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.unit(state)
  }

  private static func unit(_ state: UInt64) -> Double {
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) * 0x1p-53
  }

  /// Returns smooth noise from -1 to 1 that interpolates random values at whole numbers.
  static func noise(at position: Double, seed: UInt64) -> Double {
    let cell = position.rounded(.down)
    let share = position - cell
    func value(_ cell: Double) -> Double {
      2 * unit(seed &+ UInt64(bitPattern: Int64(Int(saturating: cell))) &* 0x9E37_79B9_7F4A_7C15) - 1
    }
    let (a, b) = (value(cell), value(cell + 1))
    return a + (b - a) * share * share * (3 - 2 * share)
  }
}
