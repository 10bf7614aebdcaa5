import Arithmetic
public import Codecs
public import Geometry
import SystemCalls

/// The part of a stage to render, and the form of the output.
public struct RenderOptions: Sendable {
  /// Frames a second of the output; nil for the medium's own: ``FrameRate/fastestGIF`` in a GIF, otherwise
  /// ``FrameRate/display``.
  ///
  /// A GIF counts time in hundredths of a second, and players slow down frames shorter than two of them, so 50 is the
  /// fastest rate that plays accurately. The motion is the same at every rate.
  public var rate: FrameRate?
  /// The size of the output; one pixel a point by default.
  public var size = OutputSize.scale(1)
  /// The part to render; everything by default.
  public var selection = FrameSelection.all
  /// Seconds of the stage in a second of the output, from 0.001 to 1,000: 0.25 is slow motion made of real frames.
  public var speed = 1.0
  /// The number of times a GIF or an animated PNG plays; 0 for an endless loop.
  public var loopCount = 0
  /// The additional time the first frame is shown, in seconds, to the nearest frame; at most a day.
  public var holdFirst = 0.0
  /// The additional time the last frame is shown, in seconds, to the nearest frame; at most a day.
  ///
  /// When ``bounces`` is set, the motion turns there.
  public var holdLast = 0.0
  /// True if the motion continues backward to its second frame, so that it loops without a jump.
  ///
  /// The snapshot of each frame is kept for the bounce back, so memory grows with the length.
  public var bounces = false
  /// The accepted loss of a GIF; its effort is ``effort``.
  public var gif = GIFOptions()
  /// The quality of an animated WebP file; its effort is ``effort``.
  public var webp = WebPOptions()
  /// The quality of a movie, and the color behind its translucent pixels.
  public var movie = MovieOptions()
  /// The number of frames in a row of a sprite sheet; nil for a sheet that is about square.
  public var spriteColumns: Int?
  /// The largest size of a GIF, an animated PNG, a WebP file or a movie in bytes; nil for no limit.
  ///
  /// A larger file gets a lower quality, then fewer colors, then fewer frames a second, then a smaller size, as far as
  /// the format has these, and ``RenderResult/notes`` lists the reductions. That takes several renderings. Since a
  /// stage plays only once, its snapshots are kept for them, and its frames stay the same; frames from other sources
  /// keep their size, too.
  public var maxBytes: Int?
  /// The effort spent on smaller PNG (0 stores them) and GIF files, up to 9; 6 by default.
  public var effort = 6
  /// The color behind all layers, in place of the stage's own background.
  public var background: Color?
  /// True if touches are shown above all layers; false by default.
  public var showsTouches = false
  /// The number of frames painted and encoded concurrently; the bytes do not depend on it.
  public var jobs = Processors.count
  /// The memory for caches shared by all jobs, in bytes; 128 MiB by default.
  ///
  /// The bytes of the output are the same for any number.
  public var cacheMemory = 128 << 20
  /// True if existing files may be replaced.
  public var replacesFiles = true

  /// Makes the standard options.
  public init() {}

  /// ``rate``, or the one of media that have room for every frame of a display.
  var frameRate: FrameRate { rate ?? .display }

  /// The order of the frames.
  var order: FrameOrder {
    func frames(_ seconds: Double) -> Int { Int(saturating: (seconds * frameRate.framesPerSecond).rounded()) }
    return FrameOrder(holdFirst: frames(holdFirst), holdLast: frames(holdLast), bounces: bounces)
  }

  /// True if the part to render is given by frame numbers; these depend on the rate.
  var namesFrames: Bool {
    if case .frames = selection { true } else { false }
  }

  /// The quality of an animated WebP file, and the effort spent on it.
  var webpOptions: WebPOptions {
    var webp = webp
    webp.effort = effort
    return webp
  }

  /// The accepted loss of a GIF, and the effort spent on it.
  var gifOptions: GIFOptions {
    var gif = gif
    gif.effort = effort
    return gif
  }
}

/// The part of a stage's playing time that is rendered.
public enum FrameSelection: Hashable, Sendable {
  /// From one time of the stage to another, in seconds; a `to` of nil is the end, and one beyond it holds the image.
  case times(from: Double, to: Double?)
  /// From one frame through another, counted from 0 in the whole rendering; nil is the last.
  case frames(from: Int, through: Int?)

  /// Everything.
  public static let all = FrameSelection.times(from: 0, to: nil)
}

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

/// The machine's processors.
package enum Processors {
  /// The number of processors available; at least 1.
  package static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
