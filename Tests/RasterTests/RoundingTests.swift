import Geometry
import Testing

@testable import Raster

/// Steps in which painting adapts to sizes: the rounding errors of a rotation do not take it from one to another.
@Suite struct RoundingTests {
  @Test("Every rotation is flattened alike") func flattening() {
    for degrees in 0..<360 {
      for scale in [1.0, 2, 0.5] {
        let turned = AffineTransform.rotation(radians: Double(degrees) * .pi / 180)
          .concatenating(.scale(scale, scale))
        #expect(FlatteningScale(turned) == FlatteningScale(.scale(scale, scale)), "\(degrees)° at \(scale)")
      }
    }
    #expect(FlatteningScale(.scale(1.01, 1.01)) != FlatteningScale(.identity))
  }

  @Test("A deviation has the same cells and margin with a rounding error", arguments: [2.0, 6, 8, 12, 24])
  func blurs(sigma: Double) {
    for error in [-3e-8, 3e-8] {
      let (even, turned) = (BlurAxis(sigma: sigma), BlurAxis(sigma: sigma * (1 + error)))
      #expect(even.shift == turned.shift && even.weights.count == turned.weights.count)
      #expect(GaussianBlur.margin(sigma) == GaussianBlur.margin(sigma * (1 + error)))
    }
    #expect(GaussianBlur.margin(sigma + 0.01) > GaussianBlur.margin(sigma))
  }
}
