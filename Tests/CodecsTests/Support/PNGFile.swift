/// Builds and takes apart PNG files chunk by chunk, to make ones that no encoder would.
enum PNGFile {
  struct Chunk {
    var kind: String
    var data: [UInt8]
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A file of eight bits a component whose rows, each with its filter byte, are stored without compression.
  static func make(
    width: Int, height: Int, color: UInt8, data: [UInt8], extra: [(String, [UInt8])] = []
  ) -> [UInt8] {
    let header = Chunk(kind: "IHDR", data: number(width) + number(height) + [8, color, 0, 0, 0])
    let size = UInt16(data.count)
    let stored: [UInt8] =
      [0x78, 0x01, 1, UInt8(size & 255), UInt8(size >> 8), UInt8(~size & 255), UInt8(~size >> 8)] + data
      + number(Int(adler(data)))
    return bytes(
      of: [header] + extra.map { Chunk(kind: $0.0, data: $0.1) }
        + [Chunk(kind: "IDAT", data: stored), Chunk(kind: "IEND", data: [])])
  }

  static func bytes(of chunks: [Chunk]) -> [UInt8] {
    signature
      + chunks.flatMap { chunk -> [UInt8] in
        let body = Array(chunk.kind.utf8) + chunk.data
        return number(chunk.data.count) + body + number(Int(crc(body)))
      }
  }

  static func chunks(of bytes: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var position = 8
    while position < bytes.count {
      let count = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let kind = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      chunks.append(Chunk(kind: kind, data: Array(bytes[position + 8..<position + 8 + count])))
      position += count + 12
    }
    return chunks
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    }
    return ~crc
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    let sums = bytes.reduce((1, 0) as (UInt32, UInt32)) { sums, byte in
      let first = (sums.0 + UInt32(byte)) % 65_521
      return (first, (sums.1 + first) % 65_521)
    }
    return sums.1 << 16 | sums.0
  }
}
