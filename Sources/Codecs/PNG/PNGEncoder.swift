public import Pixels

/// Writes PNG files, declared as sRGB, in the smallest of the format's layouts that represents an image exactly.
///
/// An image of at most 256 colors is stored with a palette or as gray levels; any other is stored as RGB if it is
/// opaque, and as RGBA or gray with alpha if it is not. The same image gives the same bytes: no time or text is stored.
/// Decoding restores exactly the same premultiplied pixels. Encoding is stateless, so several threads can share an
/// encoder.
public struct PNGEncoder: Hashable, Sendable {
  /// The effort spent on smaller files, from 0 to 9; 6 by default.
  ///
  /// 0 stores pixels uncompressed, 1 only finds repetitions, and 9 takes about a hundred times as long as 6.
  public let effort: Int

  /// Creates an encoder.
  ///
  /// - Parameter effort: The effort, clamped to 0 to 9.
  public init(effort: Int = 6) { self.effort = min(max(effort, 0), 9) }

  /// Encodes a bitmap as a PNG file.
  ///
  /// - Parameter bitmap: The image.
  /// - Returns: The bytes of the file.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)``, only if memory runs out.
  public func encode(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] { try encode(bitmap, in: PNGScratch()) }

  /// Encodes a bitmap as a PNG file, using existing working memory.
  func encode(_ bitmap: Bitmap, in scratch: PNGScratch) throws(ImageError) -> [UInt8] {
    let isOpaque = bitmap.isOpaque
    var straight = bitmap
    if !isOpaque { straight.unpremultiply() }
    let compression = PNGCompression(effort: effort)
    if effort > 0, let rows = PNGRows(paletteOf: straight, in: scratch) {
      let file = try file(of: bitmap, compression.compress(rows, in: scratch))
      // The palette of a small image can take more bytes than it saves.
      guard file.count < PNGEncoder.smallFile else { return file }
      let plain = PNGRows(straight, bitmap.bounds, as: isOpaque ? .rgb : .rgba, in: scratch)
      let other = try self.file(of: bitmap, compression.compress(plain, in: scratch))
      return other.count < file.count ? other : file
    }
    let color: PNGLayout.Color = isOpaque ? .rgb : effort > 0 && straight.isGray ? .grayAlpha : .rgba
    return try file(
      of: bitmap, compression.compress(PNGRows(straight, bitmap.bounds, as: color, in: scratch), in: scratch))
  }

  /// Encodes a bitmap as a PNG file of a sequence, in the layout that suits all images so far.
  func encode(_ bitmap: Bitmap, sharing layout: PNGSharedLayout, in scratch: PNGScratch) throws(ImageError) -> [UInt8] {
    let isOpaque = bitmap.isOpaque
    var straight = bitmap
    if !isOpaque { straight.unpremultiply() }
    var needs: PNGNeeds = isOpaque ? [] : .alpha
    let known = layout.needs
    var rows: PNGRows?
    if !known.isSuperset(of: [.trueColor, .colors]) {
      rows = effort > 0 ? PNGRows(paletteOf: straight, in: scratch) : nil
      if rows == nil { needs.insert(.trueColor) }
      if rows?.layout.color != .gray, effort == 0 || !straight.isGray || isOpaque { needs.insert(.colors) }
    }
    let color = layout.add(needs).color
    if rows == nil || rows?.layout.color != color {
      rows =
        color == .palette
        ? PNGRows(paletteOf: straight, allowsGray: false, in: scratch)
        : PNGRows(straight, bitmap.bounds, as: color, in: scratch)
    }
    guard let rows else { throw .cannotEncode(.png, reason: "it has more colors than expected") }
    return try file(of: bitmap, PNGCompression(effort: effort).compress(rows, in: scratch))
  }

  /// The size, in bytes, below which files are encoded both with and without a palette.
  private static let smallFile = 2048

  private func file(of bitmap: Bitmap, _ compressed: PNGCompression.Compressed) -> [UInt8] {
    var chunks = PNGChunks()
    chunks.appendSignature()
    chunks.appendHeader(width: bitmap.width, height: bitmap.height, layout: compressed.layout)
    chunks.appendPalette(compressed.layout)
    unsafe chunks.append("IDAT", [], compressed.bytes)
    unsafe chunks.append("IEND", [])
    return chunks.bytes
  }
}

extension Bitmap {
  /// True if all pixels are gray, with equal components.
  fileprivate var isGray: Bool {
    (0..<height).allSatisfy { y in
      withWords(ofRow: y) { row in row.indices.allSatisfy { PNGRows.isGray(UInt32(littleEndian: row[$0])) } }
    }
  }
}
