import Codecs

/// Frames from elsewhere, one after the other.
protocol FrameSource: AnyObject {
  /// The width of every frame in pixels.
  var width: Int { get }
  /// The height of every frame in pixels.
  var height: Int { get }
  /// Where the size comes from, for messages.
  var origin: String { get }
  /// Frames a second, where the source says; frames last for whole numbers of them.
  var rate: FrameRate? { get }
  /// How many frames there are, where that is known.
  var count: Int? { get }
  /// Whether it is known that every pixel is opaque.
  var isOpaque: Bool { get }
  /// How often the animation plays, where the source says; 0 for ever.
  var plays: Int? { get }

  /// The next frame, and how many frames of the rate it lasts; nil after the last.
  func next() throws(RenderError) -> (moment: SourceMoment, length: Int)?

  /// A frame that was read before; nil if the source cannot go back.
  func frame(_ index: Int) throws(RenderError) -> SourceMoment?
}

extension FrameSource {
  var rate: FrameRate? { nil }
  var count: Int? { nil }
  var isOpaque: Bool { false }
  var plays: Int? { nil }
  func frame(_ index: Int) throws(RenderError) -> SourceMoment? { nil }
}
