package import Pixels

extension Y4MHeader {
  /// True if ``meanColors(of:in:side:)`` supports the chroma subsampling.
  package var hasMeanColors: Bool { subsampling.map { $0.x == $0.y && $0.x <= 2 } ?? false }

  /// Returns the mean colors of the square blocks of a rectangle, from 0 to 255, row by row; incomplete blocks at the
  /// right and bottom edges are omitted.
  ///
  /// - Precondition: `bytes` has ``frameBytes`` elements, the rectangle is in the frame and contains a block, and
  ///   ``hasMeanColors`` is true.
  package func meanColors(of bytes: [UInt8], in part: PixelRect, side: Int) -> [SIMD4<Int16>] {
    precondition(
      bytes.count == frameBytes && hasMeanColors, "a frame must have \(frameBytes) bytes, but has \(bytes.count)")
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    precondition(side > 0 && part.width >= side && part.height >= side && whole.contains(part), "\(part)")
    let (columns, rows, area) = (part.width / side, part.height / side, Int32(side * side))
    let matrix = matrix
    var lumas = [Int32](repeating: 0, count: columns)
    var (blues, reds) = (lumas, lumas)
    // Budget: at most eight bytes per pixel of a frame, and the number of pixels is limited.
    var colors = [SIMD4<Int16>](repeating: .zero, count: columns * rows)
    let bytes = bytes.span
    for row in 0..<rows {
      for column in lumas.indices { lumas[column] = 0 }
      for y in part.y + row * side..<part.y + (row + 1) * side {
        var index = y * width + part.x
        for column in lumas.indices {
          var sum: Int32 = 0
          for offset in 0..<side { sum &+= Int32(bytes[index + offset]) }
          lumas[column] &+= sum
          index += side
        }
      }
      readChroma(of: bytes, plane: width * height, in: part, side: side, row: row, to: &blues)
      readChroma(
        of: bytes, plane: width * height + chroma.width * chroma.height, in: part, side: side, row: row, to: &reds)
      let start = row * columns
      for column in lumas.indices {
        let luma = (lumas[column] &* 16 &+ area / 2) / area
        colors[start + column] = matrix.color(sixteenths: luma, cb: blues[column], cr: reds[column])
      }
    }
    return colors
  }

  /// Replaces values with the means of a chroma plane in a row of blocks, in sixteenths.
  private func readChroma(
    of bytes: borrowing Span<UInt8>, plane: Int, in part: PixelRect, side: Int, row: Int, to values: inout [Int32]
  ) {
    let (width, height) = (chroma.width, chroma.height)
    let subsampling = subsampling?.x ?? 1
    if subsampling == side {
      let start = plane + (part.y / side + row) * width + part.x / side
      if (part.x % side, part.y % side) == (0, 0) {
        for column in values.indices { values[column] = 16 &* Int32(bytes[start + column]) }
        return
      }
    }
    if subsampling == 1 || side > 1 {
      // If blocks have an odd side, their edges are between samples; both adjacent samples then count.
      let top = (part.y + row * side) / subsampling
      let bottom = min(height, max(top + 1, (part.y + (row + 1) * side + subsampling - 1) / subsampling))
      for column in values.indices {
        let left = (part.x + column * side) / subsampling
        let right = min(width, max(left + 1, (part.x + (column + 1) * side + subsampling - 1) / subsampling))
        var sum: Int32 = 0
        for y in top..<bottom {
          for x in left..<right { sum &+= Int32(bytes[plane + y * width + x]) }
        }
        let count = Int32((bottom - top) * (right - left))
        values[column] = (sum &* 16 &+ count / 2) / count
      }
      return
    }
    // Linear interpolation at the luma samples, a quarter of the distance from the nearest chroma sample: ffmpeg's
    // scaler places chroma in the middle of the luma samples, whatever the movie states.
    let y = part.y + row
    let near = plane + min(height - 1, y / 2) * width
    let far = plane + max(0, min(height - 1, y.isMultiple(of: 2) ? y / 2 - 1 : y / 2 + 1)) * width
    func sample(_ x: Int) -> Int32 { 3 &* Int32(bytes[near + x]) &+ Int32(bytes[far + x]) }
    for column in values.indices {
      let x = part.x + column
      let own = min(width - 1, x / 2)
      let other = max(0, min(width - 1, x.isMultiple(of: 2) ? own - 1 : own + 1))
      values[column] = 3 &* sample(own) &+ sample(other)
    }
  }
}
