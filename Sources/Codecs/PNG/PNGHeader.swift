/// The header of a PNG file, read without the rest of the file.
public struct PNGHeader: Hashable, Sendable {
  /// The width in pixels, as the file states it; it may exceed the decoder's limits.
  public let width: Int
  /// The height in pixels, as the file states it; it may exceed the decoder's limits.
  public let height: Int

  /// Reads the signature and the size from the start of a file.
  ///
  /// - Parameter bytes: The file, or at least its first 24 bytes.
  /// - Throws: ``ImageError`` when this isn't a PNG file, or it ends within the header.
  public init(_ bytes: [UInt8]) throws(ImageError) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard !bytes.isEmpty, bytes.starts(with: signature.prefix(bytes.count)) else { throw .wrongFormat(.png) }
    guard bytes.count >= 24 else { throw .damaged(.png, reason: "it is truncated before its size") }
    guard bytes[8..<16].elementsEqual([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]) else {
      throw .damaged(.png, reason: "it does not begin with a header chunk")
    }
    func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    width = number(at: 16)
    height = number(at: 20)
  }
}
