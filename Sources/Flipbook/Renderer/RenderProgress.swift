/// The progress of a rendering.
public struct RenderProgress: Hashable, Sendable {
  /// The frames that are painted.
  public var painted: Int
  /// The frames that are encoded and written, too.
  public var written: Int
  /// The frames that there will be; nil while that is not known.
  public var total: Int?
  /// The pass over the frames: an animated PNG of few colors, or of few pixels that change in large
  /// rectangles, is encoded again with a palette or an alpha in pass 2.
  public var pass = 1
}
