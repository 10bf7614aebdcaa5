import TestSupport

/// Damages inputs at random, as a plain driver for targets where there is no libFuzzer.
package struct InputMutator {
  private var random: SeededRandom
  private let seeds: [[UInt8]]

  /// Numbers and words that have brought programs down.
  private static let words = [
    "1e300", "-1e300", "1e308", "1e-320", "9223372036854775807", "-9223372036854775808", "4294967296", "0", "-1", "nan",
    "inf", "infinity", "1/0", "0/0", "superlayer.bounds.width", "self", "misspelt", "''", "[]", "{}", "[[", "null",
    "if",
    "for", "((((((((", "\u{1B}[31m", "\u{202E}", "\"\u{338}", "#", ": ", "- ", "\n", "1e300mm", "&amp;", "<g>",
    "</svg>",
  ].map { Array($0.utf8) }

  /// Makes a mutator.
  ///
  /// - Parameters:
  ///   - seed: The same number gives the same inputs.
  ///   - seeds: Undamaged inputs; at least one.
  package init(seed: UInt64, seeds: [[UInt8]]) {
    random = SeededRandom(seed: seed)
    self.seeds = seeds
  }

  /// The next input.
  package mutating func next() -> [UInt8] {
    var bytes = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes = [UInt8.random(in: 0...255, using: &random)] }
    let place = Int.random(in: bytes.indices, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...32, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[place] = [0, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: bytes.removeLast(bytes.count - place)
    case 5: replaceNumber(after: place, in: &bytes)
    case 6:
      let other = seeds.randomElement(using: &random) ?? []
      guard !other.isEmpty else { return }
      let start = Int.random(in: other.indices, using: &random)
      bytes.insert(contentsOf: other[start..<min(other.count, start + 64)], at: place)
    default: bytes.insert(contentsOf: Self.words.randomElement(using: &random) ?? [], at: place)
    }
  }

  /// Puts a word in the place of the next number.
  private mutating func replaceNumber(after place: Int, in bytes: inout [UInt8]) {
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) && $0 != UInt8(ascii: ".") } ?? bytes.endIndex
    bytes.replaceSubrange(start..<end, with: Self.words.randomElement(using: &random) ?? [])
  }
}
