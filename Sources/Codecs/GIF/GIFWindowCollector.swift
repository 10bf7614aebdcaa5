import Pixels

/// Collects images into windows of frames: joins equal ones, and sets disposals that clear pixels.
///
/// The last frame is held back, as its delay and its disposal depend on the next one.
struct GIFWindowCollector: ~Copyable, Sendable {
  private var comparison: RowComparison
  private var edges: KeptEdges
  private let area: Int
  private var held: GIFWindow.Frame?
  private var window: GIFWindow
  private var lifetimes: ColorLifetimes
  private var time = 0

  /// The size of the changes gathered for the next window, in bytes.
  var byteCount: Int { window.byteCount }

  init(width: Int, height: Int, matte: Matte) {
    comparison = RowComparison(matte: matte)
    edges = KeptEdges(width: width, matte: matte)
    area = width * height
    lifetimes = ColorLifetimes(width: width, height: height)
    window = GIFWindow(hasOpening: true, hasClear: false)
  }

  /// Adds a frame by its changes from the one before.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - picture: The frame; only needed when pixels become clear, or the matte keeps edges.
  ///   - centiseconds: Its duration in hundredths of a second.
  /// - Returns: A window, if one is complete now.
  mutating func add(_ changes: FrameChanges, of picture: Bitmap?, centiseconds: Int) -> GIFWindow? {
    precondition(centiseconds >= FrameSchedule.shortestGIFDelay, "a delay of \(centiseconds) hundredths")
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
    // Only the disposal of the last image can clear pixels, and it clears its whole rectangle: the rectangle must cover
    // them, and the new frame redraws the others in it.
    last.rectangle = last.rectangle.union(cleared)
    last.disposal = .clear
    edges.clear(&last.rectangle)
    complete(last)
    let redrawn = FrameChanges(redrawing: last.rectangle, of: picture, after: changes, &comparison)
    held = frame(redrawn, centiseconds)
    return takeFullWindow()
  }

  /// The rest.
  ///
  /// - Returns: The last window; it has no frames only if there was none at all.
  mutating func finish() -> GIFWindow {
    if let held { complete(held) }
    held = nil
    return takeWindow()
  }

  private func frame(_ changes: FrameChanges, _ centiseconds: Int) -> GIFWindow.Frame {
    // Something must be drawn, even when pixels only become clear.
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
