import Pixels

/// Local color tables for frames that change so much that the table is a small part of their bytes.
///
/// The colors of a fade are others in each frame, and a table for all of them fits none.
struct GIFLocalTables: ~Copyable {
  private let shared: [OpaqueColor]
  private let errorPerBit: Double
  private let loss: GIFLoss
  private let jobs: Int

  /// The least part of a rectangle that changes, so that few pixels stay whose colors the table lacks.
  private static let leastShare = 0.6
  /// The least number of pixels that change.
  private static let leastPixels = 8192
  /// The number of changed pixels above which only some rows are sampled.
  private static let sampledPixels = 40_000
  /// The longest delay, in hundredths of a second, of frames that go by.
  private static let usualDelay = 10.0
  /// The bits of a table.
  private static let tableBits = 3.0 * 8 * Double(ColorTable.capacity)
  /// The least distortion that a bit of a table is worth.
  private static let leastErrorPerBit = 1.0

  /// - Parameters:
  ///   - shared: The table that frames have otherwise.
  ///   - errorPerBit: The distortion accepted for each bit saved.
  ///   - loss: The accepted loss.
  ///   - jobs: The number of threads that choose colors.
  init(or shared: GIFTable, errorPerBit: Double, loss: GIFLoss, jobs: Int) {
    self.shared = shared.colors
    self.errorPerBit = max(errorPerBit, GIFLocalTables.leastErrorPerBit)
    self.loss = loss
    self.jobs = jobs
  }

  /// Returns the table that a frame is to have for itself; nil if the shared one is as good for the bytes.
  func table(for frame: GIFWindow.Frame) -> GIFTable? {
    let count = frame.changes.pixelCount
    guard count >= GIFLocalTables.leastPixels,
      Double(count) >= GIFLocalTables.leastShare * Double(frame.rectangle.area),
      let rows = frame.changes.rows.content, let bounds = frame.changes.bounds
    else { return nil }
    let counted = CountedColors(GIFLocalTables.histogram(rows, bounds.y..<bounds.maxY, count), jobs: jobs)
    guard !counted.entries.isEmpty else { return nil }
    let cost = errorPerBit * GIFLocalTables.tableBits / Double(count)
    let error = counted.error(of: shared, [UInt8](repeating: 0, count: counted.entries.count))
    // Frames that are shown longer get a smaller error.
    let accepted = loss.tableError * min(1, max(0.25, GIFLocalTables.usualDelay / Double(frame.centiseconds)))
    guard error > max(cost, accepted) else { return nil }
    let own = AdaptivePalette.colors(
      for: counted, count: min(loss.colors, ColorTable.capacity - 1), error: accepted, sizes: loss.tableSizes)
    return error - own.error > cost ? GIFTable(colors: own.colors) : nil
  }

  private static func histogram(
    _ content: ChangedRows.Content, _ rows: Range<Int>, _ pixelCount: Int
  ) -> ColorHistogram {
    let stretches = content.stretches.span
    var histogram = ColorHistogram()
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: max(1, pixelCount / sampledPixels)) {
      for index in content.row(y) where !stretches[index].stays {
        histogram.add(stretches[index].color, count: stretches[index].count)
      }
    }
    return histogram
  }
}
