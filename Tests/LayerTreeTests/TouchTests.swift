import Geometry
import LayerTree
import Motion
import Testing

/// A stage of 200 by 200 points with one layer that records the events it receives.
private final class Touched {
  let stage = Stage(size: Size(200, 200))
  let layer = Layer(name: "button", frame: Rect(50, 50, 40, 40))
  var log: [String] = []

  init(_ events: [TouchEvent] = TouchEvent.allCases) {
    stage.root.addSublayer(layer)
    listen(layer, events)
  }

  func listen(_ layer: Layer, _ events: [TouchEvent]) {
    for event in events { layer.on(event) { [unowned self] _ in log.append("\(layer.name).\(event.rawValue)") } }
  }

  func send(_ samples: TouchSample...) throws { try stage.send(samples) }
}

@Suite struct TouchTests {
  @Test func aTapNotifiesTheLayerAndTheControl() throws {
    let touched = Touched()
    try touched.send(.init(.began, at: Point(60, 60)))
    #expect(touched.layer.isHighlighted)
    try touched.send(.init(.ended, at: Point(60, 60)))
    #expect(!touched.layer.isHighlighted)
    #expect(
      touched.log == [
        "button.touchesBegan", "button.touchDown", "button.touchesEnded", "button.touchUpInside",
      ])
  }

  @Test(arguments: [
    // 70 points beyond the edge still count as inside.
    (Point(159.9, 70), ["touchUpInside"]), (Point(160, 70), ["touchDragExit", "touchUpOutside"]),
    (Point(70, -20), ["touchUpInside"]), (Point(70, -20.1), ["touchDragExit", "touchUpOutside"]),
  ])
  func theControlIsWiderWhileItIsPressed(end: Point, events: [String]) throws {
    let touched = Touched(TouchEvent.allCases.filter { !$0.rawValue.hasPrefix("touches") })
    try touched.send(.init(.began, at: Point(70, 70)))
    try touched.send(.init(.moved, at: end))
    try touched.send(.init(.ended, at: end))
    #expect(touched.log == (["touchDown"] + events).map { "button." + $0 })
  }

  @Test func goingOutAndComingBackIsReported() throws {
    let touched = Touched([.touchDragExit, .touchDragEnter, .touchCancel, .touchesCancelled])
    try touched.send(.init(.began, at: Point(70, 70)))
    try touched.send(.init(.moved, at: Point(70, 190)))
    #expect(!touched.layer.isHighlighted)
    try touched.send(.init(.moved, at: Point(70, 80)))
    #expect(touched.layer.isHighlighted)
    try touched.send(.init(.cancelled, at: Point(70, 80)))
    #expect(
      touched.log == [
        "button.touchDragExit", "button.touchDragEnter", "button.touchesCancelled", "button.touchCancel",
      ])
  }

  @Test func eventsBubbleToTheNearestLayerThatListens() throws {
    let touched = Touched([.touchesBegan])
    let inner = Layer(name: "inner", frame: Rect(0, 0, 40, 40))
    touched.layer.addSublayer(inner)
    touched.listen(inner, [.touchUpInside])
    try touched.send(.init(.began, at: Point(60, 60)))
    try touched.send(.init(.ended, at: Point(60, 60)))
    #expect(touched.log == ["button.touchesBegan", "inner.touchUpInside"])
  }

  @Test func aDisabledControlIsNotPressed() throws {
    let touched = Touched()
    touched.layer.isEnabled = false
    try touched.send(.init(.began, at: Point(60, 60)))
    try touched.send(.init(.ended, at: Point(60, 60)))
    #expect(touched.log == ["button.touchesBegan", "button.touchesEnded"])
  }

  @Test func theHighlightIsSeenAndTheModelKnowsNothing() throws {
    let touched = Touched()
    touched.layer.looks[.highlighted] = ControlAppearance(tint: .black) { $0.backgroundColor = .black }
    try touched.send(.init(.began, at: Point(60, 60)))
    #expect(touched.layer.presentation(at: 0).backgroundColor == .black)
    #expect(touched.layer.backgroundColor == nil)
    #expect(touched.stage.snapshot().nodes.last?.tint == .black)
    try touched.send(.init(.ended, at: Point(60, 60)))
    #expect(touched.layer.presentation(at: 0).backgroundColor == nil)
  }

  @Test func aMovingLayerIsTouchedWhereItIsSeen() throws {
    let touched = Touched()
    touched.layer.add(
      BasicAnimation(.positionX, from: .number(70), to: .number(170), duration: 1), forKey: "x")
    try touched.stage.advance(to: 0.5)
    #expect(touched.stage.hitTest(Point(120, 70)) === touched.layer)
    #expect(touched.stage.hitTest(Point(70, 70)) == nil)
  }

  @Test(
    arguments: [
      ("hidden", { @Sendable (layer: Layer) in layer.isHidden = true }, false),
      ("faint", { @Sendable (layer: Layer) in layer.opacity = 0.009 }, false),
      ("hardly faint", { @Sendable (layer: Layer) in layer.opacity = 0.01 }, true),
      ("inert", { @Sendable (layer: Layer) in layer.isUserInteractionEnabled = false }, false),
      ("round corners don't affect hit testing", { @Sendable (layer: Layer) in layer.cornerRadius = 20 }, true),
      ("turned", { @Sendable (layer: Layer) in layer.transform = .rotation(radians: .pi / 4) }, false),
      ("larger", { @Sendable (layer: Layer) in layer.transform = .scale(1.5, 1.5) }, true),
      ("edge on", { @Sendable (layer: Layer) in layer.transform = .rotationY(radians: .pi / 2) }, false),
    ] as [(String, @Sendable (Layer) -> Void, Bool)])
  func aCornerIsHit(what: String, change: @Sendable (Layer) -> Void, isHit: Bool) {
    let touched = Touched()
    change(touched.layer)
    #expect((touched.stage.hitTest(Point(51, 51)) === touched.layer) == isHit, "\(what)")
  }

  @Test func depthAndOrderDecideWhatIsInFront() {
    let touched = Touched()
    let other = Layer(name: "other", frame: Rect(50, 50, 40, 40))
    touched.stage.root.addSublayer(other)
    #expect(touched.stage.hitTest(Point(60, 60)) === touched.layer, "what doesn't listen lets touches through")
    touched.listen(other, [.touchDown])
    #expect(touched.stage.hitTest(Point(60, 60)) === other)
    touched.layer.zPosition = 1
    #expect(touched.stage.hitTest(Point(60, 60)) === touched.layer)
  }

  @Test func maskingToBoundsKeepsTouchesFromWhatIsCutOff() {
    let touched = Touched()
    let inner = Layer(name: "inner", frame: Rect(30, 0, 40, 40))
    touched.layer.addSublayer(inner)
    touched.listen(inner, [.touchDown])
    #expect(touched.stage.hitTest(Point(110, 60)) === inner)
    touched.layer.masksToBounds = true
    #expect(touched.stage.hitTest(Point(110, 60)) == nil)
    #expect(touched.stage.hitTest(Point(85, 60)) === inner)
  }

  @Test func perspectiveIsUndone() throws {
    let touched = Touched()
    touched.stage.root.sublayerTransform = .perspective(distance: 100)
    touched.layer.transform = .rotationY(radians: 1)
    try touched.stage.advance(to: 0)
    let corner = touched.layer.projectionToCanvas(at: 0).apply(Point(1, 20))
    #expect(touched.stage.hitTest(corner) === touched.layer)
    #expect(touched.stage.hitTest(Point(corner.x - 2, corner.y)) == nil)
    try touched.send(.init(.began, at: corner))
    let node = try #require(touched.stage.snapshot().nodes.first { $0.name == "button" })
    let seen = node.transform.apply(Point(1, 20))
    #expect((seen - corner).length < 1e-9)
  }

  @Test func fingersAreShownAboveAllLayersWhenAsked() throws {
    let touched = Touched()
    touched.stage.perform(at: 0) { try touched.send(.init(.began, at: Point(60, 60))) }
    touched.stage.perform(at: 0.1) { try touched.send(.init(.moved, at: Point(80, 60))) }
    touched.stage.perform(at: 0.2) { try touched.send(.init(.ended, at: Point(80, 60))) }
    try touched.stage.advance(to: 0.15)
    #expect(touched.stage.snapshot().nodes.allSatisfy { $0.name != "finger" })
    touched.stage.showsTouches = true
    let shown = touched.stage.snapshot().nodes.suffix(2)
    #expect(shown.map(\.name) == ["finger", "finger"])
    #expect(shown.last?.properties.position == Point(80, 60))
    try touched.stage.advance(to: 0.3)
    #expect(try #require(touched.stage.snapshot().nodes.last).properties.opacity < 1)
    try touched.stage.advance(to: 0.5)
    #expect(touched.stage.snapshot().nodes.allSatisfy { $0.name != "finger" })
  }
}
