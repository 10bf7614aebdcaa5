import CKernels
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

/// The kernels for some processors against what serves everywhere.
@Suite struct KernelTests {
  /// A solid paint without a kernel.
  private struct PlainPaint: Paint {
    static let needsRows = false
    let base: SolidPaint

    func beginRow(y: Int, from minX: Int, to maxX: Int) {}

    func blendQuad(_ pixels: UnsafeMutableRawPointer, x: Int, coverage: SIMD4<UInt32>) {
      unsafe base.blendQuad(pixels, x: x, coverage: coverage)
    }

    func blendRun(_ pixels: UnsafeMutableRawPointer, x: Int, quads: Int, coverage: UInt32) {
      unsafe base.blendRun(pixels, x: x, quads: quads, coverage: coverage)
    }
  }

  /// Fills `path`, twice in the same cells, on random pixels.
  private func fill<P: Paint>(_ path: Path, with paint: P, width: Int, height: Int, seed: UInt64) -> Bitmap {
    var random = SeededRandom(seed: seed)
    var bitmap = Bitmap(width: width, height: height)
    let bytesPerRow = bitmap.bytesPerRow
    let all = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    var edges = EdgeList()
    guard let outline = edges.append(Polyline(path, scale: 1), through: .identity, within: all) else { return bitmap }
    var cells = CoverageCells()
    unsafe bitmap.withUnsafeMutableBytes { bytes in
      for index in 0..<(bytesPerRow * height / 4) {
        let alpha = UInt32.random(in: 0...255, using: &random)
        let word = alpha << 24 | alpha / 2 << 16 | alpha / 3 << 8 | UInt32.random(in: 0...alpha, using: &random)
        unsafe bytes.storeBytes(of: word, toByteOffset: index * 4, as: UInt32.self)
      }
      let canvas = unsafe Canvas(box: all, pixels: bytes, bytesPerRow: bytesPerRow)
      for _ in 0..<2 {
        var paint = paint
        cells.fill(
          edges.edges.span.extracting(outline.edges), rule: .nonZero, box: outline.box, with: &paint, onto: canvas)
      }
    }
    return bitmap
  }

  /// A star whose rays reach beyond the bitmap here and there.
  private func star(_ seed: UInt64, width: Int, height: Int) -> Path {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 3...40, using: &random)
    let center = Point(
      Double.random(in: 0...Double(width), using: &random), Double.random(in: 0...Double(height), using: &random))
    var path = Path()
    for index in 0..<count {
      let angle = Double(index) * 2 * .pi / Double(count)
      let radius = Double.random(in: 0.1...0.7, using: &random) * Double(max(width, height))
      let point = center + Point(cos(angle), sin(angle)) * radius
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }

  @Test(arguments: [1, 3, 4, 5, 8, 23, 29, 64, 257, 700], 0..<6 as Range<UInt64>)
  func sweepsPaintTheSame(width: Int, seed: UInt64) {
    for alpha in [1, 0.7, 0.05, 0] {
      let path = star(seed, width: width, height: 40)
      let color = PremultipliedColor(Color(red: 0.9, green: 0.3, blue: 1, alpha: alpha), opacity: 1)
      for weight in [nil, GroupOpacity(1), GroupOpacity(0.6)] {
        let solid = SolidPaint(color, weight: weight)
        let expected = fill(path, with: PlainPaint(base: solid), width: width, height: 40, seed: seed)
        #expect(fill(path, with: solid, width: width, height: 40, seed: seed) == expected)
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func rowsAreBlendedTheSame(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let quads = Int.random(in: 1...9, using: &random)
    let color = Color(red: 1, green: 0.4, blue: 0.2, alpha: .random(in: 0...1, using: &random))
    let weight = seed.isMultiple(of: 2) ? GroupOpacity(.random(in: 0...1, using: &random)) : nil
    let paint = SolidPaint(PremultipliedColor(color, opacity: 1), weight: weight)
    let coverage = (0..<(quads * 4)).flatMap { _ in
      Array(repeating: UInt16.random(in: 0...255, using: &random), count: 2)
    }
    let words = (0..<(quads * 4)).map { _ in UInt32.random(in: 0...255, using: &random) &* 0x0101_0101 }
    func blended(_ body: (UnsafeMutableRawPointer, UnsafePointer<UInt16>) -> Void) -> [SIMD4<UInt32>] {
      var pixels = (0..<quads).map { SIMD4(words[$0 * 4], words[$0 * 4 + 1], words[$0 * 4 + 2], words[$0 * 4 + 3]) }
      unsafe pixels.withUnsafeMutableBytes { bytes in
        unsafe coverage.withUnsafeBufferPointer { coverage in
          guard let pixels = bytes.baseAddress, let first = coverage.baseAddress else { return }
          unsafe body(pixels, first)
        }
      }
      return pixels
    }
    let expected = unsafe blended { unsafe paint.blendPortably(onto: $0, quads: quads, coverage: $1) }
    let result = unsafe blended { unsafe paint.blend(onto: $0, quads: quads, coverage: $1) }
    #expect(result == expected)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func edgesAddTheSame(seed: UInt64) {
    guard ckernels_are_available() else { return }
    var random = SeededRandom(seed: seed)
    let band = CellBand(box: PixelRect(minX: 5, minY: 3, maxX: seed % 2 == 0 ? 66 : 5 + 400, maxY: 43))
    let edges = (0..<64).map { index in
      // Some of them are longer than a pixel, and some leave the band.
      let reach: ClosedRange<Int32> = index % 9 == 0 ? -2000...2000 : -256...256
      let x = Int32.random(in: 5 * 256 - 300...Int32(band.box.maxX) * 256 + 300, using: &random)
      let y = Int32.random(in: 3 * 256 - 300...43 * 256 + 300, using: &random)
      let down = Int32.random(in: reach, using: &random)
      return Edge(
        x0: x, y0: y, x1: x + Int32.random(in: reach, using: &random), y1: y + (down == 0 ? 1 : down))
    }
    let reciprocals = ReciprocalTable()
    let (cellCount, wordCount) = (band.stride * 40, band.wordsPerRow * 40 + 1)
    func sums(byKernel: Bool) -> [Int32] {
      let cells = UnsafeMutablePointer<Int32>.allocate(capacity: cellCount)
      let bits = UnsafeMutablePointer<UInt64>.allocate(capacity: wordCount)
      defer {
        unsafe cells.deallocate()
        unsafe bits.deallocate()
      }
      unsafe cells.initialize(repeating: 0, count: cellCount)
      unsafe bits.initialize(repeating: 0, count: wordCount)
      let accumulator = unsafe EdgeAccumulator(cells: cells, bits: bits, band: band, reciprocals: reciprocals)
      var others = UInt64.max
      if byKernel {
        var kernelBand = unsafe ckernels_band()
        unsafe (kernelBand.cells, kernelBand.bits, kernelBand.rows) = (cells, bits, 40)
        unsafe (kernelBand.cells_per_row, kernelBand.words_per_row) = (band.stride, band.wordsPerRow)
        unsafe (kernelBand.min_x, kernelBand.min_y) = (Int32(band.box.minX) * 256, Int32(band.box.minY) * 256)
        unsafe (kernelBand.max_x, kernelBand.max_y) = (Int32(band.box.maxX) * 256, Int32(band.box.maxY) * 256)
        unsafe kernelBand.first_x = Int32(band.firstColumn) * 256
        others = unsafe edges.withUnsafeBytes { bytes in
          unsafe ckernels_add_short_edges(
            &kernelBand, bytes.baseAddress?.assumingMemoryBound(to: ckernels_edge.self), 64)
        }
        #expect(others != 0 && others != .max, "the kernel adds some of them")
      }
      for (index, edge) in edges.enumerated() where others >> UInt64(index) & 1 == 1 { accumulator.add(edge) }
      for row in 0..<40 {
        for cell in 0..<band.stride where unsafe cells[row * band.stride + cell] != 0 {
          let quad = cell / 4
          let isMarked = unsafe bits[row * band.wordsPerRow + quad / 64] >> UInt64(quad % 64) & 1 == 1
          #expect(isMarked, "cell \(cell) of row \(row)")
        }
      }
      return (0..<cellCount).map { unsafe cells[$0] }
    }
    #expect(sums(byKernel: true) == sums(byKernel: false))
  }
}
