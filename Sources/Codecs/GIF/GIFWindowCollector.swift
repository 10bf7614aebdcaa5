import Pixels

/// Gathers pictures to windows of frames.
struct GIFWindowCollector: Sendable {
  private let width: Int
  private let height: Int
  private let matte: Matte
  private var frames: FrameCollector
  private var window: GIFWindow
  private var time = 0

  init(width: Int, height: Int, matte: Matte) {
    self.width = width
    self.height = height
    self.matte = matte
    frames = FrameCollector(matte: matte)
    window = GIFWindow(width: width, height: height, hasOpening: true, hasClear: false, matte: matte)
  }

  /// Adds a picture with its changes from the one before.
  ///
  /// - Returns: A window, if one is complete now.
  mutating func add(_ changes: FrameChanges, of picture: Bitmap, centiseconds: Int) -> GIFWindow? {
    precondition(picture.width == width && picture.height == height, "a frame of another size than its animation")
    precondition(centiseconds >= FrameSchedule.shortestGIFDelay, "a delay of \(centiseconds) hundredths")
    guard let complete = frames.add(changes, of: picture, centiseconds: centiseconds) else { return nil }
    add(complete)
    guard window.isFull else { return nil }
    window.finish(showing: complete.picture, at: time)
    defer {
      window = GIFWindow(width: width, height: height, hasOpening: false, hasClear: window.hasClear, matte: matte)
    }
    return window
  }

  /// The rest.
  ///
  /// - Returns: The last window; it has no frames only if there was none at all.
  mutating func finish() -> GIFWindow {
    if let last = frames.finish() {
      add(last)
      window.finish(showing: last.picture, at: time)
    }
    return window
  }

  private mutating func add(_ complete: FrameCollector.Collected) {
    window.add(complete.frame, after: complete.previous, at: time)
    time += complete.frame.centiseconds
  }
}
