import Geometry
import LayerTree
import Motion
import Testing

@Suite struct ViewKeyframeTests {
  private func makeStage() -> (Stage, Layer) {
    let stage = Stage(size: Size(100, 100))
    let layer = Layer(name: "box", frame: Rect(0, 0, 10, 10))
    layer.position = .zero
    stage.root.addSublayer(layer)
    return (stage, layer)
  }

  private let linear = ViewAnimationOptions(curve: .linear)

  /// The animation that UIKit was seen to make of one keyframe from 0 to a tenth.
  @Test func oneKeyframeIsWhatUIKitMakesOfIt() throws {
    let (stage, layer) = makeStage()
    stage.perform(at: 0) {
      try stage.animateKeyframes(duration: 10) {
        stage.addKeyframe(relativeStart: 0, relativeDuration: 0.1) { layer.opacity = 0 }
      }
    }
    try stage.advance(to: 0)
    let animation = try #require(layer.animation(forKey: "opacity") as? KeyframeAnimation)
    #expect(animation.track == .values(try Keyframes(values: [1, 0, 0], keyTimes: [0, 0.1, 1])))
    #expect(animation.timingFunction == .easeInEaseOut && animation.timing.fillMode == .both)
    #expect(animation.timing.duration == 10 && layer.opacity == 0)
  }

  @Test func eachPropertyMovesInItsIntervals() throws {
    let (stage, layer) = makeStage()
    var log: [Bool] = []
    stage.perform(at: 0) {
      try stage.animateKeyframes(duration: 2, delay: 0.5, options: linear) {
        stage.addKeyframe(relativeStart: 0.25, relativeDuration: 0.25) { layer.position.x = 100 }
        stage.addKeyframe(relativeStart: 0.75, relativeDuration: 0.5) { layer.position.x = 50 }
        stage.addKeyframe(relativeStart: 0.5, relativeDuration: 0.25) { layer.opacity = 0 }
        layer.cornerRadius = 8
      } completion: {
        log.append($0)
      }
    }
    try stage.advance(to: 0.25)
    #expect(layer.presentation(at: 0.25).position.x == 0 && layer.position.x == 50)
    for (time, x, opacity, radius) in [
      (0.5, 0.0, 1.0, 0.0), (1, 0, 1, 2), (1.25, 50, 1, 3), (1.5, 100, 1, 4), (1.75, 100, 0.5, 5), (2, 100, 0, 6),
      (2.25, 75, 0, 7), (2.5, 50, 0, 8),
    ] {
      let shown = layer.presentation(at: time)
      #expect(abs(shown.position.x - x) < 1e-9 && abs(shown.opacity - opacity) < 1e-9, "\(time)")
      #expect(abs(shown.cornerRadius - radius) < 1e-9, "\(time)")
    }
    try stage.advance(to: 2.6)
    #expect(log == [true])
  }

  @Test func oneKeyframeMayChangeAPropertyBitByBit() throws {
    let (stage, layer) = makeStage()
    stage.perform(at: 0) {
      try stage.animateKeyframes(duration: 1, options: linear) {
        stage.addKeyframe(relativeStart: 0, relativeDuration: 0.5) {
          layer.position.x = 40
          layer.position.y = 80
        }
      }
    }
    try stage.advance(to: 0)
    #expect(layer.presentation(at: 0.25).position == Point(20, 40))
  }

  @Test(arguments: CalculationMode.allCases) func allModesEndWhereTheyShould(mode: CalculationMode) throws {
    let (stage, layer) = makeStage()
    stage.perform(at: 0) {
      try stage.animateKeyframes(duration: 1, options: linear, calculationMode: mode) {
        stage.addKeyframe(relativeStart: 0, relativeDuration: 0.5) { layer.position.x = 10 }
        stage.addKeyframe(relativeStart: 0.5, relativeDuration: 0.5) { layer.position.x = 100 }
      }
    }
    try stage.advance(to: 0)
    let quarter: [CalculationMode: Double] = [.linear: 5, .discrete: 0, .paced: 25]
    if let expected = quarter[mode] { #expect(abs(layer.presentation(at: 0.25).position.x - expected) < 1e-9) }
    let half: [CalculationMode: Double] = [.linear: 10, .discrete: 10, .paced: 50, .cubic: 10]
    if let expected = half[mode] { #expect(abs(layer.presentation(at: 0.5).position.x - expected) < 1e-9) }
    #expect(layer.presentation(at: 1).position.x == 100)
  }

  @Test func itTakesThePlaceOfWhatRuns() throws {
    let (stage, layer) = makeStage()
    stage.uiKitGeneration = .iOS7
    stage.perform(at: 0) { stage.animate(duration: 1, options: linear) { layer.position.x = 100 } }
    stage.perform(at: 0.5) {
      try stage.animateKeyframes(
        duration: 1, options: ViewAnimationOptions(curve: .linear, beginsFromCurrentState: true)
      ) {
        stage.addKeyframe(relativeStart: 0, relativeDuration: 0.5) { layer.position.x = 0 }
      }
    }
    try stage.advance(to: 0.5)
    #expect(abs(layer.presentation(at: 0.5).position.x - 50) < 1e-9)
    #expect(abs(layer.presentation(at: 0.75).position.x - 25) < 1e-9)
    #expect(layer.animationKeys == ["position"])
  }

  @Test func withoutDurationItShowsAtOnce() throws {
    let (stage, layer) = makeStage()
    var log: [Bool] = []
    stage.perform(at: 0) {
      try stage.animateKeyframes(duration: 0) {
        stage.addKeyframe(relativeStart: 0, relativeDuration: 1) { layer.opacity = 0 }
      } completion: {
        log.append($0)
      }
    }
    try stage.advance(to: 0.1)
    #expect(layer.presentation(at: 0).opacity == 0 && log == [true])
  }
}
