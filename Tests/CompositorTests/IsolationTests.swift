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

  @Test func aLayerMultipliesWhatIsBehindIt() {
    let top = TestLayer(frame: Rect(4, 0, 4, 4), Color(red: 1, green: 0.5, blue: 0)) {
      $0.effects.blendMode = .multiply
    }
    let picture = paint(
      Snapshot(8, 4, background: .white, [TestLayer(frame: Rect(0, 0, 8, 2), Color(hex: 0x8080FF)), top]))
    #expect(picture[1, 1] == Pixel(red: 128, green: 128, blue: 255, alpha: 255))
    #expect(picture[6, 1] == Pixel(red: 128, green: 64, blue: 0, alpha: 255))
    #expect(picture[6, 3] == Pixel(red: 255, green: 128, blue: 0, alpha: 255))
  }
}
