package import Flipbook
import SystemCalls

/// A recording of a scene, a stage or a file: pictures at some times, and the motion in numbers where it is known.
package struct Recording: Sendable {
  /// One frame.
  package struct Frame: Sendable {
    /// The time at which the frame is shown, in seconds.
    package var time: Double
    /// The picture before any encoding.
    package var bitmap: Bitmap

    /// Makes a frame.
    package init(time: Double, bitmap: Bitmap) {
      self.time = time
      self.bitmap = bitmap
    }
  }

  /// The frames, in order; at least one.
  package var frames: [Frame]
  /// The total duration, in seconds; 0 for a picture.
  package var duration: Double
  /// The values of all layers at every tick; nil for recordings without layers.
  package var trace: MotionTrace?
  /// The fonts that its texts are set in, with their versions.
  package var fonts: [String] = []

  /// Makes a recording.
  package init(frames: [Frame], duration: Double, trace: MotionTrace? = nil, fonts: [String] = []) {
    self.frames = frames
    self.duration = duration
    self.trace = trace
    self.fonts = fonts
  }

  /// Makes a recording of a single picture.
  package init(_ picture: Bitmap) { self.init(frames: [Frame(time: 0, bitmap: picture)], duration: 0) }

  /// The frames of a file: a picture, a GIF, an animated PNG, or a folder of frames with its manifest.
  ///
  /// - Throws: ``RenderError`` when the file is missing or damaged.
  package init(file path: String) throws(RenderError) {
    if FileSystem.kind(of: path) == .folder {
      try self.init(.sequence(folder: path))
      return
    }
    let bytes = try InputFile.read(path)
    if ImageFormat(of: bytes) == .jpeg {
      do throws(ImageError) { self.init(try ImageFile.decode(bytes)) } catch {
        throw RenderError(.image(error), path: path)
      }
    } else {
      try self.init(.animation(path: path))
    }
  }

  private init(_ input: FrameInput) throws(RenderError) {
    let (frames, duration) = try input.pictures()
    self.init(
      frames: frames.map { Frame(time: $0.time, bitmap: $0.bitmap) }, duration: frames.count > 1 ? duration : 0)
  }
}
