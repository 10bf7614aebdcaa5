import Geometry
import LayerTree
import SceneDiagnostics
import SceneProgram
import Testing

/// Steps that hold steps: sequences, choices, actions.
@Suite struct FlowTests {
  static let head = """
    layers:
      - {layer: box, size: [10, 10], position: [0, 0]}
      - {layer: pad, frame: [100, 0, 50, 50]}
      - {layer: meter, size: [1, 1]}
    state: {count: 0, open: false, log: 0}
    always: {meter.position.x: count, meter.position.y: log}

    """

  static func stage(_ body: String, at time: Double) throws -> Stage {
    try ComponentTests.stage(head + body, at: time)
  }

  private static func log(_ body: String, at time: Double) throws -> Double {
    try ComponentTests.layer("meter", stage(body, at: time)).position.y
  }

  @Test(arguments: [
    (0.01, 0.0), (0.55, 1), (1.05, 1), (1.2, 12), (1.55, 12), (1.75, 123), (1.95, 1234), (2.15, 1234), (2.4, 12345),
  ])
  func aSequenceWaitsForEachStep(time: Double, expected: Double) throws {
    let body = """
      start:
        - sequence:
            - {animate: {box.position.x: 50}, duration: 0.5}
            - set: {log: 1}
            - {wait: 0.3}
            - do:
                - {basic: box.opacity, to: 0, duration: 0.1}
                - {transaction: {box.zPosition: 5}, duration: 0.3}
            - set: {log: 10 * log + 2}
            - {popBasic: [box.positionY, box.opacity], to: 0.5, duration: 0.5}
            - {set: {log: 10 * log + 3}}
            - {set: {log: 10 * log + 4}, after: 0.2}
            - {sequence: [{wait: 0.2}, {wait: 0.2}]}
            - if: log == 1234
              then: {set: {log: 10 * log + 5}}
              else: {set: {log: 0}}
      """
    #expect(try Self.log(body, at: time) == expected)
  }

  @Test("An action is steps, or has parameters beside them")
  func actionsAreSteps() throws {
    let body = """
      actions:
        several: [{set: {log: 10 * log + 1}}, {set: {log: 10 * log + 2}}]
        one: {set: {log: 10 * log + 3}, after: 0.5}
        given: {parameters: {digit: 4}, do: {set: {log: 10 * log + digit}}}
      start: [{run: several}, {run: one}, {run: given, with: {digit: 5}, after: 1}]
      """
    #expect(try Self.log(body, at: 0.2) == 12)
    #expect(try Self.log(body, at: 0.7) == 123)
    #expect(try Self.log(body, at: 1.2) == 1235)
  }

  @Test func aSequenceWaitsForASpringThatGetsAnotherTarget() throws {
    let body = """
      start:
        - {pop: box.positionX, to: 50, bounciness: 0, speed: 20}
        - {sequence: [{pop: box.positionX, to: 100, bounciness: 0, speed: 1, after: 0.1}, {set: {log: 7}}]}
      """
    #expect(try Self.log(body, at: 0.6) == 0)
    #expect(try Self.log(body, at: 4) == 7)
  }

  @Test func longSequencesNeedNoStack() throws {
    let body = "start: [{sequence: [{set: {count: count + 1}, for: {i: 20000}}, {set: {log: 1}}]}]"
    let stage = try Self.stage(body, at: 0.1)
    #expect(try ComponentTests.layer("meter", stage).position == Point(20_000, 1))
  }

  @Test func choicesAreMadeWhenTheyRun() throws {
    let body = """
      variables: {fast: true}
      when:
        pad.tap:
          - if: open
            then: {set: {log: 10 * log + 1}}
            else:
              - set: {log: 10 * log + 2}
              - set: {log: 10 * log + 3}
          - set: {open: not open}
      start: {if: fast, then: {set: {count: 1}}, else: {set: {count: 2}}}
      script: {tap: pad, at: [1, 2, 3]}
      """
    let stage = try Self.stage(body, at: 4)
    #expect(try ComponentTests.layer("meter", stage).position == Point(1, 23123))
  }

  @Test func actionsRunWithTheirParameters() throws {
    let body = """
      actions:
        move:
          parameters: {part: box, to: 10, note: 1}
          do:
            - set: {part.position.x: to, part.position.y: count}
            - {set: {log: 10 * log + note}, if: to > 10}
            - {run: keep, with: {what: note + 1}}
        keep:
          parameters: {what: 1}
          do: {set: {log: 10 * log + what}}
      start:
        - run: move
        - {run: move, with: {part: pad, to: 20, note: 3}, after: 1}
        - {run: move, with: {to: count + log}, after: 2}
        - {sequence: [{run: keep}, {wait: 2.5}, {set: {count: 9}}]}
      """
    let first = try Self.stage(body, at: 0.5)
    #expect(try ComponentTests.layer("box", first).position.x == 10)
    #expect(try ComponentTests.layer("meter", first).position.y == 21)
    let last = try Self.stage(body, at: 3)
    #expect(try ComponentTests.layer("pad", last).position.x == 20)
    #expect(try ComponentTests.layer("box", last).position.x == 2134)
    #expect(try ComponentTests.layer("meter", last).position == Point(9, 213_412))
  }

