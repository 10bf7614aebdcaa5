import Flipbook
import Foundation
import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneProgram
import TestSupport
import Testing

@testable import Preview

/// Springs and curves that are changed on the page and written back into the file.
@Suite struct TuningTests {
  private static let file = """
    # A card, with everything that can be tuned
    canvas: {size: [200, 200], background: white}
    duration: 1
    variables:
      pace: {value: 0.5, range: [0, 1]}
      tint: '#FF0000'   # of the card
    curves: {soft: [0.2, 0, 0.1, 1]}
    motions:
      away: {damping: 11, stiffness: 14, mass: 2}   # JNW's
      lively: {bounciness: 15, speed: 5}
    layers:
      - {layer: card, frame: [20, 20, 160, 100], backgroundColor: tint}
      - {button: menu, frame: [60, 140, 80, 40], backgroundColor: black}
    when:
      menu.touchDown: {pop: menu.scaleXY, to: 0.8, bounciness: 18}  # a press
      menu.touchUpInside:
        - pop: menu.scaleXY
          to: 1
          tension: 300 # hard
          friction: 20
        - {animate: {card.opacity: 0.5}, duration: 0.35s, damping: 0.6}
        - {jnw: card.position.x, from: 80, to: 120, motion: away}
        - {pop: card.scaleXY, to: 1.2, motion: lively}
        - {spring: card.position.y, to: 90, response: 0.4, dampingRatio: 0.7, velocity: 2}
        - {basic: card.cornerRadius, to: 20, duration: 0.2, timingFunction: easeInEaseOut}
        - {basic: card.opacity, to: 1, duration: pace, timingFunction: [0.3, 0, 0.7,  1.2]}
        - {basic: card.borderWidth, to: 2, duration: 0.1, timingFunction: cubic-bezier(0.1, 0, 0.2, 1)}
        - {spring: card.zPosition, to: 1}
        - {spring: card.shadowRadius, to: 1, damping: pace, stiffness: 200}
    """

  private func read(_ text: String) throws -> Scene {
    try Scene(text: text, file: "tuned.yaml") { _ in .failure(ImageNotFound(message: "none")) }
  }

  private func motion(_ id: String, in text: String = file) throws -> MotionLiteral {
    try #require(MotionFinder.motions(in: text, variables: ["pace": "0.5"]).first { $0.id == id }, "\(id)")
  }

  /// The lines that are other ones.
  private func changes(_ text: String) -> [String] {
    LineDifference.text(from: Self.file, to: text).split(separator: "\n").filter { $0.hasPrefix("+") }
      .map { $0.dropFirst().trimmingCharacters(in: .whitespaces) }
  }

