import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

/// Blend modes against their formulas as the W3C writes them, in double precision.
@Suite struct BlendModeTests {
  /// Straight color and alpha, 0 to 1.
  private typealias Parts = (color: [Double], alpha: Double)

  @Test(arguments: BlendMode.allCases) func modesFollowTheirFormulas(mode: BlendMode) {
    var random = SeededRandom(seed: 11)
    func pixel() -> SIMD4<UInt32> {
      let alpha = [0, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
      return [0, 1, 2].map { _ in alpha == 0 ? 0 : UInt32.random(in: 0...alpha, using: &random) }.withAlpha(alpha)
    }
    for _ in 0..<3000 {
      let (source, backdrop) = (pixel(), pixel())
      let found = BlendFormula.blend(
        PixelQuad(SIMD4(repeating: word(source))), over: PixelQuad(SIMD4(repeating: word(backdrop))), mode: mode
      ).bytes[2]
      let wanted = blend(parts(source), over: parts(backdrop), mode)
      for index in 0..<4 {
        let difference = Double(found >> (8 * UInt32(index)) & 255) - wanted[index] * 255
        #expect(abs(difference) <= 1, "\(mode): \(source) over \(backdrop), component \(index)")
      }
    }
  }

  private func word(_ pixel: SIMD4<UInt32>) -> UInt32 { pixel[0] | pixel[1] << 8 | pixel[2] << 16 | pixel[3] << 24 }

  private func parts(_ pixel: SIMD4<UInt32>) -> Parts {
    let alpha = Double(pixel[3])
    return ((0..<3).map { alpha > 0 ? Double(pixel[$0]) / alpha : 0 }, alpha / 255)
  }

  /// The premultiplied result.
  private func blend(_ s: Parts, over b: Parts, _ mode: BlendMode) -> [Double] {
    if mode == .plusLighter {
      let alpha = min(1, s.alpha + b.alpha)
      return (0..<3).map { min(alpha, s.color[$0] * s.alpha + b.color[$0] * b.alpha) } + [alpha]
    }
    let mixed = mix(s.color, b.color, mode)
    let alpha = s.alpha + b.alpha * (1 - s.alpha)
    return (0..<3).map { index in
      let source = (1 - b.alpha) * s.color[index] + b.alpha * mixed[index]
      return s.alpha * source + (1 - s.alpha) * b.alpha * b.color[index]
    } + [alpha]
  }

  private func mix(_ s: [Double], _ b: [Double], _ mode: BlendMode) -> [Double] {
    func each(_ body: (Double, Double) -> Double) -> [Double] { zip(s, b).map { body($0, $1) } }
    func hardLight(_ s: Double, _ b: Double) -> Double {
      s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }
    func minimum(_ c: [Double]) -> Double { c.reduce(1, min) }
    func maximum(_ c: [Double]) -> Double { c.reduce(0, max) }
    func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    func sat(_ c: [Double]) -> Double { maximum(c) - minimum(c) }
    func clip(_ c: [Double]) -> [Double] {
      let (l, n, x) = (lum(c), minimum(c), maximum(c))
      var c = c
      if n < 0 { c = c.map { l + ($0 - l) * l / (l - n) } }
      if x > 1 { c = c.map { l + ($0 - l) * (1 - l) / (x - l) } }
      return c
    }
    func setLum(_ c: [Double], _ l: Double) -> [Double] { clip(c.map { $0 + l - lum(c) }) }
    func setSat(_ c: [Double], _ s: Double) -> [Double] {
      let (n, x) = (minimum(c), maximum(c))
      return c.map { x > n ? ($0 - n) * s / (x - n) : 0 }
    }
    switch mode {
    case .normal, .plusLighter: return s
    case .multiply: return each(*)
    case .screen: return each { $0 + $1 - $0 * $1 }
    case .overlay: return each { hardLight($1, $0) }
    case .darken: return each(min)
    case .lighten: return each(max)
    case .colorDodge: return each { s, b in b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s)) }
    case .colorBurn: return each { s, b in b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) }
    case .hardLight: return each(hardLight)
    case .softLight:
      return each { s, b in
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
      }
    case .difference: return each { abs($0 - $1) }
    case .exclusion: return each { $0 + $1 - 2 * $0 * $1 }
    case .hue: return setLum(setSat(s, sat(b)), lum(b))
    case .saturation: return setLum(setSat(b, sat(s)), lum(b))
    case .color: return setLum(s, lum(b))
    case .luminosity: return setLum(b, lum(s))
    }
  }
}

extension [UInt32] {
  fileprivate func withAlpha(_ alpha: UInt32) -> SIMD4<UInt32> { SIMD4(self[0], self[1], self[2], alpha) }
}
