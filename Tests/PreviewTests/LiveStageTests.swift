import Flipbook
import Foundation
import Geometry
import LayerTree
import Motion
import Review
import SceneCompiler
import SceneProgram
import TestSupport
import Testing

@testable import Preview

/// Stages that are touched while they play, and what is written down of it.
@Suite struct LiveStageTests {
  private static let scene = """
    canvas: {size: [200, 400], background: white}
    duration: 1
    state: {count: 0}
    # The layers
    layers:
      - {layer: card, frame: [20, 20, 160, 100], backgroundColor: blue}
      - {scroll: list, frame: [0, 200, 200, 200], contentSize: [200, 1000], sublayers: [{layer: row, frame: [0, 0, 200, 40], backgroundColor: red}]}
      - {button: menu, frame: [60, 140, 80, 40], backgroundColor: black}
    when:
      card.panChanged: {set: {card.position: [card.position.x + 1, 70 + gesture.translation.y]}}
      card.panEnded: {pop: card.positionY, to: 70, velocity: gesture.velocity.y, bounciness: 12, speed: 8}
      menu.touchDown: {pop: menu.scaleXY, to: 0.8, bounciness: 18, speed: 12}
      menu.touchUpInside: [{pop: menu.scaleXY, to: 1, bounciness: 18, speed: 12}, {set: {count: count + 1}}]
    always: {row.cornerRadius: count}
    """

  private func read(_ text: String = scene) throws -> Scene {
    try Scene(text: text, file: "live.yaml") { _ in .failure(ImageNotFound(message: "none")) }
  }

  /// Plays a number of ticks.
  private func play(_ live: LiveStage, _ ticks: Int) throws { for _ in 0..<ticks { try live.step() } }

  private func row(_ live: LiveStage) throws -> Snapshot.Node {
    try #require(live.stage.snapshot().nodes.first { $0.name == "row" })
  }

  private func event(
    _ action: PointerEvent.Action, _ x: Double, _ y: Double, finger: Int = 1, time: Double = 0
  ) -> PointerEvent {
    PointerEvent(action: action, finger: finger, time: time, location: Point(x, y))
  }

  /// Plays what a person might do: a tap, a drag that is let go, a flick of the list, and a finger that stays.
  private func perform(_ live: LiveStage, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    func time() -> Double { live.stage.time + Double.random(in: 0...0.016, using: &random) }
    func send(_ event: PointerEvent, at time: Double) {
      var event = event
      event.time = time
      live.receive(event, at: time)
    }
    try play(live, 7)
    send(event(.down, 100, 160), at: time())
    try play(live, 6)
    send(event(.up, 100, 160), at: time())
    try play(live, 20)
    send(event(.down, 90, 60), at: time())
    for step in 1...15 {
      send(event(.move, 90 + Double(step), 60 + Double(step * step) * 0.7), at: time())
      try play(live, 1)
    }
    send(event(.up, 105, 60 + 225 * 0.7), at: time())
    try play(live, 9)
    // Two fingers at once, one of which catches the list while it moves.
    send(event(.down, 100, 380, finger: 2), at: time())
    for step in 1...8 {
      send(event(.move, 100, 380 - Double(step) * 14, finger: 2), at: time())
      if step == 4 { send(event(.down, 80, 150, finger: 3), at: time()) }
      try play(live, 1)
    }
    send(event(.up, 100, 268, finger: 2), at: time())
    send(event(.cancel, 80, 150, finger: 3), at: time())
    try play(live, 12)
    send(event(.down, 100, 300, finger: 2), at: time())
    try play(live, 4)
    send(event(.up, 100, 300, finger: 2), at: time())
    send(PointerEvent(action: .wheel(Point(0, 60)), time: 0, location: Point(100, 300)), at: time())
    try play(live, 70)
  }

  @Test("The script of what was done does exactly the same", arguments: 1...12 as ClosedRange<UInt64>)
  func scriptIsExact(seed: UInt64) throws {
    let live = try LiveStage(try read())
    var seen: [Snapshot] = []
    try perform(live, seed: seed)
    // What was done is done again from the recording, from the script, and by the stage that was touched.
    let items = TouchScriptText.items(of: live.recording)
    let text = try ScriptBlock(Self.scene).replacing("script", with: "script:\n" + items)
    let scene = try read(text)
    let replayed = try LiveStage(try read(), playing: live.recording)
    let scripted = scene.makeStage()
    try scripted.advance(to: 0)
    while replayed.tick < live.tick {
      try replayed.step()
      try scripted.advance(to: Double(replayed.tick) / 60)
      let (one, other) = (replayed.stage.snapshot(), scripted.snapshot())
      #expect(Self.difference(one, other) <= 1e-9, "seed \(seed), tick \(replayed.tick)")
      seen.append(other)
    }
    #expect(Self.difference(live.stage.snapshot(), scripted.snapshot()) <= 1e-9)
    #expect(replayed.recording.steps.map(\.samples) == live.recording.steps.map(\.samples))
    // Everything happened: the card went, the button was pressed once and the list scrolled.
    let first = try #require(seen.first)
    #expect(seen.contains { Self.difference($0, first) > 50 })
    #expect(try row(live).properties.cornerRadius == 1)
  }

