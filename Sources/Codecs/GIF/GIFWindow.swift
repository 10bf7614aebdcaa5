import Pixels

/// A part of an animation, limited by memory, that is held until its colors have been chosen.
struct GIFWindow: Sendable {
  /// The content of one image.
  struct Frame: Sendable {
    /// The pixels that change.
    var changes: FrameChanges
    /// The rectangle the image covers, whether its pixels change or not.
    var rectangle: PixelRect
    /// The display time in hundredths of a second.
    var centiseconds: Int
    /// The treatment of the rectangle before the next image is drawn.
    var disposal = GIFWriter.Disposal.keep
  }

  /// The frames.
  private(set) var frames: [Frame] = []
  /// The display time of each color.
  var histogram = LifetimeHistogram()
  /// All colors; nil if there are too many for one table.
  private(set) var colors: ColorTable? = ColorTable()
  /// True if the first frame is the animation's first.
  let hasOpening: Bool
  /// True if some pixels are transparent at some time, so that the table needs a transparent index.
  private(set) var hasClear: Bool
  /// The memory use of the frames' changes, in bytes.
  private(set) var byteCount = 0
  /// The memory of the frames' changes that has not been released yet.
  let held = PendingChanges()

  /// The maximum size, in bytes, of the changes in memory: of the window that is being encoded and the one that is
  /// being collected, except for one frame.
  ///
  /// It is slightly more than one window's limit, so that one can begin as the other ends.
  static let maximumHeldByteCount = 9 << 20
  /// The maximum size of a window's changes, in bytes, except for the last frame.
  private static let maximumByteCount = 8 << 20
  /// The maximum number of frames, so that a long animation with few changes takes little more memory than a short one.
  static let maximumFrameCount = 192

  /// True if no more frames should be added.
  var isFull: Bool { byteCount >= GIFWindow.maximumByteCount || frames.count >= GIFWindow.maximumFrameCount }

  init(hasOpening: Bool, hasClear: Bool) {
    self.hasClear = hasClear
    self.hasOpening = hasOpening
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - leavesClear: Whether some canvas pixels have not been drawn yet.
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