  @Test(arguments: [
    ("actions: {a: {do: {run: b}}, b: {do: {run: a}}}", "an action cannot run itself: b → a → b"),
    (
      "actions: {a: {do: {basic: box.opacity, to: 0, completion: {run: a}}}}\nstart: {run: a}",
      "an action cannot run itself: a → a"
    ),
    ("actions: {open: {do: []}}\nstart: {run: opne}", "no action named ‘opne’|did you mean open?"),
    ("start: {run: x}", "no action named ‘x’|define it under actions"),
    (
      "actions: {a: {parameters: {b: 1}, do: []}}\nstart: {run: a, with: {other: 1}}",
      "a has no parameter ‘other’|it has b"
    ),
    (
      "actions: {a: {parameters: {b: 1}, do: []}}\nstart: {run: a, with: {b: red}}",
      "b must be a number, but is a color"
    ),
    (
      "actions: {a: {parameters: {b: box}, do: []}}\nstart: {run: a, with: {b: 1}}",
      "b must be a layer"
    ),
    ("actions: {a: {do: {set: {boxx.opacity: 1}}}}", "no layer named ‘boxx’|did you mean box?"),
    ("actions: {a: {}}", "action needs do"),
    ("actions: {a: {do: [], steps: []}}", "action has no ‘steps’"),
    ("actions: {a: [{set: {boxx.opacity: 1}}]}", "no layer named ‘boxx’|did you mean box?"),
    ("actions: {a: {set: {boxx.opacity: 1}, after: 1}}", "no layer named ‘boxx’|did you mean box?"),
    ("actions: {a: []}\nstart: {run: a, with: {b: 1}}", "a has no parameter ‘b’"),
    ("start: {wait: 1}", "wait is allowed only in a sequence|to delay any other step, write after: 1"),
    ("start: {if: open, set: {count: 1}, else: {set: {count: 2}}}", "set has no ‘else’"),
    ("start: {if: open}", "this condition has no steps|write {if: open, then: steps, else: steps}"),
    ("start: {then: {set: {count: 1}}}", "then needs if|if: true or false"),
    ("start: {if: count, then: {set: {count: 1}}}", "expected true or false, found ‘count’"),
    ("start: {sequence: [{wait: soon}]}", "unknown name ‘soon’"),
    ("start: {if: open, then: {set: {count: red}}}", "count must be a number, but is a color"),
    ("start: {if: open, then: [], else: {set: {boxx.opacity: 1}}}", "no layer named ‘boxx’"),
  ]) func slips(body: String, message: String) {
    let found = ComponentTests.message(Self.head + body)
    #expect(found.hasPrefix(message), "\(found)")
  }

  /// Doubles at every level: a million steps by twenty lines.
  @Test func multiplyingActionsAreBounded() {
    let actions = (0..<20).map { "  a\($0): {do: [{run: a\($0 + 1)}, {run: a\($0 + 1)}]}\n" }
    let text = "\nactions:\n\(actions.joined())  a20: {do: {set: {count: 1}}}\nstart: {run: a0}"
    #expect(ComponentTests.message(Self.head + text) == "the scene has more than 100000 steps|this limit is fixed")
  }

  @Test func stepsAreOnlySoDeep() {
    func nested(_ depth: Int) -> String {
      String(repeating: "{do: ", count: depth) + "{set: {count: 1}}" + String(repeating: "}", count: depth)
    }
    #expect(ComponentTests.message(Self.head + "start: " + nested(64)).isEmpty)
    #expect(ComponentTests.message(Self.head + "start: " + nested(900)).hasPrefix("steps are nested more than 64 deep"))
    let actions = (0..<900).map { "  a\($0): {do: {run: a\($0 + 1)}}\n" }.joined()
    let chain = "actions:\n\(actions)  a900: {do: {set: {count: 1}}}\nstart: {run: a0}"
    #expect(ComponentTests.message(Self.head + chain).hasPrefix("steps are nested more than 64 deep"))
  }

  @Test func aDivisionByZeroIsNamedWithItsTime() throws {
    let body = "start: {set: {log: 1 / (count - 3)}, after: 0.5}\nscript: {at: 0.4, do: {set: {count: 3}}}\n"
    let error = #expect(throws: SceneFileError.self) { try Self.stage(body, at: 1) }
    let first = try #require(error?.diagnostics.first)
    #expect(first.message == "at 0.5 s: division by zero")
    #expect((first.line, first.column) == (9, 25))
    let rule = Self.head.replacing("meter.position.x: count", with: "meter.position.x: 1 / (1 - count)")
    let late = #expect(throws: SceneFileError.self) {
      try ComponentTests.stage(rule + "start: {set: {count: 1}, after: 0.25}", at: 1)
    }
    #expect(late?.diagnostics.first?.message == "at 0.25 s: division by zero")
  }
}
