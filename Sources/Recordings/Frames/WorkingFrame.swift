package import Pixels

/// A frame for measuring: opaque colors, at a reduced size.
///
/// Averaging blocks of pixels keeps the middles of shapes, and takes away most of the noise of lossy movies.
package struct WorkingFrame: Sendable {
  /// The width in blocks.
  package let width: Int
  /// The height in blocks.
  package let height: Int
  /// Red, green, and blue of every block over white, from 0 to 255.
  package internal(set) var colors: [SIMD4<Int16>]

  /// The longest side of a frame that is measured at its own size.
  static let longestSide = 720

  /// The side of the blocks, in pixels, for frames of a size.
  package static func reduction(width: Int, height: Int) -> Int {
    max(1, (max(width, height) + longestSide - 1) / longestSide)
  }

  /// Makes a frame of reduced colors, row by row.
  package init(width: Int, height: Int, colors: [SIMD4<Int16>]) {
    precondition(colors.count == width * height, "a color for each block")
    (self.width, self.height, self.colors) = (width, height, colors)
  }

  /// Reduces an image; a rest of pixels at the right and at the bottom is left out.
  package init(_ bitmap: Bitmap) {
    let side = Self.reduction(width: bitmap.width, height: bitmap.height)
    width = max(1, bitmap.width / side)
    height = max(1, bitmap.height / side)
    let columns = width
    // Budget: no more than twice the image's own memory.
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

  /// The greatest difference of a color component.
  @inline(__always)
  static func difference(_ a: SIMD4<Int16>, _ b: SIMD4<Int16>) -> Int16 {
    let difference = a &- b
    return max(difference.max(), -difference.min())
  }
}
