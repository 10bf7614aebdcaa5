import CWebP
import Pixels

/// Encodes the frames of a lossless animated WebP file that begins with an opaque frame.
///
/// libwebp's animator tries to clear the previous rectangle before each frame: that doubles the time and, for
/// opaque frames, saves nothing. This one encodes the changed rectangle of each frame, with the settings that suit it.
struct WebPExactAnimator: ~Copyable {
  private struct Candidate: Sendable {
    /// The index of the VP8L settings.
    var setting: Int
    var drawing: WebPRectangle.Drawing
  }

  private let size: (width: Int, height: Int)
  private let coder: WebPExactCoder
  private let configs: [WebPConfig]
  private let jobs: Int
  private var timeline = WebPTimeline()
  /// The canvas: the last frame.
  private var canvas: Bitmap
  private var start: Int?
  /// The candidate that was smallest in the last trial.
  private var best: Candidate?

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - effort: The effort spent on a smaller file, from 0 to 9.
  ///   - coder: The encoder of images.
  ///   - jobs: The number of threads; the bytes are the same for any number.
  /// - Throws: ``ImageError`` when the version of libwebp does not match its headers.
  init(width: Int, height: Int, effort: Int, coder: WebPExactCoder, jobs: Int) throws(ImageError) {
    size = (width, height)
    self.coder = coder
    configs = try WebPCoding.lossless.configurations(effort: effort)
    self.jobs = jobs
    canvas = Bitmap(width: width, height: height)
  }

  /// The number of bytes in the images of all frames so far.
  var byteCount: Int { timeline.byteCount }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame, of the animation's size.
  ///   - milliseconds: Its start time.
  /// - Throws: ``ImageError`` when memory runs out or the animation lasts too long.
  mutating func add(_ frame: Bitmap, at milliseconds: Int) throws(ImageError) {
    try WebPDuration.check(from: start ?? milliseconds, to: milliseconds)
    start = milliseconds
    let whole = WebPBlockMap(whole: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    let isFirst = timeline.frames.isEmpty
    guard let bounds = isFirst ? whole.rectangle : whole.bounds(of: frame, since: canvas) else { return }
    let rectangle = WebPRectangle(WebPBlockMap(whole: bounds), of: frame, shown: canvas)
    let (image, drawing) = try smallest(of: rectangle, isFirst: isFirst)
    timeline.append(image, in: bounds, blends: drawing != .whole, at: milliseconds)
    canvas = frame
  }

  /// Ends the animation and returns the file.
  ///
  /// - Parameters:
  ///   - milliseconds: The end of the last frame.
  ///   - plays: The number of times the animation plays, 0 for an endless loop.
  /// - Returns: The bytes of the file.
  /// - Throws: ``ImageError`` when a frame lasts too long.
  consuming func finish(at milliseconds: Int, plays: Int) throws(ImageError) -> [UInt8] {
    try WebPDuration.check(from: start ?? milliseconds, to: milliseconds)
    return try timeline.file(width: size.width, height: size.height, end: milliseconds, plays: plays)
  }

  /// The number of frames at the beginning for which all candidates are tried.
  private static let firstTrials = 3
  /// The number of frames from one trial of all candidates to the next.
  private static let trialInterval = 8
  /// The number of pixels of the largest rectangle for which all candidates are always tried.
  private static let smallArea = 1 << 14

  private mutating func smallest(
    of rectangle: WebPRectangle, isFirst: Bool
  ) throws(ImageError) -> (bytes: [UInt8], drawing: WebPRectangle.Drawing) {
    let drawings: [WebPRectangle.Drawing] = rectangle.canBlend && !isFirst ? [.pixels, .whole] : [.whole]
    let count = timeline.frames.count
    let isSmall = rectangle.bounds.width * rectangle.bounds.height <= Self.smallArea
    let isTrial = isSmall || count < Self.firstTrials || count.isMultiple(of: Self.trialInterval)
    if let best, !isTrial, drawings.contains(best.drawing) {
      return (try encode(rectangle, [best])[0], best.drawing)
    }
    // First the drawings with one setting, and then the other settings with the better drawing.
    var candidates = drawings.map { Candidate(setting: best?.setting ?? 0, drawing: $0) }
    var images = try encode(rectangle, candidates)
    let drawing = candidates[Self.smallest(images)].drawing
    let others = configs.indices.filter { $0 != candidates[0].setting }.map { Candidate(setting: $0, drawing: drawing) }
    images += try encode(rectangle, others)
    candidates += others
    let smallest = Self.smallest(images)
    if !isFirst { best = candidates[smallest] }
    return (images[smallest], candidates[smallest].drawing)
  }

  private static func smallest(_ images: [[UInt8]]) -> Int {
    images.indices.min { images[$0].count < images[$1].count } ?? 0
  }

  private func encode(_ rectangle: WebPRectangle, _ candidates: [Candidate]) throws(ImageError) -> [[UInt8]] {
    let (coder, configs) = (coder, configs)
    let results = candidates.concurrentMap(jobs: jobs) { candidate in
      Result { () throws(ImageError) in
        try coder.encode(rectangle.image(candidate.drawing), config: configs[candidate.setting])
      }
    }
    var images: [[UInt8]] = []
    for result in results { images.append(try result.get()) }
    return images
  }
}
