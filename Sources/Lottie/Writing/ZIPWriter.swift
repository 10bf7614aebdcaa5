import CDeflate

/// Writes a ZIP archive (APPNOTE.TXT of PKWARE, section 4.3) with a fixed date for all files.
struct ZIPWriter {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// Adds a file, compressed if that makes it smaller.
  mutating func add(_ file: [UInt8], named name: String) {
    let packed = Self.deflated(file)
    let name = Array(name.utf8)
    // Sound: the checksum reads only existing bytes.
    let checksum = unsafe file.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
    var header: [UInt8] = []
    // These are version 2.0, the flag for UTF-8 names, and the earliest date that the format supports.
    header.append(20, bytes: 2)
    header.append(0x800, bytes: 2)
    header.append(packed == nil ? 0 : 8, bytes: 2)
    header.append(0, bytes: 2)
    header.append(0x21, bytes: 2)
    header.append(Int(checksum), bytes: 4)
    header.append((packed ?? file).count, bytes: 4)
    header.append(file.count, bytes: 4)
    header.append(name.count, bytes: 2)
    header.append(0, bytes: 2)
    directory.append(0x0201_4B50, bytes: 4)
    directory.append(20, bytes: 2)
    directory += header
    directory.append(0, bytes: 2)
    directory.append(0, bytes: 2)
    directory.append(0, bytes: 2)
    directory.append(0, bytes: 4)
    directory.append(bytes.count, bytes: 4)
    directory += name
    bytes.append(0x0403_4B50, bytes: 4)
    bytes += header
    bytes += name
    bytes += packed ?? file
    count += 1
  }

  /// Returns the archive.
  consuming func finish() -> [UInt8] {
    let start = bytes.count
    bytes += directory
    bytes.append(0x0605_4B50, bytes: 4)
    bytes.append(0, bytes: 4)
    bytes.append(count, bytes: 2)
    bytes.append(count, bytes: 2)
    bytes.append(directory.count, bytes: 4)
    bytes.append(start, bytes: 4)
    bytes.append(0, bytes: 2)
    return bytes
  }

  /// Returns the compressed bytes; nil if they are not fewer than the original ones.
  private static func deflated(_ file: [UInt8]) -> [UInt8]? {
    var result = [UInt8](repeating: 0, count: file.count)
    // Sound: the compressor reads only the file's bytes and writes no more bytes than the result has; it is freed in
    // this closure.
    let count = unsafe file.withUnsafeBytes { source in
      unsafe result.withUnsafeMutableBytes { target in
        guard let compressor = unsafe libdeflate_alloc_compressor(9) else { return 0 }
        defer { unsafe libdeflate_free_compressor(compressor) }
        return unsafe libdeflate_deflate_compress(
          compressor, source.baseAddress, source.count, target.baseAddress, target.count)
      }
    }
    return count > 0 && count < file.count ? Array(result[..<count]) : nil
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ number: Int, bytes count: Int) {
    for index in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }
}
