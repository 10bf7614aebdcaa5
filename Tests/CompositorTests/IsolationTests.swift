import Geometry
import LayerTree
import Pixels
import Testing

/// What blends inside of something blends with nothing behind it.
@Suite struct IsolationTests {
  /// A blue layer that differs with what is behind it, inside a group on yellow.
  private func pixel(copies: Int = 1, _ change: (inout LayerProperties) -> Void = { _ in }) -> Pixel {
    let layer = TestLayer(frame: Rect(0, 0, 4, 4), Color(red: 0, green: 0, blue: 1)) {
      $0.effects.blendMode = .difference
    }
    var group = TestLayer(frame: Rect(0, 0, 4, 4), nil, change)
    group.sublayers = Array(repeating: layer, count: copies)
    return paint(4, 4, background: Color(red: 1, green: 1, blue: 0), group)[1, 1]
  }

  @Test func layersBlendThroughGroups() {
    #expect(pixel() == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(pixel(copies: 2) == Pixel(red: 255, green: 255, blue: 0, alpha: 255))
  }

  @Test func isolatedOnesBlendAmongThemselves() {
    #expect(pixel { $0.effects.isIsolated = true } == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
    #expect(
      pixel(copies: 2) { $0.effects.isIsolated = true } == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
  }

  @Test func opacityIsolates() {
    let pixel = pixel { $0.opacity = 0.5 }
    #expect(pixel.blue == 128 && (127...128).contains(pixel.red), "\(pixel)")
  }
}