  @Test("Every spring and curve that is written as numbers is found, in its notation")
  func finds() throws {
    let found = MotionFinder.motions(in: Self.file, variables: ["pace": "0.5"]).compactMap { motion -> String? in
      switch motion.kind {
      case .timing: nil
      case .curve: "\(motion.line) \(motion.title) curve"
      case .spring(let notation, _, _): "\(motion.line) \(motion.title) \(notation.rawValue)"
      }
    }
    #expect(
      found == [
        "7 soft curve", "9 away jnw", "10 lively pop", "15 menu.scaleXY pop", "17 menu.scaleXY popDynamics",
        "21 card.opacity view", "24 card.position.y response", "25 card.cornerRadius curve", "26 card.opacity curve",
        "27 card.borderWidth curve", "28 card.zPosition coreAnimation", "29 card.shadowRadius coreAnimation",
      ])
    _ = try read(Self.file)
  }

  @Test(
    "A number goes to its place, and nothing else changes",
    arguments: [
      ("motions/away", ["damping": 12.5], ["away: {damping: 12.5, stiffness: 14, mass: 2}   # JNW's"]),
      (
        "when/menu.touchDown", ["bounciness": 9.25],
        ["menu.touchDown: {pop: menu.scaleXY, to: 0.8, bounciness: 9.25}  # a press"]
      ),
      (
        "when/menu.touchDown", ["speed": 6],
        ["menu.touchDown: {pop: menu.scaleXY, to: 0.8, speed: 6, bounciness: 18}  # a press"]
      ),
      ("when/menu.touchUpInside/0", ["tension": 250], ["tension: 250 # hard"]),
      ("when/menu.touchUpInside/0", ["mass": 2], ["mass: 2"]),
      (
        "when/menu.touchUpInside/1", ["duration": 0.5, "damping": 1],
        ["- {animate: {card.opacity: 0.5}, duration: 0.5s, damping: 1}"]
      ),
      ("curves/soft", ["x1": 0.25, "y2": 1.1], ["curves: {soft: [0.25, 0, 0.1, 1.1]}"]),
      (
        "when/menu.touchUpInside/5/timingFunction", ["x1": 0.5],
        ["- {basic: card.cornerRadius, to: 20, duration: 0.2, timingFunction: [0.5, 0, 0.58, 1]}"]
      ),
      (
        "when/menu.touchUpInside/5/timingFunction", ["x2": 1],
        ["- {basic: card.cornerRadius, to: 20, duration: 0.2, timingFunction: easeIn}"]
      ),
      (
        "when/menu.touchUpInside/6/timingFunction", ["y2": 1],
        ["- {basic: card.opacity, to: 1, duration: pace, timingFunction: [0.3, 0, 0.7,  1]}"]
      ),
      (
        "when/menu.touchUpInside/7/timingFunction", ["x1": 0.15],
        ["- {basic: card.borderWidth, to: 2, duration: 0.1, timingFunction: cubic-bezier(0.15, 0, 0.2, 1)}"]
      ),
      (
        "when/menu.touchUpInside/8", ["stiffness": 150],
        ["- {spring: card.zPosition, stiffness: 150, to: 1}"]
      ),
    ] as [(String, [String: Double], [String])])
  func writes(id: String, values: [String: Double], wanted: [String]) throws {
    for newline in ["\n", "\r\n"] {
      let file = Self.file.replacing("\n", with: newline)
      let text = try motion(id, in: file).edit(values).applied(to: file)
      #expect(changes(text.replacing("\r\n", with: "\n")) == wanted)
      let edited = try motion(id, in: text)
      for (key, value) in values { #expect(edited.values[key] == value) }
      _ = try read(text)
    }
  }

  @Test("A number of a variable or of a motion is not changed where it is only used")
  func refuses() throws {
    let spring = try motion("when/menu.touchUpInside/9")
    #expect(throws: SceneEditError(description: "damping is set by the variable pace, so it cannot be changed here")) {
      try spring.edit(["damping": 3])
    }
    #expect(throws: SceneEditError.self) { try spring.values(choosing: ["bounciness": 3], in: .coreAnimation) }
    #expect(throws: SceneEditError.self) { try spring.values(choosing: ["mass": 0], in: .coreAnimation) }
    let curve = try motion("curves/soft")
    #expect(throws: SceneEditError.self) { try curve.values(choosing: ["x1": 1.5], in: nil) }
    // Bounciness can't express an overdamped spring.
    #expect(throws: SceneEditError.self) {
      try motion("motions/lively").values(choosing: ["dampingRatio": 1.9], in: .response)
    }
    #expect(throws: SceneEditError.self) {
      try TextEdit(changes: [
        TextEdit.Change(range: try #require(spring.insertion).range, old: "nothing", new: "")
      ]).applied(to: Self.file)
    }
  }

  @Test("A spring chosen in any notation becomes the same spring in the file's", arguments: SpringNotation.allCases)
  func notations(notation: SpringNotation) throws {
    for id in ["motions/away", "motions/lively", "when/menu.touchUpInside/0", "when/menu.touchUpInside/1"] {
      let literal = try motion(id)
      let spring = try #require(literal.spring)
      let shown = try #require(try spring.converted(to: .response))
      // A little softer; then shown in the notation, and chosen again from there.
      let softer = try literal.values(
        choosing: ["response": shown["response"], "dampingRatio": shown["dampingRatio"] * 0.9], in: .response)
      var changed = spring
      changed.values.merge(softer) { $1 }
      let curve = try changed.curve()
      #expect(abs(curve.dampingRatio - shown["dampingRatio"] * 0.9) < 0.01, "\(id)")
      #expect(abs(curve.perceptualDuration - shown["response"]) < 0.01 * shown["response"] + 0.002, "\(id)")
      guard let other = try changed.converted(to: notation) else { continue }
      let again = try other.curve()
      #expect(abs(again.dampingRatio - curve.dampingRatio) < 0.02, "\(id)")
      #expect(abs(again.naturalFrequency / curve.naturalFrequency - 1) < 0.02, "\(id)")
    }
  }

  @Test("A Pop spring that is to stop bouncing gets no bounciness, though none is damped critically")
  func withoutBounce() throws {
    let spring = try motion("motions/lively")
    let shown = try #require(try spring.spring?.converted(to: .response))
    let still = try spring.values(choosing: ["response": shown["response"], "dampingRatio": 1], in: .response)
    #expect(still["bounciness"] == 0)
    #expect(abs(try #require(still["speed"]) - 5) < 0.1)
  }

  @Test("A drawn spring is the engine's own motion")
  func sketches() throws {
    let pop = try #require(try motion("motions/lively").spring).sketch()
    var spring = PopSpring(
      from: .number(0), to: .number(1), dynamics: try PopDynamics(bounciness: 15, speed: 5), threshold: 0.001)
    for frame in 0..<30 {
      spring.advance(to: Double(frame) / 60)
      #expect(abs(pop.values[frame] - spring.value.allComponents[0]) < 1e-12)
    }
    let jnw = try #require(try motion("motions/away").spring).sketch()
    let motion = try JNWSpring(damping: 11, stiffness: 14, mass: 2).motion(from: .number(0), to: .number(1))
    #expect(abs(jnw.values[40] - motion.value(at: 0.25).allComponents[0]) < 1e-9)
    // e^(−πζ/√(1 − ζ²)) for ζ = 0.5 from rest.
    let half = try SpringValues(notation: .response, values: ["response": 0.5, "dampingRatio": 0.5]).sketch()
    #expect(abs(half.overshoot.fraction - 0.163) < 0.001)
    #expect(abs(half.overshoot.time - 0.25 / 0.75.squareRoot()) < 0.01)
  }

  /// A tuning of the file with another damping in a motion.
  private func tuning(_ values: [Double], stroke: Int?, _ tuning: Tuning? = nil) throws -> Tuning {
    var tuning = tuning ?? Tuning(of: Self.file)
    for value in values {
      let text = tuning.state.text
      tuning.set(
        Tuning.State(text: try motion("motions/away", in: text).edit(["damping": value]).applied(to: text)),
        stroke: stroke)
    }
    return tuning
  }

  @Test("What is changed is undone in strokes, and done again")
  func undoes() throws {
    var tuning = try tuning([20], stroke: 2, tuning([12, 13, 14], stroke: 1))
    func damping() throws -> Double? { try motion("motions/away", in: tuning.state.text).values["damping"] }
    #expect(try damping() == 20)
    tuning.undo()
    #expect(try damping() == 14 && tuning.canRedo)
    tuning.undo()
    #expect(try damping() == 11 && !tuning.canUndo && tuning.isEmpty)
    tuning.redo()
    #expect(try damping() == 14)
    tuning.reset()
    #expect(try damping() == 11)
    tuning.undo()
    #expect(try damping() == 14)
    // Variables and text have one history.
    tuning.set(Tuning.State(text: tuning.state.text, variables: ["pace": "0.7"]), stroke: nil)
    tuning.undo()
    #expect(try tuning.state.variables.isEmpty && damping() == 14)
    tuning.undo()
    #expect(try damping() == 11)
    // What was saved can still be taken back.
    tuning.redo()
    tuning.save(tuning.state.text)
    #expect(tuning.isEmpty && tuning.canUndo)
    tuning.undo()
    #expect(try damping() == 11 && !tuning.isEmpty)
  }

  @Test("A file that becomes another keeps what still fits, and drops the rest by its line")
  func follows() throws {
    let start = try tuning([20], stroke: nil)
    func moved(to file: String) -> (tuning: Tuning, discarded: [String]) {
      var tuning = start
      let discarded = tuning.rebase(onto: file)
      return (tuning, discarded)
    }
    let longer = moved(to: "# One more line\n" + Self.file.replacing("# JNW's", with: "# from JNW"))
    #expect(longer.discarded.isEmpty)
    #expect(longer.tuning.state.text.contains("away: {damping: 20, stiffness: 14, mass: 2}   # from JNW"))
    #expect(longer.tuning.canUndo)
    let other = moved(to: Self.file.replacing("damping: 11", with: "damping: 9"))
    #expect(other.discarded == ["away: {damping: 20, stiffness: 14, mass: 2}   # JNW's"])
    #expect(other.tuning.isEmpty)
    let renamed = moved(to: Self.file.replacing("away", with: "gone"))
    #expect(renamed.discarded.isEmpty && renamed.tuning.state.text.contains("gone: {damping: 20,"))
    let line = "  away: {damping: 11, stiffness: 14, mass: 2}   # JNW's\n"
    let gone = moved(to: Self.file.replacing(line, with: ""))
    #expect(gone.discarded == ["away: {damping: 20, stiffness: 14, mass: 2}   # JNW's"])
    #expect(gone.tuning.isEmpty)
  }

  @Test("Variables are saved at their places, and those that cannot be are named")
  func variables() throws {
    let text = try VariableText(Self.file, variant: nil).text(with: ["pace": "0.75", "tint": "#00FF00"])
    #expect(changes(text) == ["pace: {value: 0.75, range: [0, 1]}", "tint: '#00FF00'   # of the card"])
    // A byte order mark stays, and moves nothing on the first line.
    let marked = "\u{FEFF}{\"variables\": {\"pace\": 0.5}}"
    #expect(
      try VariableText(marked, variant: nil).text(with: ["pace": "0.75"]) == "\u{FEFF}{\"variables\": {\"pace\": 0.75}}"
    )
    #expect(throws: SceneEditError.self) { try VariableText(Self.file, variant: nil).text(with: ["none": "1"]) }
    #expect(throws: SceneEditError.self) { try VariableText(Self.file, variant: nil).text(with: ["tint": "a'b"]) }
    #expect(throws: SceneEditError.self) { try VariableText(Self.file, variant: nil).text(with: ["pace": "1, x: 2"]) }
  }

  @Test("A scene that follows another is touched as that is, tick by tick")
  func compares() throws {
    let scene = try read(Self.file)
    let live = try LiveStage(scene)
    for _ in 0..<5 { try live.step() }
    let saved = try LiveStage(scene)
    live.receive(PointerEvent(action: .down, time: 0, location: Point(100, 160)), at: live.stage.time)
    for tick in 0..<40 {
      if tick == 20 {
        live.receive(PointerEvent(action: .up, time: 0, location: Point(100, 160)), at: live.stage.time)
      }
      try live.step()
      try saved.follow(live)
      #expect(saved.tick == live.tick)
      #expect(saved.stage.snapshot().nodes.map(\.transform) == live.stage.snapshot().nodes.map(\.transform))
    }
    #expect(saved.recording.steps.count == live.recording.steps.count && live.recording.steps.count >= 2)
  }

  @Test("Springs and curves are found in the scenes of the guide, and edits of them can be read")
  func guide() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Scenes")
    for (name, minimum) in [("pop/three-balls.yaml", 3), ("motion-guide/alerts.yaml", 7), ("onboarding/moon.yaml", 8)] {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let found = MotionFinder.motions(in: text)
      #expect(found.count >= minimum, "\(name): \(found.map(\.id))")
      for motion in found {
        guard let number = motion.numbers.first(where: { $0.place != nil }) else { continue }
        let edited = try motion.edit([number.key: number.value * 0.875]).applied(to: text)
        #expect(MotionFinder.motions(in: edited).count == found.count, "\(name): \(motion.id)")
      }
    }
  }
}
