import Geometry
import LayerTree
import SceneCompiler
import SceneProgram
import TestSupport
import Testing

/// Instants between two ticks: everything that is a function of time or of other values is shown as it is then, and nothing
/// happens.
@Suite struct InstantTests {
  private func stage(_ text: String) throws -> Stage {
    try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
  }

  private func nodes(_ stage: Stage, at time: Double) throws -> [String: LayerProperties] {
    try stage.advance(to: time)
    return Dictionary(stage.snapshot().nodes.map { ($0.name, $0.properties) }) { first, _ in first }
  }

  /// What moves a layer named a from x = 40 to the right.
  private static let engines = [
    "{basic: a.position.x, from: 40, to: 300, duration: 0.8}",
    "{spring: a.position.x, from: 40, to: 300, stiffness: 200, damping: 12}",
    "{jnw: a.position.x, from: 40, to: 300}",
    "{keyframes: a.position.x, values: [40, 300, 100], duration: 0.9}",
    "{animate: {a.position.x: 300}, duration: 0.7, options: [curveLinear]}",
    "{animate: {a.position.x: 300}, duration: 0.9, damping: 0.5}",
    "{transaction: {a.position.x: 300}, duration: 0.5}",
    "{pop: a.positionX, to: 300, bounciness: 12, speed: 10}",
    "{popBasic: a.positionX, to: 300, duration: 0.6}",
    "{popDecay: a.positionX, velocity: 900}",
    "{swiftui: {a.position.x: 300}, animation: spring}",
    "{swiftui: {a.position.x: 300}, animation: easeInOut}",
  ]

  /// A scene of relations, which one engine, a finger, and the content of a scroll layer drive.
  private static func relations(_ engine: String, _ random: inout SeededRandom) -> String {
    let start = Double.random(in: 0...0.2, using: &random)
    let drag = Double.random(in: 0...0.3, using: &random)
    let distance = Double.random(in: 40...200, using: &random)
    let duration = Double.random(in: 0.2...0.6, using: &random)
    return """
      canvas: {size: [400, 400]}
      duration: 2
      state: {dx: 0, count: 0}
      layers:
        - {layer: a, position: [40, 20], size: [20, 20]}
        - {layer: b, position: [0, 0], size: [10, 10]}
        - {layer: key, position: [presentation(a.position.x) + 3, 5], size: [10, 10]}
        - layer: box
          position: [200, 100]
          size: [40, 40]
          sublayers:
            - {layer: child, layout: {left: 3, right: 4, top: 0, height: 10}}
            - {layer: inner, layout: {right: 2, bottom: 1, width: 5, height: 5}}
        - {layer: pad, frame: [0, 300, 400, 100]}
        - {layer: held, position: [0, 350], size: [10, 10]}
        - {layer: chained, position: [0, 0], size: [10, 10]}
        - {layer: seen, position: [0, 0], size: [10, 10]}
        - {layer: counter, position: [0, 0], size: [10, 10]}
        - scroll: feed
          frame: [0, 120, 100, 100]
          contentSize: [100, 3000]
          sublayers: [{layer: page, frame: [0, 0, 100, 3000]}]
        - {layer: bar, position: [0, 0], size: [10, 10]}
        - {layer: knob, position: [0, 0], size: [10, 10]}
      when:
        pad.panChanged:
          - {set: {dx: gesture.translation.x}}
          - {set: {held.position.x: 50 + gesture.translation.x}}
          - {set: {count: count + 1}}
        feed.didScroll: {set: {knob.position.y: feed.contentOffset.y / 20}}
      always:
        reach: presentation(a.position.x) / 2
        b.position.x: reach + 7
        chained.position.x: presentation(b.position.x) * 2 - 1
        seen.position.x: held.position.x + dx + 11
        bar.position.y: feed.contentOffset.y * 0.1
        counter.position.x: count
      start:
        - \(engine.dropLast()), after: \(start)}
        - {basic: box.bounds.size, from: [40, 40], to: [90, 10], duration: 0.9}
      script:
        - {drag: pad, at: \(drag), from: [60, 350], by: [\(distance), 0], duration: \(duration)}
        - {scroll: feed, at: 0.1, by: [0, 150], duration: 0.3, velocity: [0, \(distance * 4)]}
      """
  }

