import FlipbookUIKit
import Testing

/// Key paths that Core Animation animates beyond the properties of the table.
@Suite struct KeyPathTests {
  private func animated(
    _ keyPath: String, from: Any, to: Any, on layer: CALayer, at time: Double, duration: Double = 1
  ) throws -> CALayer {
    let stage = Stage.run(size: CGSize(width: 100, height: 100), duration: 3) { window in
      window.layer.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
      layer.add(animation, forKey: "test")
    }
    try stage.advance(to: time)
    return try #require(layer.presentation())
  }

  @Test func scaleInThePlane() throws {
    for keyPath in ["transform.scale.xy", "sublayerTransform.scale.xy"] {
      let layer = CALayer()
      let shown = try animated(keyPath, from: 0, to: 1, on: layer, at: 0.5)
      let transform = keyPath.hasPrefix("sub") ? shown.sublayerTransform : shown.transform
      #expect(abs(transform.m11 - 0.5) < 1e-9 && abs(transform.m22 - 0.5) < 1e-9 && abs(transform.m33 - 1) < 1e-9)
      #expect((shown.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue == 0.5)
    }
  }

  @Test("A keyframe animation of hidden blinks; a number is on unless it is 0")
  func hidden() throws {
    for keyPath in ["hidden", "masksToBounds", "doubleSided"] {
      let layer = CALayer()
      let stage = Stage.run(duration: 3) { window in
        window.layer.addSublayer(layer)
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        (animation.values, animation.calculationMode, animation.duration) = ([false, true], .discrete, 1)
        layer.add(animation, forKey: nil)
      }
      for (time, isOn) in [(0.25, false), (0.75, true)] {
        try stage.advance(to: time)
        let shown = try #require(layer.presentation())
        let value = ["hidden": shown.isHidden, "masksToBounds": shown.masksToBounds][keyPath] ?? shown.isDoubleSided
        #expect(value == isOn, "\(keyPath) at \(time)")
      }
    }
  }

