public import Pixels

/// Writes an animated GIF frame by frame, each as the rectangle that changed.
///
/// Colours are exact whenever the changed pixels of a frame have 256 of them or fewer (255 if others stay still within
/// the rectangle); otherwise up to 255 are chosen for the frame. Frames that look the same become one. Pixels less than
/// half opaque are clear, others opaque. Memory holds the last frame and the canvas, however long the animation is.
///
///     var encoder = GIFEncoder(width: 640, height: 480)
///     for frame in frames { try file.write(encoder.add(frame, centiseconds: 2)) }
///     try file.write(encoder.finish())
public struct GIFEncoder: ~Copyable, Sendable {
  /// The last frame, whose delay and disposal depend on what comes next.
  private struct Held: Sendable {
    var plan: GIFFramePlan
    let frame: Bitmap
    /// What the plan was made over.
    let base: Bitmap?
    var centiseconds: Int

    /// What is drawn; something must be, even when pixels only become clear.
    var image: IndexedImage { plan.image ?? .still(in: PixelRect(x: 0, y: 0, width: 1, height: 1)) }
  }

  /// The width of every frame in pixels.
  public let width: Int
  /// The height of every frame in pixels.
  public let height: Int
  private let plays: Int
  private var held: Held?
  private var writer: GIFWriter?
  private var globalTable = ColorTable()
  private var canvas: GIFCanvas

  /// The longest delay that the format can hold, in hundredths of a second.
  private static let longestDelay = 65_535
  /// Still pixels between changed ones are cheaper as colours than as transparent ones in stretches shorter than this.
  private static let shortStretch = 16

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - plays: How often players show it, at most 65,536 times; 0, as usual, for ever.
  /// - Precondition: A ``Pixels/Bitmap`` can have this size, and `plays` is not negative.
  public init(width: Int, height: Int, plays: Int = 0) {
    precondition(Bitmap.canHold(width: width, height: height), "a GIF of \(width) × \(height) pixels")
    precondition(plays >= 0, "\(plays) plays")
    self.width = width
    self.height = height
    self.plays = plays
    canvas = GIFCanvas(width: width, height: height)
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame, of the animation's size.
  ///   - centiseconds: How long it is shown, in hundredths of a second; at least 2, since players slow down below that.
  /// - Returns: Bytes to write to the file now; often those of the frame before.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)``, which only happens when memory runs out.
  public mutating func add(_ frame: Bitmap, centiseconds: Int) throws(ImageError) -> [UInt8] {
    try add(GIFFramePlan(of: frame, over: held?.frame), of: frame, centiseconds: centiseconds)
  }

  /// Adds a frame that was planned over the one before.
  mutating func add(_ plan: GIFFramePlan, of frame: Bitmap, centiseconds: Int) throws(ImageError) -> [UInt8] {
    precondition(frame.width == width && frame.height == height, "a frame of another size than its animation")
    precondition(centiseconds >= FrameSchedule.shortestGIFDelay, "a delay of \(centiseconds) hundredths")
    guard var last = held else {
      held = Held(plan: plan, frame: frame, base: nil, centiseconds: centiseconds)
      return []
    }
    if plan.isEmpty {
      held?.centiseconds += centiseconds
      return []
    }
    guard let cleared = plan.cleared else {
      try write(last, disposal: .keep)
      held = Held(plan: plan, frame: frame, base: last.frame, centiseconds: centiseconds)
      return writer?.takeBytes() ?? []
    }
    // Only the disposal of the last image makes pixels clear, all those of its rectangle: it must cover them, and the
    // new frame draws again what goes with them.
    if !last.image.rectangle.contains(cleared) {
      last.plan = GIFFramePlan(of: last.frame, over: last.base, covering: last.image.rectangle.union(cleared))
    }
    try write(last, disposal: .clear)
    var base = last.frame
    base.clear(last.image.rectangle)
    let redrawn = GIFFramePlan(of: frame, over: base)
    held = Held(plan: redrawn, frame: frame, base: base, centiseconds: centiseconds)
    return writer?.takeBytes() ?? []
  }

  /// Ends the file.
  ///
  /// - Returns: The last bytes to write.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)`` when there was no frame.
  public consuming func finish() throws(ImageError) -> [UInt8] {
    guard let last = held else { throw .cannotEncode(.gif, reason: "it has no frames") }
    try write(last, disposal: .keep)
    try writer?.finish()
    return writer?.takeBytes() ?? []
  }

  private mutating func write(_ frame: Held, disposal: GIFWriter.Disposal) throws(ImageError) {
    var image = frame.image
    if writer == nil {
      globalTable = ColorTable(image.colors)
      writer = try GIFWriter(width: width, height: height, colors: globalTable.colors, plays: plays)
    }
    var rest = frame.centiseconds
    repeat {
      // What is left over must not be shorter than players show.
      var delay = min(rest, GIFEncoder.longestDelay)
      if (1..<FrameSchedule.shortestGIFDelay).contains(rest - delay) { delay -= FrameSchedule.shortestGIFDelay }
      rest -= delay
      try write(image, centiseconds: delay, disposal: rest == 0 ? disposal : .keep)
      // A longer delay goes on with an image that changes nothing, and leaves the same rectangle to be disposed of.
      image = .still(in: disposal == .clear ? image.rectangle : PixelRect(x: 0, y: 0, width: 1, height: 1))
    } while rest > 0
    if disposal == .clear { canvas.clear(frame.image.rectangle) }
  }

  private mutating func write(
    _ image: IndexedImage, centiseconds: Int, disposal: GIFWriter.Disposal
  ) throws(ImageError) {
    var image = image
    let sharesTable = image.adopt(globalTable)
    image.fillStills(shorterThan: GIFEncoder.shortStretch, from: canvas)
    canvas.draw(image)
    try writer?.write(image, hasOwnTable: !sharesTable, centiseconds: centiseconds, disposal: disposal)
  }
}
