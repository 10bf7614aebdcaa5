import ArgumentParser
import Arithmetic

/// Parses amounts of memory and file sizes in arguments, and writes them in messages.
enum ByteCount {
  private static let units = [
    ("KB", 1_000.0), ("MB", 1_000_000), ("GB", 1_000_000_000), ("KIB", 1_024), ("MIB", 1_048_576),
    ("GIB", 1_073_741_824), ("G", 1_000_000_000), ("K", 1_000), ("M", 1_000_000), ("B", 1),
  ]

  /// Parses an amount: 500KB, 500k, 1.5MB, 2MiB, or a number of bytes.
  ///
  /// - Parameters:
  ///   - text: The argument.
  ///   - minimum: The minimum valid amount, in bytes.
  /// - Returns: The amount in bytes.
  /// - Throws: `ValidationError` for an invalid amount.
  static func read(_ text: String, atLeast minimum: Double) throws -> Int {
    let unit = units.first { text.uppercased().hasSuffix($0.0) } ?? ("", 1)
    let number = text.dropLast(unit.0.count)
    guard let value = try? PlainNumber.read(number, in: 0...1e12), value * unit.1 >= minimum else {
      throw ValidationError("write a size like 500KB, 1.5MB or 300000")
    }
    return Int(saturating: value * unit.1)
  }

  /// Writes an amount with a unit, such as 1.5 MB.
  static func text(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) bytes" }
    if bytes < 1_000_000 { return "\(ProgressDisplay.tenths(Double(bytes) / 1e3)) kB" }
    return "\(ProgressDisplay.tenths(Double(bytes) / 1e6)) MB"
  }
}
