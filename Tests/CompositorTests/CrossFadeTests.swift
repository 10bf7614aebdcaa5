import Compositor
import Geometry
import LayerTree
import Pixels
import Testing

/// Two pictures in one place, mixed.
@Suite struct CrossFadeTests {
  private static let image = Bitmap(
    (0..<17).map { y in
      (0..<23).map { x in Pixel(red: UInt8(x * 8), green: UInt8(y * 9), blue: 100, alpha: UInt8(190 + x)) }
    })
  private let images = TestImages(bitmaps: ["image": CrossFadeTests.image])
  private let background = Color(red: 0.9, green: 0.5, blue: 0.2, alpha: 0.6)

  /// A canvas with `below`, then what `first` and `second` are at that progress, then `above`.
  private func snapshot(
    _ below: [TestLayer], fading first: [TestLayer], to second: [TestLayer], progress: Double?, _ above: [TestLayer]
  ) -> Snapshot {
    var snapshot = Snapshot(70, 60, background: background, below)
    let index = snapshot.nodes.count
    snapshot.nodes.append(
      Snapshot.Node(name: "", properties: LayerProperties(), transform: .identity, end: 0))
    for layer in first { layer.append(to: &snapshot.nodes, below: .identity) }
    if let progress {
      snapshot.nodes[index].crossFade = Snapshot.CrossFade(progress: progress, secondImage: snapshot.nodes.count)
    }
    for layer in second { layer.append(to: &snapshot.nodes, below: .identity) }
    snapshot.nodes[index].end = snapshot.nodes.count
    for layer in above { layer.append(to: &snapshot.nodes, below: .identity) }
    return snapshot
  }

  private func paint(_ snapshot: Snapshot) -> Bitmap { CompositorTests.paint(snapshot, images: images) }

  /// The mean of two whole pictures, one component at a time.
  private func mixed(_ first: Bitmap, _ second: Bitmap, progress: Double) -> [[[Int]]] {
    let weight = Int((1 - progress) * 255 + 0.5)
    return zip(first.pixels, second.pixels).map { first, second in
      zip(first, second).map { first, second in
        zip(first.components, second.components).map { first, second in
          (2 * (first * weight + second * (255 - weight)) + 255) / 510
        }
      }
    }
  }

  private func trees(_ random: inout SplitMix) -> [TestLayer] {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in RandomTreesTests.layer(depth: 1, &random) }
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func everyPixelIsTheMeanOfBothPictures(seed: UInt64) {
    var random = SplitMix(state: seed)
    let (below, above) = (trees(&random), trees(&random))
    let (first, second) = (trees(&random), trees(&random))
    let progress = Double.random(in: 0...1, using: &random)
    // What lies above has to be mixed with both, which is another rounding, so it is left to the next test.
    let whole = paint(snapshot(below, fading: first, to: second, progress: progress, []))
    let expected = mixed(
      paint(snapshot(below, fading: first, to: [], progress: nil, [])),
      paint(snapshot(below, fading: second, to: [], progress: nil, [])), progress: progress)
    #expect(whole.pixels.map { $0.map(\.components) } == expected)
    for (progress, end) in [(0.0, first), (1, second), (-3, first), (7, second)] {
      let fading = paint(snapshot(below, fading: first, to: second, progress: progress, above))
      #expect(fading == paint(snapshot(below, fading: end, to: [], progress: nil, above)))
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>, [0.2, 0.5]) func equalPicturesShowNothingOfIt(
    seed: UInt64, progress: Double
  ) {
    var random = SplitMix(state: seed)
    let (below, above, picture) = (trees(&random), trees(&random), trees(&random))
    let fading = paint(snapshot(below, fading: picture, to: picture, progress: progress, above))
    #expect(fading == paint(snapshot(below, fading: picture, to: [], progress: nil, above)))
  }

  @Test func opaquePicturesDoNotDip() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let frame = Rect(0, 0, 70, 60)
    let fading = paint(
      snapshot([], fading: [TestLayer(frame: frame, red)], to: [TestLayer(frame: frame, blue)], progress: 0.4, []))
    #expect(fading[9, 9] == Pixel(red: 153, green: 0, blue: 102))
  }

  @Test func fadesNestAndLieInGroups() {
    let shapes = [
      TestLayer(frame: Rect(3.5, 4, 30, 20), .black), TestLayer(frame: Rect(20, 10.25, 30, 20), .white),
    ]
    var nodes: [Snapshot.Node] = []
    func open(_ change: (inout LayerProperties) -> Void = { _ in }) -> Int {
      var properties = LayerProperties()
      properties.frame = Rect(1, 1, 60, 50)
      change(&properties)
      nodes.append(Snapshot.Node(name: "", properties: properties, transform: .translation(1, 1), end: 0))
      return nodes.count - 1
    }
    func paintNodes() -> Bitmap {
      paint(Snapshot(time: 0, canvasSize: Size(70, 60), background: background, nodes: nodes))
    }
    func shape(_ index: Int) { shapes[index].append(to: &nodes, below: .identity) }
    /// Both shapes inside a translucent, rounded layer; with fades between equal pictures, or without any.
    func picture(fades: Bool) -> Bitmap {
      nodes = []
      let group = open {
        $0.opacity = 0.7
        $0.cornerRadius = 9
        $0.masksToBounds = true
        $0.backgroundColor = .white
      }
      shape(1)
      if fades {
        let outer = open()
        for picture in 0..<2 {
          if picture == 1 {
            nodes[outer].crossFade = Snapshot.CrossFade(progress: 0.3, secondImage: nodes.count)
          }
          let inner = open()
          shape(0)
          nodes[inner].crossFade = Snapshot.CrossFade(progress: 0.6, secondImage: nodes.count)
          shape(0)
          nodes[inner].end = nodes.count
          shape(1)
        }
        nodes[outer].end = nodes.count
      } else {
        shape(0)
        shape(1)
      }
      nodes[group].end = nodes.count
      return paintNodes()
    }
    #expect(picture(fades: true) == picture(fades: false))
  }

  @Test func indicesOutOfOrderDoNoHarm() {
    let layer = TestLayer(frame: Rect(0, 0, 9, 9), .black)
    for second in [-5, 0, 1, 99, Int.max] {
      for progress in [0.5, .nan, .infinity] {
        var snapshot = snapshot([layer], fading: [layer], to: [layer], progress: progress, [layer])
        snapshot.nodes[1].crossFade?.secondImage = second
        #expect(paint(snapshot)[1, 1].alpha == 255)
      }
    }
  }
}
