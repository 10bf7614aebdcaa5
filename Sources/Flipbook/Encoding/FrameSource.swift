import Codecs
import Pixels

/// A source of frames that Flipbook has not painted, one after the other.
protocol FrameSource: AnyObject {
  /// The width of every frame in pixels.
  var width: Int { get }
  /// The height of every frame in pixels.
  var height: Int { get }
  /// The origin of the size, for messages.
  var origin: String { get }
  /// The frame rate, if the source has one; frames last for whole numbers of its intervals.
  var rate: FrameRate? { get }
  /// The steady rate for formats whose frames all last equally long, where the source's own times are uneven.
  var evenRate: FrameRate? { get }
  /// True if the frames are samples of real time, so that another rate takes other samples.
  var isMovie: Bool { get }
  /// Remarks on the frames that have been read, one sentence each, without a full stop.
  var notes: [String] { get }
  /// The number of frames, if known.
  var count: Int? { get }
  /// True if every pixel is known to be opaque.
  var isOpaque: Bool { get }
  /// The number of plays, if the source sets it; 0 for an endless loop.
  var plays: Int? { get }
  /// The parts of a rendering that the frames come from, if any.
  var parts: JoinedParts? { get }

  /// The next frame, and its duration in frames of the rate; nil after the last.
  func next() throws(RenderError) -> (frame: SourceFrame, length: Int)?

  /// A frame that was read before; nil if the source can't go back.
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

/// A frame from another source, before the work that any thread can do.
indirect enum SourceFrame: Sendable {
  /// An image that is ready.
  case picture(Bitmap)
  /// Rows of straight R, G, B, A.
  case straight(Bitmap)
  /// Planes of a video frame.
  case video([UInt8], Y4MHeader)
  /// A PNG file.
  case png([UInt8], path: String)
  /// A part of another frame, and the developer of the whole one.
  case cropped(SourceFrame, to: PixelRect, SourceDeveloper)
}
