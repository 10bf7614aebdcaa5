import Arithmetic
import Codecs

/// The frame times of a stage.
struct Timeline: Hashable, Sendable {
  /// Frames per second of the output.
  let rate: FrameRate
  /// Seconds of stage time per second of output.
  let speed: Double
  /// The stage time of frame 0 of the whole rendering, in seconds.
  let start: Double
  /// The number of the first frame to render.
  let firstFrame: Int
  /// The number of frames to render.
  let frameCount: Int

  /// The maximum number of frames; a larger number is certainly a mistake.
  static let maximumFrameCount = 1_000_000

  /// Returns the stage time, in seconds, of a frame, counted among the rendered frames.
  ///
  /// The time depends only on the frame's number, so errors don't accumulate, and a part of a rendering has exactly the
  /// same frame times as the whole.
  func time(ofFrame index: Int) -> Double { start + speed * rate.time(ofFrame: firstFrame + index) }

  /// Returns the number of frames that cover a duration of stage time; at least 1.
  static func frames(lasting seconds: Double, rate: FrameRate, speed: Double) -> Int? {
    // A duration within a rounding error of a whole number of frames counts as that number.
    let count = (seconds / speed * rate.framesPerSecond - 1e-6).rounded(.up)
    return count <= Double(maximumFrameCount) ? max(1, Int(saturating: count)) : nil
  }

  /// Selects the frames of a stage that ends at `end`, according to `options`.
  init(_ options: RenderOptions, end: Double) throws(RenderError) {
    rate = options.frameRate
    speed = options.speed
    switch options.selection {
    case .times(let from, let to):
      let last = to ?? end
      guard from < last else {
        throw RenderError(
          .options(
            to == nil
              ? "there is nothing to render from \(from) s on: the scene ends at \(end) s"
              : "the end, \(last) s, must come after the start, \(from) s"))
      }
      start = from
      firstFrame = 0
      frameCount = try Timeline.counted(last - from, options)
    case .frames(let from, let through):
      let whole = try Timeline.counted(end, options)
      guard from <= through ?? (whole - 1), through ?? from < whole else {
        throw RenderError(
          .options(
            "there are no frames \(from) to \(through ?? whole - 1): the scene has \(whole), and the last is "
              + "\(whole - 1)"
          ))
      }
      start = 0
      firstFrame = from
      frameCount = (through ?? whole - 1) - from + 1
    }
  }

  private init(rate: FrameRate, speed: Double, start: Double, firstFrame: Int, frameCount: Int) {
    (self.rate, self.speed, self.start) = (rate, speed, start)
    (self.firstFrame, self.frameCount) = (firstFrame, frameCount)
  }

  /// Returns a range of the frames, at the same times.
  func part(_ frames: Range<Int>) -> Timeline {
    Timeline(
      rate: rate, speed: speed, start: start, firstFrame: firstFrame + frames.lowerBound, frameCount: frames.count)
  }

  private static func counted(_ seconds: Double, _ options: RenderOptions) throws(RenderError) -> Int {
    guard let count = frames(lasting: seconds, rate: options.frameRate, speed: options.speed) else {
      throw RenderError(
        .options("that is more than \(maximumFrameCount) frames: render a shorter part, or fewer frames per second"))
    }
    return count
  }
}
