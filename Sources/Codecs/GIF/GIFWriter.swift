import CGIF
import Pixels

/// A GIF file being written by giflib into memory; it owns giflib's handle.
@safe struct GIFWriter: ~Copyable, @unchecked Sendable {
  // Unchecked because of the handle and the buffer it writes to: both belong to this noncopyable value alone, so only
  // one thread at a time can reach them.

  /// The treatment of an image's rectangle before the next image is drawn.
  enum Disposal: Int32 {
    /// The rectangle is left as it is.
    case keep = 1
    /// The rectangle is cleared to transparent.
    case clear = 2
  }

  /// The longest delay that the format can hold, in hundredths of a second.
  static let maximumDelay = 65_535

  private final class Buffer {
    var bytes: [UInt8] = []
  }

  private let buffer: Buffer
  private var file: UnsafeMutablePointer<GifFileType>?

  /// Begins a file with the screen descriptor, the global color table, and the loop extension.
  ///
  /// - Parameters:
  ///   - width: The width of the canvas; at most 65,535.
  ///   - height: The height of the canvas; at most 65,535.
  ///   - colors: The colors of the global table.
  ///   - bits: The number of bits of an index of the global table.
  ///   - plays: The number of times that the animation plays; 0 for an endless loop.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)`` with giflib's reason.
  init(width: Int, height: Int, colors: [OpaqueColor], bits: Int, plays: Int) throws(ImageError) {
    buffer = Buffer()
    var code: Int32 = 0
    // The buffer outlives the handle, which is closed before this value ends; giflib calls back only during our calls.
    unsafe file = unsafe EGifOpen(
      Unmanaged.passUnretained(buffer).toOpaque(),
      { file, bytes, count in
        guard let file = unsafe file, let bytes = unsafe bytes, let buffer = unsafe file.pointee.UserData else {
          return 0
        }
        let target = unsafe Unmanaged<Buffer>.fromOpaque(buffer).takeUnretainedValue()
        unsafe target.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return count
      }, &code)
    guard let file = unsafe file else { throw GIFError.encoding(code) }
    unsafe EGifSetGifVersion(file, true)
    let map = try GIFColorMap(colors, bits: bits)
    // giflib copies the map; its owner frees the original.
    let done = unsafe EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, map.object)
    guard done == GIF_OK else { throw unsafe GIFError.encoding(file) }
    if plays != 1 { try putLoop(repeats: plays == 0 ? 0 : min(plays - 1, 65_535)) }
  }

  deinit {
    if let file = unsafe file {
      var code: Int32 = 0
      // The handle is freed regardless of the result.
      _ = unsafe EGifCloseFile(file, &code)
    }
  }

  /// Returns the bytes that were written since the last call.
  mutating func takeBytes() -> [UInt8] {
    let bytes = buffer.bytes
    buffer.bytes = []
    return bytes
  }

  /// Writes one image.
  ///
  /// - Parameters:
  ///   - codes: The LZW codes of the image.
  ///   - colors: The colors of the local color table; nil if the image uses the global one.
  ///   - centiseconds: The delay in hundredths of a second; at most ``maximumDelay``.
  ///   - disposal: The treatment of the image's rectangle before the next image is drawn.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)`` with giflib's reason.
  mutating func write(
    _ codes: GIFCodes, colors: [OpaqueColor]?, centiseconds: Int, disposal: Disposal
  ) throws(ImageError) {
    guard let file = unsafe file else { return }
    // Each block of codes has a length byte, and each color of a table takes three bytes.
    buffer.bytes.reserveCapacity(buffer.bytes.count + codes.bytes.count + codes.bytes.count / 128 + 1024)
    var control = GraphicsControlBlock(
      DisposalMode: disposal.rawValue, UserInputFlag: false, DelayTime: Int32(centiseconds),
      TransparentColor: codes.symbols.transparentIndex.map(Int32.init) ?? NO_TRANSPARENT_COLOR)
    var block = [UInt8](repeating: 0, count: 4)
    let count = unsafe EGifGCBToExtension(&control, &block)
    try check(unsafe EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, Int32(count), block))
    let rectangle = codes.rectangle
    let (x, y) = (Int32(rectangle.x), Int32(rectangle.y))
    let (width, height) = (Int32(rectangle.width), Int32(rectangle.height))
    if let colors {
      let count = colors.count + (codes.symbols.transparentIndex == nil ? 0 : 1)
      let map = try GIFColorMap(colors, bits: GIFTableFitting.bits(for: count))
      // giflib copies the map; its owner frees the original.
      try check(unsafe EGifPutImageDesc(file, x, y, width, height, false, map.object))
    } else {
      try check(unsafe EGifPutImageDesc(file, x, y, width, height, false, nil))
    }
    // The last byte written by giflib is the code size for the whole table; the image may need fewer bits.
    buffer.bytes[buffer.bytes.count - 1] = UInt8(codes.symbols.bits)
    try putBlocks(of: codes.bytes)
  }

  /// Writes codes in data sub-blocks that begin with their lengths.
  ///
  /// giflib's own encoder is bypassed, since it cannot choose strings.
  private func putBlocks(of codes: [UInt8]) throws(ImageError) {
    guard let file = unsafe file else { return }
    let maximumBlockSize = 255
    var block: [UInt8] = []
    for start in stride(from: 0, to: codes.count, by: maximumBlockSize) {
      let part = codes[start..<min(start + maximumBlockSize, codes.count)]
      block.removeAll(keepingCapacity: true)
      block.append(UInt8(part.count))
      block.append(contentsOf: part)
      // Sound: giflib reads the length byte, and as many bytes as it states.
      try check(unsafe EGifPutCodeNext(file, block))
    }
    // A nil block ends the image.
    try check(unsafe EGifPutCodeNext(file, nil))
  }

  /// Ends the file.
  mutating func finish() throws(ImageError) {
    guard let file = unsafe file else { return }
    var code: Int32 = 0
    let done = unsafe EGifCloseFile(file, &code)
    // giflib frees the handle even if the call fails.
    unsafe self.file = nil
    guard done == GIF_OK else { throw GIFError.encoding(code) }
  }

  /// Writes the Netscape application extension, supported by all players: 0 loops forever, and n repeats n times after
  /// the first run.
  private func putLoop(repeats: Int) throws(ImageError) {
    guard let file = unsafe file else { return }
    let count: [UInt8] = [1, UInt8(repeats & 255), UInt8(repeats >> 8)]
    try check(unsafe EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(unsafe EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)))
    try check(unsafe EGifPutExtensionBlock(file, Int32(count.count), count))
    try check(unsafe EGifPutExtensionTrailer(file))
  }

  private func check(_ result: Int32) throws(ImageError) {
    if let file = unsafe file, result != GIF_OK { throw unsafe GIFError.encoding(file) }
  }
}
