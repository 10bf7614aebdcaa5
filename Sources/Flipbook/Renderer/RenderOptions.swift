import Arithmetic
public import Codecs
public import Geometry
import SystemCalls

/// Options that select the part of a stage to render, and the properties of the output.
public struct RenderOptions: Sendable {
  /// Frames per second of the output; nil for the format's default: `FrameRate.fastestGIF` for a GIF, otherwise
  /// `FrameRate.display`.
  ///
  /// GIF delays are in hundredths of a second, and players slow down frames shorter than two hundredths, so 50 is the
  /// fastest rate that plays accurately. The motion is the same at every rate.
  public var rate: FrameRate?
  /// The size of the output; one pixel per point by default.
  public var size = OutputSize.scale(1)
  /// The part to render; everything by default.
  public var selection = FrameSelection.all
  /// Seconds of stage time per second of output, from 0.001 to 1,000; 0.25 is slow motion with real in-between frames.
  public var speed = 1.0
  /// The number of times a GIF or an animated PNG plays; 0 for an endless loop.
  public var loopCount = 0
  /// The additional time the first frame is shown, in seconds, to the nearest frame; at most a day.
  public var holdFirst = 0.0
  /// The additional time the last frame is shown, in seconds, to the nearest frame; at most a day.
  ///
  /// When ``bounces`` is set, the motion reverses there.
  public var holdLast = 0.0
  /// True if the motion continues backward to its second frame, so that it loops without a jump.
  ///
  /// The snapshot of each frame is kept for the backward pass, so memory grows with the length.
  public var bounces = false
  /// The options for a GIF; ``effort`` replaces their effort.
  public var gif = GIFOptions()
  /// The options for an animated WebP file; ``effort`` replaces their effort.
  public var webp = WebPOptions()
  /// The quality of a movie, and the color behind its translucent pixels.
  public var movie = MovieOptions()
  /// The number of frames in a row of a sprite sheet; nil for a sheet that is about square.
  public var spriteColumns: Int?
  /// The maximum size of a GIF, an animated PNG, a WebP file, or a movie, in bytes; nil for no limit.
  ///
  /// If a file is larger, its quality is reduced, then its colors, then its frame rate, and then its size, as far as
  /// the format has these settings; ``RenderResult/notes`` lists the reductions. This takes several renderings. Since a
  /// stage plays only once, its snapshots are kept, and its frame rate isn't reduced; for frames from other sources,
  /// the size isn't reduced either.
  public var maxBytes: Int?
  /// The compression effort for PNG and GIF files, from 0, which stores PNG data uncompressed, to 9; 6 by default.
  public var effort = 6
  /// The color behind all layers, in place of the stage's own background.
  public var background: Color?
  /// True if touches are shown above all layers; false by default.
  public var showsTouches = false
  /// The appearance of touches.
  public var touchStyle = TouchStyle()
  /// The device whose frame and status bar surround the scene; nil for none.
  public var device: Device?
  /// The number of frames painted and encoded concurrently; it doesn't affect the output.
  public var jobs = Processors.count
  /// The memory for caches shared by all jobs, in bytes; 128 MiB by default.
  ///
  /// It doesn't affect the output.
  public var cacheMemory = 128 << 20
  /// True if existing files may be replaced.
  public var replacesFiles = true

  /// Creates the standard options.
  public init() {}

  /// The appearance of touches; nil if they aren't shown.
  package var shownTouches: TouchStyle? { showsTouches ? touchStyle : nil }

  /// ``rate``, or the display rate by default.
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

  /// The options for an animated WebP file, with ``effort`` applied.
  var webpOptions: WebPOptions {
    var webp = webp
    webp.effort = effort
    return webp
  }

  /// The options for a GIF, with ``effort`` applied.
  var gifOptions: GIFOptions {
    var gif = gif
    gif.effort = effort
    return gif
  }
}

/// The part of a stage's playing time that is rendered.
public enum FrameSelection: Hashable, Sendable {
  /// A range of stage times, in seconds; a `to` of nil is the end, and a later time holds the last frame.
  case times(from: Double, to: Double?)
  /// A closed range of frames, counted from 0 in the whole rendering; a `through` of nil is the last frame.
  case frames(from: Int, through: Int?)

  /// The whole playing time.
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
  /// The pass over the frames, from 1.
  ///
  /// An animated PNG with few colors, or with few changed pixels in large rectangles, is encoded again in pass 2, with
  /// a palette or with transparent pixels.
  public var pass = 1
}

/// The processors of the machine.
package enum Processors {
  /// The number of processors available; at least 1.
  package static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