  /// The largest difference of any number of any layer.
  private static func difference(_ one: Snapshot, _ other: Snapshot) -> Double {
    guard one.nodes.count == other.nodes.count else { return .infinity }
    return zip(one.nodes, other.nodes).map { one, other in
      AnimatableProperty.leaves(on: one.properties.content.kind).map { property in
        property.value(in: one.properties).distance(to: property.value(in: other.properties))
      }.max() ?? 0
    }.max() ?? 0
  }

  @Test("A scene that is read again has been touched as before")
  func reload() throws {
    let live = try LiveStage(try read())
    try perform(live, seed: 1)
    live.receive(event(.down, 100, 160, finger: 9), at: live.stage.time)
    try play(live, 3)
    let again = try LiveStage(try read(Self.scene + "\n# It was saved again."))
    try again.catchUp(with: live)
    #expect(again.tick == live.tick)
    #expect(Self.difference(again.stage.snapshot(), live.stage.snapshot()) <= 1e-9)
    #expect(try row(again).properties.cornerRadius == 1)
    // The finger that is down is down there, too.
    again.receive(event(.up, 100, 160, finger: 9), at: again.stage.time)
    try play(again, 2)
    #expect(try row(again).properties.cornerRadius == 2)
  }

  @Test("The wheel scrolls what scrolls, presses nothing, and comes to rest")
  func wheel() throws {
    let live = try LiveStage(try read())
    try play(live, 5)
    func turn(_ x: Double, _ y: Double, _ way: Point) {
      live.receive(PointerEvent(action: .wheel(way), time: 0, location: Point(x, y)), at: live.stage.time)
    }
    for _ in 0..<10 {
      turn(100, 300, Point(0, 12))
      try play(live, 1)
    }
    try play(live, 60)
    #expect(abs(try row(live).transform.apply(Point(0, 0)).y - 80) < 1)
    turn(100, 160, Point(0, 12))
    try play(live, 60)
    #expect(try row(live).properties.cornerRadius == 0)
    #expect(!live.isTouched)
  }

  @Test("Tab goes from button to button, and the space bar presses them")
  func keys() throws {
    let live = try LiveStage(try read())
    #expect(live.focusFrame == nil)
    live.moveFocus(forward: true)
    #expect(live.focusFrame == Rect(60, 140, 80, 40))
    live.pressFocus(true, at: live.stage.time)
    live.pressFocus(true, at: live.stage.time)
    try play(live, 5)
    live.pressFocus(false, at: live.stage.time)
    try play(live, 5)
    #expect(try row(live).properties.cornerRadius == 1)
    live.moveFocus(forward: true)
    #expect(live.focusFrame == nil)
    live.moveFocus(forward: false)
    #expect(live.focusFrame != nil)
  }

  @Test("Taps and drags are written as such only where nothing changes that is seen")
  func simplifies() throws {
    let live = try LiveStage(try read())
    try play(live, 7)
    live.receive(event(.down, 104, 158), at: live.stage.time)
    try play(live, 6)
    live.receive(event(.up, 104, 158), at: live.stage.time)
    try play(live, 20)
    live.receive(event(.down, 90, 60), at: live.stage.time)
    for step in 1...30 {
      live.receive(event(.move, 90, 60 + Double(step) * 2), at: live.stage.time + 0.016)
      try play(live, 1)
    }
    live.receive(event(.up, 90, 120), at: live.stage.time + 0.016)
    try play(live, 30)
    let simplifier = ScriptSimplifier { items in
      try self.read(try ScriptBlock(Self.scene).replacing("script", with: "script:\n" + items))
    }
    let items = try simplifier.items(of: live.recording, on: try read())
    #expect(items.contains("- {tap: menu, at: 0.13, holding: 0.1}"), "\(items)")
    #expect(items.contains("- {drag: card") || items.contains("- {touch:"), "\(items)")
    // What a simpler item would change is not simplified.
    let shaken = try LiveStage(try read())
    try perform(shaken, seed: 3)
    let exact = try simplifier.items(of: shaken.recording, on: try read())
    #expect(exact.contains("- {touch:"))
  }

  @Test("A tap is written as a tap, in whatever ticks it was made")
  func tapsAtEveryTick() throws {
    let simplifier = ScriptSimplifier { items in
      try self.read(try ScriptBlock(Self.scene).replacing("script", with: "script:\n" + items))
    }
    let scene = try read()
    for (start, length) in (1...30).map({ ($0, 1 + $0 * 7 % 13) }) {
      let live = try LiveStage(scene)
      try play(live, start)
      live.receive(event(.down, 100, 160), at: live.stage.time)
      try play(live, length)
      live.receive(event(.up, 100, 160), at: live.stage.time)
      try play(live, 5)
      let items = try simplifier.items(of: live.recording, on: scene)
      #expect(items.hasPrefix("  - {tap: menu, at: "), "\(start), \(length): \(items)")
    }
  }

