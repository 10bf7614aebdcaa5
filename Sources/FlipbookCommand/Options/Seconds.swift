import ArgumentParser

/// A time or a duration in arguments: `0.35`, `0.35s` or `350ms`.
enum Seconds {
  /// A day: nobody renders longer.
  private static let longest = 86_400.0

  /// Reads a time in seconds.
  static func read(_ text: String) throws -> Double {
    let meaning = "a time such as 0.35, 0.35s or 350ms"
    if text.hasSuffix("ms") {
      return try PlainNumber.read(text.dropLast(2), in: 0...longest * 1000, as: meaning) / 1000
    }
    return try PlainNumber.read(text.hasSuffix("s") ? text.dropLast() : text[...], in: 0...longest, as: meaning)
  }
}
