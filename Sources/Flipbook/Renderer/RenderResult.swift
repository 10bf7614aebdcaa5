/// The result of a rendering.
public struct RenderResult: Hashable, Sendable {
  /// The width of every frame in pixels.
  public var width: Int
  /// The height of every frame in pixels.
  public var height: Int
  /// The number of frames written.
  ///
  /// A GIF can contain fewer images, because unchanged frames are merged.
  public var frameCount: Int
  /// The duration of the output, in seconds.
  public var duration: Double
  /// The size of all files written, in bytes.
  public var byteCount: Int
  /// Deviations from the request, one sentence each, without a period.
  ///
  /// Examples are the reductions for ``RenderOptions/maxBytes``, and a lower frame rate of a GIF.
  public var notes: [String] = []
  /// The command lines of other programs that were run.
  public var details: [String] = []
  /// The time of the first frame with more copies of replicators and particles than `Snapshot.maximumCopyCount`, so
  /// that some are missing; nil when nothing is missing.
  public var firstCutTime: Double?
}
