package import Pixels

/// Writes frames to a GIF file.
///
/// While several tasks encode a window of frames, the next window is collected at the same pace.
package struct GIFSink: FrameSink, ~Copyable {
  /// Compares each frame with the previous one.
  package struct Encoder: FrameEncoder {
    let matte: Matte
    private let comparisons: RowComparisonPool
    private let transparency: PartialTransparency?

    init(matte: Matte, transparency: PartialTransparency?) {
      self.matte = matte
      self.transparency = transparency
      comparisons = RowComparisonPool(matte: matte)
    }

    package func encode(_ frame: Bitmap, after previous: Bitmap?) throws(OutputError) -> EncodedFrame {
      transparency?.note(frame)
      let changes = comparisons.withComparison { FrameChanges(of: frame, over: previous, &$0) }
      return EncodedFrame(changes: changes, frame: changes.cleared != nil || matte.keepsEdges ? frame : nil)
    }
  }

  /// A frame's changes.
  package struct EncodedFrame: Sendable {
    let changes: FrameChanges
    /// The frame itself; nil if no pixels can become transparent.
    let frame: Bitmap?
  }

  package let encoder: Encoder
  private var output: OutputFile
  private var windows: GIFWindowCollector
  private let coding: GIFCoding
  private var window: GIFCoding.Window?
  private var byteCount = 0

  /// Begins a GIF.
  ///
  /// - Parameters:
  ///   - output: The output file.
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - plays: The number of times that the animation plays; 0 for an endless loop.
  ///   - options: The accepted loss, and the effort.
  ///   - jobs: The number of frames encoded concurrently; it doesn't affect the bytes.
  ///   - transparency: Detects areas that the format cannot show; nil to detect none.
  package init(
    _ output: consuming OutputFile, width: Int, height: Int, plays: Int = 0,
    options: GIFOptions = GIFOptions(), jobs: Int = 1, transparency: PartialTransparency? = nil
  ) {
    self.output = output
    encoder = Encoder(matte: Matte(options), transparency: transparency)
    windows = GIFWindowCollector(width: width, height: height, matte: encoder.matte)
    coding = GIFCoding(
      GIFWindowWriter(width: width, height: height, plays: plays, loss: GIFLoss(options)), jobs: jobs)
  }

  package mutating func write(_ frame: EncodedFrame, for slot: FrameSchedule.Slot) async throws(OutputError) {
    try await write(frame, centiseconds: slot.centiseconds)
  }

  /// Writes the next frame with the given delay.
  mutating func write(_ frame: EncodedFrame, centiseconds: Int) async throws(OutputError) {
    await window?.wait(forAtMost: GIFWindow.maximumHeldByteCount - windows.byteCount)
    guard let next = windows.add(frame.changes, of: frame.frame, centiseconds: centiseconds) else { return }
    try await writeWindow()
    window = coding.begin(next)
  }

  @discardableResult
  package consuming func finish() async throws(OutputError) -> Int {
    try await writeWindow()
    window = coding.begin(windows.finish())
    try await writeWindow()
    let bytes: [UInt8]
    do throws(ImageError) { bytes = try await coding.finish() } catch { throw .image(error) }
    try output.write(bytes)
    try output.finish()
    return byteCount + bytes.count
  }

  /// Writes the window in progress.
  private mutating func writeWindow() async throws(OutputError) {
    guard let window else { return }
    self.window = nil
    let pieces: [[UInt8]]
    do throws(ImageError) { pieces = try await window.bytes } catch { throw .image(error) }
    for bytes in pieces {
      try output.write(bytes)
      byteCount += bytes.count
    }
  }
}
