import CHarfBuzz
import EmbeddedFiles
import LayerTree

/// Descriptions of faces from their files alone, without the system's data.
extension FontFile {
  /// The faces bundled with the program.
  static let bundled = EmbeddedFile.fonts.enumerated().flatMap { index, font in faces(in: font.name, .bundled(index)) }

  /// Returns the faces in a file; empty if it isn't a font.
  static func faces(in path: String, _ origin: Origin) -> [FontFile] {
    unsafe withBlob(path, origin) { blob in
      (0..<Int(min(64, unsafe hb_face_count(blob)))).compactMap { index in
        guard let face = unsafe hb_face_create(blob, UInt32(index)) else { return nil }
        defer { unsafe hb_face_destroy(face) }
        guard unsafe hb_face_get_glyph_count(face) > 0 else { return nil }
        return unsafe FontFile(face, path: path, origin: origin, index: index)
      }
    } ?? []
  }

  /// Reads the tables of a face.
  ///
  /// Source: OpenType specification 1.9, "OS/2": usWeightClass, usWidthClass, and fsSelection; "name"; "fvar".
  @unsafe private init(_ face: OpaquePointer, path: String, origin: Origin, index: Int) {
    (self.path, self.origin, self.index) = (path, origin, index)
    let names = unsafe FontFile.names(of: face)
    let metrics = unsafe HarfBuzzTag.bytes(of: HarfBuzzTag.os2, in: face)
    func number(_ offset: Int) -> Int? {
      metrics.count >= offset + 2 ? Int(metrics[offset]) << 8 | Int(metrics[offset + 1]) : nil
    }
    var weights = Double(min(max(number(4) ?? 400, 1), 1000))...Double(min(max(number(4) ?? 400, 1), 1000))
    var axis = hb_ot_var_axis_info_t()
    if unsafe hb_ot_var_find_axis_info(face, HarfBuzzTag.weight, &axis) != 0, axis.min_value <= axis.max_value {
      weights = Double(axis.min_value)...Double(axis.max_value)
    }
    self.weights = weights
    isItalic = (number(62) ?? 0) & 0x201 != 0
    // Source: OpenType specification 1.9, "OS/2", usWidthClass: percentages of the normal width.
    let widths = [100, 50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    width = widths.indices.contains(number(6) ?? 0) ? widths[number(6) ?? 0] : 100
    isVariable = unsafe hb_ot_var_has_data(face) != 0
    if case .bundled = origin, isVariable {
      // This is a separate family, as its project names it: text in Inter keeps the static faces.
      (families, self.names) = ([OpticalSize.family.lowercased()], [])
    } else {
      families = names.filter { [1, 16, 21].contains($0.id) }.map(\.text)
      self.names = names.filter { [4, 6].contains($0.id) }.map(\.text)
    }
    isColored = HarfBuzzTag.colorTables.contains { unsafe !HarfBuzzTag.bytes(of: $0, in: face).isEmpty }
  }

  /// Returns the lowercase names of a face, each with its name ID.
  @unsafe private static func names(of face: OpaquePointer) -> [(id: UInt32, text: String)] {
    var count: UInt32 = 0
    guard let entries = unsafe hb_ot_name_list_names(face, &count) else { return [] }
    var names: [(id: UInt32, text: String)] = []
    // Sound: the list contains `count` entries and lives as long as the face.
    for index in 0..<Int(count) {
      let entry = unsafe entries[index]
      guard [1, 4, 6, 16, 21].contains(unsafe entry.name_id) else { continue }
      var text = [CChar](repeating: 0, count: 256)
      var size = UInt32(text.count)
      _ = unsafe text.withUnsafeMutableBufferPointer {
        unsafe hb_ot_name_get_utf8(face, entry.name_id, entry.language, &size, $0.baseAddress)
      }
      let bytes = text.prefix(Int(min(size, UInt32(text.count - 1)))).map { UInt8(bitPattern: $0) }
      let name = String(decoding: bytes, as: UTF8.self).lowercased()
      if !names.contains(where: { $0 == (unsafe entry.name_id, name) }) { names.append((unsafe entry.name_id, name)) }
    }
    return names
  }
}