  @Test("Relations hold at every instant, whatever drives them", arguments: engines)
  func relationsHold(_ engine: String) throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let text = Self.relations(engine, &random)
      let played = try stage(text)
      let times = (0..<40).map { _ in Double.random(in: 0...1.5, using: &random) }.sorted()
      for time in times {
        let now = try nodes(played, at: time)
        func x(_ name: String) throws -> Double { try #require(now[name]).position.x }
        func isAlike(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }
        let note = Comment(rawValue: "seed \(seed), \(time) s")
        let (box, child, inner) = (try #require(now["box"]), try #require(now["child"]), try #require(now["inner"]))
        #expect(isAlike(try x("b"), try x("a") / 2 + 7), note)
        #expect(isAlike(try x("key"), try x("a") + 3), note)
        #expect(isAlike(try x("chained"), try x("b") * 2 - 1), note)
        #expect(isAlike(child.bounds.width, box.bounds.width - 7) && isAlike(child.frame.minX, 3), note)
        #expect(isAlike(inner.frame.maxX, box.bounds.width - 2), note)
        #expect(isAlike(inner.frame.maxY, box.bounds.height - 1), note)
        let feed = try #require(now["feed"])
        #expect(isAlike(try #require(now["bar"]).position.y, feed.bounds.minY * 0.1), note)
        #expect(isAlike(try #require(now["knob"]).position.y, feed.bounds.minY / 20), note)
        // The handler moves the layer by 50 more than the state, as soon as the gesture has begun to change.
        let (held, seen) = (try x("held"), try x("seen"))
        #expect(held == 0 && seen == 11 || isAlike(seen, held + (held - 50) + 11), note)
        // A still shows what the film shows.
        if time == times[times.count / 2] {
          let still = try nodes(stage(text), at: time)
          #expect(now == still, note)
        }
      }
    }
  }

