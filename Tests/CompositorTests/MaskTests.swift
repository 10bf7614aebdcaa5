import Geometry
import LayerTree
import Pixels
import Testing

@testable import Compositor

/// Masks: what a layer and its sublayers show, times the alpha of another tree.
@Suite struct MaskTests {
  /// A picture of `layers` seen through `mask`, over clear.
  private func picture(
    of layers: [TestLayer], through mask: [TestLayer], isLuminance: Bool = false, opacity: Double = 1
  ) -> Bitmap {
    var nodes: [Snapshot.Node] = []
    var properties = LayerProperties()
    properties.frame = Rect(0, 0, 40, 30)
    properties.opacity = opacity
    properties.effects.isMaskLuminance = isLuminance
    nodes.append(Snapshot.Node(name: "", properties: properties, transform: .identity, end: 0))
    for layer in mask { layer.append(to: &nodes, below: .identity) }
    nodes[0].maskEnd = nodes.count
    for layer in layers { layer.append(to: &nodes, below: .identity) }
    nodes[0].end = nodes.count
    return paint(Snapshot(time: 0, canvasSize: Size(40, 30), background: .clear, nodes: nodes))
  }

  private func plain(_ layers: [TestLayer]) -> Bitmap { paint(Snapshot(40, 30, background: .clear, layers)) }

  @Test(arguments: 0..<60 as Range<UInt64>) func aMaskMultiplies(seed: UInt64) {
    var random = SplitMix(state: seed &+ 900)
    let layers = (0..<2).map { _ in RandomTreesTests.layer(depth: 1, &random) }
    let mask = (0..<Int(seed % 3 + 1)).map { _ in RandomTreesTests.layer(depth: Int(seed % 2), &random) }
    let isLuminance = seed % 5 == 0
    let found = picture(of: layers, through: mask, isLuminance: isLuminance)
    let (content, shape) = (plain(layers), plain(mask))
    for y in 0..<30 {
      for x in 0..<40 {
        let (pixel, cover) = (content[x, y], shape[x, y])
        let light = 0.2125 * Double(cover.red) + 0.7154 * Double(cover.green) + 0.0721 * Double(cover.blue)
        let share = (isLuminance ? light : Double(cover.alpha)) / 255
        for (a, b) in [
          (found[x, y].red, pixel.red), (found[x, y].green, pixel.green), (found[x, y].blue, pixel.blue),
          (found[x, y].alpha, pixel.alpha),
        ] {
          // A folded group saves a rounding, and a folded mask another.
          #expect(abs(Double(a) - Double(b) * share) <= 2, "(\(x), \(y))")
        }
      }
    }
  }

  @Test func aMaskOfNothingHidesAll() {
    let box = TestLayer(frame: Rect(5, 5, 20, 20), .black)
    let empty = TestLayer(frame: Rect(0, 0, 40, 30))
    #expect(picture(of: [box], through: [empty]) == plain([]))
    #expect(picture(of: [box], through: [TestLayer(frame: Rect(100, 100, 5, 5), .black)]) == plain([]))
    #expect(picture(of: [box], through: []) == plain([]), "an empty mask")
  }

  @Test func masksNest() {
    let box = TestLayer(frame: Rect(0, 0, 40, 30), .black)
    var nodes: [Snapshot.Node] = []
    func begin(_ frame: Rect, _ color: Color? = nil) -> Int {
      var properties = LayerProperties()
      properties.frame = frame
      properties.backgroundColor = color
      nodes.append(
        Snapshot.Node(name: "", properties: properties, transform: Projection(properties.transformToSuperlayer), end: 0)
      )
      return nodes.count - 1
    }
    // A mask that is itself masked: only what both show is left.
    let outer = begin(Rect(0, 0, 40, 30))
    let mask = begin(Rect(0, 0, 20, 30), .black)
    _ = begin(Rect(10, 0, 30, 30), .black)
    nodes[2].end = 3
    nodes[mask].maskEnd = 3
    nodes[mask].end = 3
    nodes[outer].maskEnd = 3
    box.append(to: &nodes, below: .identity)
    nodes[outer].end = nodes.count
    let picture = paint(Snapshot(time: 0, canvasSize: Size(40, 30), background: .clear, nodes: nodes))
    #expect(picture[5, 15].alpha == 0 && picture[15, 15].alpha == 255 && picture[25, 15].alpha == 0)
  }
}
