import ArgumentParser

/// Amounts of memory as people write them: 500KB, 64MB, 1.5GB, or plain bytes.
enum ByteCount {
  /// What the units come to; a kilobyte is 1,024 bytes.
  private static let units = [("GB", 1 << 30), ("MB", 1 << 20), ("KB", 1 << 10), ("B", 1), ("", 1)]

  /// Reads an amount.
  ///
  /// - Parameter text: The argument.
  /// - Returns: Bytes.
  /// - Throws: `ValidationError` for anything else.
  static func read(_ text: String) throws -> Int {
    let upper = text.uppercased()
    for (unit, bytes) in units where upper.hasSuffix(unit) {
      guard let number = try? PlainNumber.read(upper.dropLast(unit.count), in: 0...1e6) else { break }
      return Int(number * Double(bytes))
    }
    if let number = Int(text), number >= 0 { return number }
    throw ValidationError("write an amount such as 500KB, 64MB or 1.5GB")
  }
}
