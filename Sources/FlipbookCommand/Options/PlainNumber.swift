import ArgumentParser
import Arithmetic

/// Parses plain numbers in arguments: digits with a decimal point, without notations such as exponents.
enum PlainNumber {
  /// Parses a number.
  ///
  /// - Parameters:
  ///   - text: The argument.
  ///   - range: The valid range.
  /// - Returns: The number.
  /// - Throws: `ValidationError` for an invalid number.
  static func read(_ text: some StringProtocol, in range: ClosedRange<Double>) throws -> Double {
    let isPlain = text.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." }
    guard isPlain, let number = Double(String(text)), range.contains(number) else {
      throw ValidationError("write a number from \(brief(range.lowerBound)) to \(brief(range.upperBound))")
    }
    return number
  }

  /// Parses a whole number.
  static func read(_ text: some StringProtocol, in range: ClosedRange<Int>) throws -> Int {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text), range.contains(number) else {
      throw ValidationError("write a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private static func brief(_ number: Double) -> String {
    number == number.rounded() ? String(Int(saturating: number)) : String(number)
  }
}
