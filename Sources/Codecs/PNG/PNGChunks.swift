import CDeflate

/// The bytes of a PNG file, assembled chunk by chunk.
struct PNGChunks {
  /// The bytes appended so far.
  private(set) var bytes: [UInt8] = []

  /// The eight bytes that every PNG file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The size of a chunk without its data, in bytes.
  static let overhead = 12

  /// Appends the signature.
  mutating func appendSignature() { bytes += PNGChunks.signature }

  /// Appends a chunk.
  ///
  /// - Parameters:
  ///   - kind: The chunk type, four letters.
  ///   - head: The beginning of the data.
  ///   - data: The rest of the data.
  mutating func append(_ kind: StaticString, _ head: [UInt8], _ data: UnsafeRawBufferPointer? = nil) {
    bytes.reserveCapacity(bytes.count + PNGChunks.overhead + head.count + (unsafe data?.count ?? 0))
    bytes += PNGChunks.bytes(unsafe head.count + (data?.count ?? 0))
    let start = bytes.count
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: kind.utf8Start, count: kind.utf8CodeUnitCount))
    bytes += head
    if let data = unsafe data { unsafe bytes.append(contentsOf: data) }
    // Sound: the checksum covers the bytes of the array from `start` on.
    let sum = unsafe bytes.withUnsafeBytes { all in
      unsafe libdeflate_crc32(0, all.baseAddress.map { unsafe $0 + start }, all.count - start)
    }
    bytes += PNGChunks.bytes(Int(sum))
  }

  /// Appends complete chunks.
  mutating func append(whole chunks: [UInt8]) { bytes += chunks }

  /// Appends the image header.
  mutating func appendHeader(width: Int, height: Int, layout: PNGLayout) {
    unsafe append(
      "IHDR",
      PNGChunks.bytes(width) + PNGChunks.bytes(height) + [UInt8(layout.depth), layout.color.rawValue, 0, 0, 0])
    // Perceptual intent, as in every encoder.
    unsafe append("sRGB", [0])
  }

  /// Appends the palette and the transparency chunk, if the layout has them.
  mutating func appendPalette(_ layout: PNGLayout) {
    if let key = layout.key {
      // The components have 16 bits here, at any bit depth.
      unsafe append("tRNS", [0, 8, 16].flatMap { PNGChunks.shortBytes(Int(key >> $0 & 255)) })
    }
    let colors = layout.colors.map(UInt32.init(littleEndian:))
    guard !colors.isEmpty else { return }
    unsafe append("PLTE", colors.flatMap { color in [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) } })
    let alphas = colors.map { UInt8(truncatingIfNeeded: $0 >> 24) }
    // Colors beyond the end of the chunk are opaque.
    if let last = alphas.lastIndex(where: { $0 < 255 }) { unsafe append("tRNS", Array(alphas[...last])) }
  }

  /// Returns a 32-bit integer in the format's big-endian order.
  static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Returns a 16-bit integer in the format's big-endian order.
  static func shortBytes(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }
}