  @Test("An instant between ticks leaves no trace", arguments: engines)
  func looksLeaveNoTrace(_ engine: String) throws {
    for seed in 11...13 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let text = Self.relations(engine, &random)
      let (plain, seen) = (try stage(text), try stage(text))
      var (plainEvents, seenEvents): ([StageEvent], [StageEvent]) = ([], [])
      plain.onEvent = { plainEvents.append($0) }
      seen.onEvent = { seenEvents.append($0) }
      for tick in 0...100 {
        let time = Double(tick) / 60
        #expect(try nodes(plain, at: time) == nodes(seen, at: time), "seed \(seed), tick \(tick)")
        for _ in 0..<2 {
          _ = try nodes(seen, at: max(seen.time, time + Double.random(in: 0...0.0166, using: &random)))
        }
      }
      #expect(plainEvents == seenEvents && !plainEvents.isEmpty)
    }
  }

  /// Everything that moves by 600 points in the second from 0.1 s on.
  private static let even = """
    canvas: {size: [900, 400]}
    duration: 1.2
    state: {dx: 0}
    layers:
      - {layer: animated, position: [0, 0], size: [10, 10]}
      - {layer: block, position: [0, 0], size: [10, 10]}
      - {layer: timed, position: [0, 0], size: [10, 10]}
      - {layer: summed, position: [0, 0], size: [10, 10]}
      - {layer: hand, position: [20, 50], size: [20, 20]}
      - {layer: pan, frame: [0, 90, 60, 20]}
      - {layer: moved, position: [0, 0], size: [10, 10]}
      - {layer: percent, position: [0, 0], size: [10, 10]}
      - {layer: scrubbed, position: [0, 0], size: [10, 10]}
      - {scroll: feed, frame: [0, 150, 800, 200], contentSize: [3000, 200], sublayers: [{layer: page, size: [10, 10]}]}
    animators: {fade: {animate: {scrubbed.position.x: 600}, duration: 1}}
    interactions: {open: {animate: {percent.position.x: 600}, duration: 1}}
    when:
      hand.touchesMoved: {set: {hand.position.x: touch.location.x}}
      pan.panBegan: [{begin: open}, {pauseAnimator: fade}]
      pan.panChanged:
        - {set: {dx: gesture.translation.x}}
        - {update: open, to: gesture.translation.x / 600}
        - {set: {fade.fractionComplete: gesture.translation.x / 600}}
    always:
      timed.position.x: 600 * time
      summed.position.x: summed.position.x + 10
      moved.position.x: dx
    start:
      - {basic: animated.position.x, from: 0, to: 600, duration: 1, after: 0.1}
      - {animate: {block.position.x: 600}, duration: 1, options: [curveLinear], after: 0.1}
    script:
      - {drag: hand, at: 0.1, from: [20, 50], by: [600, 0], duration: 1}
      - {drag: pan, at: 0.1, from: [20, 100], by: [600, 0], duration: 1}
      - {drag: feed, at: 0.1, from: [700, 250], by: [-600, 0], duration: 1}
    """

  @Test(
    "What moves evenly moves evenly in the output, at every frame rate", arguments: [24.0, 25, 30, 50, 60, 97, 120])
  func evenSteps(_ rate: Double) throws {
    let played = try stage(Self.even)
    var last: [String: Double] = [:]
    var frame = Int((0.2 * rate).rounded(.up))
    while Double(frame) / rate < 1.05 {
      let now = try nodes(played, at: Double(frame) / rate)
      for name in ["animated", "block", "timed", "summed", "hand", "moved", "percent", "scrubbed", "feed"] {
        let properties = try #require(now[name])
        let x = name == "feed" ? properties.bounds.minX : properties.position.x
        if let before = last[name] {
          #expect(abs(x - before - 600 / rate) < 0.6 / rate, "\(name) at \(Double(frame) / rate) s: \(x - before)")
        }
        last[name] = x
      }
      frame += 1
    }
    #expect(last.values.allSatisfy { $0 > 400 })
  }

  @Test func handlersCountAtTicks() throws {
    let played = try stage(
      """
      canvas: {size: [200, 200]}
      duration: 1
      state: {count: 0, last: 0, way: 0}
      layers:
        - {layer: pad, frame: [0, 0, 200, 200]}
        - {layer: meter, position: [0, 0], size: [1, 1]}
      when:
        pad.touchesMoved: {set: {count: count + 1}}
        pad.touchDown: {set: {last: touch.location.x}}
      always: {meter.position: [count, last]}
      script: [{drag: pad, at: 0.1, from: [10, 10], by: [120, 0], duration: 0.5}]
      """)
    for tick in 7..<36 {
      let atTick = try #require(try nodes(played, at: Double(tick) / 60)["meter"]).position
      let later = try #require(try nodes(played, at: (Double(tick) + 0.7) / 60)["meter"]).position
      #expect(atTick == later && atTick.x == Double(tick - 6) && atTick.y == 10)
    }
  }

  @Test func aFingerIsOnItsPathUntilTheTickAtWhichItIsLifted() throws {
    let played = try stage(
      """
      canvas: {size: [400, 200]}
      duration: 1
      layers: [{layer: pad, frame: [0, 0, 60, 60]}]
      when:
        pad.touchesMoved: {set: {pad.position.x: touch.location.x}}
        pad.touchesEnded: {set: {pad.position.x: 0}}
      script: [{drag: pad, at: 0.1, from: [30, 30], by: [300, 0], duration: 0.5}]
      """)
    func x(_ time: Double) throws -> Double { try #require(try nodes(played, at: time)["pad"]).position.x }
    #expect(abs(try x(0.595) - 327) < 1e-9)
    #expect(try x(0.6) == 0)
    #expect(try x(0.61) == 0)
  }

  @Test func aRuleThatMeansNothingBetweenTwoTicksIsAnError() throws {
    let played = try stage(
      """
      canvas: {size: [100, 100]}
      duration: 1
      layers: [{layer: a, position: [7, 10], size: [10, 10]}]
      always: {a.position.x: 1 / (time - 0.51)}
      """)
    let shown = try #require(try nodes(played, at: 0.51)["a"]).position.x
    #expect(abs(shown - 1 / (0.5 - 0.51)) < 1e-9)
    #expect(throws: (any Error).self) { try played.advance(to: 0.6) }
  }

  @Test("A child that is laid out stays with its parent", arguments: [24.0, 25, 30, 50, 60, 120])
  func layoutsFollow(_ rate: Double) throws {
    let played = try stage(
      """
      canvas: {size: [60, 220], background: white}
      layers:
        - layer: bar
          anchorPoint: [0.5, 1]
          position: [30, 210]
          size: [40, 200]
          masksToBounds: true
          backgroundColor: red
          sublayers: [{layer: fill, layout: {left: 0, right: 0, bottom: 0, height: 200}, backgroundColor: navy}]
      start: [{basic: bar.bounds.size.height, from: 0, to: 200, duration: 0.2}]
      """)
    for frame in 0..<Int(0.3 * rate) {
      let now = try nodes(played, at: Double(frame) / rate)
      #expect(abs(try #require(now["fill"]).frame.maxY - (try #require(now["bar"]).bounds.height)) < 1e-9)
    }
  }
}
