import Pixels

/// A part of an animation that is held to choose colours for: as much as a bounded memory takes.
struct GIFWindow: Sendable {
  /// What one image shows.
  struct Frame: Sendable {
    /// What changes.
    var changes: FrameChanges
    /// What the image covers, whether or not it changes.
    var rectangle: PixelRect
    /// How long it is seen, in hundredths of a second.
    var centiseconds: Int
    /// What players do with it before the next.
    var disposal = GIFWriter.Disposal.keep
  }

  /// The frames.
  private(set) var frames: [Frame] = []
  /// How long the colours are seen.
  var histogram = LifetimeHistogram()
  /// All colours; nil when they are more than a table holds.
  private(set) var colors: ColorTable? = ColorTable()
  /// Whether the first frame is that of the animation.
  let hasOpening: Bool
  /// Whether pixels are clear at some time, so that a number must leave them so.
  private(set) var hasClear: Bool
  /// How much memory its changes take, in bytes.
  private(set) var byteCount = 0
  /// How much of it they still do.
  let held = HeldChanges()

  /// The most bytes of changes of a window under way and of the one that is gathered meanwhile, but for a frame: a bit
  /// more than those of a window, so that one goes on as the other ends.
  static let mostHeldBytes = 9 << 20
  /// The most bytes of changes.
  private static let mostBytes = 8 << 20
  /// The most frames, so that a long animation takes little more memory than a short one even if it changes little.
  static let mostFrames = 192

  /// Whether no frame should be added.
  var isFull: Bool { byteCount >= GIFWindow.mostBytes || frames.count >= GIFWindow.mostFrames }

  init(hasOpening: Bool, hasClear: Bool) {
    self.hasClear = hasClear
    self.hasOpening = hasOpening
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - leavesClear: Whether there are pixels that nothing has drawn yet.
  mutating func add(_ frame: Frame, leavesClear: Bool) {
    if colors != nil, !addColors(of: frame.changes) { colors = nil }
    if frame.disposal == .clear || leavesClear { hasClear = true }
    byteCount += frame.changes.byteCount
    held.add(frame.changes)
    frames.append(frame)
  }

  private mutating func addColors(of changes: FrameChanges) -> Bool {
    guard let counts = changes.colors else { return false }
    return counts.allSatisfy { colors?.number(adding: $0.color, limit: ColorTable.capacity) != nil }
  }
}
