import Geometry
import LayerTree
import Motion
import Testing

@Suite struct TransactionTests {
  private func stage() -> (Stage, Layer) {
    let stage = Stage(size: Size(100, 100))
    let layer = Layer(name: "box", frame: Rect(0, 0, 10, 10))
    stage.root.addSublayer(layer)
    return (stage, layer)
  }

  @Test func changesInsideAnimateWithTheDefaults() throws {
    let (stage, layer) = stage()
    stage.perform(at: 0.5) { stage.transaction { layer.opacity = 0 } }
    try stage.advance(to: 0.5 + 0.0625)
    #expect(layer.opacity == 0, "the model changes at once")
    let expected = 1 - TimingFunction.default.value(at: 0.25)
    #expect(abs(layer.presentation(at: 0.5625).opacity - expected) < 1e-12)
    try stage.advance(to: 0.75)
    #expect(layer.animationKeys.isEmpty)
  }

  @Test func changesOutsideShowAtOnce() throws {
    let (stage, layer) = stage()
    try stage.advance(to: 0)
    layer.opacity = 0
    #expect(stage.snapshot().nodes[1].properties.opacity == 0)
  }

  @Test func theInnerSettingsHoldInside() throws {
    let (stage, layer) = stage()
    stage.perform(at: 0) {
      stage.transaction(duration: 2, timingFunction: .linear) {
        stage.transaction(duration: 1) { layer.opacity = 0 }
        layer.position.x = 105
        stage.transaction(disablesActions: true) { layer.cornerRadius = 4 }
      }
    }
    try stage.advance(to: 0.5)
    let shown = layer.presentation(at: 0.5)
    #expect(abs(shown.opacity - 0.5) < 1e-12)
    #expect(abs(shown.position.x - 30) < 1e-12)
    #expect(shown.cornerRadius == 4)
  }

  @Test func anotherChangeBeginsFromThePresentationValue() throws {
    let (stage, layer) = stage()
    stage.perform(at: 0) { stage.transaction(duration: 1, timingFunction: .linear) { layer.position.x = 105 } }
    stage.perform(at: 0.5) { stage.transaction(duration: 1, timingFunction: .linear) { layer.position.x = 5 } }
    try stage.advance(to: 1)
    #expect(abs(layer.presentation(at: 0.5).position.x - 55) < 1e-12)
    #expect(abs(layer.presentation(at: 1).position.x - 30) < 1e-12)
  }

  @Test func actionsCanBeReplacedOrSwitchedOff() throws {
    let (stage, layer) = stage()
    layer.actions[.opacity] = LayerAction.none
    layer.actions[.cornerRadius] = .animation { property, from, to in
      BasicAnimation(property, from: from, to: to, duration: 4)
    }
    stage.perform(at: 0) {
      stage.transaction {
        layer.opacity = 0
        layer.cornerRadius = 8
      }
    }
    try stage.advance(to: 1)
    #expect(layer.presentation(at: 0.1).opacity == 0)
    #expect(abs(layer.presentation(at: 1).cornerRadius - 2) < 1e-12)
  }

  @Test func tenInARowDoNotDrift() throws {
    let (stage, layer) = stage()
    var begun: [Double] = []
    func step(_ index: Int) {
      begun.append(stage.time)
      guard index < 10 else { return }
      stage.transaction(duration: 0.2) {
        layer.position.x += 10
      } completion: {
        step(index + 1)
      }
    }
    stage.perform(at: 0.5) { step(0) }
    try stage.advance(to: 3)
    #expect(begun.count == 11)
    for (index, time) in begun.enumerated() { #expect(abs(time - (0.5 + 0.2 * Double(index))) < 1e-9) }
  }

  @Test func completionWaitsForTheLastAndForInnerOnes() throws {
    let (stage, layer) = stage()
    var log: [String] = []
    stage.perform(at: 0) {
      stage.transaction(duration: 0.5) {
        layer.opacity = 0
        layer.add(BasicAnimation(.cornerRadius, to: 3, duration: 0.2), forKey: "r") { log.append("r \(finished: $0)") }
        stage.transaction(duration: 1) {
          layer.position.x = 50
        } completion: {
          log.append("inner")
        }
      } completion: {
        log.append("outer")
      }
      stage.transaction {
      } completion: {
        log.append("nothing")
      }
    }
    try stage.advance(to: 0.05)
    #expect(log == ["nothing"])
    try stage.advance(to: 0.5)
    #expect(log == ["nothing", "r finished"])
    try stage.advance(to: 1.1)
    #expect(log == ["nothing", "r finished", "inner", "outer"])
  }

  @Test func removalInterrupts() throws {
    let (stage, layer) = stage()
    var log: [String] = []
    stage.perform(at: 0) {
      layer.add(
        BasicAnimation(.opacity, to: 0, duration: 1), forKey: "fade", completion: { log.append("\(finished: $0)") },
        onStart: { log.append("start") })
    }
    stage.perform(at: 0.5) { layer.add(BasicAnimation(.opacity, to: 1, duration: 1), forKey: "fade") }
    try stage.advance(to: 0.6)
    #expect(log == ["start", "interrupted"])
  }
}

extension String.StringInterpolation {
  mutating func appendInterpolation(finished: Bool) { appendLiteral(finished ? "finished" : "interrupted") }
}
