import Foundation
import LayerTree
import Pixels
import Testing

@testable import Compositor
@testable import Raster

/// Saturation, brightness, contrast and hue, against the filters one after the other.
@Suite struct ColorAdjustmentTests {
  static let filters: [Filters] = {
    var all: [Filters] = []
    for (saturation, brightness, contrast, hue) in [
      (0, 0, 1, 0), (1.8, 0, 1, 0), (1, 0.3, 1, 0), (1, -0.4, 1, 0), (1, 0, 0, 0), (1, 0, 2.5, 0), (1, 0, 1, 1.2),
      (1, 0, 1, .pi), (0.4, 0.1, 1.5, -2),
    ] as [(Double, Double, Double, Double)] {
      var one = Filters()
      (one.saturation, one.brightness, one.contrast, one.hueRotation) = (saturation, brightness, contrast, hue)
      all.append(one)
    }
    return all
  }()

  /// The filters in their order, by the formulas of CSS Filter Effects, on a color that isn't premultiplied.
  private func adjusted(_ color: [Double], _ filters: Filters) -> [Double] {
    var c = color
    let s = filters.saturation
    let gray = 0.213 * c[0] + 0.715 * c[1] + 0.072 * c[2]
    c = c.map { gray + ($0 - gray) * s }
    c = c.map { $0 + filters.brightness }
    c = c.map { ($0 - 0.5) * filters.contrast + 0.5 }
    let (cosine, sine) = (cos(filters.hueRotation), sin(filters.hueRotation))
    let mean = 0.213 * c[0] + 0.715 * c[1] + 0.072 * c[2]
    let turned = [
      -0.213 * c[0] - 0.715 * c[1] + 0.928 * c[2], 0.143 * c[0] + 0.140 * c[1] - 0.283 * c[2],
      -0.787 * c[0] + 0.715 * c[1] + 0.072 * c[2],
    ]
    return (0..<3).map { min(max(mean + (c[$0] - mean) * cosine + turned[$0] * sine, 0), 1) }
  }

  @Test(arguments: filters)
  func followsTheFilters(filters: Filters) throws {
    let adjustment = try #require(ColorAdjustment(filters))
    let surface = Surface()
    let box = PixelRect(minX: 0, minY: 0, maxX: 256, maxY: 16)
    let canvas = surface.canvas(for: box)
    for y in 0..<16 {
      for x in 0..<256 {
        let alpha = y == 0 ? 0 : y * 17
        let bytes = [x * 37 % 256, x * 91 % 256, (x * 5 + y * 29) % 256].map { UInt8($0 * alpha / 255) }
        unsafe canvas.pixel(x: x, y: y).storeBytes(
          of: SIMD4(bytes[0], bytes[1], bytes[2], UInt8(alpha)), as: SIMD4<UInt8>.self)
      }
    }
    var before: [SIMD4<UInt8>] = []
    for y in 0..<16 { for x in 0..<256 { unsafe before.append(canvas.pixel(x: x, y: y).load(as: SIMD4<UInt8>.self)) } }
    adjustment.apply(to: canvas)
    for (index, old) in before.enumerated() {
      let new = unsafe canvas.pixel(x: index % 256, y: index / 256).load(as: SIMD4<UInt8>.self)
      let alpha = Double(old.w)
      #expect(new.w == old.w)
      guard old.w > 0 else { continue }
      let truth = adjusted((0..<3).map { Double(old[$0]) / alpha }, filters)
      for lane in 0..<3 { #expect(abs(Double(new[lane]) - truth[lane] * alpha) < 0.51 && new[lane] <= new.w) }
    }
  }

  @Test func whatChangesNothingIsNone() {
    var filters = Filters()
    #expect(ColorAdjustment(filters) == nil)
    filters.blurRadius = 9
    #expect(ColorAdjustment(filters) == nil)
    for value in [Double.nan, .infinity, -.infinity] {
      for path in [\Filters.saturation, \.brightness, \.contrast, \.hueRotation] {
        var filters = Filters()
        filters[keyPath: path] = value
        #expect(ColorAdjustment(filters) == nil)
      }
    }
  }
}
