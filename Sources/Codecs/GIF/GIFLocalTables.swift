import Pixels

/// Chooses local color tables for frames that change so many pixels that the table is a small part of their bytes.
///
/// In a fade, each frame has different colors, and a shared table fits none of them.
struct GIFLocalTables: ~Copyable {
  private let shared: [OpaqueColor]
  private let errorPerBit: Double
  private let loss: GIFLoss
  private let jobs: Int

  /// The minimum fraction of changed pixels in a frame's rectangle; with fewer, the table would lack the colors of too
  /// many unchanged pixels.
  private static let minimumFraction = 0.6
  /// The minimum number of changed pixels.
  private static let minimumPixelCount = 8192
  /// The number of changed pixels above which only some rows are sampled.
  private static let sampledPixels = 40_000
  /// The longest delay, in hundredths of a second, at which the full error is accepted.
  private static let usualDelay = 10.0
  /// The size of a full table, in bits.
  private static let tableBits = 3.0 * 8 * Double(ColorTable.capacity)
  /// The minimum distortion that a bit of a table is worth.
  private static let minimumErrorPerBit = 1.0

  /// - Parameters:
  ///   - shared: The table of all frames without a local one.
  ///   - errorPerBit: The distortion accepted for each bit saved.
  ///   - loss: The accepted loss.
  ///   - jobs: The number of threads that choose colors.
  init(or shared: GIFTable, errorPerBit: Double, loss: GIFLoss, jobs: Int) {
    self.shared = shared.colors
    self.errorPerBit = max(errorPerBit, GIFLocalTables.minimumErrorPerBit)
    self.loss = loss
    self.jobs = jobs
  }

  /// Returns the local color table of a frame; nil if its lower error isn't worth its bytes.
  func table(for frame: GIFWindow.Frame) -> GIFTable? {
    let count = frame.changes.pixelCount
    guard count >= GIFLocalTables.minimumPixelCount,
      Double(count) >= GIFLocalTables.minimumFraction * Double(frame.rectangle.area),
      let rows = frame.changes.rows.content, let bounds = frame.changes.bounds
    else { return nil }
    let counted = CountedColors(GIFLocalTables.histogram(rows, bounds.y..<bounds.maxY, count), jobs: jobs)
    guard !counted.entries.isEmpty else { return nil }
    let cost = errorPerBit * GIFLocalTables.tableBits / Double(count)
    let error = counted.error(of: shared, [UInt8](repeating: 0, count: counted.entries.count))
    // Frames with long delays must have a smaller error.
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
