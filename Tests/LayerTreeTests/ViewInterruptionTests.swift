import Geometry
import LayerTree
import Motion
import TestSupport
import Testing

/// What becomes of a UIKit block that meets other animations.
///
/// Sources: WWDC 2014, session 236, and WWDC 2016, session 216 (geometry is animated additively), and the conditions of
/// `-[UIViewAnimationState _shouldAnimateAdditivelyForKey:onLayer:forView:]` in decompilations of UIKit.
@Suite struct ViewInterruptionTests {
  private let linear = ViewAnimationOptions(curve: .linear)

  private func makeStage(_ generation: UIKitGeneration = .iOS8) -> (Stage, Layer) {
    let stage = Stage(size: Size(100, 100))
    stage.uiKitGeneration = generation
    let layer = Layer(name: "box", frame: Rect(0, 0, 10, 10))
    layer.position = .zero
    stage.root.addSublayer(layer)
    return (stage, layer)
  }

  private static let depth: Transform3D = {
    var transform = Transform3D.identity
    TransformComponent.rotationX.set(1, in: &transform)
    return transform
  }()

  /// A property, a value to go to, and the first generation in which its animations add up.
  @Test(
    arguments: [
      ("position", AnimatableValue.point(Point(80, 40)), UIKitGeneration.iOS8),
      ("bounds", .rect(Rect(0, 0, 90, 50)), .iOS8),
      ("contentsRect", .rect(Rect(0.5, 0, 0.5, 1)), .iOS8), ("contentsCenter", .rect(Rect(0.5, 0, 0.5, 1)), .iOS8),
      ("transform", .transform(.translation(30, 10)), .iOS8), ("transform", .transform(depth), nil),
      ("cornerRadius", .number(4), .iOS11), ("opacity", .number(0), nil),
      ("backgroundColor", .color(.black), nil), ("shadowOpacity", .number(1), nil), ("zPosition", .number(9), nil),
      ("borderWidth", .number(3), nil), ("anchorPoint", .point(Point(0, 0)), nil),
    ] as [(String, AnimatableValue, UIKitGeneration?)])
  func geometryAddsUp(keyPath: String, value: AnimatableValue, first: UIKitGeneration?) throws {
    let property = try #require(AnimatableProperty(keyPath: keyPath))
    for generation in UIKitGeneration.allCases {
      let (stage, layer) = makeStage(generation)
      layer.backgroundColor = .white
      let start = property.value(in: layer.model)
      try stage.advance(to: 0)
      stage.animate(duration: 1, options: linear) { layer.change { property.set(value, in: &$0) } }
      try stage.advance(to: 0.5)
      let seen = property.value(in: layer.presentation(at: 0.5))
      stage.animate(duration: 1, options: linear) { layer.change { property.set(start, in: &$0) } }
      let addsUp =
        first.map { first in
          UIKitGeneration.allCases.firstIndex(of: generation)! >= UIKitGeneration.allCases.firstIndex(of: first)!
        } ?? false
      let begins = property.value(in: layer.presentation(at: 0.5))
      #expect(begins.distance(to: addsUp ? seen : value) < 1e-9, "\(keyPath) \(generation)")
      #expect(layer.animationKeys == (addsUp ? [] : [keyPath]))
    }
  }

  /// Opacity fades to 0 and is turned round half way: without the option it sets out from the model's old value.
  @Test(arguments: [(false, 0.25), (true, 0.625)]) func opacityBeginsAtTheModelsOldValue(option: Bool, value: Double)
    throws
  {
    let (stage, layer) = makeStage()
    var log: [Bool] = []
    try stage.advance(to: 0)
    stage.animate(duration: 1, options: linear) {
      layer.opacity = 0
    } completion: {
      log.append($0)
    }
    try stage.advance(to: 0.5)
    stage.animate(duration: 1, options: .init(curve: .linear, beginsFromCurrentState: option)) {
      layer.opacity = 1
    } completion: {
      log.append($0)
    }
    try stage.advance(to: 0.75)
    #expect(abs(layer.presentation(at: 0.75).opacity - value) < 1e-9)
    #expect(log == [false], "the first was replaced")
    try stage.advance(to: 1.6)
    #expect(log == [false, true] && layer.animationKeys.isEmpty)
  }

