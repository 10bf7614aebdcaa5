/// The part of an input that is encoded, and its speed.
public struct FrameEdit: Hashable, Sendable {
  /// The start, in seconds of the input.
  public var from = 0.0
  /// The end, in seconds of the input; nil for its end.
  public var to: Double?
  /// The speed; 1 by default.
  public var speed = 1.0
  /// The part of each frame; nil for all of it.
  public var crop: FrameCrop?

  /// Makes an edit that keeps everything.
  public init() {}

  /// True if some of the time is left out, or plays at another speed.
  var changesTime: Bool { from > 0 || to != nil || speed != 1 }
}
