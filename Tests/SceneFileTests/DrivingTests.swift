import Geometry
import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// What percentages drive: rules, animators, clocks, and transitions that follow a finger.
@Suite struct DrivingTests {
  private func stage(_ body: String) throws -> Stage {
    try Scene(
      text: """
        canvas: {size: [400, 400]}
        duration: 8
        state: {count: 0}
        layers:
          - {layer: pad, frame: [0, 0, 400, 400]}
          - {layer: box, frame: [0, 0, 100, 100], speed: \(body.contains("timeOffset") ? 0 : 1)}
          - {layer: meter, size: [10, 10]}
        \(body)
        """, file: "s.yaml"
    ) { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
  }

  private func shown(_ name: String, _ stage: Stage) throws -> LayerProperties {
    try #require(stage.snapshot().nodes.first { $0.name == name }).properties
  }

  @Test(arguments: [
    ("pad.pan.translation.x / 100", "{drag: pad, at: 1, by: [150, 0], duration: 0.5}", 1.5),
    ("pad.pan.translation.y / 100", "{drag: pad, at: 1, by: [0, -60], duration: 0.5}", -0.6),
    ("pad.pan.velocity.x", "{drag: pad, at: 0, by: [60, 0], duration: 0.5, velocity: [700, 0]}", 700),
    ("pad.pinch.scale - 1", "{pinch: pad, at: 0, by: 3, duration: 0.5}", 2),
    ("pad.rotation.rotation / 180deg", "{rotate: pad, at: 1, by: -90, duration: 0.5}", -0.5),
    ("pad.longPress.location.x", "{tap: pad, at: 1, point: [30, 40], holding: 1}", 30),
    ("pad.edgePan.translation.x", "{drag: pad, at: 1, from: [2, 200], by: [100, 0]}", 100),
    ("pad.pinch.scale", "{tap: pad, at: 1}", 1),
  ])
  func rulesReadGestures(value: String, item: String, expected: Double) throws {
    let stage = try stage("always: {meter.zPosition: \"\(value)\"}\nscript: [\(item)]")
    try stage.advance(to: 3)
    #expect(abs(try shown("meter", stage).zPosition - expected) < 1e-9)
  }

  @Test(arguments: [
    ("opacity", "1 - 3", 0.0), ("opacity", "1 + 3", 1), ("cornerRadius", "-5 * one", 0), ("borderWidth", "0 - one", 0),
  ])
  func whatARuleDrivesBeyondItsEndStaysThere(key: String, value: String, expected: Double) throws {
    let stage = try stage("variables: {one: 1}\nalways: {meter.\(key): \(value)}")
    try stage.advance(to: 0)
    let meter = try #require(stage.root.sublayers.first { $0.name == "meter" })
    #expect(
      ["opacity": meter.opacity, "cornerRadius": meter.cornerRadius, "borderWidth": meter.borderWidth][key] == expected)
  }

  @Test func aClockThatStandsIsScrubbed() throws {
    let stage = try stage(
      """
      start: {basic: box.position.x, from: 0, to: 200, duration: 1}
      always: {box.timeOffset: "pad.pan.translation.x / 100"}
      script: {drag: pad, at: 1, by: [50, 0], duration: 0.5}
      """)
    try stage.advance(to: 0.9)
    #expect(try shown("box", stage).position.x == 0)
    try stage.advance(to: 1.25)
    let half = try shown("box", stage).position.x
    #expect(half > 20 && half < 80)
    try stage.advance(to: 2)
    #expect(abs(try shown("box", stage).position.x - 100) < 1e-6)
  }

  @Test(arguments: [(50.0, 0.5), (-40, 0), (170, 1)])
  func aRuleScrubsAnAnimator(way: Double, fraction: Double) throws {
    let stage = try stage(
      """
      animators: {slide: {animate: {box.position.x: 250}, duration: 1}}
      always:
        slide.fractionComplete: pad.pan.translation.x / 100
        meter.zPosition: slide.fractionComplete
      script: {drag: pad, at: 1, by: [\(way), 0], duration: 0.5}
      """)
    try stage.advance(to: 2)
    #expect(abs(try shown("box", stage).position.x - (50 + 200 * fraction)) < 1e-9)
    #expect(abs(try shown("meter", stage).zPosition - fraction) < 1e-9)
  }

  private func transition(_ keys: String = "", _ release: String, _ drag: String) throws -> Stage {
    try stage(
      """
      interactions:
        open: {animate: {box.position.x: box.position.x + 200, box.opacity: 0.5}, duration: 0.4, completionCurve: linear\(keys), completion: [{set: {count: if finished then 1 else 2}}]}
      when:
        pad.panBegan: {begin: open}
        pad.panChanged: {update: open, to: gesture.translation.x / 200}
        pad.panEnded:
          - \(release)
      always: {meter.zPosition: percentComplete(open), meter.position.x: count}
      script: [\(drag)]
      """)
  }

