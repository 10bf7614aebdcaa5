import FlipbookUIKit
import LayerTree
import Testing

/// Facts of devices that public libraries rely on.
@Suite struct FidelityTests {
  @Test(
    "Particles of a line leave along its normal: snow with a longitude of π falls, rockets without one rise",
    arguments: [(CGFloat.pi, 200.0), (0, -200)])
  func linesEmitAlongTheirNormal(longitude: CGFloat, down: Double) throws {
    let layer = CAEmitterLayer()
    let stage = Stage.run(size: CGSize(width: 300, height: 300), duration: 2) { window in
      (layer.emitterPosition, layer.emitterShape) = (CGPoint(x: 150, y: 0), .line)
      layer.emitterSize = CGSize(width: 300, height: 1)
      let cell = CAEmitterCell()
      (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionLongitude) = (1, 7, 200, longitude)
      layer.emitterCells = [cell]
      window.layer.addSublayer(layer)
    }
    try stage.advance(to: 2)
    let particle = try #require(stage.snapshot().nodes.last { $0.particle != nil })
    let middle = particle.transform.apply(Point(particle.properties.bounds.midX, particle.properties.bounds.midY))
    // One of the two was born 1 s ago.
    let first = try #require(stage.snapshot().nodes.first { $0.particle != nil })
    let oldest = first.transform.apply(Point(first.properties.bounds.midX, first.properties.bounds.midY))
    #expect(abs(oldest.y - down) < 1e-6 && abs(middle.y) < 1e-6)
    #expect((0...300).contains(oldest.x))
  }

  @Test("A ring bursts outward, and gathers with a negative velocity", arguments: [50.0, -50])
  func ringsEmitOutward(velocity: Double) throws {
    let layer = CAEmitterLayer()
    let stage = Stage.run(duration: 2) { window in
      (layer.emitterShape, layer.emitterMode, layer.emitterSize) = (.circle, .outline, CGSize(width: 100, height: 0))
      let cell = CAEmitterCell()
      (cell.birthRate, cell.lifetime, cell.velocity) = (20, 5, CGFloat(velocity))
      layer.emitterCells = [cell]
      window.layer.addSublayer(layer)
    }
    try stage.advance(to: 1)
    let particles = stage.snapshot().nodes.filter { $0.particle != nil }
    #expect(particles.count == 20)
    for (index, particle) in particles.enumerated() {
      let middle = particle.transform.apply(Point(particle.properties.bounds.midX, particle.properties.bounds.midY))
      let age = 1 - Double(index + 1) / 20
      #expect(abs(middle.length - 100 - velocity * age) < 1e-6)
    }
  }

