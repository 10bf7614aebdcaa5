import Geometry
import LayerTree
import Motion
import Testing

@Suite struct StageTests {
  private func stage() -> (Stage, Layer) {
    let stage = Stage(size: Size(100, 100))
    let layer = Layer(name: "box", frame: Rect(0, 0, 10, 10))
    stage.root.addSublayer(layer)
    return (stage, layer)
  }

  @Test func anAnimationBeginsAtTheTickThatAddsIt() throws {
    let (stage, layer) = stage()
    stage.perform(at: 0.49) { layer.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1)) }
    try stage.advance(to: 1)
    // The first tick that is not before 0.49 s is the thirtieth, at 0.5 s.
    #expect(abs(layer.presentation(at: 1).opacity - 0.5) < 1e-12)
    #expect(abs(layer.presentation(at: 0.75).opacity - 0.25) < 1e-12)
  }

  @Test func ticksAtWhichNothingHappensArePassedOver() throws {
    let (far, moving) = stage()
    var endless = BasicAnimation(.opacity, from: 0, to: 1, duration: 3)
    endless.timing.repeatCount = .infinity
    moving.add(endless)
    var ends: [Double] = []
    far.perform(at: 50_000) {
      moving.add(BasicAnimation(.positionX, to: 9, duration: 7)) { _ in ends.append(far.time) }
    }
    try far.advance(to: 86_400)
    #expect(far.tickCount < 1000)
    #expect(ends == [50_007])
    #expect(abs(moving.presentation(at: 86_401).opacity - 1.0 / 3) < 1e-9)
  }

  @Test func ticksAreNotPassedOverWhileSomeoneIsCalledAtEach() throws {
    let (stage, _) = stage()
    var calls = 0
    let link = stage.addDisplayLink { _ in calls += 1 }
    try stage.advance(to: 20)
    #expect(calls == 1201)
    link.isPaused = true
    try stage.advance(to: 2000)
    #expect(calls == 1201 && stage.tickCount < 1400)
  }

  @Test(arguments: 0..<20) func eventsOfAnyOrderRunByTimeAndThenByNumber(seed: UInt64) throws {
    let (stage, _) = stage()
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    var ran: [(time: Int, number: Int)] = []
    for number in 0..<300 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let time = Int(state >> 60)
      stage.perform(at: Double(time) / 8) { ran.append((time, number)) }
    }
    try stage.advance(to: 2)
    #expect(ran.count == 300)
    #expect(zip(ran, ran.dropFirst()).allSatisfy { ($0.time, $0.number) < ($1.time, $1.number) }, "seed \(seed)")
  }

  @Test func actionsRunInTheOrderOfTheirTimes() throws {
    let (stage, _) = stage()
    var log: [String] = []
    stage.perform(at: 0.2) { log.append("c") }
    stage.perform(at: 0.1) { log.append("a") }
    stage.perform(at: 0.1) {
      log.append("b")
      stage.perform(at: 0) { log.append("now") }
    }
    try stage.advance(to: 0.3)
    #expect(log == ["a", "b", "now", "c"])
  }

  @Test(arguments: [24.0, 50, 60, 7.3]) func theFrameRateDoesNotBendTheMotion(rate: Double) throws {
    let (stage, layer) = stage()
    stage.perform(at: 0.3) { layer.add(BasicAnimation(.positionX, from: 0, to: 100, duration: 1)) }
    for frame in 0..<Int(rate) { try stage.advance(to: Double(frame) / rate) }
    try stage.advance(to: 1)
    #expect(abs(layer.presentation(at: 1).position.x - 70) < 1e-9)
  }

  @Test func itComesToRestWhenTheLastAnimationHasRun() throws {
    let (stage, layer) = stage()
    stage.perform(at: 0.5) { layer.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 0.35)) }
    #expect(try stage.playUntilRest(limit: 60) == 0.85)
    let (endless, spinning) = self.stage()
    var animation = BasicAnimation(.transformRotation, from: 0, to: 1)
    animation.timing.repeatCount = .infinity
    spinning.add(animation)
    #expect(try endless.playUntilRest(limit: 5) == nil)
  }

  @Test func aLayersOwnClockBendsEverythingBelow() throws {
    let (stage, outer) = stage()
    let inner = Layer(name: "inner")
    outer.addSublayer(inner)
    outer.timing.speed = 0.5
    outer.timing.timeOffset = 2
    inner.add(BasicAnimation(.positionX, from: 0, to: 100, duration: 1))
    try stage.advance(to: 0)
    #expect(inner.localTime(at: 1) == 2.5)
    #expect(abs(inner.presentation(at: 1).position.x - 50) < 1e-12)
  }

  @Test func timesAreConvertedBetweenLayers() {
    let (_, outer) = stage()
    let (inner, other) = (Layer(name: "inner"), Layer(name: "other"))
    outer.addSublayer(inner)
    outer.superlayer?.addSublayer(other)
    outer.timing.speed = 2
    inner.timing.beginTime = 1
    other.timing.timeOffset = 10
    // Stage 3 is 6 outside and 5 inside.
    #expect(inner.localTime(at: 3) == 5)
    #expect(inner.stageTime(atLocal: 5) == 3)
    #expect(inner.convertTime(5, to: other) == 13)
    #expect(other.convertTime(13, to: inner) == 5)
    outer.timing.speed = 0
    #expect(inner.convertTime(5, to: other) == nil)
  }

  @Test func whatAnActionThrowsComesOut() {
    struct Wrong: Error {}
    let (stage, _) = stage()
    stage.perform(at: 0.1) { throw Wrong() }
    #expect(throws: Wrong.self) { try stage.advance(to: 1) }
  }
}