  private let decide = """
    {finish: open, if: percentComplete(open) > 0.5 or gesture.velocity.x > 500}
        - {cancel: open, if: not (percentComplete(open) > 0.5 or gesture.velocity.x > 500)}
    """

  @Test(arguments: [
    ("{drag: pad, at: 1, by: [120, 0], duration: 0.5, velocity: [0, 0]}", true),
    ("{drag: pad, at: 1, by: [60, 0], duration: 0.2, velocity: [900, 0]}", true),
    ("{drag: pad, at: 1, by: [80, 0], duration: 0.5, velocity: [0, 0]}", false),
    ("{drag: pad, at: 1, by: [900, 0], duration: 0.5, velocity: [0, 0]}", true),
    ("{drag: pad, at: 1, by: [-900, 0], duration: 0.5, velocity: [0, 0]}", false),
  ])
  func placeAndVelocityDecide(drag: String, finishes: Bool) throws {
    let stage = try transition("", decide, drag)
    try stage.advance(to: 4)
    let box = try #require(stage.root.sublayers.first { $0.name == "box" })
    #expect(box.position.x == (finishes ? 250 : 50))
    #expect(box.opacity == (finishes ? 0.5 : 1))
    #expect(try shown("meter", stage).position.x == (finishes ? 1 : 2))
    #expect(try shown("meter", stage).zPosition == 0)
  }

  @Test func theTransitionFollowsTheFingerAndThenItsOwnPace() throws {
    let drag = "{drag: pad, at: 1, by: [120, 0], duration: 0.5, velocity: [0, 0]}"
    let stage = try transition("", decide, drag)
    try stage.advance(to: 1.4999)
    let percent = try shown("meter", stage).zPosition
    #expect(abs(try shown("box", stage).position.x - (50 + 200 * percent)) < 1e-9)
    #expect(abs(try shown("box", stage).opacity - (1 - 0.5 * percent)) < 1e-9)
    // From 60 % on, the rest takes 40 % of the duration.
    try stage.advance(to: 1.5 + 0.08)
    #expect(abs(try shown("box", stage).position.x - 210) < 0.01)
    let fast = try transition(", completionSpeed: 2", decide, drag)
    try fast.advance(to: 1.5 + 0.04)
    #expect(abs(try shown("box", fast).position.x - 210) < 0.01)
    let sprung = try transition("", "{finish: open, damping: 0.4, velocity: 3}", drag)
    let places = try (90...100).map { tick in
      try sprung.advance(to: Double(tick) / 60)
      return try shown("box", sprung).position.x
    }
    #expect(places.contains { $0 > 252 })
  }

  @Test func aTransitionOnItsWayCanBeCaught() throws {
    let stage = try transition(
      "", "{cancel: open}",
      "{drag: pad, at: 1, by: [160, 0], duration: 0.5, velocity: [0, 0]}, {touchDown: pad, at: 9}, {at: 1.6, do: {begin: open}}"
    )
    try stage.advance(to: 1.6)
    let caught = try shown("box", stage).position.x
    #expect(caught > 50 && caught < 210)
    try stage.advance(to: 3)
    #expect(try shown("box", stage).position.x == caught)
  }

  @Test func whatHasNotBegunIsNeitherUpdatedNorFinished() throws {
    let stage = try stage(
      """
      interactions: {open: {animate: {box.position.x: 250}, duration: 0.4}}
      start: [{update: open, to: 0.5}, {finish: open}]
      """)
    let error = try #require(throws: SceneFileError.self) { try stage.advance(to: 2) }
    #expect(error.diagnostics.first?.message.contains("open cannot update: it has not begun, or is over") == true)
    #expect(try shown("box", stage).position.x == 50)
  }

