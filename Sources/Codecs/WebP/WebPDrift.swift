import Pixels

/// The drift of a rectangle: for each of VP8's blocks of 16 × 16 pixels, the difference between the current frame and
/// the original pixels that were last encoded.
struct WebPDrift: Sendable {
  /// The largest drift that need not be encoded.
  struct Limit {
    /// The largest difference of a pixel's component.
    var pixel: Int
    /// The largest sum of squared differences in a block.
    var block: Double
  }

  /// The side length of a block in pixels.
  static let side = 16

  /// The rectangle on the canvas.
  let rectangle: PixelRect
  private let columns: Int
  private var sums: [Int]
  private var largest: [UInt8]

  /// Measures the drift in a rectangle; its blocks begin at its top left corner.
  init(of frame: Bitmap, since coded: Bitmap, in rectangle: PixelRect) {
    self.rectangle = rectangle
    columns = (rectangle.width + Self.side - 1) / Self.side
    let count = columns * ((rectangle.height + Self.side - 1) / Self.side)
    (sums, largest) = ([Int](repeating: 0, count: count), [UInt8](repeating: 0, count: count))
    for y in rectangle.minY..<rectangle.maxY where !frame.hasSameRow(y, as: coded) {
      let first = (y - rectangle.minY) / Self.side * columns
      frame.withWords(ofRow: y) { new in
        coded.withWords(ofRow: y) { old in
          for x in rectangle.minX..<rectangle.maxX where new[x] != old[x] {
            let block = first + (x - rectangle.minX) / Self.side
            let difference = WebPDifference(new[x], old[x])
            sums[block] += difference.squares
            largest[block] = max(largest[block], difference.largest)
          }
        }
      }
    }
  }

  /// Returns whether any block's drift exceeds a limit.
  func exceeds(_ limit: Limit) -> Bool { sums.indices.contains { exceeds(limit, block: $0) } }

  /// Returns a map of the blocks whose drift exceeds a limit.
  func map(beyond limit: Limit) -> WebPBlockMap {
    WebPBlockMap(rectangle: rectangle, columns: columns, isCoded: sums.indices.map { exceeds(limit, block: $0) })
  }

  /// Returns the number of frames, as a mean over all blocks, until a component has changed by a given amount, if every
  /// frame adds this drift.
  ///
  /// - Parameters:
  ///   - change: The difference of a component.
  ///   - maximum: The largest number of frames of a block; the smallest is 1.
  /// - Returns: The mean.
  func frames(until change: Double, atMost maximum: Double) -> Double {
    largest.reduce(0) { $0 + min(maximum, max(1, change / Double($1))) } / Double(max(1, largest.count))
  }

  private func exceeds(_ limit: Limit, block: Int) -> Bool {
    Int(largest[block]) > limit.pixel || Double(sums[block]) > limit.block
  }
}
