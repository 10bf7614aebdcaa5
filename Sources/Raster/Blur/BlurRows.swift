/// The working memory for blurring an image, and the steps that process it row by row.
///
/// Cells are 16-bit numbers with seven fractional bits; a row is a sequence of lanes, one for each channel of each
/// cell.
@safe struct BlurRows {
  // Sound: all rows are in one block of scratch memory, with room for one vector beyond their contents.
  private let x: BlurAxis
  private let y: BlurAxis
  private let plane: BytePlane
  private let border: BlurBorder
  /// The number of lanes in a row of the result; `stride` is the distance between rows.
  private let lanes: Int
  private let stride: Int
  /// The column sums of the rows of pixels that make up one row of cells.
  private let sums: UnsafeMutablePointer<UInt16>
  /// One row of cells, padded at both ends.
  private let padded: UnsafeMutablePointer<UInt16>
  /// All rows of cells after the first pass, padded above and below.
  private let cells: UnsafeMutablePointer<UInt16>
  /// Four rows of the result.
  private let result: UnsafeMutablePointer<UInt16>

  /// The number of lanes that kernels process together.
  private static let vector = 32

  init(x: BlurAxis, y: BlurAxis, plane: BytePlane, border: BlurBorder, memory: ScratchMemory) {
    (self.x, self.y, self.plane, self.border) = (x, y, plane, border)
    func rounded(_ lanes: Int) -> Int { (lanes + 2 * BlurRows.vector - 1) / BlurRows.vector * BlurRows.vector }
    lanes = x.cells(for: plane.width) * plane.channels
    stride = rounded(lanes)
    let sumLanes = rounded(x.sourceCells(for: plane.width) << x.shift * plane.channels)
    let paddedLanes = rounded(lanes + 2 * x.radius * plane.channels)
    let rowCount = y.cells(for: plane.height) + 2 * y.radius
    let total = sumLanes + paddedLanes + stride * (rowCount + 4)
    let block = unsafe memory.memory(byteCount: total * 2).bindMemory(to: UInt16.self, capacity: total)
    unsafe sums = block
    unsafe padded = block + sumLanes
    unsafe cells = padded + paddedLanes
    unsafe result = cells + stride * rowCount
    // Lanes beyond the ends are read, although the results are discarded.
    unsafe block.update(repeating: 0, count: total)
  }

  /// Computes a row of cells from the image's pixels, blurred along x.
  func gather(_ row: Int) {
    let channels = plane.channels
    let count = x.sourceCells(for: plane.width)
    let first = unsafe padded + (x.radius + x.lead) * channels
    if x.shift == 0 && y.shift == 0 {
      unsafe BlurKernels.widen(plane.row(row), into: first, lanes: count * channels)
    } else {
      addRows(of: row)
      let shift = 7 - x.shift - y.shift
      if channels == 4 {
        unsafe BlurKernels.joinPixels(sums, shift: x.shift, scale: shift, into: first, count: count)
      } else {
        unsafe BlurKernels.joinBytes(sums, shift: x.shift, scale: shift, into: first, count: count)
      }
    }
    if case .extended = border {
      let last = unsafe first + (count - 1) * channels
      for lane in 0..<((x.radius + x.lead) * channels) {
        unsafe padded[lane] = first[lane % channels]
        unsafe last[channels + lane] = last[lane % channels]
      }
    }
    unsafe BlurKernels.convolve(
      padded + x.radius * channels, step: channels, weights: x.weights,
      into: cells + (y.radius + y.lead + row) * stride, lanes: lanes)
  }

  /// Adds up the rows of pixels that make up a row of cells.
  private func addRows(of row: Int) {
    let channels = plane.channels
    let width = plane.width * channels
    let (first, end) = (row << y.shift, (row + 1) << y.shift)
    let whole = x.sourceCells(for: plane.width) << x.shift * channels
    unsafe sums.update(repeating: 0, count: whole)
    for y in first..<end {
      if y < plane.height {
        unsafe BlurKernels.add(plane.row(y), to: sums, lanes: width)
      } else if case .extended = border {
        unsafe BlurKernels.add(plane.row(plane.height - 1), to: sums, lanes: width)
      }
    }
    guard case .extended = border else { return }
    for lane in width..<max(width, whole) { unsafe sums[lane] = sums[lane - channels] }
  }

  /// Fills the rows of cells above and below the image; transparent ones are already zero.
  func extend() {
    guard case .extended = border else { return }
    let ahead = y.radius + y.lead
    let count = y.sourceCells(for: plane.height)
    for row in 0..<ahead {
      unsafe (cells + row * stride).update(from: cells + ahead * stride, count: stride)
      unsafe (cells + (ahead + count + row) * stride).update(
        from: cells + (ahead + count - 1) * stride, count: stride)
    }
  }

  /// Computes the image's pixels from the cells, blurred along y.
  func spread() {
    guard y.shift > 0 else {
      for row in 0..<plane.height {
        blur(row, into: 0)
        emit(0, row: row)
      }
      return
    }
    // The rows at 0, 1, and 2 are the previous cell's, the pixel's own cell's, and the next one's.
    blur(0, into: 1)
    blur(1, into: 2)
    for row in 0..<plane.height {
      let place = row & (1 << y.shift - 1)
      if place == 0 {
        unsafe result.update(from: result + stride, count: 2 * stride)
        blur(row >> y.shift + 2, into: 2)
      }
      unsafe BlurKernels.mix(
        result, stride: stride, weights: y.splineWeights(place), into: result + 3 * stride, lanes: lanes)
      emit(3, row: row)
    }
  }

  /// Blurs the row of cells `row` along y.
  private func blur(_ row: Int, into place: Int) {
    unsafe BlurKernels.convolve(
      cells + (y.radius + row) * stride, step: stride, weights: y.weights, into: result + place * stride, lanes: lanes)
  }

  /// Computes a row of pixels from rows of cells.
  private func emit(_ place: Int, row: Int) {
    let source = unsafe result + place * stride
    let target = unsafe plane.row(row)
    if x.shift == 0 {
      unsafe BlurKernels.narrow(source, into: target, lanes: lanes)
    } else if plane.channels == 4 {
      unsafe BlurKernels.spreadPixels(source, shift: x.shift, into: target, width: plane.width)
    } else {
      unsafe BlurKernels.spreadBytes(source, shift: x.shift, into: target, width: plane.width)
    }
  }
}
