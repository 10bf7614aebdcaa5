import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Handlers, buttons, and the touches of the script.
@Suite struct TouchingTests {
  private func scene(_ body: String) throws -> Scene {
    let text = """
      canvas: {size: [200, 200]}
      duration: 5
      state: {count: 0, x: 0, y: 0, value: 0, open: false}
      layers:
        - {layer: box, frame: [50, 50, 100, 100], backgroundColor: red}
        - {layer: pad, frame: [0, 0, 20, 20]}
        - {layer: meter, frame: [0, 0, 10, 10]}
      always: {meter.position: [count, x], meter.zPosition: y, meter.cornerRadius: abs(value)}
      \(body)
      """
    return try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }
  }

  /// The states as the meter shows them.
  private func states(_ stage: Stage) throws -> (count: Double, x: Double, y: Double, value: Double) {
    let meter = try #require(stage.snapshot().nodes.first { $0.name == "meter" }).properties
    return (meter.position.x, meter.position.y, meter.zPosition, meter.cornerRadius)
  }

  @Test func aTapBeginsTheStepsOfItsHandlers() throws {
    let stage = try scene(
      """
      when:
        box.touchDown: {set: {count: count + 1}}
        box.touchUpInside:
          - set: {open: not open, count: count + 10}
          - {set: {value: 7}, if: open}
      script:
        - {tap: box, at: [1, 2], holding: 0.5}
      """
    ).makeStage()
    try stage.advance(to: 0.99)
    #expect(try states(stage).count == 0)
    try stage.advance(to: 1)
    #expect(try states(stage).count == 1)
    try stage.advance(to: 1.6)
    #expect(try states(stage).count == 11)
    #expect(try states(stage).value == 7)
    try stage.advance(to: 3)
    #expect(try states(stage).count == 22)
  }

  @Test func handlersReadWhereTheFingerIsEvenLater() throws {
    let stage = try scene(
      """
      when:
        box.touchDown: {set: {x: touch.location.x, y: touch.location.y}, after: 0.5}
      script:
        - {tap: box, at: 1, point: [10, 20]}
        - {tap: box, at: 1.4, point: [90, 90]}
      """
    ).makeStage()
    try stage.advance(to: 1.55)
    #expect(try states(stage).x == 60)
    #expect(try states(stage).y == 70)
    try stage.advance(to: 2)
    #expect(try states(stage).x == 140)
  }

  @Test(arguments: [
    ("{drag: box, at: 1, by: [50, 20], duration: 0.5}", 50.0, 20.0, 100.0),
    ("{drag: box, at: 1, to: [150, 100], duration: 0.5, velocity: [-900, 0]}", 50, 0, 900),
    ("{drag: box, at: 1, from: [60, 60], along: [[60, 60], [60, 100], [100, 100]], duration: 0.5}", 40, 40, 160),
    ("{flick: box, at: 1, by: [50, 0]}", 50, 0, 1000),
    ("{drag: box, at: 1, path: M60 60V100H100, duration: 0.5}", 40, 40, 160),
    ("{drag: box, at: 1, path: M60 60C60 100 100 100 100 60, duration: 0.5, timingFunction: [0, 0, 1, 1]}", 40, 0, 0),
  ])
  func aDragIsAPan(item: String, x: Double, y: Double, velocity: Double) throws {
    let stage = try scene(
      """
      when:
        box.panChanged: {set: {count: count + 1}}
        box.panEnded: {set: {x: gesture.translation.x, y: gesture.translation.y, value: gesture.velocity.x}}
      script: \(item)
      """
    ).makeStage()
    try stage.advance(to: 3)
    let states = try states(stage)
    #expect(states.count >= 1)
    #expect(abs(states.x - x) < 1e-9)
    #expect(abs(states.y - y) < 1e-9)
    // Of a curve only its ends are plain numbers.
    if velocity != 0 { #expect(abs(states.value - velocity) < 1e-6) }
  }

  @Test func theHandHasAPace() throws {
    let stage = try scene(
      """
      when: {box.panChanged: {set: {x: touch.location.x}}, box.pinchChanged: {set: {y: gesture.scale}}}
      script:
        - {drag: box, at: 1, from: [60, 60], by: [80, 0], duration: 1, timingFunction: easeIn}
        - {pinch: box, after: 0.5, by: 3, duration: 1, timingFunction: easeIn}
      """
    ).makeStage()
    try stage.advance(to: 1.5)
    let half = TimingFunction.easeIn.value(at: 0.5)
    #expect(abs(try states(stage).x - (60 + 80 * half)) < 1e-9)
    try stage.advance(to: 3)
    #expect(abs(try states(stage).y - (1 + 2 * half)) < 1e-9)
  }

  @Test func itemsFollowEachOther() throws {
    let stage = try scene(
      """
      when: {box.touchDown: {set: {x: time}}, box.panEnded: {set: {y: time}}, box.touchUpInside: {set: {value: time}}}
      script:
        - {tap: box, at: [0.2, 0.5], holding: 0.2}
        - {tap: box, after: 0.3, holding: 0.5}
        - {drag: box, after: 0.2, by: [50, 0], duration: 0.5}
        - {after: 0.5, do: {set: {count: 5}}}
        - {tap: box, after: 0.1, holding: 0.1, for: {i: 3}}
      """
    ).makeStage()
    try stage.advance(to: 1.4)
    #expect(abs(try states(stage).x - 1) < 1e-9)
    try stage.advance(to: 2.1)
    #expect(abs(try states(stage).x - 1.7) < 0.01)
    try stage.advance(to: 2.65)
    #expect(try states(stage).count == 0)
    #expect(abs(try states(stage).y - 2.2) < 0.02)
    try stage.advance(to: 2.75)
    #expect(try states(stage).count == 5)
    try stage.advance(to: 4)
    #expect(abs(try states(stage).value - 3.3) < 0.02)
  }

  @Test func buttonsLookAsTheyAre() throws {
    let text = """
      canvas: {size: [200, 200]}
      duration: 4
      layers:
        - button: like
          frame: [0, 0, 100, 50]
          title: Like
          selected: {backgroundColor: red, title: Liked}
          disabled: {titleColor: gray, cornerRadius: 9}
          highlighted: {backgroundColor: blue}
        - {layer: meter, size: [1, 1]}
      when:
        like.touchUpInside:
          - set: {like.selected: not like.selected}
          - {set: {like.enabled: false}, if: not like.selected}
      always: {meter.position.x: if like.selected then 5 else 0}
      script: {tap: like, at: [1, 2, 3], holding: 0.5}
      """
    let stage = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
    func shown(_ time: Double) throws -> [String] {
      try stage.advance(to: time)
      let nodes = stage.snapshot().nodes
      guard case .text(let title) = nodes[2].properties.content else { return [] }
      let background = nodes[1].properties.backgroundColor
      return [
        background == Color("red") ? "red" : background == Color("blue") ? "blue" : "none", title.string,
        title.textColor == Color("gray") ? "gray" : "black", "\(nodes[1].properties.cornerRadius)",
        "\(nodes[3].properties.position.x)",
      ]
    }
    #expect(try shown(0.5) == ["none", "Like", "black", "0.0", "0.0"])
    #expect(try shown(1.2) == ["blue", "Like", "black", "0.0", "0.0"])
    #expect(try shown(1.8) == ["red", "Liked", "black", "0.0", "5.0"])
    #expect(try shown(2.2) == ["blue", "Liked", "black", "0.0", "5.0"])
    // Now it is disabled, and no longer presses.
    #expect(try shown(2.8) == ["none", "Like", "gray", "9.0", "0.0"])
    #expect(try shown(3.2) == ["none", "Like", "gray", "9.0", "0.0"])
  }

  @Test(arguments: [
    ("pinchEnded", "gesture.scale", "{pinch: box, at: 1, by: 2}", 2.0),
    ("rotationEnded", "gesture.rotation / 1deg", "{rotate: box, at: 1, by: 60}", 60),
    ("longPressBegan", "gesture.location.x", "{tap: box, at: 1, holding: 1}", 100),
    ("doubleTap", "count + 5", "{tap: box, at: [1, 1.2]}", 5),
    ("swipeLeft", "5", "{flick: box, at: 1, by: [-80, 0]}", 5),
    ("swipe", "if gesture.direction == 'up' then 3 else 4", "{flick: box, at: 1, by: [0, -80]}", 3),
    ("swipeRight", "5", "{flick: box, at: 1, by: [-80, 0]}", 0),
  ])
  func gesturesAreReported(event: String, value: String, item: String, expected: Double) throws {
    let stage = try scene("when: {box.\(event): {set: {value: \"\(value)\"}}}\nscript: [\(item)]").makeStage()
    try stage.advance(to: 3)
    #expect(abs(try states(stage).value - expected) < 1e-9)
  }

  @Test func aBurstIsTheSameBurstForTheSameSeed() throws {
    func times(_ seed: Int) throws -> [Double] {
      let stage = try scene(
        """
        when: {box.touchUpInside: {set: {count: count + 1}}}
        script: {tap: box, at: 1, count: 20, over: 3, seed: \(seed)}
        """
      ).makeStage()
      return try (0...300).compactMap { tick in
        try stage.advance(to: Double(tick) / 60)
        return try states(stage).count
      }
    }
    let first = try times(7)
    #expect(first.last == 20)
    #expect(first == (try times(7)))
    #expect(first != (try times(8)))
  }

  @Test func theHandHoldsAndTheAppActs() throws {
    let stage = try scene(
      """
      when:
        box.touchDown: {set: {count: 1}}
        box.touchUpInside: {set: {count: 2}}
      script:
        - {touchDown: box, at: 1}
        - {touchUp: box, at: 2}
        - {at: 3, do: {set: {count: 9}}}
      """
    ).makeStage()
    try stage.advance(to: 1.5)
    #expect(try states(stage).count == 1)
    try stage.advance(to: 2.5)
    #expect(try states(stage).count == 2)
    try stage.advance(to: 3)
    #expect(try states(stage).count == 9)
  }

  @Test func aButtonHasATitleAndIsDarkenedWhilePressed() throws {
    let text = """
      canvas: {size: [200, 200]}
      duration: 3
      layers:
        - {button: plain, frame: [0, 0, 100, 50], backgroundColor: white, title: Press, titleColor: blue}
        - button: own
          frame: [0, 100, 100, 50]
          title: Press
          highlighted: {backgroundColor: black, titleColor: white}
        - {button: off, frame: [100, 0, 50, 50], enabled: false, backgroundColor: white}
      script:
        - {tap: plain, at: 1, holding: 1}
        - {tap: own, at: 1, holding: 1}
        - {tap: off, at: 1, holding: 1}
      """
    let stage = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
    func nodes(_ time: Double) throws -> [Snapshot.Node] {
      try stage.advance(to: time)
      return stage.snapshot().nodes
    }
    func color(_ node: Snapshot.Node) -> Color? {
      if case .text(let text) = node.properties.content { text.textColor } else { nil }
    }
    let before = try nodes(0.5)
    #expect(before.map(\.name) == ["root", "plain", "title", "own", "title", "off"])
    #expect(before.allSatisfy { $0.tint == nil })
    #expect(color(before[2]) == Color("blue"))
    let pressed = try nodes(1.5)
    #expect(pressed.map { $0.tint != nil } == [false, true, true, false, false, false])
    #expect(pressed[3].properties.backgroundColor == .black)
    #expect(color(pressed[4]) == .white)
    let after = try nodes(2.5)
    #expect(after.allSatisfy { $0.tint == nil })
    #expect(after[3].properties.backgroundColor == nil)
  }

  @Test func componentsBringTheirOwnHandlers() throws {
    let text = """
      canvas: {size: [200, 200]}
      duration: 3
      components:
        press:
          is: button
          when:
            self.touchDown: {set: {self.opacity: 0.5}}
      layers:
        - {use: press, as: a, frame: [0, 0, 50, 50]}
        - {use: press, as: b, frame: [100, 0, 50, 50]}
      when: {a.touchUpInside: {set: {b.opacity: 0.25}}}
      script: {tap: a, at: 1}
      """
    let stage = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
    try stage.advance(to: 1.05)
    #expect(stage.snapshot().nodes.map(\.properties.opacity) == [1, 0.5, 1])
    try stage.advance(to: 2)
    #expect(stage.snapshot().nodes.map(\.properties.opacity) == [1, 0.5, 0.25])
  }

  @Test(arguments: [
    (
      "when: {box.touchUpinside: {set: {count: 1}}}", 9, 12, "no event named ‘touchUpinside’",
      "did you mean touchUpInside?"
    ),
    ("when: {box.pan: {set: {count: 1}}}", 9, 12, "no event named ‘pan’", "panBegan"),
    ("when: {boxx.touchDown: {set: {count: 1}}}", 9, 8, "no layer named ‘boxx’", "did you mean box?"),
    ("when: {box: {set: {count: 1}}}", 9, 8, "expected an event of the layer ‘box’", "touchesBegan"),
    ("when: {box.tap: {set: {x: gesture.translation.x}}}", 9, 27, "unknown name", ""),
    ("start: {set: {x: touch.location.x}}", 9, 18, "unknown name", ""),
    ("script: {tapp: box, at: 1}", 9, 10, "‘tapp’ is not an item of the script", "did you mean tap?"),
    ("script: {tap: boxx, at: 1}", 9, 15, "no layer named ‘boxx’", "did you mean box?"),
    ("script: {tap: box}", 9, 10, "this item has no time", "write at: 0.5"),
    ("script: {tap: box, at: 1, hold: 1}", 9, 27, "tap has no ‘hold’", ""),
    ("script: {tap: box, at: 1, count: 3}", 9, 10, "a count of taps needs over", "over: 5"),
    ("script: {drag: box, at: 1}", 9, 10, "a drag needs exactly one of", "by: [0, -300]"),
    ("script: {drag: box, at: 1, by: [1, 1], to: [1, 1]}", 9, 10, "a drag needs exactly one of", ""),
    ("script: {tap: box, at: 1, after: 1}", 9, 34, "at and after cannot be combined", "write at: 0.5"),
    ("script: {tap: box, after: soon}", 9, 27, "unknown name ‘soon’", ""),
    ("script: {drag: box, at: 1, path: M0 0}", 9, 34, "the path needs at least one line or curve", ""),
    (
      "script: {drag: box, at: 1, by: [9, 9], velocity: [1, 1], timingFunction: easeIn}", 9, 74,
      "timingFunction and velocity both set", "keep one of them"
    ),
    ("script: {tap: box, at: 1, if: open}", 9, 31, "a condition in the script cannot use values that change", "when"),
  ])
  func mistakesAreReported(body: String, line: Int, column: Int, message: String, hint: String) throws {
    let error = #expect(throws: SceneFileError.self) { try scene(body) }
    let first = try #require(error?.diagnostics.first)
    #expect(first.message.contains(message), "\(first.message)")
    #expect(first.hint?.contains(hint) ?? hint.isEmpty, "\(first.hint ?? "")")
    #expect((first.line, first.column) == (line, column))
  }

  @Test(arguments: [
    (
      "when: {box.touchDown: {set: {count: 1}}}\nscript: {tap: box, at: 6}", "this is at 6 s, but the scene ends at 5 s"
    ),
    ("script: {tap: box, at: 1}", "at 1 s, box is not touched here"),
    ("when: {box.touchDown: {set: {box.hidden: true}}}\nscript: {tap: box, at: [1, 2]}", "at 2 s, box is not touched"),
    (
      "when: {pad.tap: {set: {count: 1}}}\nscript: {drag: box, at: 1, from: [5, 5], by: [9, 9]}",
      "pad is touched here, not box"
    ),
  ])
  func touchesThatMissAreReported(body: String, message: String) throws {
    let warnings = try scene(body).check()
    #expect(warnings.count == 1)
    #expect(warnings.first?.message.contains(message) == true, "\(warnings.map(\.message))")
  }

  @Test func aRecordedFingerIsWhereItWasAtTheTickNearestToEachTime() throws {
    let scene = try scene(
      """
      when:
        box.touchesBegan: {set: {count: count + 1, x: touch.location.x}}
        box.touchesMoved: {set: {count: count + 10, x: touch.location.x}}
        box.touchesEnded: {set: {count: count + 100, x: touch.location.x}}
        box.touchesCancelled: {set: {count: count + 1000}}
      script:
        - {touch: [[0, 100, 100], [0.0167, 104, 100], [0.0333, 108, 100], [0.1, 120, 100]], at: 1.0167}
        - {touch: [[0, 100, 100], [0, 100, 100]], at: 2, cancelled: true}
      """)
    let stage = scene.makeStage()
    try stage.advance(to: 61.0 / 60 - 1e-6)
    #expect(try states(stage).count == 0)
    for (tick, count, x) in [
      (61, 1.0, 100.0), (62, 11, 104), (63, 21, 108), (66, 21, 108), (67, 121, 120), (120, 122, 100),
    ] {
      try stage.advance(to: Double(tick) / 60)
      #expect(try states(stage).count == count && states(stage).x == x, "tick \(tick)")
    }
    try stage.advance(to: 121.0 / 60)
    #expect(try states(stage).count == 1122)
    // Without the script nobody touches.
    let untouched = scene.makeUntouchedStage()
    try untouched.advance(to: 3)
    #expect(try states(untouched).count == 0)
  }

  @Test(
    arguments: [
      ("{touch: [[0, 1, 1]], at: 0}", "a touch needs at least two samples"),
      ("{touch: [[0.2, 1, 1], [0.1, 1, 1]], at: 0}", "the times of a touch must not decrease"),
      ("{touch: [[0, 1], [0.1, 1, 1]], at: 0}", "a sample [seconds, x, y]"),
      ("{touch: box, at: 0}", "expected a value"),
    ])
  func aRecordedFingerThatIsWrittenWronglyIsReported(item: String, wanted: String) throws {
    let error = try #require(throws: SceneFileError.self) { try scene("script:\n  - \(item)") }
    #expect(error.diagnostics[0].message.contains(wanted), "\(error)")
    #expect(error.diagnostics[0].line > 0)
  }
}
