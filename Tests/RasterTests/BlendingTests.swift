import Geometry
import Pixels
import Testing

@testable import Raster

/// The kernels against the formula, one component at a time.
@Suite struct BlendingTests {
  /// `x / 255`, halves up.
  private func dividedBy255(_ x: Int) -> Int { (2 * x + 255) / 510 }

  /// `(d · (255 − A) + s · c) / 255` with `A = a · c / 255`.
  private func blend(_ source: Int, alpha: Int, coverage: Int, onto below: Int) -> Int {
    dividedBy255(below * (255 - dividedBy255(alpha * coverage)) + source * coverage)
  }

  /// What a paint makes of four pixels.
  private func paint(_ below: UInt32, with paint: some Paint, coverage: UInt32, asRun: Bool) -> UInt32 {
    var bitmap = Bitmap(width: 4, height: 1)
    unsafe bitmap.withUnsafeMutableBytes { bytes in
      unsafe bytes.storeBytes(of: SIMD4(repeating: below), as: SIMD4<UInt32>.self)
      if asRun {
        unsafe paint.blendRun(bytes, x: 0, quads: 1, coverage: coverage)
      } else {
        unsafe paint.blendQuad(bytes, x: 0, coverage: SIMD4(repeating: coverage))
      }
    }
    return unsafe bitmap.withUnsafeBytes { bytes in
      let four = unsafe bytes.load(as: SIMD4<UInt32>.self)
      #expect(four == SIMD4(repeating: four[0]))
      return four[0]
    }
  }

  @safe private struct OneColor: PixelRows {
    let pixels: UnsafeRawPointer

    func row(y: Int, from minX: Int, to maxX: Int) -> UnsafeRawPointer { unsafe pixels }
  }

  private func expected(_ source: UInt32, coverage: Int, onto below: UInt32) -> UInt32 {
    (0..<4).reduce(0) { word, byte in
      let shift = UInt32(byte) * 8
      let blended = blend(
        Int(source >> shift & 255), alpha: Int(source >> 24), coverage: coverage, onto: Int(below >> shift & 255))
      return word | UInt32(blended) << shift
    }
  }

  @Test func everyCoverageAndAlphaFollowTheFormula() {
    for alpha in stride(from: 0, through: 255, by: 5) {
      let color = Color(red: 1, green: 0.5, blue: 0.1, alpha: Double(alpha) / 255)
      let premultiplied = PremultipliedColor(color, opacity: 1)
      let solid = SolidPaint(premultiplied)
      let four = SIMD4(repeating: premultiplied.word)
      unsafe withUnsafeBytes(of: four) { bytes in
        guard let start = bytes.baseAddress else { return }
        var rows = unsafe RowPaint(OneColor(pixels: start))
        rows.beginRow(y: 0, from: 0, to: 4)
        for coverage in stride(from: 0, through: 255, by: 3) {
          for below in [0, 0xffff_ffff, 0xff10_80c0, 0x8040_2011, 0x0101_0101] as [UInt32] {
            let expected = expected(premultiplied.word, coverage: coverage, onto: below)
            for asRun in [false, true] {
              #expect(paint(below, with: solid, coverage: UInt32(coverage), asRun: asRun) == expected)
              #expect(paint(below, with: rows, coverage: UInt32(coverage), asRun: asRun) == expected)
            }
          }
        }
      }
    }
  }

  @Test func divisionRoundsHalvesUp() {
    for x in 0...65_152 {
      let quotient = Blending.dividedBy255(SIMD8(repeating: UInt16(x)))[0]
      guard Int(quotient) != dividedBy255(x) else { continue }
      Issue.record("\(x) / 255 is not \(quotient)")
    }
  }

  @Test func colorsAreClampedAndPremultiplied() {
    let wild = Color(red: 1.7, green: -0.4, blue: .nan, alpha: 0.5)
    #expect(PremultipliedColor(wild, opacity: 1).word == 0x8000_0080)
    #expect(PremultipliedColor(.white, opacity: 3).word == 0xffff_ffff)
    #expect(PremultipliedColor(.white, opacity: .nan).word == 0)
    #expect(
      PremultipliedColor(Color(red: .infinity, green: 0, blue: 0, alpha: .infinity), opacity: 1).word == 0xff00_00ff)
  }
}
