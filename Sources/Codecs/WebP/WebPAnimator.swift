import Pixels

/// Encodes the frames of a lossy animated WebP file within an error bound.
///
/// libwebp's animator compares each frame with the previous one, and keeps blocks that are similar, so in slow fades
/// the canvas drifts away from the frames. This one compares every frame with the original pixels that were last
/// encoded at each position.
struct WebPAnimator: ~Copyable {
  private let tradeoff: WebPTradeoff
  private let size: (width: Int, height: Int)
  /// The duration of a frame of the rate, in milliseconds.
  private let interval: Double
  private var coder: WebPRectangleCoder
  /// The weight of the first frame's error.
  private var firstWeight = Self.maximumWeight
  /// The frames that have been encoded.
  private var timeline = WebPTimeline()
  /// The canvas as players display it.
  private var shown: Bitmap
  /// For each pixel, the original value when it was last encoded.
  private var coded: Bitmap
  /// The frame that was added last; it is encoded once its duration is known.
  private var pending: (frame: Bitmap, start: Int)?

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - interval: The duration of a frame of the rate, in milliseconds.
  ///   - quality: The quality from 1 to 99.
  ///   - effort: The effort spent on a smaller file, from 0 to 9.
  ///   - exactCoder: The encoder of lossless images.
  ///   - jobs: The number of threads; the bytes are the same for any number.
  /// - Throws: ``ImageError`` when the version of libwebp does not match its headers.
  init(
    width: Int, height: Int, interval: Double, quality: Int, effort: Int, exactCoder: WebPExactCoder, jobs: Int
  ) throws(ImageError) {
    tradeoff = WebPTradeoff(quality: quality)
    size = (width, height)
    self.interval = interval
    coder = try WebPRectangleCoder(tradeoff, effort: effort, exactCoder: exactCoder, jobs: jobs)
    shown = Bitmap(width: width, height: height)
    coded = shown
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame, of the animation's size.
  ///   - milliseconds: Its start time.
  /// - Throws: ``ImageError`` when memory runs out.
  mutating func add(_ frame: Bitmap, at milliseconds: Int) throws(ImageError) {
    try encodePending(until: milliseconds, next: frame)
    pending = (frame, milliseconds)
  }

  /// Ends the animation and returns the file.
  ///
  /// - Parameters:
  ///   - milliseconds: The end of the last frame.
  ///   - plays: The number of times the animation plays, 0 for an endless loop.
  /// - Returns: The bytes of the file.
  /// - Throws: ``ImageError`` when memory runs out.
  consuming func finish(at milliseconds: Int, plays: Int) throws(ImageError) -> [UInt8] {
    try encodePending(until: milliseconds, next: nil)
    return try timeline.file(width: size.width, height: size.height, end: milliseconds, plays: plays)
  }

  /// Ends the animation and returns its encoded frames with their start times.
  ///
  /// - Parameter end: The end of the last frame.
  /// - Returns: The frames, without their durations.
  /// - Throws: ``ImageError`` when memory runs out.
  consuming func changes(until end: Int) throws(ImageError) -> [(start: Int, frame: WebPContainer.Frame)] {
    try encodePending(until: end, next: nil)
    return zip(timeline.starts, timeline.frames).map { ($0, $1) }
  }

  private mutating func encodePending(until end: Int, next: Bitmap?) throws(ImageError) {
    guard let (frame, start) = pending.take() else { return }
    let canvas = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    let isLast = next == nil
    var weight = min(Self.maximumWeight, max(1, Double(end - start) / interval))
    // What changes little remains visible, after the first frame and before the last one.
    if let other = timeline.frames.isEmpty ? next ?? frame : isLast ? coded : nil {
      let drift = WebPDrift(of: frame, since: other, in: canvas)
      weight = max(weight, drift.frames(until: tradeoff.change, atMost: Self.maximumWeight))
    }
    if timeline.frames.isEmpty { firstWeight = weight }
    if isLast { weight = Self.held * max(weight, firstWeight) }
    var map = WebPBlockMap(whole: canvas)
    if !timeline.frames.isEmpty {
      let worth = tradeoff.errorPerByte * coder.bytesPerBlock / weight
      // The last frame is held: every block that has changed is coded.
      let pixel = isLast ? 0 : tradeoff.pixelBound
      let limit = WebPDrift.Limit(pixel: pixel, block: worth * Self.inclusion)
      let drift = WebPDrift(of: frame, since: coded, in: canvas)
      let triggers = drift.exceeds(WebPDrift.Limit(pixel: pixel, block: worth * Self.trigger))
      var bounds = triggers ? drift.map(beyond: limit).bounds(of: frame, since: coded) : nil
      // The last frame also refines blocks that were coded for less time than it is held.
      let accuracy = WebPDrift.Limit(pixel: Int(UInt8.max), block: worth * Self.refinement)
      if isLast {
        let inaccurate = WebPDrift(of: frame, since: shown, in: canvas).map(beyond: accuracy)
        let refined = inaccurate.bounds(of: frame, since: shown)
        bounds = bounds.map { $0.union(refined ?? $0) } ?? refined
      }
      guard let bounds else { return }
      map = WebPDrift(of: frame, since: coded, in: bounds).map(beyond: limit)
      if isLast { map.formUnion(WebPDrift(of: frame, since: shown, in: bounds).map(beyond: accuracy)) }
    }
    let rectangle = WebPRectangle(map, of: frame, shown: shown)
    append(try coder.encode(rectangle, weight: weight, triesAll: isLast), rectangle, at: start)
  }

  /// The accumulated drift at which a frame is coded, as a fraction of the error that justifies coding a block.
  private static let trigger = 1.5
  /// The same fraction for a block of a frame that is coded anyway.
  private static let inclusion = 0.15
  /// The error at which a block is coded again in the last frame, as a fraction of the error that justifies coding it.
  private static let refinement = 4.0
  /// The maximum weight of an error, in frames.
  private static let maximumWeight = 8.0
  /// The weight of the last frame in relation to the first one, as moving content has left errors in it.
  private static let held = 1.75

  private mutating func append(_ image: WebPRectangleCoder.Image, _ rectangle: WebPRectangle, at start: Int) {
    let bounds = rectangle.bounds
    timeline.append(image.bytes, in: bounds, blends: image.drawing != .whole, at: start)
    shown.place(image.canvas, x: bounds.x, y: bounds.y)
    let before = coded.cropped(to: bounds)
    coded.place(rectangle.coded(before, image.drawing), x: bounds.x, y: bounds.y)
  }
}
