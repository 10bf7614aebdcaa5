import Pixels

/// Collects frames into windows: merges equal ones, and sets the disposals that clear pixels.
///
/// The last frame is held back, because its delay and its disposal depend on the next one.
struct GIFWindowCollector: ~Copyable, Sendable {
  private var comparison: RowComparison
  private var edges: KeptEdges
  private let area: Int
  private var held: GIFWindow.Frame?
  private var window: GIFWindow
  private var lifetimes: ColorLifetimes
  private var time = 0

  /// The size of the changes collected for the next window, in bytes.
  var byteCount: Int { window.byteCount }

  init(width: Int, height: Int, matte: Matte) {
    comparison = RowComparison(matte: matte)
    edges = KeptEdges(width: width, matte: matte)
    area = width * height
    lifetimes = ColorLifetimes(width: width, height: height)
    window = GIFWindow(hasOpening: true, hasClear: false)
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - changes: The frame's changes from the previous one.
  ///   - picture: The frame itself; only needed if pixels become transparent, or the matte keeps edges.
  ///   - centiseconds: The frame's duration in hundredths of a second.
  /// - Returns: The window that this frame completes; nil if it isn't full yet.
  mutating func add(_ changes: FrameChanges, of picture: Bitmap?, centiseconds: Int) -> GIFWindow? {
    precondition(
      centiseconds >= FrameSchedule.minimumGIFDelay, "a delay of \(centiseconds) hundredths of a second is too short")
    var changes = changes
    let cleared = edges.cleared(in: picture, softened: changes.takeSoftened(), changes.cleared)
    guard var last = held else {
      held = frame(changes, centiseconds)
      return nil
    }
    if changes.bounds == nil, cleared == nil {
      held?.centiseconds += centiseconds
      return nil
    }
    guard let cleared, let picture else {
      complete(last)
      held = frame(changes, centiseconds)
      return takeFullWindow()
    }
    // Only the disposal of the last image can clear pixels, and it clears the image's whole rectangle: the rectangle is
    // extended to cover them, and the new frame redraws the other pixels in it.
    last.rectangle = last.rectangle.union(cleared)
    last.disposal = .clear
    edges.clear(&last.rectangle)
    complete(last)
    let redrawn = FrameChanges(redrawing: last.rectangle, of: picture, after: changes, &comparison)
    held = frame(redrawn, centiseconds)
    return takeFullWindow()
  }

  /// Returns the frames that remain.
  ///
  /// - Returns: The last window; it has no frames only if none were added.
  mutating func finish() -> GIFWindow {
    if let held { complete(held) }
    held = nil
    return takeWindow()
  }

  private func frame(_ changes: FrameChanges, _ centiseconds: Int) -> GIFWindow.Frame {
    // An image has at least one pixel, even if pixels only become transparent.
    let rectangle = changes.bounds ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    return GIFWindow.Frame(changes: changes, rectangle: rectangle, centiseconds: centiseconds)
  }

  private mutating func complete(_ frame: GIFWindow.Frame) {
    let leavesClear = window.hasOpening && window.frames.isEmpty && frame.changes.pixelCount < area
    window.add(frame, leavesClear: leavesClear)
    lifetimes.add(frame.changes, at: time)
    time += frame.centiseconds
    if frame.disposal == .clear { lifetimes.clear(frame.rectangle, at: time) }
  }

  private mutating func takeFullWindow() -> GIFWindow? { window.isFull ? takeWindow() : nil }

  private mutating func takeWindow() -> GIFWindow {
    window.histogram = lifetimes.finishPart(at: time)
    defer { window = GIFWindow(hasOpening: false, hasClear: window.hasClear) }
    return window
  }
}
