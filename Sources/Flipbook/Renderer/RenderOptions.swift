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
  /// How often a GIF or an animated PNG plays; 0 is for ever.
  public var loopCount = 0
  /// How much longer than others the first frame is shown, in seconds, to the nearest frame; at most a day.
  public var holdFirst = 0.0
  /// How much longer than others the last frame is shown, in seconds, to the nearest frame; at most a day.
  ///
  /// When ``bounces`` is set, that is where the motion turns.
  public var holdLast = 0.0
  /// Whether the motion goes on backwards to its second frame, so that it can begin anew without a jump.
  ///
  /// What is seen at each moment is kept for the way back, so that memory grows with the length.
  public var bounces = false
  /// What a GIF may lose; its effort is ``effort``.
  public var gif = GIFOptions()
  /// The most bytes that a GIF may have; nil for as many as it takes.
  ///
  /// If it would have more, it gets a lower quality, then fewer colours, then fewer frames a second, then a smaller size,
  /// and ``RenderResult/notes`` tells what. That takes several renderings. Since a stage plays only once, what it shows
  /// is kept for them, and it keeps its frames; frames from elsewhere keep their size, too.
  public var maxBytes: Int?
  /// How hard to try to make PNG files (0 stores them) and GIFs small, to 9; 6 unless set.
  public var effort = 6
  /// What lies behind all layers, instead of the stage's own background.
  public var background: Color?
  /// Whether the fingers that touch the stage are shown, above all layers; false.
  public var showsTouches = false
  /// How many frames are painted and encoded at once; the bytes are the same for any number.
  public var jobs = Processors.count
  /// How many bytes may be kept from frame to frame to save time, shared by all jobs; 128 MiB unless set.
  ///
  /// The bytes of the output are the same for any number.
  public var cacheMemory = 128 << 20
  /// Whether files that exist may be replaced.
  public var replacesFiles = true

  /// Makes the standard options.
  public init() {}

  /// The order in which frames are shown.
  var order: FrameOrder {
    func frames(_ seconds: Double) -> Int { Int((seconds * rate.framesPerSecond).rounded()) }
    return FrameOrder(holdFirst: frames(holdFirst), holdLast: frames(holdLast), bounces: bounces)
  }

  /// Whether the part to render is told by numbers of frames, which are others at another rate.
  var namesFrames: Bool {
    if case .frames = selection { true } else { false }
  }

  /// What a GIF may lose, and how much work is done for it.
  var gifOptions: GIFOptions {
    var gif = gif
    gif.effort = effort
    return gif
  }
}
