package import Pixels

/// A GIF file that frames are written to.
package struct GIFSink: FrameSink, ~Copyable {
  /// Compares each frame with the one before.
  package struct Encoder: FrameEncoder {
    let matte: Matte

    package func encode(_ frame: Bitmap, after previous: Bitmap?) throws(OutputError) -> EncodedFrame {
      EncodedFrame(changes: FrameChanges(of: frame, over: previous, matte: matte), frame: frame)
    }
  }

  /// A compared frame.
  package struct EncodedFrame: Sendable {
    let changes: FrameChanges
    let frame: Bitmap
  }

  package let encoder: Encoder
  private var output: OutputFile
  private var gif: GIFEncoder
  private var byteCount = 0

  /// Begins a GIF.
  ///
  /// - Parameters:
  ///   - output: The file.
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - plays: How often players show it; 0 for ever.
  ///   - options: How it is made.
  package init(
    _ output: consuming OutputFile, width: Int, height: Int, plays: Int = 0,
    options: GIFOptions = GIFOptions()
  ) {
    self.output = output
    gif = GIFEncoder(width: width, height: height, plays: plays, options: options)
    encoder = Encoder(matte: Matte(options.matte))
  }

  package mutating func write(_ frame: EncodedFrame, for slot: FrameSchedule.Slot) throws(OutputError) {
    let bytes: [UInt8]
    do throws(ImageError) {
      bytes = try gif.add(frame.changes, of: frame.frame, centiseconds: slot.centiseconds)
    } catch {
      throw .image(error)
    }
    try output.write(bytes)
    byteCount += bytes.count
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    let bytes: [UInt8]
    do throws(ImageError) { bytes = try gif.finish() } catch { throw .image(error) }
    try output.write(bytes)
    try output.finish()
    return byteCount + bytes.count
  }
}
