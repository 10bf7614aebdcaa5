/// How far a rendering has come.
public struct RenderProgress: Hashable, Sendable {
  /// The frames that are painted.
  public var painted: Int
  /// The frames that are encoded and written, too.
  public var written: Int
  /// The frames that there will be; nil while that is not known.
  public var total: Int?
  /// Which time the frames are written: an animated PNG of few colours is made once more with a palette, as pass 2.
  public var pass = 1
}
