import Geometry
import LayerTree
import Testing

/// Masks and copies are touched where they are visible; controls look as they are; traces report touches.
@Suite struct TouchShapeTests {
  @Test func aMaskKeepsTouchesAway() {
    let stage = Stage(size: Size(200, 200))
    let button = Layer(name: "button", frame: Rect(50, 50, 100, 100))
    button.isControl = true
    stage.root.addSublayer(button)
    let hole = Layer(name: "hole", frame: Rect(0, 0, 100, 100))
    hole.content = .shape(ShapeContent(path: .ellipse(in: Rect(0, 0, 100, 100))))
    button.mask = hole
    #expect(stage.hitTest(Point(100, 100)) === button)
    #expect(stage.hitTest(Point(52, 52)) == nil)
    hole.opacity = 0
    #expect(stage.hitTest(Point(100, 100)) == nil)
    // A line lets through as much as it is wide.
    var line = ShapeContent(path: .ellipse(in: Rect(10, 10, 80, 80)))
    (line.fillColor, line.strokeColor, line.lineWidth) = (nil, .black, 8)
    (hole.opacity, hole.content) = (1, .shape(line))
    #expect(stage.hitTest(Point(100, 100)) == nil)
    #expect(stage.hitTest(Point(63, 100)) === button)
    #expect(stage.hitTest(Point(66, 100)) == nil)
    // A layer without anything masks all, and one inside it counts.
    hole.content = .plain
    #expect(stage.hitTest(Point(100, 100)) == nil)
    let inner = Layer(name: "inner", frame: Rect(0, 0, 20, 20))
    inner.backgroundColor = .black
    hole.addSublayer(inner)
    #expect(stage.hitTest(Point(55, 55)) === button)
    #expect(stage.hitTest(Point(75, 55)) == nil)
  }

  @Test func everyCopyIsTouched() {
    let stage = Stage(size: Size(200, 200))
    let replicator = Layer(name: "copies", frame: Rect(0, 0, 200, 200))
    var content = ReplicatorContent()
    content.instanceCount = 3
    content.instanceTransform = .translation(50, 0)
    replicator.content = .replicator(content)
    let dot = Layer(name: "dot", frame: Rect(10, 10, 20, 20))
    dot.isControl = true
    replicator.addSublayer(dot)
    stage.root.addSublayer(replicator)
    #expect([20.0, 70, 120].allSatisfy { stage.hitTest(Point($0, 20)) === dot })
    #expect([45.0, 95, 170].allSatisfy { stage.hitTest(Point($0, 20)) == nil })
  }

  @Test func controlsLookAsTheyAre() throws {
    let stage = Stage(size: Size(200, 200))
    let button = Layer(name: "button", frame: Rect(50, 50, 40, 40))
    button.isControl = true
    button.isSelected = true
    button.looks = [
      .selected: ControlAppearance { $0.cornerRadius = 1 }, .disabled: ControlAppearance { $0.opacity = 0.5 },
      .highlighted: ControlAppearance(tint: .black) { $0.cornerRadius = 2 },
    ]
    let title = Layer(name: "title", frame: Rect(0, 0, 40, 40))
    title.looks = [.selected: ControlAppearance { $0.borderWidth = 3 }]
    stage.root.addSublayer(button)
    button.addSublayer(title)
    func shown() -> [Double] {
      let nodes = stage.snapshot().nodes
      return [nodes[1].properties.cornerRadius, nodes[1].properties.opacity, nodes[2].properties.borderWidth]
    }
    #expect(shown() == [1, 1, 3])
    try stage.send([TouchSample(.began, at: Point(60, 60))])
    #expect(shown() == [2, 1, 3])
    try stage.send([TouchSample(.ended, at: Point(60, 60))])
    button.isSelected = false
    button.isEnabled = false
    #expect(shown() == [0, 0.5, 0])
    #expect(button.cornerRadius == 0 && button.opacity == 1)
  }

  @Test func tracesReportTouches() throws {
    let stage = Stage(size: Size(200, 200), duration: 1)
    let button = Layer(name: "button", frame: Rect(50, 50, 40, 40))
    button.isControl = true
    let pad = Layer(name: "pad", frame: Rect(0, 0, 200, 200))
    pad.addGestureRecognizer(PanGestureRecognizer { _ in })
    stage.root.addSublayer(pad)
    pad.addSublayer(button)
    for (time, sample) in [
      (0.1, TouchSample(.began, at: Point(60, 60))), (0.2, TouchSample(.ended, at: Point(60, 60))),
      (0.3, TouchSample(.began, at: Point(10, 10))), (0.4, TouchSample(.moved, at: Point(30, 10))),
      (0.5, TouchSample(.ended, at: Point(40, 10))), (0.6, TouchSample(.began, at: Point(300, 10))),
    ] {
      stage.perform(at: time) { try stage.send([sample]) }
    }
    let trace = try Trace(of: stage, until: 1) { _, _ in false }
    #expect(trace.events.allSatisfy { $0.kind == .touch })
    #expect(
      trace.events.map { "\($0.layer).\($0.subject)" } == [
        "button.touchesBegan", "button.touchDown", "button.touchesEnded", "button.touchUpInside", "pad.touchesBegan",
        "pad.panBegan", "pad.touchesCancelled", "pad.panEnded", ".touchesBegan",
      ])
    #expect(trace.events[0].key == "60.0 60.0")
  }
}
