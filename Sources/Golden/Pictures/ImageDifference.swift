package import Pixels

/// The size of the difference between two images.
package struct ImageDifference: Hashable, Sendable {
  /// The number of pixels that differ.
  package let pixelCount: Int
  /// The largest component difference of any pixel, 0 to 255.
  package let largest: Int
  /// The average component difference in the worst window, 0 to 255.
  package let worstWindow: Double
  /// The window with the largest average difference, in pixels.
  package let window: PixelRect
  /// The bounding rectangle of all differing pixels.
  package let bounds: PixelRect
  /// The structural similarity of the images; nil if it wasn't requested.
  package var similarity: Double?

  /// The width and height of a window, in pixels; images that are smaller have smaller windows.
  static let windowExtent = 16
  /// The distance between the origins of adjacent windows, in pixels.
  private static let windowStep = 8

  /// Measures the difference of two images with the given size in pixels.
  package init(_ map: DifferenceMap, width: Int, height: Int) {
    bounds = map.rectangle
    pixelCount = map.values.count { $0 > 0 }
    largest = Int(map.values.max() ?? 0)

    // Sums the differences over tiles; a window covers four tiles.
    let step = Self.windowStep
    let (columns, rows) = ((width + step - 1) / step, (height + step - 1) / step)
    // Budget: fewer elements than the images have pixels.
    var sums = [Int](repeating: 0, count: columns * rows)
    var index = 0
    for y in map.rectangle.y..<map.rectangle.maxY {
      for x in map.rectangle.x..<map.rectangle.maxX {
        sums[y / step * columns + x / step] += Int(map.values[index])
        index += 1
      }
    }
    var worst = (sum: -1, column: 0, row: 0)
    for row in 0..<max(1, rows - 1) {
      for column in 0..<max(1, columns - 1) {
        var sum = 0
        for y in row..<min(row + 2, rows) {
          for x in column..<min(column + 2, columns) { sum += sums[y * columns + x] }
        }
        if sum > worst.sum { worst = (sum, column, row) }
      }
    }
    let (x, y) = (worst.column * step, worst.row * step)
    window = PixelRect(
      x: x, y: y, width: min(Self.windowExtent, width - x), height: min(Self.windowExtent, height - y))
    worstWindow = (Double(worst.sum) / Double(max(1, window.area)) * 1000).rounded() / 1000
  }
}

extension ImageDifference: CustomStringConvertible {
  /// A description with the numbers.
  package var description: String {
    """
    \(pixelCount) \(pixelCount == 1 ? "pixel differs" : "pixels differ") by up to \(largest) of 255, within \
    \(bounds.width) × \(bounds.height) at (\(bounds.x), \(bounds.y)); the worst window by \(worstWindow)
    """
      + (similarity.map { "; the similarity is \($0)" } ?? "")
  }
}
