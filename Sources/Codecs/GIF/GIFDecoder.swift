public import Pixels

/// Decodes an animated GIF frame by frame, as a player displays it.
///
/// Pixels are opaque or transparent. Pixels that no image has set, and pixels that have been cleared by a disposal, are
/// transparent regardless of the file's background color, as in browsers.
///
///     var decoder = try GIFDecoder(bytes) while let frame = try decoder.next() { show(frame.bitmap, for:
///     frame.centiseconds) }
public struct GIFDecoder: ~Copyable, Sendable {
  /// One displayed frame.
  public struct Frame: Equatable, Sendable {
    /// The contents of the whole canvas.
    public let bitmap: Bitmap
    /// The display time in hundredths of a second, as stored in the file.
    public let centiseconds: Int
  }

  /// The number of times the animation plays, or 0 for an endless loop; valid once the first frame has been read.
  public private(set) var plays = 1

  private var reader: GIFReader
  private var canvas: Bitmap
  // The disposal method of the last image.
  private var disposal = 0
  private var disposed = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private var before: Bitmap?

  /// Reads the start of a file.
  ///
  /// - Throws: ``ImageError`` when this isn't a GIF file, or its canvas is too large.
  public init(_ bytes: [UInt8]) throws(ImageError) {
    let reader = try GIFReader(bytes)
    try ImageLimit.check(width: reader.width, height: reader.height, limit: ImageLimit.animation)
    canvas = Bitmap(width: reader.width, height: reader.height)
    self.reader = reader
  }

  /// The width of the canvas in pixels.
  public var width: Int { canvas.width }
  /// The height of the canvas in pixels.
  public var height: Int { canvas.height }

  /// Reads the next frame; nil after the last.
  ///
  /// - Throws: ``ImageError`` when the file is damaged or truncated; the frames before that are valid.
  public mutating func next() throws(ImageError) -> Frame? {
    var centiseconds = 0
    var disposal = 0
    var transparent: Int?
    while true {
      switch try reader.next() {
      case .control(let delay, let nextDisposal, let number):
        (centiseconds, disposal, transparent) = (delay, nextDisposal, number)
      case .plays(let count):
        plays = count
      case .image(let image):
        dispose()
        before = disposal == 3 ? canvas : nil
        draw(image, transparent: transparent)
        self.disposal = disposal
        disposed = image.rectangle
        return Frame(bitmap: canvas, centiseconds: centiseconds)
      case .end:
        return nil
      }
    }
  }

  private mutating func dispose() {
    switch disposal {
    case 2: canvas.clear(disposed)
    case 3: if let before { canvas = before }
    default: break
    }
  }

  /// Draws an image onto the canvas; color indices beyond the table are skipped.
  private mutating func draw(_ image: GIFReader.Image, transparent: Int?) {
    let rectangle = image.rectangle
    let part = rectangle.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return }
    for y in part.y..<part.maxY {
      for x in part.x..<part.maxX {
        let number = Int(image.numbers[(y - rectangle.y) * rectangle.width + x - rectangle.x])
        if number != transparent, number < image.colors.count { canvas[x, y] = image.colors[number] }
      }
    }
  }
}
