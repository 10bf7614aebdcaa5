/// What a rendering made.
public struct RenderResult: Hashable, Sendable {
  /// The width of every frame in pixels.
  public var width: Int
  /// The height of every frame in pixels.
  public var height: Int
  /// How many frames were written.
  ///
  /// A GIF can hold fewer pictures than that, where nothing changes between them.
  public var frameCount: Int
  /// How long the output plays, in seconds.
  public var duration: Double
  /// How many bytes were written, over all files.
  public var byteCount: Int
  /// What came out otherwise than was asked for, a sentence each, without its full stop.
  ///
  /// It tells what a GIF gave up for ``RenderOptions/maxBytes``, and that it cannot have so many frames a second.
  public var notes: [String] = []
  /// The time of the first frame that lacks copies of replicators or particles, as there were more than
  /// ``LayerTree/Snapshot/mostCopies``; nil when nothing is missing.
  public var firstCutTime: Double?
}
