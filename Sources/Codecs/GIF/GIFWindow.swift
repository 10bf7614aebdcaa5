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
  private(set) var histogram: LifetimeHistogram
  /// All colours; nil when they are more than a table holds.
  private(set) var colors: ColorTable? = ColorTable()
  /// Whether the first frame is that of the animation.
  let hasOpening: Bool
  /// Whether pixels are clear at some time, so that a number must leave them so.
  private(set) var hasClear: Bool
  private let area: Int
  private var byteCount = 0
  private let matte: Matte

  /// The most bytes of changes.
  private static let mostBytes = 16 << 20
  /// The most frames, so that a long animation takes little more memory than a short one even if it changes little.
  private static let mostFrames = 192

  /// Whether no frame should be added.
  var isFull: Bool { byteCount >= GIFWindow.mostBytes || frames.count >= GIFWindow.mostFrames }

  init(width: Int, height: Int, hasOpening: Bool, hasClear: Bool, matte: Matte) {
    self.hasClear = hasClear
    area = width * height
    self.hasOpening = hasOpening
    self.matte = matte
    histogram = LifetimeHistogram(width: width, height: height, hasOpening: hasOpening)
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - previous: The picture before; nil for the first.
  ///   - time: When it begins, in hundredths of a second.
  mutating func add(_ frame: Frame, after previous: Bitmap?, at time: Int) {
    histogram.add(frame.changes, after: previous, at: time, matte: matte)
    if colors != nil, !addColors(of: frame.changes) { colors = nil }
    if frame.disposal == .clear || frames.isEmpty && hasOpening && frame.changes.pixelCount < area { hasClear = true }
    byteCount += frame.changes.byteCount
    frames.append(frame)
  }

  /// Counts what is seen at the end, if anything is.
  mutating func finish(showing picture: Bitmap, at time: Int) {
    histogram.finish(showing: picture, at: time, matte: matte)
  }

  private mutating func addColors(of changes: FrameChanges) -> Bool {
    guard let counts = changes.colors else { return false }
    return counts.allSatisfy { colors?.number(adding: $0.color, limit: ColorTable.capacity) != nil }
  }
}
