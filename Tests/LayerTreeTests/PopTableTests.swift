import Foundation
import Geometry
import LayerTree
import Motion
import TestSupport
import Testing

/// The tables of Pop's own motion, played on a stage.
@Suite struct PopTableTests {
  @Test func springsFollowTheTable() throws {
    let cases = try ReferenceTable("pop_spring_cases").rows
    var compared = 0
    for (name, rows) in try ReferenceTable("pop_spring").groups(by: "case") {
      let row = try #require(cases.first { try $0["case"] == name })
      let property = try #require(PopLayerProperty(named: row["property"]))
      #expect(try property.threshold == row.number("threshold"))
      let rate = try row.number("fps")
      let (stage, layer) = makeStage(rate: rate)
      property.set(try value(row.numbers("from"), property.kind), in: &layer.model)

      func add(to target: AnimatableValue, velocity: AnimatableValue? = nil) throws {
        let spring = PopSpringAnimation(property)
        spring.toValue = target
        spring.velocity = velocity
        spring.dynamics = try dynamics(row)
        layer.pop(spring, forKey: "pop")
      }
      let (to, velocity) = try (value(row.numbers("to"), property.kind), value(row.numbers("velocity"), property.kind))
      stage.perform(at: 0) { try add(to: to, velocity: velocity) }
      // A display link has its turn between a frame and the next.
      var frame = 0
      var events = try row["events"].split(separator: ";").map { $0.split(separator: ":").map(String.init) }
      stage.addDisplayLink { _ in
        defer { frame += 1 }
        guard let event = events.first, Int(event[0]) == frame else { return }
        events.removeFirst()
        let target = try value(event[2].split(separator: " ").compactMap { Double($0) }, property.kind)
        if event[1] == "retarget", let running = layer.popAnimation(forKey: "pop") as? PopSpringAnimation {
          running.toValue = target
        } else {
          try add(to: target)
        }
      }

      let lastFrame = try row.integer("last_frame")
      for number in 0...lastFrame {
        try stage.advance(to: Double(number) / rate)
        let shown = components(property.value(in: layer.model))
        for sample in try rows.filter({ try $0.integer("frame") == number }) {
          var error = try shown[sample.integer("component")] - sample.number("value")
          // A transform can't hold whole turns.
          if property.unit == .angle { error = error.remainder(dividingBy: 2 * .pi) }
          #expect(abs(error) <= 1e-9, "\(sample.testDescription)")
          compared += 1
        }
        if number == lastFrame - 1 { #expect(!stage.isAtRest, "\(name)") }
      }
      #expect(stage.isAtRest && events.isEmpty && layer.popAnimationKeys.isEmpty, "\(name)")
    }
    #expect(compared == 1928)
  }

  @Test func decaysFollowTheTable() throws {
    let cases = try ReferenceTable("pop_decay_cases").rows
    var compared = 0
    for (name, rows) in try ReferenceTable("pop_decay").groups(by: "case") {
      let row = try #require(cases.first { try $0["case"] == name })
      let stage = Stage(size: Size(100, 100))
      var shown = AnimatableValue.number(try row.number("from"))
      let decay = PopDecayAnimation(
        PopVariable(threshold: try row.number("threshold"), read: { shown }, write: { shown = $0 }))
      decay.velocity = .number(try row.number("velocity"))
      decay.deceleration = try row.number("deceleration")
      stage.pop(decay)
      for sample in rows {
        try stage.advance(to: sample.number("time"))
        #expect(try shown.distance(to: .number(sample.number("value"))) <= 1e-9, "\(sample.testDescription)")
        #expect(try stage.isAtRest == sample.flag("done"), "\(sample.testDescription)")
        compared += 1
      }
      #expect(try decay.toValue?.distance(to: .number(row.number("to_value"))) ?? 1 <= 1e-9)
    }
    #expect(compared == 680)
  }

  @Test func basicsFollowTheTable() throws {
    var compared = 0
    for (_, rows) in try ReferenceTable("pop_basic").groups(by: "case") {
      let row = rows[0]
      let (stage, layer) = makeStage()
      let basic = PopBasicAnimation(.positionX)
      basic.fromValue = .number(try row.number("from"))
      basic.toValue = .number(try row.number("to"))
      basic.duration = try row.number("duration")
      basic.timingFunction = try TimingFunction(
        row.number("x1"), row.number("y1"), row.number("x2"), row.number("y2"))
      stage.perform(at: 0) { layer.pop(basic) }
      for sample in rows {
        try stage.advance(to: sample.number("time"))
        #expect(try abs(layer.position.x - sample.number("value")) <= 1e-9, "\(sample.testDescription)")
        #expect(try stage.isAtRest == sample.flag("done"), "\(sample.testDescription)")
        compared += 1
      }
    }
    #expect(compared == 130)
  }

  private func makeStage(rate: Double = 60) -> (Stage, Layer) {
    let stage = Stage(size: Size(100, 100), displayRate: rate)
    let layer = Layer(name: "box", frame: Rect(0, 0, 10, 10))
    stage.root.addSublayer(layer)
    return (stage, layer)
  }

  private func dynamics(_ row: ReferenceTable.Row) throws -> PopDynamics {
    if let bounciness = try row.optionalNumber("bounciness") {
      return try PopDynamics(bounciness: bounciness, speed: row.number("speed"))
    }
    return try PopDynamics(
      tension: row.number("tension"), friction: row.number("friction"), mass: row.number("mass"))
  }

  private func value(_ numbers: [Double], _ kind: AnimatableValue.Kind) throws -> AnimatableValue {
    switch kind {
    case .number: .number(numbers[0])
    case .point: .point(Point(numbers[0], numbers[1]))
    default: .color(Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
    }
  }

  private func components(_ value: AnimatableValue) -> [Double] {
    switch value {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    default: []
    }
  }
}
