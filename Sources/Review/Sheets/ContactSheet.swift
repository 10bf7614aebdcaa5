import Arithmetic
import Geometry
package import LayerTree

/// Frames of a motion side by side, each with its time, with a row for each variant.
package struct ContactSheet: Sendable {
  /// The frames of one variant.
  package struct Row: Sendable {
    /// The name of the variant; empty if there is only one.
    package let label: String
    /// The snapshot at each time.
    package let snapshots: [Snapshot]

    /// Creates a row.
    package init(label: String = "", snapshots: [Snapshot]) {
      self.label = label
      self.snapshots = snapshots
    }
  }

  /// The layout options.
  package struct Options: Sendable {
    /// The colors.
    package var theme = Theme(.light)
    /// The number of images in a row; nil to choose it automatically.
    package var columns: Int?
    /// The width of each image, in points; nil to choose it automatically.
    package var imageWidth: Double?

    /// Creates the standard options.
    package init() {}
  }

  private static let margin = 28.0
  private static let gap = 16.0
  private static let timeHeight = 20.0
  private static let labelHeight = 15.0
  private static let maximumLabelCount = 3
  /// The maximum width of a page, in points.
  private static let suitableWidth = 1400.0

  private let title: String
  private let frames: [FrameTime]
  private let rows: [Row]
  private let theme: Theme
  private let columns: Int
  private let scale: Double
  /// The size of every cell: the size of the largest image, in points.
  private let imageSize: Size
  /// The number of label lines below each time.
  private let labelLines: Int

  /// Lays out a sheet.
  ///
  /// - Parameters:
  ///   - title: The title above the sheet.
  ///   - frames: The times of the frames, one for each snapshot of a row.
  ///   - rows: The rows, one for each variant.
  ///   - options: The layout options.
  package init(title: String, frames: [FrameTime], rows: [Row], options: Options = Options()) {
    self.title = title
    self.frames = frames
    self.rows = rows
    theme = options.theme
    labelLines = min(Self.maximumLabelCount, frames.map(\.labels.count).max() ?? 0)
    let sizes = rows.compactMap { $0.snapshots.first?.canvasSize }
    let canvas = Size(sizes.map(\.width).max() ?? 1, sizes.map(\.height).max() ?? 1)
    let room = Self.suitableWidth - 2 * Self.margin
    // Variants are compared by column; the frames of a single variant are wrapped to roughly the shape of a screen.
    let square = (Double(frames.count) * 1.6 * canvas.height / canvas.width).squareRoot().rounded(.up)
    let wrapped = rows.count > 1 ? min(frames.count, 12) : min(frames.count, Int(saturating: square))
    // Lines of about equal length.
    let lines = max(1, (frames.count + max(1, wrapped) - 1) / max(1, wrapped))
    columns = max(1, min(options.columns ?? (frames.count + lines - 1) / lines, frames.count))
    let suitable = (room - Double(columns - 1) * Self.gap) / Double(columns)
    let width = max(1, (options.imageWidth ?? min(canvas.width, max(96, min(320, suitable)))).rounded())
    scale = width / canvas.width
    imageSize = Size(width, max(1, (canvas.height * scale + 1e-9).rounded(.down)))
  }

  private var cellHeight: Double {
    imageSize.height + Self.timeHeight + Double(labelLines) * Self.labelHeight + 14
  }

  /// The number of lines of images for each variant.
  private var lines: Int { (frames.count + columns - 1) / columns }

  /// Returns the finished page.
  package func snapshot() -> Snapshot {
    let width = max(
      2 * Self.margin + Double(columns) * (imageSize.width + Self.gap) - Self.gap, 2 * Self.margin + 320)
    let heading = rows.count > 1 || rows.contains { !$0.label.isEmpty } ? 30.0 : 0
    let top = Self.margin + 52
    let rowHeight = heading + Double(lines) * cellHeight
    let size = Size(width, top + Double(rows.count) * rowHeight + Self.margin - 8)
    let page = ReviewPage(size: size, theme: theme)
    page.text(title, in: Rect(Self.margin, Self.margin - 4, width - 2 * Self.margin, 26), size: 19, weight: 650)
    page.text(
      summary, in: Rect(Self.margin, Self.margin + 24, width - 2 * Self.margin, 18), size: 11.5, theme.secondaryInk)
    var places: [(snapshot: Snapshot, origin: Point)] = []
    for (index, row) in rows.enumerated() {
      let y = top + Double(index) * rowHeight
      if heading > 0 {
        page.text(row.label, in: Rect(Self.margin, y, width - 2 * Self.margin, 20), size: 14, weight: 600)
      }
      for (cell, snapshot) in row.snapshots.enumerated() {
        let (line, column) = cell.quotientAndRemainder(dividingBy: columns)
        let origin = Point(
          Self.margin + Double(column) * (imageSize.width + Self.gap), y + heading + Double(line) * cellHeight)
        page.box(Rect(origin: origin, size: imageSize).insetBy(-1), fill: theme.surface, border: theme.line)
        label(frames[cell], below: origin, on: page)
        places.append((snapshot, origin))
      }
    }
    var result = page.snapshot()
    for (snapshot, origin) in places {
      // The cell covers whole pixels: a pixel that partly belongs to the sheet would be visible through a background
      // blur.
      let shown = Size(imageSize.width / scale, imageSize.height / scale)
      let panel = snapshot.asPanel(
        showing: Size(min(shown.width, snapshot.canvasSize.width), min(shown.height, snapshot.canvasSize.height)))
      result.append(panel, at: origin, scale: scale)
    }
    return result
  }

  private var summary: String {
    guard let first = frames.first?.time, let last = frames.last?.time else { return "" }
    let count = frames.count == 1 ? "1 frame" : "\(frames.count) frames"
    guard frames.count > 1 else { return "\(count), at \(first.text()) s" }
    let steps = zip(frames, frames.dropFirst()).map { $1.time - $0.time }
    let isEven = steps.allSatisfy { abs($0 - steps[0]) < 1e-6 }
    return "\(count) from \(first.text()) to \(last.text()) s" + (isEven ? ", every \(steps[0].text()) s" : "")
  }

  private func label(_ frame: FrameTime, below origin: Point, on page: ReviewPage) {
    var y = origin.y + imageSize.height + 5
    page.text(
      "\(frame.time.text()) s", in: Rect(origin.x, y, imageSize.width, Self.timeHeight - 4), size: 12, weight: 500)
    y += Self.timeHeight - 4
    var labels = frame.labels
    if labels.count > Self.maximumLabelCount {
      let rest = labels.count - Self.maximumLabelCount + 1
      labels = Array(labels.prefix(Self.maximumLabelCount - 1)) + ["and \(rest) more"]
    }
    for text in labels {
      page.text(
        text, in: Rect(origin.x, y, imageSize.width, Self.labelHeight), size: 10.5, theme.secondaryInk)
      y += Self.labelHeight
    }
  }
}
