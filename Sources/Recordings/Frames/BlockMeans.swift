package import Pixels

/// The mean colors of the blocks of 4 × 4 pixels of an image.
package struct BlockMeans: Sendable {
  /// The side length of a block, in pixels.
  package static let side = 4

  /// The number of blocks in a row.
  package let columns: Int
  /// The number of rows of blocks.
  package let rows: Int
  private let size: (width: Int, height: Int)
  /// The red, green, and blue of every block, from 0 to 255.
  private let values: [SIMD4<Int32>]

  /// Computes the means of an image.
  package init(_ bitmap: Bitmap) {
    let side = Self.side
    size = (bitmap.width, bitmap.height)
    columns = (bitmap.width + side - 1) / side
    rows = (bitmap.height + side - 1) / side
    // Budget: a quarter of the memory of the image.
    var sums = [SIMD4<Int32>](repeating: .zero, count: columns * rows)
    for y in 0..<bitmap.height {
      let start = y / side * columns
      bitmap.withWords(ofRow: y) { words in
        for x in words.indices {
          let word = words[x]
          sums[start + x / side] &+= SIMD4(
            Int32(word & 255), Int32(word >> 8 & 255), Int32(word >> 16 & 255), 1)
        }
      }
    }
    for index in sums.indices {
      let count = max(1, sums[index].w)
      sums[index] = SIMD4(sums[index].x / count, sums[index].y / count, sums[index].z / count, 0)
    }
    values = sums
  }

  /// Calls `body` with the rectangle of every block that differs from the same block of another image.
  ///
  /// - Parameters:
  ///   - other: The means of an image of the same size.
  ///   - threshold: The maximum difference of a color component that is ignored.
  ///   - body: Called with the rectangle of a block, in pixels.
  package func forEachChange(from other: BlockMeans, above threshold: Int32, _ body: (PixelRect) -> Void) {
    guard other.columns == columns, other.rows == rows else { return }
    let side = Self.side
    for index in values.indices {
      let difference = values[index] &- other.values[index]
      guard max(difference.max(), -difference.min()) > threshold else { continue }
      let (x, y) = (index % columns * side, index / columns * side)
      body(
        PixelRect(minX: x, minY: y, maxX: min(x + side, size.width), maxY: min(y + side, size.height)))
    }
  }
}
