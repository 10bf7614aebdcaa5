import Pixels

/// A part of an animation that is held to choose its colors, limited by memory.
struct GIFWindow: Sendable {
  /// The content of one image.
  struct Frame: Sendable {
    /// The pixels that change.
    var changes: FrameChanges
    /// The rectangle the image covers, whether its pixels change or not.
    var rectangle: PixelRect
    /// The display time in hundredths of a second.
    var centiseconds: Int
    /// The disposal: the treatment of the rectangle before the next image.
    var disposal = GIFWriter.Disposal.keep
  }

  /// The frames.
  private(set) var frames: [Frame] = []
  /// The display time of each color.
  var histogram = LifetimeHistogram()
  /// All colors; nil when they are more than a table holds.
  private(set) var colors: ColorTable? = ColorTable()
  /// True if the first frame is the animation's first.
  let hasOpening: Bool
  /// True if pixels are clear at some time, so that a number must leave them so.
  private(set) var hasClear: Bool
  /// The memory use of its changes, in bytes.
  private(set) var byteCount = 0
  /// The part of that memory still in use.
  let held = HeldChanges()

  /// The limit, except for one frame, on the bytes of changes held by a window in progress and the one collected
  /// meanwhile: slightly more than one window's, so that one can start as the other ends.
  static let maximumHeldByteCount = 9 << 20
  /// The most bytes of changes.
  private static let maximumByteCount = 8 << 20
  /// The most frames, so that a long animation takes little more memory than a short one even if it changes little.
  static let maximumFrameCount = 192

  /// True if no frame should be added.
  var isFull: Bool { byteCount >= GIFWindow.maximumByteCount || frames.count >= GIFWindow.maximumFrameCount }

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
