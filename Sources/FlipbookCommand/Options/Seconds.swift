import ArgumentParser

/// Times in arguments: `0.35`, `0.35s` or `350ms`.
enum Seconds {
  /// The valid range: up to a day.
  private static let range = 0.0...86_400.0

  /// Reads a time in seconds.
  static func read(_ text: String) throws -> Double {
    let isMilliseconds = text.hasSuffix("ms")
    let digits = text.dropLast(isMilliseconds ? 2 : text.hasSuffix("s") ? 1 : 0)
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }), let number = Double(String(digits)),
      range.contains(isMilliseconds ? number / 1000 : number)
    else { throw ValidationError("write a time like 0.35, 0.35s or 350ms, up to a day") }
    return isMilliseconds ? number / 1000 : number
  }
}
