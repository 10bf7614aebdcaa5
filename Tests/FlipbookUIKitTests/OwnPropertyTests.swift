import FlipbookUIKit
import Testing

/// Animatable properties that a class of layers declares for itself.
@Suite struct OwnPropertyTests {
  final class Gauge: CALayer {
    @CALayerProperty("progress") var progress: CGFloat = 0
    @CALayerProperty("tint") var tint: CGColor?
    var drawn: [(time: Double, progress: CGFloat)] = []

    override class func needsDisplay(forKey key: String) -> Bool {
      ["progress", "tint"].contains(key) || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.value(forKey: event)
      animation.duration = 1
      return animation
    }

    override func draw(in ctx: CGContext) {
      drawn.append((CACurrentMediaTime(), progress))
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
  }

  private func red(_ stage: Stage, at time: Double, x: Int) throws -> Bool {
    try stage.advance(to: time)
    let bitmap = try Renderer(stage).still(at: time)
    return bitmap[x, 5].green < 128
  }

  @Test("The layer is drawn with the presentation value at every tick, and rests with its own")
  func drawsWhileItMoves() throws {
    let gauge = Gauge()
    let stage = Stage.run(size: CGSize(width: 100, height: 10), duration: 2) { window in
      gauge.frame = window.bounds
      window.layer.addSublayer(gauge)
      let animation = CABasicAnimation(keyPath: "progress")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      gauge.progress = 1
      gauge.add(animation, forKey: nil)
    }
    try stage.advance(to: 0.5)
    #expect((gauge.presentation()?.value(forKey: "progress") as? NSNumber)?.doubleValue == 0.5)
    #expect(gauge.progress == 1)
    try stage.advance(to: 1.5)
    let moving = gauge.drawn.filter { $0.time > 0 && $0.time < 1 }
    #expect(moving.count >= 59)
    for (time, progress) in moving { #expect(abs(Double(progress) - time) < 1e-6) }
    #expect(gauge.drawn.last?.progress == 1 && gauge.drawn.count < 65)
    #expect(try red(stage, at: 1.6, x: 95))
  }

  @Test("A change after the layer has been shown runs the animation that action(forKey:) returns")
  func actions() throws {
    let gauge = Gauge()
    let stage = Stage.run(size: CGSize(width: 100, height: 10), duration: 3) { window in
      gauge.frame = window.bounds
      window.layer.addSublayer(gauge)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { gauge.progress = 1 }
    }
    try stage.advance(to: 1)
    #expect(abs(Double(gauge.drawn.last?.progress ?? 0) - 0.5) < 1e-6)
    #expect(try red(stage, at: 1, x: 45))
    #expect(try !red(stage, at: 1, x: 55))
    try stage.advance(to: 2)
    #expect(gauge.drawn.last?.progress == 1)
  }

  @Test("A layer of a view takes its action from the block around")
  func blocks() throws {
    final class Ring: CALayer {
      @CALayerProperty("angle") var angle: Double
      override class func needsDisplay(forKey key: String) -> Bool { key == "angle" || super.needsDisplay(forKey: key) }
      override func action(forKey event: String) -> (any CAAction)? {
        guard event == "angle", let action = super.action(forKey: "backgroundColor") as? CABasicAnimation else {
          return super.action(forKey: event)
        }
        (action.keyPath, action.fromValue) = (event, presentation()?.value(forKey: event) ?? angle)
        return action
      }
    }
    final class View: UIView {
      override class var layerClass: AnyClass { Ring.self }
      var ring: Ring? { layer as? Ring }
    }
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = Stage.run(duration: 3) { window in
      window.addSubview(view)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.ring?.angle = 8 }
      }
    }
    try stage.advance(to: 1)
    #expect((view.layer.presentation()?.value(forKey: "angle") as? NSNumber)?.doubleValue == 4)
    #expect(view.ring?.angle == 8)
  }

  @Test("Values keep their types, also those that cannot be animated")
  func types() {
    let gauge = Gauge()
    gauge.tint = UIColor.blue.cgColor
    #expect(gauge.tint == UIColor.blue.cgColor && gauge.progress == 0)
    gauge.tint = nil
    #expect(gauge.tint == nil)
    gauge.setValue("text", forKey: "tint")
    #expect(gauge.value(forKey: "tint") as? String == "text")
  }
}