  @Test func anotherBlockStopsOneThatRepeats() throws {
    for option in [false, true] {
      let (stage, layer) = makeStage()
      var log: [Bool] = []
      try stage.advance(to: 0)
      stage.animate(duration: 1, options: .init(curve: .linear, repeats: true, autoreverses: true)) {
        layer.position.x = 100
        layer.position.y = 50
      } completion: {
        log.append($0)
      }
      try stage.advance(to: 2.25)
      #expect(layer.presentation(at: 2.25).position == Point(25, 12.5))
      stage.animate(duration: 1, options: .init(curve: .linear, beginsFromCurrentState: option)) {
        layer.position.x = 40
        layer.position.y = 10
      }
      #expect(layer.presentation(at: 2.25).position == (option ? Point(25, 12.5) : Point(100, 50)))
      try stage.advance(to: 2.75)
      #expect(abs(layer.presentation(at: 2.75).position.x - (option ? 32.5 : 70)) < 1e-9)
      #expect(log == [false])
      #expect(try stage.playUntilRest(limit: 20) == 3.25)
      #expect(layer.presentation(at: stage.time).position == Point(40, 10) && layer.animationKeys.isEmpty)
    }
  }

  /// What moves the layer when a block begins: a keyframe block, an animation of `position` or of its x, an implicit
  /// one, a group, an animator.
  @Test(arguments: ["keyframes", "basic", "part", "implicit", "group", "animator"])
  func aBlockBeginsFromThePresentationValue(kind: String) throws {
    for option in [false, true] {
      let (stage, layer) = makeStage()
      try stage.advance(to: 0)
      let way = BasicAnimation(.position, from: .point(.zero), to: .point(Point(100, 0)), duration: 1)
      switch kind {
      case "keyframes":
        try stage.animateKeyframes(duration: 1, options: linear) {
          stage.addKeyframe(relativeStart: 0, relativeDuration: 1) { layer.position.x = 100 }
        }
      case "basic":
        layer.position.x = 100
        layer.add(way, forKey: "way")
      case "part":
        layer.position.x = 100
        layer.add(BasicAnimation(.positionX, from: 0, to: 100, duration: 1), forKey: "position.x")
      case "group":
        layer.position.x = 100
        layer.add(AnimationGroup([way], duration: 1))
      case "animator":
        try PropertyAnimator(on: stage, duration: 1, timing: .cubic(.linear)) { layer.position.x = 100 }
          .startAnimation()
      default: stage.transaction(duration: 1, timingFunction: .linear) { layer.position.x = 100 }
      }
      try stage.advance(to: 0.5)
      #expect(layer.presentation(at: 0.5).position.x == 50)
      stage.animate(duration: 1, options: .init(curve: .linear, beginsFromCurrentState: option)) {
        layer.position.x = 0
      }
      var last = 50.0
      for tick in 0...70 {
        let time = 0.5 + Double(tick) / 60
        try stage.advance(to: time)
        let now = layer.presentation(at: time).position.x
        // Two motions of 100 points a second at most.
        let step = abs(now - last)
        #expect(step < 200.0 / 60 + 1e-9, "\(kind) \(time)")
        last = now
      }
      #expect(last == 0)
    }
  }

  /// A spinner that a block enlarges goes on turning, and what goes back and forth across goes on while a block moves it down.
  @Test func whatABlockDoesNotChangeGoesOn() throws {
    let (stage, layer) = makeStage()
    try stage.advance(to: 0)
    var (across, turn) = (
      BasicAnimation(.positionX, to: 50, duration: 1), BasicAnimation(.transformRotation, to: .number(3))
    )
    (across.timing.repeatCount, across.timing.autoreverses, turn.timing.duration) = (.infinity, true, 1)
    layer.add(across, forKey: "across")
    layer.add(turn, forKey: "turn")
    stage.animate(duration: 1, options: linear) {
      layer.position.y = 100
      layer.transform = .scale(3, 3)
    }
    let shown = layer.presentation(at: 0.5)
    #expect(shown.position == Point(25, 50))
    #expect(AnimatableProperty.transformRotation.value(in: shown) == .number(1.5))
    guard case .number(let scale) = AnimatableProperty.transformScaleX.value(in: shown) else { return }
    #expect(abs(scale - 2) < 1e-9)
  }

  /// One that stays after its end still counts, though it no longer moves.
  @Test func aBlockBeginsWhereAnAnimationHasStopped() throws {
    let (stage, layer) = makeStage()
    try stage.advance(to: 0)
    var way = BasicAnimation(.positionX, from: 0, to: 100, duration: 0.5)
    (way.removedOnCompletion, way.timing.fillMode) = (false, .forwards)
    layer.add(way, forKey: "way")
    try stage.advance(to: 1)
    stage.animate(duration: 1, options: linear) { layer.position.x = 200 }
    #expect(layer.presentation(at: 1).position.x == 100)
    #expect(abs(layer.presentation(at: 1.5).position.x - 150) < 1e-9)
  }

