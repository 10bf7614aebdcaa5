import CKernels
import Geometry
import Pixels

/// The exact area of each pixel in a band of rows that an outline covers.
///
/// Each pixel has a cell. An edge adds the area that it covers of a pixel to the pixel's own cell, and the rest, up to
/// its whole height, to the next cell. The sum of all cells from the left up to a pixel is then the pixel's coverage
/// times the winding number. The sums are integers and hence exact, whatever the order of edges. One bit for every four
/// cells marks cells that aren't zero; sweeping over a band resets all of them to zero.
@safe struct CoverageCells: ~Copyable {
  /// The value of a fully covered pixel.
  static let full: Int32 = 1 << 17
  /// The number of cells: a quarter of a megabyte, and enough for a row of the widest bitmap.
  private static let capacity = 1 << 16

  // Sound: this value owns both blocks from init to deinit, and `band` keeps rows within them.
  let cells: UnsafeMutablePointer<Int32>
  let bits: UnsafeMutablePointer<UInt64>
  private let reciprocals = ReciprocalTable()
  private(set) var band = CellBand(box: PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1))

  init() {
    unsafe cells = .allocate(capacity: CoverageCells.capacity)
    unsafe cells.initialize(repeating: 0, count: CoverageCells.capacity)
    unsafe bits = .allocate(capacity: CoverageCells.capacity / 4)
    unsafe bits.initialize(repeating: 0, count: CoverageCells.capacity / 4)
  }

  deinit {
    unsafe cells.deallocate()
    unsafe bits.deallocate()
  }

  /// Paints the pixels of `box` that are inside an outline, one band of rows at a time.
  ///
  /// - Precondition: `box` is within `canvas` and isn't empty.
  mutating func fill<P: Paint>(
    _ edges: Span<Edge>, rule: FillRule, box: PixelRect, with paint: inout P, onto canvas: Canvas
  ) {
    precondition(box.intersection(canvas.box) == box && !box.isEmpty, "the painted area must be within the canvas")
    var rest = box
    while rest.minY < box.maxY {
      band = CellBand(box: rest)
      let rows = min(box.maxY - rest.minY, CoverageCells.capacity / band.stride)
      band.box.maxY = rest.minY + rows
      let accumulator = unsafe EdgeAccumulator(cells: cells, bits: bits, band: band, reciprocals: reciprocals)
      let kernelBand = unsafe kernelBand(onto: canvas)
      unsafe add(edges, with: accumulator, kernelBand)
      if unsafe rule != .nonZero || !paint.sweep(kernelBand) {
        sweep(rule: rule, with: &paint, onto: canvas)
      }
      rest.minY += rows
    }
  }

  /// Adds edges to the cells, with a C kernel if there is one for this processor.
  private func add(_ edges: Span<Edge>, with accumulator: EdgeAccumulator, _ band: ckernels_band) {
    let hasKernel = ckernels_are_available()
    unsafe withUnsafePointer(to: band) { band in
      for first in stride(from: 0, to: edges.count, by: 64) {
        let part = edges.extracting(first..<min(first + 64, edges.count))
        var others = UInt64.max &>> UInt64(64 - part.count)
        if hasKernel {
          others = unsafe part.withUnsafeBytes { bytes in
            // Sound: an edge has four integers, in the kernel's order.
            unsafe ckernels_add_short_edges(
              band, bytes.baseAddress?.assumingMemoryBound(to: ckernels_edge.self), part.count)
          }
        }
        while others != 0 {
          accumulator.add(part[others.trailingZeroBitCount])
          others &= others &- 1
        }
      }
    }
  }

  /// Returns the band in the form that C kernels take.
  private func kernelBand(onto canvas: Canvas) -> ckernels_band {
    // Sound: the band's rows are within the cells' memory, and its box is within the canvas.
    unsafe ckernels_band(
      cells: cells, bits: bits,
      pixels: canvas.pixel(x: band.firstColumn, y: band.box.minY).assumingMemoryBound(to: UInt8.self),
      rows: band.box.maxY - band.box.minY, quads: band.quads, cells_per_row: band.stride,
      words_per_row: band.wordsPerRow, bytes_per_row: canvas.bytesPerRow, min_x: Int32(band.box.minX) * FixedPoint.one,
      min_y: Int32(band.box.minY) * FixedPoint.one, max_x: Int32(band.box.maxX) * FixedPoint.one,
      max_y: Int32(band.box.maxY) * FixedPoint.one, first_x: Int32(band.firstColumn) * FixedPoint.one)
  }
}
