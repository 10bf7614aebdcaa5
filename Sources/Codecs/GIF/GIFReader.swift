import CGIF
import Pixels

/// A GIF file being read by giflib from memory; it owns giflib's handle.
@safe struct GIFReader: ~Copyable, @unchecked Sendable {
  // Unchecked because of the handle and the input it reads: both belong to this noncopyable value alone, so only one
  // thread at a time can reach them.

  /// A record of the file.
  enum Record {
    /// A graphic control extension for the next image.
    case control(centiseconds: Int, disposal: Int, transparent: Int?)
    /// The number of times the animation plays, or 0 for an endless loop.
    case plays(Int)
    /// An image.
    case image(Image)
    /// The end of the file.
    case end
  }

  /// A rectangle of color indices, row by row.
  struct Image {
    let rectangle: PixelRect
    let numbers: [UInt8]
    let colors: [Pixel]
  }

  private final class Input {
    let bytes: [UInt8]
    var position = 0
    /// True if more bytes were requested than the input has.
    var isExhausted = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  private let input: Input
  private let file: UnsafeMutablePointer<GifFileType>
  /// The width of the canvas in pixels.
  let width: Int
  /// The height of the canvas in pixels.
  let height: Int

  init(_ bytes: [UInt8]) throws(ImageError) {
    guard !bytes.isEmpty, bytes.starts(with: Array("GIF8".utf8).prefix(bytes.count)) else { throw .wrongFormat(.gif) }
    let input = Input(bytes)
    var code: Int32 = 0
    // The input outlives the handle, which is closed before this value ends; giflib calls back only during our calls.
    let opened = unsafe DGifOpen(
      Unmanaged.passUnretained(input).toOpaque(),
      { file, target, count in
        guard let file = unsafe file, let target = unsafe target, let input = unsafe file.pointee.UserData else {
          return 0
        }
        let source = unsafe Unmanaged<Input>.fromOpaque(input).takeUnretainedValue()
        let end = min(source.position + Int(max(0, count)), source.bytes.count)
        if end - source.position < count { source.isExhausted = true }
        // Sound: giflib provides room for `count` bytes, and no more are copied.
        for (offset, byte) in source.bytes[source.position..<end].enumerated() { unsafe target[offset] = byte }
        defer { source.position = end }
        return Int32(end - source.position)
      }, &code)
    guard let opened = unsafe opened else { throw GIFError.decoding(code, isCutShort: input.isExhausted) }
    self.input = input
    unsafe file = unsafe opened
    width = unsafe Int(opened.pointee.SWidth)
    height = unsafe Int(opened.pointee.SHeight)
  }

  deinit {
    var code: Int32 = 0
    // The handle is freed regardless of the result.
    _ = unsafe DGifCloseFile(file, &code)
  }

  /// Reads the next record that affects playback.
  mutating func next() throws(ImageError) -> Record {
    while true {
      var type = UNDEFINED_RECORD_TYPE
      try check(unsafe DGifGetRecordType(file, &type))
      switch type {
      case IMAGE_DESC_RECORD_TYPE: return .image(try image())
      case EXTENSION_RECORD_TYPE: if let record = try extensionRecord() { return record }
      case TERMINATE_RECORD_TYPE: return .end
      default: throw .damaged(.gif, reason: "it contains an unknown block")
      }
    }
  }

  private func image() throws(ImageError) -> Image {
    try check(unsafe DGifGetImageDesc(file))
    let image = unsafe file.pointee.Image
    let rectangle = unsafe PixelRect(
      x: Int(image.Left), y: Int(image.Top), width: Int(image.Width), height: Int(image.Height))
    try ImageLimit.check(width: rectangle.width, height: rectangle.height, limit: ImageLimit.animation)
    guard let map = unsafe image.ColorMap ?? file.pointee.SColorMap else {
      throw GIFError.decoding(D_GIF_ERR_NO_COLOR_MAP, isCutShort: false)
    }
    // Sound: a map, owned by giflib and kept while we copy it, contains the number of colors that it states.
    let colors = unsafe UnsafeBufferPointer(start: map.pointee.Colors, count: Int(map.pointee.ColorCount)).map {
      Pixel(red: $0.Red, green: $0.Green, blue: $0.Blue)
    }
    var numbers: [UInt8] = []
    var row = [UInt8](repeating: 0, count: rectangle.width)
    guard unsafe image.Interlace else {
      for _ in 0..<rectangle.height {
        try check(unsafe DGifGetLine(file, &row, Int32(row.count)))
        numbers.append(contentsOf: row)
      }
      return Image(rectangle: rectangle, numbers: numbers, colors: colors)
    }
    // Interlaced rows come in four passes: every eighth row, the rows midway between them, and so on.
    numbers = [UInt8](repeating: 0, count: rectangle.area)
    for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
      for y in stride(from: first, to: rectangle.height, by: step) {
        try check(unsafe DGifGetLine(file, &row, Int32(row.count)))
        numbers.replaceSubrange(y * row.count..<(y + 1) * row.count, with: row)
      }
    }
    return Image(rectangle: rectangle, numbers: numbers, colors: colors)
  }

  private func extensionRecord() throws(ImageError) -> Record? {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<UInt8>?
    try check(unsafe DGifGetExtension(file, &code, &block))
    var record: Record?
    let name = unsafe GIFReader.bytes(of: block)
    if code == GRAPHICS_EXT_FUNC_CODE, name.count == 4 {
      var control = GraphicsControlBlock()
      if unsafe DGifExtensionToGCB(name.count, name, &control) == GIF_OK {
        record = .control(
          centiseconds: Int(control.DelayTime), disposal: Int(control.DisposalMode),
          transparent: control.TransparentColor == NO_TRANSPARENT_COLOR ? nil : Int(control.TransparentColor))
      }
    }
    let isLoop = code == APPLICATION_EXT_FUNC_CODE && name.elementsEqual("NETSCAPE2.0".utf8)
    while unsafe block != nil {
      try check(unsafe DGifGetExtensionNext(file, &block))
      let bytes = unsafe GIFReader.bytes(of: block)
      if isLoop, bytes.count == 3, bytes[0] & 7 == 1 {
        let repeats = Int(bytes[1]) | Int(bytes[2]) << 8
        record = .plays(repeats == 0 ? 0 : repeats + 1)
      }
    }
    return record
  }

  /// Returns the bytes of a data sub-block, whose first byte is its length.
  private static func bytes(of block: UnsafeMutablePointer<UInt8>?) -> [UInt8] {
    guard let block = unsafe block else { return [] }
    // Sound: giflib's buffer holds a whole block and stays until its next call.
    return unsafe [UInt8](UnsafeBufferPointer(start: block + 1, count: Int(block[0])))
  }

  private func check(_ result: Int32) throws(ImageError) {
    if result != GIF_OK { throw unsafe GIFError.decoding(file.pointee.Error, isCutShort: input.isExhausted) }
  }
}
