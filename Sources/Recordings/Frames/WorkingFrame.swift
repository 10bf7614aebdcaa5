package import Pixels

/// A frame for measuring, with opaque colors and a reduced size.
///
/// Averaging blocks of pixels preserves the centers of shapes, and removes most of the noise of lossy movies.
package struct WorkingFrame: Sendable {
  /// The width in blocks.
  package let width: Int
  /// The height in blocks.
  package let height: Int
  /// The red, green, and blue of every block, composited over white, from 0 to 255.
  package internal(set) var colors: [SIMD4<Int16>]

  /// The maximum side length of a frame that is measured without reduction, in pixels.
  static let maximumSide = 720

  /// Returns the side length of the blocks, in pixels, for frames of a size.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - maximumSide: The maximum side length of the reduced frame, in blocks; nil for the default, ``maximumSide``.
  /// - Returns: The side length.
  package static func reduction(width: Int, height: Int, maximumSide: Int? = nil) -> Int {
    let maximumSide = maximumSide ?? Self.maximumSide
    return max(1, (max(width, height) + maximumSide - 1) / maximumSide)
  }

  /// Returns an image with the blocks as pixels, on gray.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - corner: The pixel of the first block.
  /// - Returns: The image.
  package func bitmap(width: Int, height: Int, corner: (x: Int, y: Int)) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.replaceWords { x, y in
      let (column, row) = (x - corner.x, y - corner.y)
      guard (0..<self.width).contains(column), (0..<self.height).contains(row) else { return 0xFF80_8080 }
      let color = colors[row * self.width + column]
      return UInt32(UInt8(clamping: color.x)) | UInt32(UInt8(clamping: color.y)) << 8
        | UInt32(UInt8(clamping: color.z)) << 16 | 255 << 24
    }
    return bitmap
  }

  /// Creates a frame from the colors of its blocks, in row order.
  package init(width: Int, height: Int, colors: [SIMD4<Int16>]) {
    precondition(colors.count == width * height, "a color for each block")
    (self.width, self.height, self.colors) = (width, height, colors)
  }

  /// Reduces an image; incomplete blocks at the right and bottom edges are omitted.
  ///
  /// - Parameters:
  ///   - bitmap: The image.
  ///   - maximumSide: The maximum side length in blocks; nil for the default, ``maximumSide``.
  package init(_ bitmap: Bitmap, maximumSide: Int? = nil) {
    let side = Self.reduction(width: bitmap.width, height: bitmap.height, maximumSide: maximumSide)
    width = max(1, bitmap.width / side)
    height = max(1, bitmap.height / side)
    let columns = width
    // Budget: at most twice the memory of the image.
    var sums = [SIMD4<Int32>](repeating: .zero, count: width * height)
    for y in 0..<min(height * side, bitmap.height) {
      let start = y / side * columns
      bitmap.withWords(ofRow: y) { words in
        for x in 0..<min(columns * side, words.count) {
          let word = words[x]
          let behind = Int32(255 - (word >> 24))
          sums[start + x / side] &+= SIMD4(
            Int32(word & 255) + behind, Int32(word >> 8 & 255) + behind, Int32(word >> 16 & 255) + behind, 0)
        }
      }
    }
    let area = Int32(min(side, bitmap.width) * min(side, bitmap.height))
    colors = sums.map { sum in
      let mean = (sum &+ SIMD4(repeating: area / 2)) / SIMD4(repeating: area)
      return SIMD4(truncatingIfNeeded: mean)
    }
  }

  /// Returns the maximum difference of a color component.
  @inline(__always)
  static func difference(_ a: SIMD4<Int16>, _ b: SIMD4<Int16>) -> Int16 {
    let difference = a &- b
    return max(difference.max(), -difference.min())
  }
}
