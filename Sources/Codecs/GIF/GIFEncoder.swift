public import Pixels

/// Writes an animated GIF frame by frame, each as the rectangle that changed.
///
/// An animation of at most 256 colors is exact. For others, colors are chosen for spans of many frames, weighted by the
/// time that they are visible, and barely visible errors may make the file smaller; ``GIFOptions`` controls how much.
/// Equal frames are merged, and unchanged pixels stay identical. Pixels less than half opaque are transparent, or stay
/// for a while at edges; the others are opaque. Memory holds the changes of a bounded number of frames, however long
/// the animation is.
///
///     var encoder = GIFEncoder(width: 640, height: 480) for frame in frames { try file.write(encoder.add(frame,
///     centiseconds: 2)) } try file.write(encoder.finish())
public struct GIFEncoder: ~Copyable, Sendable {
  /// The width of every frame in pixels.
  public let width: Int
  /// The height of every frame in pixels.
  public let height: Int
  private var comparison: RowComparison
  private var windows: GIFWindowCollector
  private var writer: GIFWindowWriter
  private var previous: Bitmap?

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - plays: The number of times that the animation plays, at most 65,536; 0 for an endless loop.
  ///   - options: The accepted loss, and the effort.
  /// - Precondition: The size is valid for a ``Pixels/Bitmap``, `plays` is not negative, and the options are valid.
  public init(width: Int, height: Int, plays: Int = 0, options: GIFOptions = GIFOptions()) {
    precondition(Bitmap.canHold(width: width, height: height), "invalid GIF size: \(width) × \(height) pixels")
    precondition(plays >= 0, "\(plays) plays")
    precondition(options.isValid, "\(options)")
    self.width = width
    self.height = height
    let matte = Matte(options)
    comparison = RowComparison(matte: matte)
    windows = GIFWindowCollector(width: width, height: height, matte: matte)
    writer = GIFWindowWriter(width: width, height: height, plays: plays, loss: GIFLoss(options))
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame, of the animation's size.
  ///   - centiseconds: Its duration in hundredths of a second; at least 2, since players slow down shorter frames.
  /// - Returns: Bytes to write to the file now; often none, and sometimes many frames at once.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)``, only if memory runs out.
  /// - Precondition: The frame has the animation's size, and its duration is at least two hundredths of a second.
  public mutating func add(_ frame: Bitmap, centiseconds: Int) throws(ImageError) -> [UInt8] {
    precondition(frame.width == width && frame.height == height, "the frame must have the animation's size")
    let changes = FrameChanges(of: frame, over: previous, &comparison)
    previous = frame
    guard let window = windows.add(changes, of: frame, centiseconds: centiseconds) else { return [] }
    return try write(window)
  }

  /// Ends the file.
  ///
  /// - Returns: The last bytes to write.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)`` when there was no frame.
  public consuming func finish() throws(ImageError) -> [UInt8] {
    let window = windows.finish()
    guard !window.frames.isEmpty else { throw GIFError.noFrames }
    return try write(window) + writer.finish()
  }

  private mutating func write(_ window: GIFWindow) throws(ImageError) -> [UInt8] {
    let plan = writer.plan(window)
    return Array(try writer.write(plan, plan.code(on: writer.canvas)).joined())
  }
}
