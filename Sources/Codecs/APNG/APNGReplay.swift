import Pixels

/// Reads back the frames that an ``APNGAssembly`` wrote.
struct APNGReplay {
  private let file: SpoolFile
  private let layout: PNGLayout
  private var canvas: APNGCanvas
  private var offset = 0
  /// The last frame read.
  private var last: Bitmap?

  /// - Parameters:
  ///   - file: The file of chunks.
  ///   - layout: The pixel layout of the frames, without a palette.
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  init(_ file: SpoolFile, layout: PNGLayout, width: Int, height: Int) {
    self.file = file
    self.layout = layout
    canvas = APNGCanvas(width: width, height: height)
  }

  /// Returns the next frame that differs from the one before; nil after the last.
  mutating func next() throws(OutputError) -> Bitmap? {
    while let control = try chunk().flatMap({ APNGControl($0[...]) }), let data = try chunk() {
      let shown: Bitmap
      // The pixels of every frame but the first follow a sequence number.
      let pixels = last == nil ? data[...] : data.dropFirst(4)
      do throws(ImageError) { shown = canvas.show(try picture(control, pixels), control) } catch { throw .image(error) }
      guard shown != last else { continue }
      last = shown
      return shown
    }
    return nil
  }

  /// Returns the data of the next chunk; nil after the last.
  private mutating func chunk() throws(OutputError) -> [UInt8]? {
    let head = try file.read(at: offset, count: 8)
    guard head.count == 8 else { return nil }
    let count = head[..<4].reduce(0) { $0 << 8 | Int($1) }
    defer { offset += count + PNGChunks.overhead }
    return try file.read(at: offset + 8, count: count)
  }

  private func picture(_ control: APNGControl, _ data: ArraySlice<UInt8>) throws(ImageError) -> Bitmap {
    var chunks = PNGChunks()
    chunks.appendSignature()
    chunks.appendHeader(width: control.rectangle.width, height: control.rectangle.height, layout: layout)
    // The key is an ordinary color if the frame replaces the canvas.
    if control.blend == .over { chunks.appendPalette(layout) }
    unsafe data.withUnsafeBytes { unsafe chunks.append("IDAT", [], $0) }
    unsafe chunks.append("IEND", [])
    return try PNGDecoder.decodeStraight(chunks.bytes)
  }
}
