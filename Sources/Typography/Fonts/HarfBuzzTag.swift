import CHarfBuzz

/// OpenType tags of axes, features, and tables: four letters packed into an integer.
enum HarfBuzzTag {
  static let weight = tag("wght")
  static let italic = tag("ital")
  static let slant = tag("slnt")
  static let standardLigatures = tag("liga")
  static let contextualLigatures = tag("clig")
  static let vertical = tag("vert")
  static let os2 = tag("OS/2")
  static let substitution = tag("GSUB")
  static let positioning = tag("GPOS")
  /// The tags of the tables that contain color glyphs.
  static let colorTables = [tag("COLR"), tag("SVG "), tag("CBDT"), tag("sbix")]

  private static func tag(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { unsafe $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// Returns the tag for up to four letters, padded with spaces.
  static func named(_ letters: String) -> UInt32 {
    (Array(letters.utf8.prefix(4)) + Array(repeating: 0x20, count: 4)).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Returns the bytes of a face's table; empty if there is no such table.
  @unsafe static func bytes(of table: UInt32, in face: OpaquePointer) -> [UInt8] {
    guard let blob = unsafe hb_face_reference_table(face, table) else { return [] }
    defer { unsafe hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = unsafe hb_blob_get_data(blob, &count) else { return [] }
    // Sound: the blob contains `count` bytes, and is retained until they are copied.
    return unsafe UnsafeBufferPointer(start: bytes, count: Int(count)).map { UInt8(bitPattern: $0) }
  }
}
