import Geometry
import LayerTree
import Motion
import TestSupport
import Testing

/// Retargeted UIKit springs, switches, and single values, as recorded on iOS 27 and on macOS.
@Suite struct RecordedRetargetTests {
  private func stage() -> (Stage, Layer) {
    let stage = Stage(size: Size(400, 400))
    stage.uiKitGeneration = .iOS11
    let layer = Layer(name: "box", frame: Rect(0, 0, 10, 10))
    stage.root.addSublayer(layer)
    return (stage, layer)
  }

  private func spring(velocity: Double = 0) throws -> UIKitSpring {
    try UIKitSpring(duration: 0.4, dampingRatio: 0.8, velocity: velocity, generation: .iOS11)
  }

  private func samples(_ name: String) throws -> [(time: Double, value: Double)] {
    let rows = try ReferenceTable("uikit_retarget").rows.filter { try $0["case"] == name }
    return try rows.map { try ($0.number("time"), $0.number("value")) }
  }

  @Test(
    arguments: [("opacity", false, 0.0), ("opacity_bfcs", true, 0), ("opacity_bfcs_v1", true, 1)]
      as [(String, Bool, Double)], [("", 0.1), ("_late", 0.25)])
  func opacityIsReplaced(
    retarget: (name: String, beginsFromCurrentState: Bool, velocity: Double), moment: (suffix: String, time: Double)
  ) throws {
    let (name, beginsFromCurrentState, velocity) = retarget
    let (stage, layer) = stage()
    let options = ViewAnimationOptions(beginsFromCurrentState: beginsFromCurrentState)
    try stage.advance(to: 0)
    stage.animate(spring: try spring()) { layer.opacity = 0.2 }
    try stage.advance(to: moment.time)
    stage.animate(spring: try spring(velocity: velocity), options: options) { layer.opacity = 1 }
    let rows = try samples(name + moment.suffix)
    #expect(rows.count >= 8)
    for (time, value) in rows {
      // An instant at the end of an animation was recorded after it.
      let error = abs(layer.presentation(at: moment.time + time + 1e-7).opacity - value)
      #expect(error < 3.3e-5, "\(name) after \(time) s: \(error)")
    }
  }

  @Test(arguments: [false, true], [("position_early", 0.1), ("position", 0.25)])
  func positionsAddUp(beginsFromCurrentState: Bool, retarget: (name: String, time: Double)) throws {
    let (stage, layer) = stage()
    layer.position.x = 50
    let options = ViewAnimationOptions(beginsFromCurrentState: beginsFromCurrentState)
    try stage.advance(to: 0)
    stage.animate(spring: try spring()) { layer.position.x = 150 }
    let rows = try samples(retarget.name)
    for (time, value) in rows where time <= 0 {
      #expect(abs(layer.presentation(at: retarget.time + time).position.x - value) < 0.003, "after \(time) s")
    }
    try stage.advance(to: retarget.time)
    stage.animate(spring: try spring(velocity: 1), options: options) { layer.position.x = 350 }
    for (time, value) in rows where time >= 0 {
      // An instant at the end of an animation was recorded after it.
      #expect(abs(layer.presentation(at: retarget.time + time + 1e-7).position.x - value) < 0.009, "after \(time) s")
    }
    #expect(rows.count == 17)
  }

  @Test func scalesMultiply() throws {
    let (stage, layer) = stage()
    try stage.advance(to: 0)
    let first = try spring()
    stage.animate(spring: first) { layer.transform = .scale(2, 2) }
    try stage.advance(to: 0.1)
    let second = try spring(velocity: 2)
    stage.animate(spring: second) { layer.transform = .scale(0.5, 0.5) }
    for time in [0.1, 0.15, 0.2, 0.35, 0.45] {
      let (p, q) = (first.value(at: time), second.value(at: time - 0.1))
      let factors = (0.5 + (1 - 0.5) * p) * (4 + (1 - 4) * q)
      let shown = layer.presentation(at: time).transform.affine.a
      #expect(abs(shown - 0.5 * factors) < 1e-9, "at \(time) s")
    }
  }

