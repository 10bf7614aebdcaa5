/// The source locations of the attribute values of one tag.
struct AttributeLocations {
  /// A line and a column, both counted from 1; columns count characters.
  struct Location: Hashable {
    var line: Int
    var column: Int
  }

  /// The location of the tag itself; nil if it was not found.
  private(set) var tag: Location?
  private var values: [String: Location] = [:]

  /// Finds the attributes of the tag whose last byte is before `end`, in a file in UTF-8 or another superset of ASCII.
  init(_ bytes: [UInt8], tagBefore end: Int) {
    guard bytes.indices.contains(end - 1),
      let start = bytes[..<end].lastIndex(of: UInt8(ascii: "<"))
    else { return }
    var place = Location(line: 1, column: 1)
    Self.pass(bytes[..<start], &place)
    tag = place
    var name: [UInt8] = []
    // Only white space and `=` may follow an attribute's name; any other byte starts a new name.
    var isNameOver = false
    var quote: UInt8?
    for byte in bytes[start..<end] {
      Self.pass([byte], &place)
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        values[String(decoding: name, as: UTF8.self)] = place
        (name, isNameOver) = ([], false)
      } else if ValueScanner.isSpace(byte) || byte == UInt8(ascii: "=") {
        isNameOver = true
      } else {
        if isNameOver { (name, isNameOver) = ([], false) }
        name.append(byte)
      }
    }
  }

  /// The location of an attribute's value; nil if the tag has no such attribute.
  subscript(name: String) -> Location? { values[name] }

  /// Advances a location past some bytes.
  private static func pass(_ bytes: some Sequence<UInt8>, _ place: inout Location) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        place = Location(line: place.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
  }
}
