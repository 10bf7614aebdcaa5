import Codecs
import Compositor
import Pixels

extension Renderer {
  /// Renders to an animated GIF.
  ///
  /// A GIF counts time in hundredths of a second: frames begin within half a hundredth of their true times, and at more
  /// than 50 frames a second some find no room and are left out.
  ///
  /// - Parameter path: The file; `-` is the standard output.
  /// - Returns: What was made.
  /// - Throws: ``RenderError`` or `CancellationError`.
  @discardableResult
  public func gif(to path: String) async throws -> RenderResult {
    let plays = options.loopCount
    return try await write(to: path) { timeline, viewport throws(OutputError) in
      GIFSink(
        try output(path), schedule: FrameSchedule(gifAt: timeline.rate, frameCount: timeline.frameCount),
        width: viewport.widthPixels, height: viewport.heightPixels, plays: plays)
    }
  }

  /// Renders to a PNG file a frame.
  ///
  /// - Parameter path: A pattern of file names with one place for the frame's number, such as `shots/menu_%04d.png`; or
  ///   else a folder, made if there is none, for `frame_0000.png` and so on and a `manifest.json` with their times; or
  ///   `-` for all files one after the other on the standard output.
  /// - Returns: What was made.
  /// - Throws: ``RenderError`` or `CancellationError`.
  @discardableResult
  public func png(to path: String) async throws -> RenderResult {
    if path == "-" {
      return try await write(to: path) { timeline, _ throws(OutputError) in
        PNGStream(
          .standardOutput, schedule: FrameSchedule(everyFrameAt: timeline.rate, frameCount: timeline.frameCount))
      }
    }
    return try await write(to: path) { timeline, viewport throws(OutputError) in
      let isPattern = FileNamePattern.isPattern(path)
      return try PNGSequence(
        isPattern ? .pattern(try FileNamePattern(path)) : .folder(path),
        manifest: SequenceManifest(
          schedule: FrameSchedule(everyFrameAt: timeline.rate, frameCount: timeline.frameCount),
          width: viewport.widthPixels, height: viewport.heightPixels, scale: viewport.scale),
        policy: policy)
    }
  }

  /// Renders the moment `time`, in seconds, to a PNG file.
  ///
  /// - Parameters:
  ///   - time: The stage's time.
  ///   - path: The file; `-` is the standard output.
  /// - Returns: What was made.
  /// - Throws: ``RenderError``.
  @discardableResult
  public func still(at time: Double, to path: String) throws(RenderError) -> RenderResult {
    let bitmap = try still(at: time)
    do throws(OutputError) {
      let file = try output(path)
      let bytes: [UInt8]
      do throws(ImageError) { bytes = try PNGEncoder().encode(bitmap) } catch { throw .image(error) }
      try file.write(bytes)
      try file.finish()
      return RenderResult(
        width: bitmap.width, height: bitmap.height, frameCount: 1, duration: 0, byteCount: bytes.count)
    } catch {
      throw RenderError(.output(error), path: path)
    }
  }

  private var policy: OutputFile.Policy { options.replacesFiles ? .replace : .keep }

  private func output(_ path: String) throws(OutputError) -> OutputFile {
    path == "-" ? .standardOutput : try OutputFile(path: path, policy: policy)
  }
}