  @Test("Only the script's lines of a file are others; comments and everything else stay")
  func blocks() throws {
    let file = """
      # A scene
      canvas: {size: [2, 2]}   # small
      script:   # what happens
        - {tap: a, at: 1}
        # a comment
        - {tap: b, at: 2}

      # Of the layers
      layers:
      - {layer: a}
      duration: 2
      """
    let edited = try ScriptBlock(file).replacing("script", with: "script:\n  - {tap: c, at: 1}\n")
    #expect(
      edited == """
        # A scene
        canvas: {size: [2, 2]}   # small
        script:
          - {tap: c, at: 1}

        # Of the layers
        layers:
        - {layer: a}
        duration: 2
        """)
    #expect(try ScriptBlock(file).value(of: "duration") == "2")
    #expect(try ScriptBlock(edited).replacing("layers", with: "layers: []").contains("layers: []\nduration: 2"))
    #expect(try ScriptBlock("a: 1\n\n").replacing("script", with: "script: []") == "a: 1\nscript: []\n")
    #expect(
      try ScriptBlock("a: 1\r\nscript: []\r\nb: 2").replacing("script", with: "script:\n  - x")
        == "a: 1\r\nscript:\r\n  - x\r\nb: 2")
    #expect(throws: SceneEditError.self) { try ScriptBlock("{\"a\": 1}") }
    #expect(
      LineDifference.text(from: file, to: edited).split(separator: "\n").filter { "+-".contains($0.first ?? " ") } == [
        "-script:   # what happens", "-  - {tap: a, at: 1}", "-  # a comment", "-  - {tap: b, at: 2}", "+script:",
        "+  - {tap: c, at: 1}",
      ])
    #expect(LineDifference.text(from: file, to: file).isEmpty)
  }

  private struct Batch: Decodable {
    struct Track: Decodable { let number: Int, layer, property, kind: String }
    let begin: Bool
    let tick: Int
    let tracks: [Track]
    let changes: [[Entry]]
    let events, touches: [[Entry]]
  }

  /// A number, a text, or a list of numbers.
  private enum Entry: Decodable {
    case number(Double), text(String), list([Double]), other
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try? container.decode(String.self)
      let list = try? container.decode([Double].self)
      let number = try? container.decode(Double.self)
      self = number.map(Entry.number) ?? text.map(Entry.text) ?? list.map(Entry.list) ?? .other
    }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var list: [Double] { if case .list(let list) = self { list } else { [] } }
  }

  @Test("The curves of a live stage are those of the trace of the same touches", arguments: 0..<3)
  func curves(seed: UInt64) throws {
    let scene = try read()
    let live = try LiveStage(scene)
    let curves = LiveCurves(of: live.stage)
    var batches: [Batch] = []
    func take() throws {
      let text = curves.take(tick: live.tick)
      batches.append(try JSONDecoder().decode(Batch.self, from: Data(text.utf8)))
    }
    try take()
    var time = 0
    var random = SeededRandom(seed: seed)
    func step(_ count: Int) throws {
      for _ in 0..<count {
        try live.step()
        curves.record(tick: live.tick)
        time += 1
        if time % 4 == 0 { try take() }
      }
    }
    for (x, y) in [(100.0, 160.0), (60, 60)] {
      live.receive(event(.down, x, y), at: live.stage.time)
      for move in 1...8 {
        try step(1)
        live.receive(event(.move, x, y + Double(move) * Double.random(in: 1...4, using: &random)), at: live.stage.time)
      }
      live.receive(event(.up, x, y + 30), at: live.stage.time)
      try step(50)
    }
    try take()
    #expect(batches.map(\.begin) == [true] + Array(repeating: false, count: batches.count - 1))
    let tracks = batches.flatMap(\.tracks)
    #expect(tracks.map(\.number) == Array(tracks.indices))
    #expect(Set(tracks.map(\.layer)) == ["card", "menu", "list.row"])
    // The same touches on another stage, as a trace.
    let script = TouchScriptText.items(of: live.recording)
    let same = try read(try ScriptBlock(Self.scene).replacing("script", with: "script:\n" + script))
    let trace = try Trace(of: same.makeStage(), until: Double(live.tick) / live.stage.displayRate) { _, _ in true }
    for track in tracks where track.kind == "number" {
      let wanted = try #require(
        trace.tracks.first { $0.layer == track.layer && $0.property.keyPath == track.property })
      for change in batches.flatMap(\.changes) where change[0].number == Double(track.number) {
        let tick = Int(try #require(change[1].number))
        let shown = wanted.presentation[tick].allComponents
        #expect(
          zip(change[2].list, shown).allSatisfy { abs($0 - $1) < 0.02 }, "\(track) at \(tick): \(change) \(shown)")
        #expect(change[2].list.count == shown.count)
      }
    }
    #expect(!batches.flatMap(\.events).isEmpty && batches.flatMap(\.touches).count == 4)
  }
}
