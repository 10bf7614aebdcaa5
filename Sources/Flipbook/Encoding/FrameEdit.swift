/// The time range and rectangle of an input to encode, and the playback speed.
public struct FrameEdit: Hashable, Sendable {
  /// The start, in seconds from the beginning of the input.
  public var from = 0.0
  /// The end, in seconds from the beginning of the input; nil for the end of the input.
  public var to: Double?
  /// The playback speed; 1, the original speed, by default.
  public var speed = 1.0
  /// The rectangle to crop each frame to; nil for the whole frame.
  public var crop: FrameCrop?

  /// Creates an edit that changes nothing.
  public init() {}

  /// True if the edit trims the input or changes its speed.
  var changesTime: Bool { from > 0 || to != nil || speed != 1 }
}
