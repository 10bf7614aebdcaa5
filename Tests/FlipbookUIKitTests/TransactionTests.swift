import FlipbookUIKit
import Testing

/// When changes of layers animate by themselves, and when they don't.
@Suite struct TransactionTests {
  /// The values of a property at the ticks of half a second.
  private func values(
    of name: String, _ keyPath: String, _ stage: Stage
  ) throws -> [Double] {
    let trace = try Trace(of: stage, until: 0.5) { $0 == name && $1.keyPath == keyPath }
    return try #require(trace.tracks.first).presentation.compactMap {
      if case .number(let number) = $0 { number } else { nil }
    }
  }

  @Test func aNewLayerDoesNotAnimate() throws {
    let stage = Stage.run { window in
      let layer = CALayer()
      layer.name = "box"
      window.layer.addSublayer(layer)
      layer.opacity = 0.25
    }
    #expect(try values(of: "box", "opacity", stage).allSatisfy { $0 == 0.25 })
  }

  /// A flush shows new layers; an open transaction keeps it from that.
  @Test(arguments: [false, true])
  func aNewLayerAnimatesAfterAFlush(isOpen: Bool) throws {
    let stage = Stage.run { window in
      let layer = CALayer()
      layer.name = "box"
      window.layer.addSublayer(layer)
      if isOpen { CATransaction.begin() }
      CATransaction.flush()
      if isOpen { CATransaction.commit() }
      layer.opacity = 0
    }
    let opacity = try values(of: "box", "opacity", stage)
    #expect(isOpen ? opacity.allSatisfy { $0 == 0 } : opacity[0] == 1 && opacity[5] > 0 && opacity[30] == 0)
  }

  @Test func aLayerThatIsShownAnimatesAndAViewDoesNot() throws {
    func stage(_ change: @escaping (CALayer, UIView) -> Void) -> Stage {
      Stage.run { window in
        let layer = CALayer()
        layer.name = "box"
        let view = UIView()
        view.accessibilityIdentifier = "view"
        window.layer.addSublayer(layer)
        window.addSubview(view)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { change(layer, view) }
      }
    }
    let change = { (layer: CALayer, view: UIView) in
      layer.opacity = 0
      view.alpha = 0
    }
    let box = try values(of: "box", "opacity", stage(change))
    #expect(box[6] == 1 && box[10] > 0 && box[10] < 1 && box[30] == 0)
    #expect(try values(of: "view", "opacity", stage(change))[6] == 0)
    // A transaction leaves a view's layer alone, but not one that disables actions the layer's own.
    let explicit = { (layer: CALayer, view: UIView) in
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      change(layer, view)
      CATransaction.commit()
    }
    #expect(try values(of: "box", "opacity", stage(explicit))[6] == 0)
    let slow = { (layer: CALayer, view: UIView) in
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.4)
      change(layer, view)
      CATransaction.commit()
    }
    #expect(try values(of: "view", "opacity", stage(slow))[6] == 0)
    #expect(try values(of: "box", "opacity", stage(slow))[25] > 0)
  }

  @Test func settingsWithoutBeginHoldForTheTurn() throws {
    let stage = Stage.run { window in
      let layer = CALayer()
      layer.name = "box"
      window.layer.addSublayer(layer)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { layer.opacity = 0 }
    }
    let box = try values(of: "box", "opacity", stage)
    #expect(box[6] == 0.5 && box[12] == 0.5 && box[14] < 0.5 && box[14] > 0)
  }

  @Test func completionsAndDelegatesComeInTheStagesTime() throws {
    final class Delegate: CAAnimationDelegate {
      var log: [String] = []
      func animationDidStart(_ anim: CAAnimation) { log.append("start \(anim.value(forKey: "name") ?? "")") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }
    let delegate = Delegate()
    var times: [Double] = []
    let stage = Stage.run { window in
      let view = UIView()
      window.addSubview(view)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.duration = 0.2
      fade.delegate = delegate
      fade.setValue("fade", forKey: "name")
      CATransaction.begin()
      CATransaction.setCompletionBlock { times.append(CACurrentMediaTime()) }
      view.layer.add(fade, forKey: "fade")
      CATransaction.commit()
    }
    try stage.advance(to: 0.5)
    #expect(delegate.log == ["start fade", "stop true"])
    #expect(times.count == 1 && abs(times[0] - 0.2) < 1e-9)
  }

  @Test func opacityIsThatOfEachLayerWhereItIsNotTheGroups() {
    let stage = Stage.run { window in
      for isGroup in [true, false] {
        let (layer, inner) = (CALayer(), CALayer())
        #expect(layer.allowsGroupOpacity)
        (layer.name, inner.name, layer.opacity, layer.allowsGroupOpacity) = ("outer", "inner", 0.5, isGroup)
        layer.addSublayer(inner)
        window.layer.addSublayer(layer)
      }
    }
    let nodes = stage.snapshot().nodes.filter { $0.name == "outer" || $0.name == "inner" }
    #expect(nodes.map(\.properties.opacity) == [0.5, 1, 1, 1])
    #expect(nodes.map(\.tint?.alpha) == [nil, nil, 0.5, 0.5])
  }

  @Test func layersAreDrawnAsBitmapsOnlyIfTheyAskForIt() {
    let stage = Stage.run { window in
      for scale in [nil, 1, 2.0] {
        let layer = CALayer()
        layer.name = "card"
        #expect(!layer.shouldRasterize && layer.rasterizationScale == 1)
        if let scale { (layer.shouldRasterize, layer.rasterizationScale) = (true, scale) }
        #expect(layer.shouldRasterize == (scale != nil) && layer.rasterizationScale == scale ?? 1)
        window.layer.addSublayer(layer)
      }
    }
    let cards = stage.snapshot().nodes.filter { $0.name == "card" }.map(\.properties.effects)
    #expect(cards.map(\.shouldRasterize) == [false, true, true])
    #expect(cards.map(\.rasterizationScale) == [1, 1, 2])
  }
}
