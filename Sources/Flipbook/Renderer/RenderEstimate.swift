/// The expected extent of a rendering, before it is done.
public struct RenderEstimate: Hashable, Sendable {
  /// The width of every frame in pixels.
  public var width: Int
  /// The height of every frame in pixels.
  public var height: Int
  /// The number of frames painted.
  public var frameCount: Int
  /// The duration of the output, in seconds.
  public var duration: Double
  /// The seconds that it may take here, at the pace of a few frames that were rendered for it.
  public var seconds: Double
  /// The bytes that the output may have, judged by the same frames; nil if nobody can tell without making it.
  public var byteCount: Int?
}
