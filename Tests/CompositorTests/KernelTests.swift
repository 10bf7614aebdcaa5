import Foundation
import Geometry
import Pixels
import Testing

@testable import Compositor

/// The kernels for some processors against what serves everywhere.
@Suite struct KernelTests {
  /// A solid paint without a kernel.
  private struct PlainPaint: Paint {
    static let needsRows = false
    let base: SolidPaint
    var weight: UInt32 { base.weight }

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
    var random = SplitMix(state: seed)
    var bitmap = Bitmap(width: width, height: height)
    let bytesPerRow = bitmap.bytesPerRow
    let all = PixelBox(minX: 0, minY: 0, maxX: width, maxY: height)
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
    var random = SplitMix(state: seed)
    let count = Int.random(in: 3...40, using: &random)
    let centre = Point(
      Double.random(in: 0...Double(width), using: &random), Double.random(in: 0...Double(height), using: &random))
    var path = Path()
    for index in 0..<count {
      let angle = Double(index) * 2 * .pi / Double(count)
      let radius = Double.random(in: 0.1...0.7, using: &random) * Double(max(width, height))
      let point = centre + Point(cos(angle), sin(angle)) * radius
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
      let solid = SolidPaint(color)
      let expected = fill(path, with: PlainPaint(base: solid), width: width, height: 40, seed: seed)
      #expect(fill(path, with: solid, width: width, height: 40, seed: seed) == expected)
    }
  }
}
