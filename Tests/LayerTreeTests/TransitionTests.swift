import Geometry
import LayerTree
import Motion
import Testing

@Suite struct TransitionTests {
  /// A box of 40 × 20 at (30, 50), with a dot inside that is hidden.
  private func stage() -> (stage: Stage, box: Layer, dot: Layer) {
    let stage = Stage(size: Size(100, 100))
    let box = Layer(name: "box", frame: Rect(30, 50, 40, 20))
    box.backgroundColor = .black
    let dot = Layer(name: "dot", frame: Rect(5, 5, 10, 10))
    dot.isHidden = true
    box.addSublayer(dot)
    stage.root.addSublayer(box)
    return (stage, box, dot)
  }

  /// The nodes after the root's and the transition's own: the pictures.
  private func pictures(_ stage: Stage, at time: Double) throws -> [Snapshot.Node] {
    try stage.advance(to: time)
    let nodes = stage.snapshot().nodes
    #expect(nodes[1].end == nodes.count && nodes[0].end == nodes.count)
    return Array(nodes[2...])
  }

  @Test func aFadeShowsWhatWasAndWhatIs() throws {
    let (stage, box, dot) = stage()
    stage.perform(at: 0.5) {
      box.add(Transition(duration: 1, timingFunction: .easeIn))
      box.backgroundColor = .white
      dot.isHidden = false
    }
    try stage.advance(to: 1)
    let nodes = stage.snapshot().nodes
    #expect(nodes.map(\.name) == ["root", "box", "box", "box", "dot"])
    #expect(nodes.map(\.end) == [5, 5, 3, 5, 5])
    #expect(nodes[1].crossFade == Snapshot.CrossFade(progress: TimingFunction.easeIn.value(at: 0.5), secondImage: 3))
    #expect(nodes[1].properties.backgroundColor == nil && !nodes[1].properties.masksToBounds)
    #expect(nodes[2].properties.backgroundColor == .black && nodes[3].properties.backgroundColor == .white)
    #expect(nodes[2].transform == .translation(30, 50) && nodes[3].transform == .translation(30, 50))
    try stage.advance(to: 1.6)
    #expect(stage.snapshot().nodes.map(\.name) == ["root", "box", "dot"])
    #expect(box.animationKeys.isEmpty && stage.isAtRest)
  }

  @Test(arguments: [
    (Transition.Kind.push, Transition.Direction.fromLeft, Point(10, 0), Point(-30, 0)),
    (.push, .fromRight, Point(-10, 0), Point(30, 0)),
    (.push, .fromTop, Point(0, -5), Point(0, 15)),
    (.push, .fromBottom, Point(0, 5), Point(0, -15)),
    (.moveIn, .fromLeft, .zero, Point(-30, 0)),
    (.moveIn, .fromBottom, .zero, Point(0, -15)),
    (.reveal, .fromLeft, Point(10, 0), .zero),
    (.reveal, .fromTop, Point(0, -5), .zero),
  ])
  func movementsGoByTheBounds(
    kind: Transition.Kind, direction: Transition.Direction, old: Point, new: Point
  ) throws {
    let (stage, box, _) = stage()
    box.add(Transition(kind, direction, duration: 1))
    box.backgroundColor = .white
    let nodes = try pictures(stage, at: 0.25)
    let frame = stage.snapshot().nodes[1].properties
    #expect(frame.masksToBounds && frame.bounds == Rect(0, 0, 40, 20) && frame.cornerRadius == 0)
    let black = try #require(nodes.first { $0.properties.backgroundColor == .black })
    let white = try #require(nodes.first { $0.properties.backgroundColor == .white })
    #expect(black.transform == .translation(30 + old.x, 50 + old.y))
    #expect(white.transform == .translation(30 + new.x, 50 + new.y))
    // Only when it slides away does the old picture lie above.
    #expect((nodes.first?.properties.backgroundColor == .white) == (kind == .reveal))
    #expect(stage.snapshot().nodes[1].crossFade == nil)
  }

  @Test func progressRunsBetweenItsEnds() throws {
    let (stage, box, _) = stage()
    var transition = Transition(startProgress: 0.2, endProgress: 0.6, duration: 1)
    transition.removedOnCompletion = false
    transition.timing.fillMode = .forwards
    box.add(transition)
    func progress(at time: Double) throws -> Double {
      _ = try pictures(stage, at: time)
      return try #require(stage.snapshot().nodes[1].crossFade).progress
    }
    #expect(try progress(at: 0) == 0.2)
    #expect(abs(try progress(at: 0.5) - 0.4) < 1e-12)
    #expect(abs(try progress(at: 3) - 0.6) < 1e-12)
    #expect(stage.isAtRest)
    box.removeAnimation(forKey: Transition.key)
    #expect(stage.snapshot().nodes.count == 2)
  }

  @Test func aLayerThatIsHiddenFadesToNothing() throws {
    let (stage, box, _) = stage()
    box.add(Transition(duration: 1))
    box.isHidden = true
    #expect(try pictures(stage, at: 0.5).map(\.name) == ["box"])
    #expect(stage.snapshot().nodes[1].crossFade?.secondImage == 3)
    box.add(Transition(duration: 1))
    box.isHidden = false
    try stage.advance(to: 1)
    #expect(stage.snapshot().nodes.map(\.end) == [5, 5, 4, 4, 5], "the fade that was cut short is the old picture")
    #expect(stage.snapshot().nodes[2].crossFade == Snapshot.CrossFade(progress: 0.5, secondImage: 4))
  }

