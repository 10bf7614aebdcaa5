import CDeflate
import Foundation

/// A test file of the Unicode Character Database, condensed by scripts/unicode-tables.
enum UnicodeTestFile {
  /// The cases of the file: sorted, each with the number of characters it shares with the one before.
  static func cases(_ name: String) throws -> [String] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Unicode/\(name).gz")
    let packed = try [UInt8](Data(contentsOf: url))
    // A gzip file ends with its length.
    let length = packed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    var bytes = [UInt8](repeating: 0, count: length)
    let unpacker = unsafe libdeflate_alloc_decompressor()
    defer { unsafe libdeflate_free_decompressor(unpacker) }
    var written = 0
    let result = unsafe libdeflate_gzip_decompress(unpacker, packed, packed.count, &bytes, length, &written)
    guard result == LIBDEFLATE_SUCCESS, written == length else { throw CocoaError(.fileReadCorruptFile) }
    var cases: [String] = []
    var previous: [UInt8] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let shared = Int(line[line.startIndex] - 48) * 10 + Int(line[line.startIndex + 1] - 48)
      previous.replaceSubrange(shared..., with: line.dropFirst(2))
      cases.append(String(decoding: previous, as: UTF8.self))
    }
    return cases
  }
}
