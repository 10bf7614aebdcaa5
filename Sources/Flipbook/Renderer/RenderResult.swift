/// The result of a rendering.
public struct RenderResult: Hashable, Sendable {
  /// The width of every frame in pixels.
  public var width: Int
  /// The height of every frame in pixels.
  public var height: Int
  /// The number of frames written.
  ///
  /// A GIF can hold fewer pictures than that, where nothing changes between them.
  public var frameCount: Int
  /// The duration of the output, in seconds.
  public var duration: Double
  /// The size of all files written, in bytes.
  public var byteCount: Int
  /// Deviations from the request, one sentence each, without a full stop.
  ///
  /// It says what a GIF gave up for ``RenderOptions/maxBytes``, and that it cannot have as many frames a second.
  public var notes: [String] = []
  /// Commands of other programs that had a part in it.
  public var details: [String] = []
  /// The time of the first frame that lacks copies of replicators or particles, as there were more than
  /// ``LayerTree/Snapshot/mostCopies``; nil when nothing is missing.
  public var firstCutTime: Double?
}
