import Geometry
import LayerTree
import Motion
import Testing

@Suite struct DisplayLinkTests {
  @Test func theOrderOfATick() throws {
    let stage = Stage(size: Size(100, 100))
    let layer = Layer(name: "box")
    stage.root.addSublayer(layer)
    var log: [String] = []
    var isLogging = false
    stage.addDisplayLink { _ in if isLogging { log.append("first link") } }
    stage.addDisplayLink { _ in if isLogging { log.append("second link") } }
    let pop = PopSpringAnimation(.positionX)
    pop.toValue = 100
    pop.onApply = { if isLogging { log.append("pop") } }
    layer.pop(pop)
    stage.perform(at: 0) {
      layer.add(BasicAnimation(.opacity, to: 0, duration: 0.2), completion: { _ in log.append("completion") })
    }
    stage.perform(at: 0.2) {
      isLogging = true
      log.append("event")
    }
    try stage.advance(to: 0.2)
    #expect(log == ["event", "completion", "pop", "first link", "second link"])
  }

  @Test func linksAreCalledUntilInvalidated() throws {
    let stage = Stage(size: Size(100, 100))
    var times: [Double] = []
    let link = stage.addDisplayLink { times.append($0) }
    try stage.advance(to: 0.05)
    let ticks = (0...3).map { Double($0) / 60 }
    #expect(times == ticks)
    #expect(stage.isAtRest, "a display link keeps nobody up")
    link.isPaused = true
    try stage.advance(to: 0.1)
    link.isPaused = false
    try stage.advance(to: 7.0 / 60)
    #expect(times.count == 5)
    link.invalidate()
    try stage.advance(to: 1)
    #expect(times.count == 5)
  }

  @Test func timersKeepTheirBeat() throws {
    let stage = Stage(size: Size(100, 100))
    try stage.advance(to: 0.5)
    var times: [Double] = []
    var timer: StageTimer?
    timer = stage.addTimer(interval: 0.31) {
      times.append(stage.time)
      if times.count == 10 { timer?.invalidate() }
    }
    _ = try stage.playUntilRest(limit: 60)
    #expect(times.count == 10 && stage.isAtRest)
    for (index, time) in times.enumerated() {
      let due = 0.5 + 0.31 * Double(index + 1)
      #expect(time >= due - 1e-9 && time < due + 1.0 / 60)
    }
  }

  @Test("An interval that is too short, or none, is a ten-thousandth of a second", arguments: [0, -1, 1e-300, .nan])
  func shortIntervals(interval: Double) throws {
    let stage = Stage(size: Size(100, 100))
    var count = 0
    stage.addTimer(interval: interval) { count += 1 }
    try stage.advance(to: 0.5)
    #expect(count == 5000)
  }
}
