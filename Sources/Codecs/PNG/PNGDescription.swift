import CDeflate

/// The chunks before the pixels of a PNG file that affect their rendering.
struct PNGDescription {
  /// The color space, from the first chunk present of `cICP`, `iCCP`, `sRGB`, and `gAMA` with `cHRM` (PNG 3, 4.3).
  let colors: SourceColors
  /// The Exif orientation, from 1 to 8.
  let orientation: Int
  /// The number of bits per component.
  let depth: Int
  /// True if the pixels are grayscale.
  let isGray: Bool

  /// Reads the chunks of a file with a complete header.
  ///
  /// - Throws: ``ImageError`` when the file describes colors that cannot be converted.
  init(_ bytes: [UInt8]) throws(ImageError) {
    var chunks: [String: ArraySlice<UInt8>] = [:]
    var position = 33
    while position + PNGChunks.overhead <= bytes.count {
      let count = Int(PNGDescription.number(bytes[position...]))
      let name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      let end = position + 8 + count
      // Damage is reported when the pixels are read.
      guard name != "IDAT", end + 4 <= bytes.count else { break }
      if chunks[name] == nil { chunks[name] = bytes[position + 8..<end] }
      position = end + 4
    }
    depth = bytes.count > 24 ? Int(bytes[24]) : 8
    isGray = bytes.count > 25 && (bytes[25] == 0 || bytes[25] == 4)
    orientation = chunks["eXIf"].map(ExifOrientation.read) ?? 1
    colors = try PNGDescription.colors(chunks)
  }

  private static func colors(_ chunks: [String: ArraySlice<UInt8>]) throws(ImageError) -> SourceColors {
    if let code = chunks["cICP"].map(Array.init), code.count == 4 {
      guard let primaries = SourceColors.Primaries(code: code[0]), let curve = SourceColors.ToneCurve(code: code[1]),
        code[2] == 0, code[3] == 1
      else {
        let isHDR = code[1] == 16 || code[1] == 18
        throw .damaged(
          .png,
          reason: "the colors of its cICP chunk (\(code.map { "\($0)" }.joined(separator: ", "))) cannot be converted"
            + (isHDR ? ", because they have a high dynamic range: convert it to sRGB" : ": convert it to sRGB"))
      }
      return known(primaries, curve)
    }
    if let chunk = chunks["iCCP"] {
      // The chunk has a name, a zero, the compression method 0, and a zlib stream.
      guard let end = chunk.firstIndex(of: 0), let profile = inflated(chunk[(end + 1)...].dropFirst()) else {
        throw .damaged(.png, reason: "its color profile cannot be read")
      }
      return .profile(profile)
    }
    guard chunks["sRGB"] == nil, let gamma = chunks["gAMA"], gamma.count == 4, number(gamma) > 0 else { return .sRGB }
    var primaries = SourceColors.Primaries.bt709
    if let chunk = chunks["cHRM"], chunk.count == 32 {
      primaries.chromaticities = (0..<8).map { Double(number(chunk.dropFirst(4 * $0))) / 100_000 }
    }
    // The gamma of files that mean sRGB but have no `sRGB` chunk.
    let isSRGB = abs(Int(number(gamma)) - 45_455) <= 500
    return known(primaries, isSRGB ? .sRGB : SourceColors.ToneCurve(gamma: 100_000 / Double(number(gamma))))
  }

  private static func known(_ primaries: SourceColors.Primaries, _ curve: SourceColors.ToneCurve) -> SourceColors {
    primaries.isBT709 && curve == .sRGB ? .sRGB : .encoded(primaries, curve)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The maximum size of a profile in bytes; printer profiles have a few million.
  private static let maximumProfileSize = 1 << 24

  private static func inflated(_ data: ArraySlice<UInt8>) -> [UInt8]? {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    // Sound: the decompressor is freed once, and stays within both arrays.
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var capacity = max(4096, data.count * 4)
    while capacity <= maximumProfileSize {
      var result = [UInt8](repeating: 0, count: capacity)
      var count = 0
      let status = unsafe data.withUnsafeBytes { source in
        unsafe result.withUnsafeMutableBytes { target in
          unsafe libdeflate_zlib_decompress(
            decompressor, source.baseAddress, source.count, target.baseAddress, target.count, &count)
        }
      }
      if status == LIBDEFLATE_SUCCESS { return Array(result.prefix(count)) }
      guard status == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
      capacity *= 4
    }
    return nil
  }
}
