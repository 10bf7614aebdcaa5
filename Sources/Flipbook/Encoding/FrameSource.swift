import Codecs
import Pixels

/// A sequential source of frames that were not rendered by Flipbook.
protocol FrameSource: AnyObject {
  /// The width of every frame in pixels.
  var width: Int { get }
  /// The height of every frame in pixels.
  var height: Int { get }
  /// The file that determines the size, for messages.
  var origin: String { get }
  /// The frame rate, if the source has one; the duration of each frame is a whole number of its intervals.
  var rate: FrameRate? { get }
  /// The constant rate to use for formats with equal frame durations, if the source's own times are uneven.
  var evenRate: FrameRate? { get }
  /// True if the frames are samples in real time, so that a different rate selects different frames.
  var isMovie: Bool { get }
  /// Remarks on the frames read so far, one sentence each, without a period.
  var notes: [String] { get }
  /// The number of frames, if known.
  var count: Int? { get }
  /// True if every pixel is known to be opaque.
  var isOpaque: Bool { get }
  /// The loop count, if the source sets it; 0 for an endless loop.
  var plays: Int? { get }
  /// The parts of the distributed rendering that the frames come from, if any.
  var parts: JoinedParts? { get }

  /// Returns the next frame and its duration in intervals of the rate, or nil after the last.
  func next() throws(RenderError) -> (frame: SourceFrame, length: Int)?

  /// Returns a frame that was read before, or nil if the source can't go back.
  func frame(_ index: Int) throws(RenderError) -> SourceFrame?
}

extension FrameSource {
  var rate: FrameRate? { nil }
  var evenRate: FrameRate? { nil }
  var isMovie: Bool { false }
  var notes: [String] { [] }
  var count: Int? { nil }
  var isOpaque: Bool { false }
  var plays: Int? { nil }
  var parts: JoinedParts? { nil }
  func frame(_ index: Int) throws(RenderError) -> SourceFrame? { nil }
}

/// An undecoded frame of a source; any thread can decode it.
indirect enum SourceFrame: Sendable {
  /// A decoded image.
  case picture(Bitmap)
  /// RGBA pixels with straight alpha.
  case straight(Bitmap)
  /// The YUV planes of a video frame.
  case video([UInt8], Y4MHeader)
  /// A PNG file.
  case png([UInt8], path: String)
  /// A rectangle of another frame, with the decoder of the whole frame.
  case cropped(SourceFrame, to: PixelRect, SourceDecoder)
}
