public import Pixels

/// Writes an animated GIF frame by frame, each as the rectangle that changed.
///
/// An animation of at most 256 colours is exact. For others, colours are chosen for stretches of many frames, weighted
/// by how long they are seen, and errors that are hard to see may make the file smaller; ``GIFOptions`` says how much.
/// Frames that look the same become one, and pixels that stay still do not change at all. Pixels less than half opaque
/// are clear, others opaque. Memory holds the changes of a bounded number of frames, however long the animation is.
///
///     var encoder = GIFEncoder(width: 640, height: 480)
///     for frame in frames { try file.write(encoder.add(frame, centiseconds: 2)) }
///     try file.write(encoder.finish())
public struct GIFEncoder: ~Copyable, Sendable {
  /// The width of every frame in pixels.
  public let width: Int
  /// The height of every frame in pixels.
  public let height: Int
  private let matte: Matte
  private var collector: FrameCollector
  private var window: GIFWindow
  private var writer: GIFImageWriter
  private var previous: Bitmap?
  private var time = 0

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - plays: How often players show it, at most 65,536 times; 0, as usual, for ever.
  ///   - options: What may be lost, and how much work is done.
  /// - Precondition: A ``Pixels/Bitmap`` can have this size, `plays` is not negative, and the options are valid.
  public init(width: Int, height: Int, plays: Int = 0, options: GIFOptions = GIFOptions()) {
    precondition(Bitmap.canHold(width: width, height: height), "a GIF of \(width) × \(height) pixels")
    precondition(plays >= 0, "\(plays) plays")
    precondition(options.isValid, "\(options)")
    self.width = width
    self.height = height
    matte = Matte(options.matte)
    collector = FrameCollector(matte: matte)
    window = GIFWindow(width: width, height: height, hasOpening: true, hasClear: false, matte: matte)
    writer = GIFImageWriter(width: width, height: height, plays: plays, loss: GIFLoss(options))
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame, of the animation's size.
  ///   - centiseconds: How long it is shown, in hundredths of a second; at least 2, since players slow down below that.
  /// - Returns: Bytes to write to the file now; often none, and those of many frames at once.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)``, which only happens when memory runs out.
  public mutating func add(_ frame: Bitmap, centiseconds: Int) throws(ImageError) -> [UInt8] {
    try add(FrameChanges(of: frame, over: previous, matte: matte), of: frame, centiseconds: centiseconds)
  }

  /// Adds a frame that was compared with the one before.
  mutating func add(_ changes: FrameChanges, of frame: Bitmap, centiseconds: Int) throws(ImageError) -> [UInt8] {
    precondition(frame.width == width && frame.height == height, "a frame of another size than its animation")
    precondition(centiseconds >= FrameSchedule.shortestGIFDelay, "a delay of \(centiseconds) hundredths")
    previous = frame
    guard let complete = collector.add(changes, of: frame, centiseconds: centiseconds) else { return [] }
    return try collect(complete)
  }

  /// Ends the file.
  ///
  /// - Returns: The last bytes to write.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)`` when there was no frame.
  public consuming func finish() throws(ImageError) -> [UInt8] {
    guard let last = collector.finish() else { throw .cannotEncode(.gif, reason: "it has no frames") }
    var bytes = try collect(last)
    if !window.frames.isEmpty {
      window.finish(showing: last.picture, at: time)
      bytes += try writer.write(window)
    }
    return try bytes + writer.finish()
  }

  private mutating func collect(_ complete: FrameCollector.Collected) throws(ImageError) -> [UInt8] {
    window.add(complete.frame, after: complete.previous, at: time)
    time += complete.frame.centiseconds
    guard window.isFull else { return [] }
    window.finish(showing: complete.picture, at: time)
    let bytes = try writer.write(window)
    window = GIFWindow(
      width: width, height: height, hasOpening: false, hasClear: window.hasClear, matte: matte)
    return bytes
  }
}