  @Test func twoLayoutsOfOneCollection() throws {
    let stage = try Scene(
      text: """
        canvas: {size: [300, 300]}
        duration: 5
        layers:
          - layer: collection
            frame: [0, 0, 300, 300]
            sublayers: [{layer: cell, for: {i: 4}, size: [50, 50], position: [150, 150]}]
        interactions:
          spread:
            animate: {cell(i).position: [50 + 100 * (i mod 2), 50 + 100 * floor(i / 2)], cell(i).bounds.size.width: 80}
            for: {i: 4}
            duration: 0.3
        when:
          collection.pinchBegan: {begin: spread}
          collection.pinchChanged: {update: spread, to: gesture.scale - 1}
          collection.pinchEnded: {finish: spread}
        script: {pinch: collection, at: 1, by: 1.5, duration: 0.5}
        """, file: "s.yaml"
    ) { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
    try stage.advance(to: 1.4999)
    let percent = (try shown("cell(3)", stage).bounds.width - 50) / 30
    #expect(percent > 0.4 && percent < 0.5)
    #expect(abs(try shown("cell(2)", stage).position.x - (150 - 100 * percent)) < 1e-9)
    try stage.advance(to: 3)
    #expect(try shown("cell(2)", stage).position == Point(50, 150))
    #expect(try shown("cell(3)", stage).position == Point(150, 150))
  }

  static let head =
    "canvas: {size: [99, 99]}\nlayers: [{scroll: feed, frame: [0, 0, 9, 9]}, {layer: box, size: [9, 9]}]\n"

  @Test(arguments: [
    (
      "layers: [{scroll: f, contentSise: [1, 1]}]", "2:22: error: scroll has no ‘contentSise’",
      "did you mean contentSize?"
    ),
    ("layers: [{scroll: f, decelerationRate: quick}]", "2:40: error: unknown name ‘quick’", "normal, fast"),
    ("layers: [{scroll: f, decelerationRate: 2}]", "2:40: error: 2 is out of range", "normal, fast"),
    (
      "layers: [{scroll: f, contentInset: [1, 2]}]",
      "2:36: error: expected insets [top, left, bottom, right], found a list of 2 values", ""
    ),
    ("layers: [{layer: f, contentSize: [1, 1]}]", "2:21: error: layer has no ‘contentSize’", ""),
    ("when: {box.didScroll: {set: {}}}", "3:8: error: box does not scroll", "available scroll layers: feed"),
    ("when: {feed.didScrol: {set: {}}}", "3:13: error: no event named ‘didScrol’", "did you mean didScroll?"),
    ("script: {scroll: box, at: 1, by: [0, 9]}", "3:18: error: box does not scroll", "available scroll layers: feed"),
    ("script: {scroll: feed, at: 1}", "3:10: error: a scroll needs either by or to", "by: [0, 300]"),
    ("start: {setContentOffset: feed}", "3:9: error: setContentOffset needs to", "to: a point"),
    ("start: {setContentOffset: box, to: [0, 0]}", "3:27: error: box does not scroll", "available scroll layers: feed"),
    (
      "start: {set: {box.contentOffset: [0, 0]}}", "3:19: error: box has no contentOffset", "it is available for scroll"
    ),
    ("start: {begin: open}", "3:16: error: no interaction named ‘open’", "define it under interactions"),
    (
      "interactions: {openMenu: {animate: {box.opacity: 0}, duration: 1}}\nstart: {begin: openMenue}",
      "4:16: error: no interaction named ‘openMenue’", "did you mean openMenu?"
    ),
    (
      "interactions: {a: {animate: {box.opacit: 0}, duration: 1}}",
      "3:34: error: no animatable property named ‘opacit’", "did you mean opacity?"
    ),
    ("interactions: {a: {duration: 1}}", "3:19: error: interaction needs animate", ""),
    (
      "interactions: {box: {animate: {box.opacity: 0}, duration: 1}}",
      "3:16: error: the name box is already in use", ""
    ),
    (
      "interactions: {a: {animate: {box.opacity: 0}, duration: 0}}", "3:57: error: 0 is out of range",
      "from 0.0001 to 86400"
    ),
    (
      "interactions: {a: {animate: {box.opacity: 0}, duration: 1, spead: 2}}",
      "3:60: error: interaction has no ‘spead’", ""
    ),
    (
      "always: {box.opacity: percentComplete(nope)}", "3:23: error: percentComplete takes the name of an interaction",
      "percentComplete(openMenu)"
    ),
    ("always: {fade.fractionComplete: 1}", "3:10: error: no layer named ‘fade’", ""),
    (
      "always: {box.opacity: box.pan.translation}",
      "3:23: error: expected a number from 0 to 1, found ‘box.pan.translation’",
      "box.pan.translation.x"
    ),
  ])
  func mistakesAreReported(scene: String, message: String, hint: String) throws {
    let text = (scene.hasPrefix("layers") ? "canvas: {size: [99, 99]}\n" : Self.head) + scene + "\n"
    let found = try #require(DiagnosticTests.diagnostics(text).first, "nothing was found wrong")
    #expect(found.description.hasPrefix("s.yaml:" + message), "\(found)")
    #expect(hint.isEmpty || found.description.contains(hint), "\(found)")
  }
}
