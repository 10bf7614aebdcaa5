extension [String: String] {
  /// Parses the fields of a form as sent by browsers (`application/x-www-form-urlencoded`, URL Standard, section 5.1).
  ///
  /// If a name repeats, the last field counts. Nil when an escape isn't two hexadecimal digits, or the result isn't
  /// UTF-8.
  package init?(formFields text: some Collection<UInt8>) {
    self.init()
    for field in text.split(separator: UInt8(ascii: "&")) {
      let parts = field.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decode(parts[0]),
        let value = Self.decode(parts.dropFirst().first ?? field[..<field.startIndex])
      else { return nil }
      self[name] = value
    }
  }

  private static func decode(_ text: some Collection<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = text.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        let digits = [rest.next(), rest.next()].compactMap {
          $0.flatMap { Character(Unicode.Scalar($0)).hexDigitValue }
        }
        guard digits.count == 2 else { return nil }
        bytes.append(UInt8(digits[0] << 4 | digits[1]))
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