  /// `CABasicAnimation`, “Setting Interpolation Values”: with a `fromValue` alone it runs to the layer's own value.
  @Test func aModelThatChangesIsFollowed() throws {
    for kind in ["iOS 7", "opacity", "implicit"] {
      let (stage, layer) = makeStage(kind == "iOS 7" ? .iOS7 : .iOS8)
      try stage.advance(to: 0)
      let isOpacity = kind == "opacity"
      func change(_ value: Double) {
        if isOpacity { layer.opacity = value / 100 } else { layer.position.x = value }
      }
      func seen() -> Double {
        let shown = layer.presentation(at: stage.time)
        return isOpacity ? shown.opacity * 100 : shown.position.x
      }
      change(100)
      if kind == "implicit" {
        stage.transaction(duration: 1, timingFunction: .linear) { change(0) }
      } else {
        stage.animate(duration: 1, options: linear) { change(0) }
      }
      try stage.advance(to: 0.5)
      #expect(abs(seen() - 50) < 1e-9)
      change(40)
      #expect(abs(seen() - 70) < 1e-9, "half way from 100 to 40")
      try stage.advance(to: 1.1)
      #expect(abs(seen() - 40) < 1e-9)
    }
  }

  @Test func animationsAreRemovedByKeyPath() throws {
    let (stage, layer) = makeStage()
    var log: [Bool] = []
    try stage.advance(to: 0)
    for x in [100.0, 200] {
      stage.animate(duration: 1) {
        layer.position.x = x
        layer.opacity -= 0.25
      } completion: {
        log.append($0)
      }
    }
    try stage.advance(to: 0.25)
    layer.removeAnimations(ofKeyPath: "position")
    #expect(layer.presentation(at: 0.25).position.x == 200 && layer.presentation(at: 0.25).opacity > 0.5)
    layer.removeAnimations(ofKeyPath: "opacity")
    #expect(layer.presentation(at: 0.25).opacity == 0.5)
    try stage.advance(to: 0.3)
    #expect(log == [false, false] && stage.isAtRest)
  }

  /// An animation that another replaces at the tick of its end has run.
  @Test func oneThatIsReplacedAtItsEndHasRun() throws {
    let (stage, layer) = makeStage()
    var log: [Bool] = []
    stage.perform(at: 0) {
      stage.animate(duration: 1) {
        layer.opacity = 0
      } completion: {
        log.append($0)
      }
    }
    stage.perform(at: 1) { stage.animate(duration: 1) { layer.opacity = 1 } }
    try stage.advance(to: 1.5)
    #expect(log == [true])
  }

  /// Blocks, keyframe blocks, transactions and animators in any order: nothing jumps when each begins with the
  /// presentation value.
  @Test func interruptedAnyHowItDoesNotJump() throws {
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let (stage, layer) = makeStage()
      let options = ViewAnimationOptions(curve: .linear, beginsFromCurrentState: true)
      var ends: [Double] = []
      for _ in 0..<8 {
        let (time, x) = (Double.random(in: 0...2, using: &random), Double.random(in: 0...100, using: &random))
        let kind = Int.random(in: 0...3, using: &random)
        ends.append(time)
        stage.perform(at: time) {
          switch kind {
          case 0: stage.animate(duration: 0.5, options: options) { layer.position.x = x }
          case 1:
            try stage.animateKeyframes(duration: 0.5, options: options) {
              stage.addKeyframe(relativeStart: 0, relativeDuration: 1) { layer.position.x = x }
            }
          case 2: stage.transaction(duration: 0.5, timingFunction: .linear) { layer.position.x = x }
          default:
            try PropertyAnimator(on: stage, duration: 0.5, timing: .cubic(.linear)) { layer.position.x = x }
              .startAnimation()
          }
        }
      }
      var last = 0.0
      for tick in 0...180 {
        try stage.advance(to: Double(tick) / 60)
        let running = ends.filter { $0 <= stage.time && $0 + 0.5 + 2.0 / 60 >= stage.time }.count
        let now = layer.presentation(at: stage.time).position.x
        // No difference between two values is larger than what all ways together amount to.
        #expect(
          abs(now - last) <= Double(running * running + running) * 100 / 0.5 / 60 + 1e-9, "seed \(seed), tick \(tick)")
        last = now
      }
      #expect(last == layer.position.x, "seed \(seed)")
    }
  }
}