  @Test("The speed and the offset of a layer's clock are animated, and bend what moves inside")
  func clocks() throws {
    for (keyPath, to, expected) in [("speed", 0.5, 25.0), ("timeOffset", 1, 100)] {
      let (outer, inner) = (CALayer(), CALayer())
      let stage = Stage.run(duration: 5) { window in
        window.layer.addSublayer(outer)
        outer.addSublayer(inner)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration, move.fillMode) = (0, 100, 2, .both)
        move.isRemovedOnCompletion = false
        inner.add(move, forKey: nil)
        let clock = CABasicAnimation(keyPath: keyPath)
        (clock.fromValue, clock.toValue, clock.duration) = (to, to, 4)
        outer.add(clock, forKey: nil)
      }
      try stage.advance(to: 1)
      let x = try #require(inner.presentation()).position.x
      #expect(abs(x - expected) < 1e-6, "\(keyPath)")
    }
    let layer = CALayer()
    layer.setValue(0, forKeyPath: "speed")
    layer.setValue(0.5, forKeyPath: "timeOffset")
    #expect(layer.speed == 0 && layer.timeOffset == 0.5)
    #expect((layer.value(forKeyPath: "timeOffset") as? NSNumber)?.doubleValue == 0.5)
  }

  private func emitter() -> (layer: CAEmitterLayer, cell: CAEmitterCell) {
    let (layer, cell, inner) = (CAEmitterLayer(), CAEmitterCell(), CAEmitterCell())
    (cell.name, cell.birthRate, cell.lifetime, cell.velocity) = ("spark", 100, 10, 10)
    (inner.name, inner.birthRate) = ("trail", 5)
    cell.emitterCells = [inner]
    layer.emitterCells = [cell]
    return (layer, cell)
  }

  @Test("Properties of an emitter's cells are set, read, and animated by the cells' names")
  func emitterCells() throws {
    let (layer, cell) = emitter()
    layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
    layer.setValue(7, forKeyPath: "emitterCells.spark.emitterCells.trail.birthRate")
    layer.setValue(UIColor.red.cgColor, forKeyPath: "emitterCells.spark.color")
    #expect(cell.birthRate == 0 && cell.emitterCells?.first?.birthRate == 7)
    #expect(cell.color == UIColor.red.cgColor)
    #expect((layer.value(forKeyPath: "emitterCells.spark.velocity") as? NSNumber)?.doubleValue == 10)
    let shown = try animated("emitterCells.spark.velocity", from: 0, to: 200, on: layer, at: 0.25)
    #expect((shown.value(forKeyPath: "emitterCells.spark.velocity") as? NSNumber)?.doubleValue == 50)
  }

  @Test("A burst: the birth rate of a cell is animated, and only its time has particles")
  func bursts() throws {
    let (layer, cell) = emitter()
    (cell.birthRate, cell.emitterCells) = (0, nil)
    layer.emitterCells = [cell]
    let stage = Stage.run(duration: 3) { window in
      window.layer.addSublayer(layer)
      let burst = CABasicAnimation(keyPath: "emitterCells.spark.birthRate")
      (burst.fromValue, burst.toValue, burst.duration) = (100, 100, 0.5)
      layer.add(burst, forKey: "burst")
    }
    try stage.advance(to: 2)
    let count = stage.snapshot().nodes.filter { $0.particle != nil }.count
    #expect((48...52).contains(count), "\(count)")
  }

  @Test func cellsHaveKeys() {
    let cell = CAEmitterCell()
    cell.setValue(3, forKey: "birthRate")
    cell.setValue("snow", forKey: "name")
    cell.setValue("any", forKey: "ownKey")
    #expect(cell.birthRate == 3 && cell.name == "snow" && cell.value(forKey: "ownKey") as? String == "any")
    #expect((cell.value(forKey: "birthRate") as? NSNumber)?.doubleValue == 3)
  }

  @Test("Animations of sublayers by their names, alone and in groups, and their removal")
  func sublayers() throws {
    let (layer, needle, dot) = (CALayer(), CALayer(), CALayer())
    (needle.name, dot.name) = ("needle", "dot")
    let stage = Stage.run(duration: 3) { window in
      window.layer.addSublayer(layer)
      for sublayer in [needle, dot] { layer.addSublayer(sublayer) }
      let group = CAAnimationGroup()
      group.duration = 1
      group.animations = ["sublayers.needle.transform.rotation", "sublayers.dot.position.x", "position.y"].map {
        let animation = CABasicAnimation(keyPath: $0)
        (animation.fromValue, animation.toValue) = (0, 1)
        return animation
      }
      layer.add(group, forKey: "all")
    }
    try stage.advance(to: 0.5)
    #expect((needle.presentation()?.value(forKeyPath: "transform.rotation") as? NSNumber)?.doubleValue == 0.5)
    #expect(dot.presentation()?.position.x == 0.5 && layer.presentation()?.position.y == 0.5)
    stage.perform { _ in layer.removeAnimation(forKey: "all") }
    #expect(needle.animationKeys() == nil && dot.animationKeys() == nil && layer.animationKeys() == nil)
    layer.setValue(3, forKeyPath: "sublayers.dot.position.x")
    #expect(dot.position.x == 3)
  }

  @Test("The delegate of an animation of sublayers alone is called when it has run")
  func delegates() throws {
    final class Delegate: CAAnimationDelegate {
      var times: [Double] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { times.append(CACurrentMediaTime()) }
    }
    let (layer, needle, delegate) = (CALayer(), CALayer(), Delegate())
    needle.name = "needle"
    let stage = Stage.run(duration: 3) { window in
      window.layer.addSublayer(layer)
      layer.addSublayer(needle)
      let animation = CABasicAnimation(keyPath: "sublayers.needle.opacity")
      (animation.toValue, animation.duration, animation.delegate) = (0, 0.5, delegate)
      layer.add(animation, forKey: nil)
    }
    try stage.advance(to: 1)
    #expect(delegate.times.count == 1 && abs((delegate.times.first ?? 0) - 0.5) < 0.02)
    #expect(needle.presentation()?.opacity == 1)
  }
}
