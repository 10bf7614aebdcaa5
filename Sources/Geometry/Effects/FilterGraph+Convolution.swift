extension FilterGraph {
  /// A convolution: each pixel is a weighted sum of its neighbors (Filter Effects Level 1, section 9.9).
  package struct Convolution: Hashable, Sendable {
    /// The pixels beyond the edge of an image.
    package enum EdgeMode: String, Hashable, Sendable {
      case duplicate, wrap, none
    }

    /// The weights of the pixels, row by row, in reverse order: the last one is for the pixel at the upper left.
    package var kernel: [Double]
    package var columns: Int
    package var rows: Int
    package var divisor: Double
    package var bias: Double
    /// The column of the target pixel in the kernel.
    package var targetX: Int
    package var targetY: Int
    package var edgeMode: EdgeMode
    /// True if alpha is unchanged, and colors are convolved without premultiplication.
    package var preservesAlpha: Bool

    package init(
      kernel: [Double], columns: Int, rows: Int, divisor: Double, bias: Double, targetX: Int, targetY: Int,
      edgeMode: EdgeMode, preservesAlpha: Bool
    ) {
      (self.kernel, self.columns, self.rows) = (kernel, columns, rows)
      (self.divisor, self.bias) = (divisor, bias)
      (self.targetX, self.targetY) = (targetX, targetY)
      (self.edgeMode, self.preservesAlpha) = (edgeMode, preservesAlpha)
    }
  }
}
