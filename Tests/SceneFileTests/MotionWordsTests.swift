import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// The words of the scene language for motion that is interrupted, nested or repeated.
@Suite struct MotionWordsTests {
  /// A stage of a scene with a box, and what the box shows at a time.
  private func shown(_ body: String, at time: Double, named name: String = "box") throws -> LayerProperties {
    let stage = try scene(body).makeStage()
    try stage.advance(to: time)
    return try #require(stage.snapshot().nodes.last { $0.name == name }).properties
  }

  private func scene(_ body: String) throws -> Scene {
    let text = """
      canvas: {size: [400, 400]}
      duration: 20
      state: {count: 0, going: true, done: 0}
      layers:
        - {layer: box, size: [10, 10], position: [0, 0], backgroundColor: red}
        - {scroll: feed, frame: [100, 100, 100, 100], contentSize: [100, 300]}
        - {layer: meter, size: [1, 1]}
      always: {meter.position: [count, done]}
      \(body)
      """
    return try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }
  }

  private func message(_ body: String) -> String? {
    do {
      let stage = try scene(body).makeStage()
      try stage.advance(to: 5)
      return nil
    } catch let error as SceneFileError {
      return error.diagnostics.first?.message
    } catch { return "\(error)" }
  }

  // MARK: Blocks

  @Test func opacityOfABlockCanBeRemoved() throws {
    let steps = """
      start:
        - {animate: {box.opacity: 0, box.position.x: 100}, duration: 1, options: [curveLinear]}
        - {animate: {box.position.x: 200}, duration: 1, options: [curveLinear], after: 0.25}
        - {remove: box.opacity, after: 0.5}
        - {remove: box.position, after: 0.75}
      """
    #expect(abs(try shown(steps, at: 0.45).opacity - 0.55) < 1e-9)
    #expect(try shown(steps, at: 0.5).opacity == 0)
    #expect(try shown(steps, at: 0.7).position.x < 199)
    #expect(try shown(steps, at: 0.75).position.x == 200)
  }

  @Test func iOS11AddsCornerRadiiUp() throws {
    for (system, radius) in [(8, 10.0), (11, 5)] {
      let steps = """
        iOS: \(system)
        start:
          - {animate: {box.cornerRadius: 10}, duration: 1, options: [curveLinear]}
          - {animate: {box.cornerRadius: 0}, duration: 1, options: [curveLinear], after: 0.5}
        """
      #expect(abs(try shown(steps, at: 0.5).cornerRadius - radius) < 1e-9)
    }
  }

  @Test func blocksTakeAnyCurve() throws {
    let curve = TimingFunction(0.2, 0.9, 0.3, 1.2)
    let steps = "start: {animate: {box.position.x: 100}, duration: 1, timingFunction: [0.2, 0.9, 0.3, 1.2]}"
    #expect(abs(try shown(steps, at: 0.25).position.x - 100 * curve.value(at: 0.25)) < 1e-9)
    let keyframes =
      "start: {animateKeyframes: [{set: {box.position.x: 100}}], duration: 1, timingFunction: easeIn}"
    #expect(abs(try shown(keyframes, at: 0.25).position.x - 100 * TimingFunction.easeIn.value(at: 0.25)) < 1e-9)
  }

  /// `UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)`.
  @Test func blocksSpringByConstants() throws {
    let steps = """
      start:
        animate: {box.position: [100, 200], box.opacity: 0.5}
        mass: 2
        stiffness: 200
        damping: 15
        initialVelocity: [3, 4]
      """
    func curve(_ velocity: Double) throws -> SpringCurve {
      try SpringCurve(mass: 2, stiffness: 200, damping: 15, initialVelocity: velocity)
    }
    for time in [0.1, 0.25, 0.5] {
      let shown = try shown(steps, at: time)
      #expect(abs(shown.position.x - 100 * (try curve(3)).value(at: time)) < 1e-9)
      #expect(abs(shown.position.y - 200 * (try curve(4)).value(at: time)) < 1e-9)
      #expect(abs(shown.opacity - (1 - 0.5 * (try curve(5)).value(at: time))) < 1e-9)
    }
    #expect(try self.shown(steps, at: 10).position == Point(100, 200))
  }

  @Test(arguments: [
    ("duration: 1, easing: linear", "animate has no ‘easing’"),
    (
      "duration: 1, timingFunction: linear, options: [curveEaseIn]",
      "timingFunction and the option curveEaseIn both set the curve"
    ),
    ("duration: 1, timingFunction: linear, damping: 0.5", "a spring cannot have a timingFunction"),
    ("duration: 1, damping: 15", "damping must be greater than 0 and at most 1, but is 15"),
    ("stiffness: 100", "a spring with stiffness needs stiffness and damping"),
    ("duration: 1, stiffness: 100, damping: 10", "a spring with stiffness determines its own duration"),
    ("stiffness: 100, damping: 10, velocity: 2", "a spring with stiffness takes initialVelocity, not velocity"),
    ("stiffness: 100, damping: 0", "this spring never settles"),
    ("options: [curveLinear]", "animate needs duration"),
    ("duration: 1, velocity: 2", "a block without damping cannot have a velocity"),
  ])
  func pacesThatCannotBeAreReported(pace: String, message: String) {
    #expect(self.message("start: {animate: {box.opacity: 0}, \(pace)}")?.hasPrefix(message) == true)
  }

  // MARK: Nesting

  @Test func transactionsNest() throws {
    let steps = """
      start:
        transaction: {box.position.x: 100}
        duration: 2
        timingFunction: linear
        inside:
          - {transaction: {box.opacity: 0}, duration: 1}
          - {transaction: {box.cornerRadius: 4}, disableActions: true}
          - {basic: box.zPosition, from: 0, to: 10}
          - {set: {box.borderWidth: 3}}
        completion: {set: {done: 1}}
      """
    let half = try shown(steps, at: 0.5)
    #expect(abs(half.position.x - 25) < 1e-9 && abs(half.opacity - 0.5) < 1e-9)
    #expect(half.cornerRadius == 4 && half.borderWidth == 3)
    // An animation that gives no duration has the transaction's.
    #expect(abs(half.zPosition - 2.5) < 1e-9)
    #expect(try shown(steps, at: 1.9, named: "meter").position.y == 0)
    #expect(try shown(steps, at: 2.1, named: "meter").position.y == 1)
  }

  @Test func blocksNest() throws {
    let steps = """
      start:
        animate: {box.position.x: 100}
        duration: 2
        options: [curveLinear]
        inside:
          - {animate: {box.opacity: 0}, duration: 1}
          - {animate: {box.zPosition: 10}, duration: 1, options: [overrideInheritedDuration]}
      """
    let shown = try shown(steps, at: 0.5)
    #expect(abs(shown.position.x - 25) < 1e-9 && abs(shown.opacity - 0.75) < 1e-9 && abs(shown.zPosition - 5) < 1e-9)
  }

  // MARK: Repetition

  @Test func timersRepeat() throws {
    let steps = "start: {every: 0.5, do: {set: {count: count + 1}}, count: 3}"
    for (time, count) in [(0.49, 0.0), (0.5, 1), (0.99, 1), (1, 2), (1.5, 3), (9, 3)] {
      #expect(try shown(steps, at: time, named: "meter").position.x == count)
    }
    // The verb need not come first.
    #expect(try shown("start: {do: {set: {count: 7}}, every: 0.5}", at: 1, named: "meter").position.x == 7)
  }

  @Test func aConditionEndsATimer() throws {
    let steps = "start: {every: 0.5, while: count < 2, do: {set: {count: count + 1}}}"
    #expect(try shown(steps, at: 9, named: "meter").position.x == 2)
  }

  @Test func displayLinksComeWithEveryTick() throws {
    let steps = "start: {display: {set: {count: count + 1}}, count: 10}"
    // The seventh tick; the rules, which the meter shows it by, have their turn before it.
    #expect(try shown(steps, at: 0.1, named: "meter").position.x == 6)
    #expect(try shown(steps, at: 5, named: "meter").position.x == 10)
  }

  @Test func aSequenceWaitsForATimer() throws {
    let steps = """
      start:
        sequence:
          - {every: 0.5, count: 2, do: {set: {count: count + 1}}}
          - {set: {done: time}}
      """
    #expect(abs(try shown(steps, at: 5, named: "meter").position.y - 1) < 1e-9)
  }

  // MARK: Order

  @Test(arguments: [
    ("{finish: pull}", "pull cannot finish: it has not begun, or is over"),
    ("{cancel: pull}", "pull cannot cancel: it has not begun, or is over"),
    ("{update: pull, to: 0.5}", "pull cannot update: it has not begun, or is over"),
    (
      "[{begin: pull}, {finish: pull}, {update: pull, to: 0.5}]",
      "pull cannot update: it has been released and is still moving"
    ),
    ("{stopAnimator: slide}", "slide cannot be stopped: it has not been started, or has finished"),
    ("{continueAnimator: slide}", "slide cannot continue: it has not been started"),
    ("[{startAnimator: slide}, {continueAnimator: slide}]", "slide cannot continue: it is running"),
  ])
  func impossibleOrdersAreReported(steps: String, message: String) {
    let body = """
      animators: {slide: {animate: {box.position.x: 100}, duration: 1}}
      interactions: {pull: {animate: {box.position.x: 100}, duration: 1}}
      start: \(steps)
      """
    let found = self.message(body)
    #expect(found?.contains(message) == true, "\(found ?? "nothing")")
  }

  // MARK: Pop

  @Test func popKnowsFramesAndScrollViews() throws {
    let steps = """
      start:
        - {popBasic: box.frame, to: [20, 30, 40, 50], duration: 0.2}
        - {popBasic: feed.contentInset, to: [1, 2, 3, 4], duration: 0.2}
        - {popBasic: feed.zoomScale, to: 2, duration: 0.2}
        - {popBasic: feed.contentSize, to: [10, 20], duration: 0.2}
        - {popBasic: box.tintColor, to: red, duration: 0.2}
      """
    #expect(try shown(steps, at: 1).frame == Rect(20, 30, 40, 50))
    #expect(try shown(steps, at: 1).tintColor == Color(red: 1, green: 0, blue: 0))
    let feed = try shown(steps, at: 1, named: "feed")
    #expect(feed.contentInset == EdgeInsets(1, 2, 3, 4) && feed.zoomScale == 2 && feed.contentSize == Size(10, 20))
    #expect(message("start: {pop: box.contentInset, to: [1, 1, 1, 1]}")?.hasPrefix("box has no contentInset") == true)
  }

  @Test func reversedRunsAreThereAndBack() throws {
    let steps = """
      start:
        popBasic: box.positionX
        to: 100
        duration: 0.5
        autoreverses: true
        completion: {set: {done: time}}
      """
    #expect(try shown(steps, at: 0.5).position.x == 100 && shown(steps, at: 2).position.x == 0)
    #expect(abs(try shown(steps, at: 2, named: "meter").position.y - 1) < 0.02)
  }

  @Test func aKeptSpringCompletesAgain() throws {
    let steps = """
      start:
        - pop: box.positionX
          to: 100
          removedOnCompletion: false
          completion: {set: {count: count + 1}}
        - {pop: box.positionX, to: 50, after: 4}
        - {pop: box.positionX, to: 0, after: 8, completion: {set: {done: done + 1}}}
      """
    #expect(try shown(steps, at: 3.9, named: "meter").position.x == 1)
    let later = try shown(steps, at: 7.9, named: "meter").position
    #expect(later == Point(2, 0))
    #expect(try shown(steps, at: 15, named: "meter").position == Point(2, 1))
  }

  @Test func aDecayGoesOn() throws {
    let steps = """
      start:
        - {popDecay: box.positionX, velocity: 500, completion: {set: {count: count + 1}}}
        - {popDecay: box.positionX, velocity: 800, after: 0.25}
      """
    let (before, after) = (try shown(steps, at: 0.25 - 1.0 / 60), try shown(steps, at: 0.25 + 2.0 / 60))
    #expect(after.position.x > before.position.x)
    #expect(try shown(steps, at: 0.5, named: "meter").position.x == 0, "it was not interrupted")
    #expect(try shown(steps, at: 15, named: "meter").position.x == 1)
  }

  // MARK: Models

  @Test(arguments: [
    ("basic: box.position.x, from: 0, to: 100, duration: 1, repeatCount: 1.5", 50.0),
    ("basic: box.position.x, from: 0, to: 100, duration: 1, autoreverses: true", 0),
    ("basic: box.position.x, from: 20, to: 100, duration: 1, autoreverses: true, repeatCount: 0.75", 60),
    ("basic: box.position.x, from: 20, to: 100, duration: 1, speed: -1", 20),
    ("basic: box.position.x, from: 0, to: 10, duration: 1, repeatCount: 3, cumulative: true", 30),
    ("basic: box.position.x, by: 10, duration: 1, repeatCount: 2.5, cumulative: true, additive: true", 25),
    ("keyframes: box.position.x, values: [0, 100, 40], duration: 1, repeatCount: 1.5", 100),
    ("jnw: box.position.x, from: 0, to: 100", 100),
    ("spring: box.position.x, from: 0, to: 100", 100),
  ])
  func theModelKeepsTheLastValue(animation: String, last: Double) throws {
    let steps = "start: {\(animation), updateModel: true}"
    #expect(abs(try shown(steps, at: 15).position.x - last) < 1e-9)
  }

  @Test func framesOfTransformedLayersAreSet() throws {
    for verb in [
      "set: {box.frame: [10, 20, 30, 40]}", "animate: {box.frame: [10, 20, 30, 40]}, duration: 0.2",
      "popBasic: box.frame, to: [10, 20, 30, 40], duration: 0.2",
    ] {
      let shown = try shown("start: [{set: {box.transform.scale: 2}}, {\(verb)}]", at: 1)
      #expect(abs(shown.bounds.width - 15) < 1e-9 && abs(shown.bounds.height - 20) < 1e-9)
      #expect(abs(shown.frame.minX - 10) < 1e-9 && abs(shown.frame.minY - 20) < 1e-9)
    }
  }

  // MARK: The script's touches

  /// Two drags that part are a pinch: the scale of every tick is exactly the two drags' own.
  @Test func twoDragsAreAPinch() throws {
    let body = """
      when:
        box.pinchChanged: {set: {count: gesture.scale}}
        box.rotationChanged: {set: {done: gesture.rotation}}
      start: {set: {box.bounds.size: [400, 400], box.position: [200, 200]}}
      script:
        - {drag: box, at: 1, from: [150, 200], to: [50, 200], duration: 1}
        - {drag: box, at: 1, from: [250, 200], to: [350, 200], duration: 1}
      """
    for tick in [20, 30, 45] {
      let time = 1 + Double(tick) / 60
      let meter = try shown(body, at: time, named: "meter").position
      #expect(abs(meter.x - (100 + 200 * Double(tick) / 60) / 100) < 1e-9)
      #expect(meter.y == 0)
    }
  }
}