  @Test func aScaleToZeroShowsZeroAtOnce() throws {
    let (stage, layer) = stage()
    try stage.advance(to: 0)
    stage.animate(spring: try spring()) { layer.transform = .scale(2, 2) }
    try stage.advance(to: 0.1)
    stage.animate(spring: try spring()) { layer.transform = .scale(0, 0) }
    for time in [0.1, 0.2, 0.5] {
      #expect(
        layer.presentation(at: time).transform.affine.a == 0 && layer.presentation(at: time).transform.affine.d == 0)
    }
    try stage.advance(to: 1)
    stage.animate(duration: 1, options: ViewAnimationOptions(curve: .linear)) { layer.transform = .identity }
    #expect(abs(layer.presentation(at: 1.25).transform.affine.a - 0.25) < 1e-12, "from 0 it grows")
  }

  @Test func aPropertyAnimatorToZeroShowsZeroAtOnce() throws {
    let (stage, layer) = stage()
    try stage.advance(to: 0)
    let animator = PropertyAnimator(on: stage, duration: 1, timing: .cubic(.linear)) { layer.transform = .scale(0, 0) }
    try animator.startAnimation()
    try stage.advance(to: 0.5)
    #expect(layer.presentation(at: 0.5).transform.affine.a == 0)
  }

  @Test(arguments: BooleanProperty.allCases) func switchesFadeInATransaction(layerSwitch: BooleanProperty) throws {
    let (stage, layer) = stage()
    func change() {
      switch layerSwitch {
      case .hidden: layer.isHidden.toggle()
      case .masksToBounds: layer.masksToBounds.toggle()
      case .doubleSided: layer.change { $0.effects.isDoubleSided.toggle() }
      }
    }
    try stage.advance(to: 0)
    stage.transaction(duration: 0.4, timingFunction: .linear) { change() }
    #expect(layer.animationKeys == [Transition.key])
    try stage.advance(to: 0.1)
    let progress = try #require(stage.snapshot().nodes[1].crossFade).progress
    #expect(abs(progress - 0.25) < 1e-12)
    try stage.advance(to: 0.5)
    #expect(layer.animationKeys.isEmpty)
    stage.transaction(disablesActions: true) { change() }
    #expect(layer.animationKeys.isEmpty)
    layer.switchesWithoutAction = [layerSwitch]
    stage.transaction { change() }
    #expect(layer.animationKeys.isEmpty)
  }

  @Test func noColorHasNoImplicitAnimation() throws {
    let (stage, layer) = stage()
    try stage.advance(to: 0)
    stage.transaction(duration: 1, timingFunction: .linear) { layer.backgroundColor = .black }
    #expect(layer.animationKeys.isEmpty)
    #expect(layer.presentation(at: 0.1).backgroundColor == .black)
    stage.transaction(duration: 1, timingFunction: .linear) { layer.backgroundColor = .white }
    #expect(abs((layer.presentation(at: 0.5).backgroundColor?.red ?? 0) - 0.5) < 1e-9, "from a color it fades")
    let clear = Layer(frame: Rect(0, 0, 10, 10))
    clear.backgroundColor = .clear
    stage.root.addSublayer(clear)
    stage.transaction(duration: 1) { clear.backgroundColor = .black }
    #expect(clear.animationKeys == ["backgroundColor"], "clear is a color")
  }

  @Test func oneKeyframeValueMovesNothing() throws {
    let (stage, layer) = stage()
    layer.opacity = 0.5
    for mode in CalculationMode.allCases {
      var animation = KeyframeAnimation(
        .opacity, keyframes: try Keyframes(values: [0.3], calculationMode: mode), duration: 1)
      layer.add(animation, forKey: "opacity")
      #expect(layer.presentation(at: stage.time + 0.5).opacity == 0.5, "\(mode)")
      animation.isAdditive = true
      layer.add(animation, forKey: "opacity")
      #expect(layer.presentation(at: stage.time + 0.5).opacity == 0.5, "\(mode), additive")
    }
  }

  @Test func aReversedCycleAddsNothingUp() throws {
    let (stage, layer) = stage()
    layer.position.x = 0
    var animation = BasicAnimation(.positionX, from: 0, to: 10, duration: 1)
    animation.isCumulative = true
    animation.timing.autoreverses = true
    animation.timing.repeatCount = 2
    layer.add(animation)
    #expect(abs(layer.presentation(at: 2.5).position.x - 5) < 1e-12)
    #expect(abs(layer.presentation(at: 3.5).position.x - 5) < 1e-12)
    animation.timing.autoreverses = false
    animation.timing.repeatCount = 3
    layer.removeAllAnimations()
    layer.add(animation)
    #expect(abs(layer.presentation(at: 2.5).position.x - 25) < 1e-12)
    _ = stage
  }
}
