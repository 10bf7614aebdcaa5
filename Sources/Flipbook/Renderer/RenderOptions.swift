public import Codecs
public import Geometry

/// What to render of a stage, and how.
public struct RenderOptions: Sendable {
  /// Frames a second of the output; 50 unless set.
  ///
  /// A GIF counts time in hundredths of a second and players slow down frames shorter than two of them, so 50 is the
  /// fastest rate at which every frame has its place. The motion is the same at every rate.
  public var rate: FrameRate = 50
  /// How large the output is; a pixel a point unless set.
  public var size = OutputSize.scale(1)
  /// The part to render; all of it unless set.
  public var selection = FrameSelection.all
  /// Seconds of the stage in a second of the output: 0.25 is slow motion, of real frames; from 0.001 to 1,000.
  public var speed = 1.0
  /// How often a GIF plays; 0 is for ever.
  public var loopCount = 0
  /// What lies behind all layers, instead of the stage's own background.
  public var background: Color?
  /// How many frames are painted and encoded at once; the bytes are the same for any number.
  public var jobs = Processors.count
  /// Whether files that exist may be replaced.
  public var replacesFiles = true

  /// Makes the standard options.
  public init() {}
}
