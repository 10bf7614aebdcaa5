/// The progress of a rendering.
public struct RenderProgress: Hashable, Sendable {
  /// The number of frames painted.
  public var painted: Int
  /// The number of frames encoded and written.
  public var written: Int
  /// The total number of frames; nil while it is unknown.
  public var total: Int?
  /// The pass over the frames: an animated PNG of few colors, or of few pixels that change in large
  /// rectangles, is encoded again with a palette or an alpha in pass 2.
  public var pass = 1
}
