import Compositor
import Geometry
import LayerTree
import Pixels
import Testing

/// Transitions as they are seen, against the two pictures painted by themselves.
@Suite struct TransitionPaintingTests {
  /// A layer of 20 × 12 at (6, 5), filled, with random layers inside that it masks.
  private func layer(_ random: inout SplitMix) -> Layer {
    let layer = Layer(frame: Rect(6, 5, 20, 12))
    layer.masksToBounds = true
    layer.backgroundColor = Color(red: .random(in: 0...1, using: &random), green: 0.5, blue: 0.3)
    for _ in 0..<3 { layer.addSublayer(sublayer(RandomTreesTests.layer(depth: 1, &random))) }
    return layer
  }

  private func sublayer(_ description: TestLayer) -> Layer {
    let layer = Layer()
    layer.model = description.properties
    for inner in description.sublayers { layer.addSublayer(sublayer(inner)) }
    return layer
  }

  private func paint(_ stage: Stage) -> Bitmap { CompositorTests.paint(stage.snapshot()) }

  private func stage() -> Stage { Stage(size: Size(40, 30), background: Color(red: 0.8, green: 0.9, blue: 0.7)) }

  /// A stage that passes from one layer's look to another's, and both looks by themselves.
  private func transition(
    _ transition: Transition, seed: UInt64, at time: Double
  ) throws -> (passing: Bitmap, old: Bitmap, new: Bitmap) {
    var random = SplitMix(state: seed)
    let (layer, other) = (layer(&random), layer(&random))
    let stage = stage()
    stage.root.addSublayer(layer)
    let old = paint(stage)
    layer.add(transition)
    layer.model = other.model
    for sublayer in layer.sublayers { sublayer.removeFromSuperlayer() }
    for sublayer in other.sublayers { layer.addSublayer(sublayer) }
    try stage.advance(to: time)
    let passing = paint(stage)
    layer.removeAllAnimations()
    return (passing, old, paint(stage))
  }

  @Test(arguments: [Transition.Kind.push, .moveIn, .reveal], Transition.Direction.allCases)
  func movingPicturesAreThePicturesMoved(kind: Transition.Kind, direction: Transition.Direction) throws {
    for seed in 0..<8 as Range<UInt64> {
      for quarters in 0...4 {
        let transition = Transition(kind, direction, duration: 1)
        let (passing, old, new) = try self.transition(transition, seed: seed, at: Double(quarters) / 4)
        for y in 0..<30 {
          for x in 0..<40 {
            var expected = old[x, y]
            if (6..<26).contains(x) && (5..<17).contains(y) {
              let (way, step): ((Int, Int), (Int, Int)) =
                switch direction {
                case .fromLeft: ((20, 0), (5, 0))
                case .fromRight: ((-20, 0), (-5, 0))
                case .fromTop: ((0, -12), (0, -3))
                case .fromBottom: ((0, 12), (0, 3))
                }
              let shift = (step.0 * quarters, step.1 * quarters)
              /// The pixel of a picture that has moved by so much; nil where the picture no longer is.
              func moved(_ picture: Bitmap, _ dx: Int, _ dy: Int) -> Pixel? {
                let (x, y) = (x - dx, y - dy)
                return (6..<26).contains(x) && (5..<17).contains(y) ? picture[x, y] : nil
              }
              let (old, new) = (
                moved(old, kind == .moveIn ? 0 : shift.0, kind == .moveIn ? 0 : shift.1),
                moved(new, kind == .reveal ? 0 : shift.0 - way.0, kind == .reveal ? 0 : shift.1 - way.1)
              )
              expected = (kind == .reveal ? old ?? new : new ?? old) ?? expected
            }
            // What a picture leaves out may let a group be folded, which saves a rounding.
            #expect(passing[x, y].distance(to: expected) <= 2, "pixel (\(x), \(y)), \(quarters) quarters, \(seed)")
          }
        }
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>, [0.1, 0.37, 0.5, 0.99])
  func aFadeIsTheMean(seed: UInt64, time: Double) throws {
    let (passing, old, new) = try self.transition(Transition(duration: 1), seed: seed, at: time)
    let weight = Int((1 - time) * 255 + 0.5)
    for (row, (old, new)) in zip(passing.pixels, zip(old.pixels, new.pixels)) {
      let expected = zip(old, new).map { old, new in
        zip(old.components, new.components).map { (2 * ($0 * weight + $1 * (255 - weight)) + 255) / 510 }
      }
      #expect(row.map(\.components) == expected)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func aFadeToTheSameIsNotSeen(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let stage = stage()
    let layer = layer(&random)
    layer.opacity = 0.7
    layer.transform = .rotation(radians: 0.3)
    layer.cornerRadius = 4
    stage.root.addSublayer(layer)
    let still = paint(stage)
    layer.add(Transition(duration: 1))
    for tick in 0...60 {
      try stage.advance(to: Double(tick) / 60)
      #expect(paint(stage) == still)
    }
  }

  @Test func fadesCutShortAgainAndAgainStayBetweenTheirColors() throws {
    let stage = stage()
    let layer = Layer(frame: Rect(6, 5, 20, 12))
    layer.backgroundColor = .black
    stage.root.addSublayer(layer)
    var last = 0
    for tap in 0..<40 {
      layer.add(Transition(duration: 0.25))
      layer.backgroundColor = tap % 2 == 0 ? .white : .black
      for tick in 1...3 {
        try stage.advance(to: (Double(tap) * 3 + Double(tick)) / 60)
        let red = Int(paint(stage)[9, 9].red)
        // A fifteenth of the way from black to white takes a tick.
        #expect(abs(red - last) <= 255 / 15 + 1, "tap \(tap), tick \(tick)")
        last = red
      }
    }
  }
}