  @Test func theOldPictureStandsStillAndGoesWithTheLayer() throws {
    let (stage, box, dot) = stage()
    dot.isHidden = false
    dot.add(BasicAnimation(.positionX, from: 10, to: 30, duration: 1))
    stage.perform(at: 0.5) {
      box.add(Transition(duration: 1))
      box.bounds.origin = Point(0, 8)
      box.position.x += 7
    }
    let nodes = try pictures(stage, at: 0.75)
    #expect(nodes.map(\.name) == ["box", "dot", "box", "dot"])
    // The old dot is where it was half way, and has not been scrolled. The corner of the box is at (37, 50).
    #expect(nodes[1].properties.position == Point(20, 10))
    #expect(nodes[1].transform == .translation(52, 55))
    #expect(nodes[3].properties.position == Point(25, 10))
    #expect(nodes[3].transform == .translation(57, 47))
  }

  @Test func aTransitionHasOneKeyAndReportsItsEnd() throws {
    let (stage, box, _) = stage()
    var ends: [Bool] = []
    var events: [StageEvent] = []
    stage.onEvent = { events.append($0) }
    box.add(Transition(duration: 1), forKey: "mine") { ends.append($0) }
    #expect(box.animationKeys == ["transition"])
    try stage.advance(to: 0.5)
    box.add(Transition(.push, duration: 1), forKey: "yours") { ends.append($0) }
    try stage.advance(to: 0.6)
    #expect(ends == [false] && !stage.isAtRest)
    try stage.advance(to: 2)
    #expect(ends == [false, true] && stage.isAtRest)
    #expect(events.map(\.kind) == [.begin, .interrupt, .begin, .end])
    #expect(events.allSatisfy { $0.subject == "transition" && $0.key == "transition" && $0.layer == "box" })
  }

  @Test func withoutADurationItTakesTheTransactions() throws {
    let (stage, box, dot) = stage()
    stage.transaction(duration: 2) { box.add(Transition()) }
    dot.add(Transition())
    try stage.advance(to: 1)
    #expect(stage.snapshot().nodes[1].crossFade?.progress == 0.5)
    #expect(box.animationKeys == ["transition"] && dot.animationKeys.isEmpty)
  }

  @Test func beforeItBeginsTheNewPictureShows() throws {
    let (stage, box, _) = stage()
    var transition = Transition(duration: 1)
    transition.timing.beginTime = 1
    box.add(transition)
    box.backgroundColor = .white
    try stage.advance(to: 0.5)
    #expect(stage.snapshot().nodes.map(\.properties.backgroundColor) == [nil, .white])
    try stage.advance(to: 1.5)
    #expect(stage.snapshot().nodes.map(\.properties.backgroundColor) == [nil, nil, .black, .white])
  }

  @Test func aLayerThatWasOnNoStageComesFromNothing() throws {
    let stage = Stage(size: Size(9, 9))
    let box = Layer(name: "box")
    box.add(Transition(duration: 1))
    stage.root.addSublayer(box)
    try stage.advance(to: 0.5)
    #expect(stage.snapshot().nodes[1].crossFade == Snapshot.CrossFade(progress: 0.5, secondImage: 2))
    #expect(stage.snapshot().nodes.count == 3)
  }

  @Test func aChangeCanSetOneOff() throws {
    let (stage, box, _) = stage()
    box.actions[.backgroundColor] = .animation { _, _, _ in Transition(.push, .fromLeft) }
    stage.transaction(duration: 1) { box.backgroundColor = .white }
    let nodes = try pictures(stage, at: 0.5)
    #expect(nodes.map(\.properties.backgroundColor) == [.black, .white])
    #expect(nodes.map(\.transform) == [.translation(50, 50), .translation(10, 50)])
  }

  @Test func aViewTransitionDissolves() throws {
    let (stage, box, dot) = stage()
    var ends: [Bool] = []
    stage.transition(
      with: box, duration: 0.5,
      {
        box.backgroundColor = .white
        dot.isHidden = false
        dot.opacity = 0.5
      }, completion: { ends.append($0) })
    #expect(dot.animationKeys.isEmpty, "what changes does so at once")
    let nodes = try pictures(stage, at: 0.125)
    #expect(nodes.map(\.properties.backgroundColor) == [.black, .white, nil])
    #expect(
      stage.snapshot().nodes[1].crossFade
        == Snapshot.CrossFade(progress: TimingFunction.easeInEaseOut.value(at: 0.25), secondImage: 3))
    try stage.advance(to: 0.6)
    #expect(ends == [true] && stage.isAtRest)
  }

  @Test func aViewTransitionWithoutTimeIsDoneAtOnce() throws {
    let (stage, box, _) = stage()
    var ends: [Bool] = []
    stage.transition(with: box, duration: 0, { box.opacity = 0.3 }, completion: { ends.append($0) })
    #expect(box.animationKeys.isEmpty && box.opacity == 0.3)
    try stage.advance(to: 0)
    #expect(ends == [true])
  }

  @Test func aViewTransitionCanRepeat() throws {
    let (stage, box, _) = stage()
    let options = ViewAnimationOptions(curve: .linear, repeats: true, autoreverses: true)
    stage.transition(with: box, duration: 1, options: options) { box.isHidden = true }
    try stage.advance(to: 7.25)
    #expect(abs((stage.snapshot().nodes[1].crossFade?.progress ?? 0) - 0.75) < 1e-9)
  }
}