  @Test("Constraints place the middle of a view at its center, whatever its anchor point")
  func anchorPointsAndConstraints() throws {
    let view = UIView()
    _ = Stage.run(size: CGSize(width: 200, height: 200)) { window in
      let container = UIView(frame: window.bounds)
      window.addSubview(container)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
      container.addSubview(view)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
      ])
      container.layoutIfNeeded()
    }
    #expect(view.layer.position == CGPoint(x: 100, y: 100))
    #expect(view.frame == CGRect(x: 75, y: 50, width: 50, height: 50))
  }

  @Test("A layer's own repeatCount is a property of the class, which subclasses override")
  func repeatCountOfLayers() {
    final class Pulse: CAReplicatorLayer {
      let group = CAAnimationGroup()
      override var repeatCount: Float { didSet { group.repeatCount = repeatCount } }
    }
    let pulse = Pulse()
    pulse.repeatCount = 3
    #expect(pulse.group.repeatCount == 3 && pulse.repeatCount == 3)
  }

  @Test("The clock of a layer with a duration repeats, and the layer is gone after the last run")
  func durationsOfLayers() throws {
    let (outer, inner) = (CALayer(), CALayer())
    let stage = Stage.run(duration: 5) { window in
      window.layer.addSublayer(outer)
      outer.addSublayer(inner)
      (inner.name, outer.duration, outer.repeatCount, outer.autoreverses) = ("inner", 1, 2, true)
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (0, 100, 4)
      (move.fillMode, move.isRemovedOnCompletion) = (.both, false)
      inner.add(move, forKey: nil)
    }
    for (time, x) in [(0.5, 12.5), (1.5, 12.5), (2.25, 6.25), (3.75, 6.25)] {
      try stage.advance(to: time)
      #expect(inner.presentation()?.position.x == CGFloat(x), "at \(time)")
    }
    #expect(stage.snapshot().nodes.contains { $0.name == "inner" })
    try stage.advance(to: 4.1)
    #expect(!stage.snapshot().nodes.contains { $0.name == "inner" })
  }

  final class PaddedLabel: UILabel {
    let padding = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let inner = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
      return CGRect(
        x: inner.minX - 10, y: inner.minY - 5, width: inner.width + 30, height: inner.height + 20)
    }
  }

  @Test("A label whose drawText(in:) insets the text paints it there, and its textRect makes it larger")
  func paddedLabels() throws {
    let (plain, padded) = (UILabel(), PaddedLabel())
    let stage = Stage.run(size: CGSize(width: 200, height: 100), duration: 1) { window in
      for (index, label) in [plain, padded].enumerated() {
        (label.text, label.textColor) = ("■■■", .black)
        label.sizeToFit()
        label.frame.origin = CGPoint(x: 0, y: CGFloat(index) * 50)
        window.addSubview(label)
      }
    }
    #expect(padded.bounds.width == plain.bounds.width + 30 && padded.bounds.height == plain.bounds.height + 20)
    #expect(padded.intrinsicContentSize == padded.bounds.size)
    let bitmap = try Renderer(stage).still(at: 0)
    func ink(_ rows: Range<Int>) -> (left: Int, top: Int)? {
      var (left, top) = (Int.max, Int.max)
      for y in rows {
        for x in 0..<200 where bitmap[x, y].green < 128 { (left, top) = (min(left, x), min(top, y)) }
      }
      return left == .max ? nil : (left, top)
    }
    let (first, second) = (try #require(ink(0..<50)), try #require(ink(50..<100)))
    #expect(second.left == first.left + 10 && second.top == first.top + 55)
  }

  @Test func partsOfViewsAsSnapshots() throws {
    let stage = Stage.run(size: CGSize(width: 100, height: 50), duration: 1) { window in
      let view = UIView(frame: CGRect(x: 200, y: 0, width: 40, height: 40))
      let half = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 40))
      (view.backgroundColor, half.backgroundColor) = (.red, .blue)
      view.addSubview(half)
      window.addSubview(view)
      let part = CGRect(x: 10, y: 10, width: 20, height: 20)
      let snapshot = view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero)
      if let snapshot { window.addSubview(snapshot) }
    }
    let bitmap = try Renderer(stage).still(at: 0)
    #expect(bitmap[5, 10].red > 200 && bitmap[5, 10].blue < 100)
    #expect(bitmap[15, 10].blue > 200 && bitmap[15, 10].red < 100)
    #expect(bitmap[25, 10].red == 255 && bitmap[25, 10].blue == 255 && bitmap[5, 25].green == 255)
  }

  @Test("Actions take the control and the event, whose touches say where the finger is")
  func actionsWithEvents() throws {
    final class Target {
      var places: [CGPoint] = []
      func pressed(_ sender: UIButton, event: UIEvent) {
        if let touch = event.touches(for: sender)?.first { places.append(touch.location(in: sender)) }
      }
    }
    let target = Target()
    let stage = Stage.run(size: CGSize(width: 100, height: 100), duration: 2) { window in
      let button = UIButton(frame: CGRect(x: 20, y: 30, width: 40, height: 40))
      button.addTarget(target, action: Target.pressed, for: .touchUpInside)
      window.addSubview(button)
      window.touches.tap(button, at: 0.5)
      window.touches.tap(button, at: 1.5)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { button.removeTarget(target, for: .touchUpInside) }
    }
    try stage.advance(to: 2)
    #expect(target.places == [CGPoint(x: 20, y: 20)])
  }
}
