import Geometry
import TestSupport
import Testing

@testable import Motion

@Suite struct PopTests {
  /// The value with these components, of the type that has this number of components.
  private func value(_ numbers: [Double]) throws -> AnimatableValue {
    let kinds: [Int: AnimatableValue.Kind] = [1: .number, 2: .point, 4: .color]
    let kind = try #require(kinds[numbers.count])
    return try #require(AnimatableValue(kind, allComponents: numbers))
  }

  private func dynamics(_ row: ReferenceTable.Row) throws -> PopDynamics {
    if let bounciness = try row.optionalNumber("bounciness") {
      return try PopDynamics(bounciness: bounciness, speed: row.number("speed"))
    }
    return try PopDynamics(
      tension: row.number("tension"), friction: row.number("friction"), mass: row.number("mass"))
  }

  /// The events of a case, by the frame after which they happen.
  private func events(_ row: ReferenceTable.Row) throws -> [Int: (kind: String, target: AnimatableValue)] {
    var events: [Int: (String, AnimatableValue)] = [:]
    for event in try row["events"].split(separator: ";") {
      let parts = event.split(separator: ":")
      let target = try value(parts[2].split(separator: " ").map { try #require(Double($0)) })
      events[try #require(Int(parts[0]))] = (String(parts[1]), target)
    }
    return events
  }

  @Test func conversionAgreesWithTheTable() throws {
    let rows = try ReferenceTable("pop_conversion").rows
    for row in rows {
      let dynamics = try PopDynamics(bounciness: row.number("bounciness"), speed: row.number("speed"))
      #expect(try abs(dynamics.tension - row.number("tension")) <= 1e-11, "\(row.testDescription)")
      #expect(try abs(dynamics.friction - row.number("friction")) <= 1e-11, "\(row.testDescription)")
      #expect(try dynamics.mass == row.number("mass"))
    }
    #expect(rows.count == 120)
    #expect(try PopDynamics() == PopDynamics(bounciness: 4, speed: 12))
  }

  @Test func springsAgreeWithTheTable() throws {
    let cases = try ReferenceTable("pop_spring_cases").rows
    var compared = 0
    for (name, rows) in try ReferenceTable("pop_spring").groups(by: "case") {
      let row = try #require(cases.first { try $0["case"] == name })
      let dynamics = try dynamics(row)
      let threshold = try row.number("threshold")
      let rate = try row.number("fps")
      let events = try events(row)
      var spring = try PopSpring(
        from: value(row.numbers("from")), to: value(row.numbers("to")), velocity: value(row.numbers("velocity")),
        dynamics: dynamics, threshold: threshold)
      let lastFrame = try row.integer("last_frame")
      var finished: Int?
      for frame in 0...lastFrame {
        spring.advance(to: Double(frame) / rate)
        for sample in try rows.filter({ try $0.integer("frame") == frame }) {
          let component = try sample.integer("component")
          let scale = try max(1, abs(sample.number("velocity")))
          #expect(
            try abs(spring.value.components[component] - sample.number("value")) <= 1e-10, "\(sample.testDescription)")
          #expect(
            try abs(spring.velocity.components[component] - sample.number("velocity")) <= 1e-10 * scale,
            "\(sample.testDescription)")
          #expect(try spring.isFinished == sample.flag("done"), "\(sample.testDescription)")
          compared += 1
        }
        finished = spring.isFinished ? finished ?? frame : nil
        guard let event = events[frame] else { continue }
        if event.kind == "retarget" && !spring.isFinished {
          spring.retarget(to: event.target)
        } else {
          // Another animation: of the key that is in use, or because Pop has removed the finished one.
          spring = PopSpring(from: spring.value, to: event.target, dynamics: dynamics, threshold: threshold)
          spring.advance(to: Double(frame) / rate)
        }
      }
      #expect(finished == lastFrame, "\(name)")
    }
    #expect(compared == 1928)
  }

  @Test func decaysAgreeWithTheTable() throws {
    let cases = try ReferenceTable("pop_decay_cases").rows
    var compared = 0
    for (name, rows) in try ReferenceTable("pop_decay").groups(by: "case") {
      let row = try #require(cases.first { try $0["case"] == name })
      var decay = try PopDecay(
        from: .number(row.number("from")), velocity: .number(row.number("velocity")),
        deceleration: row.number("deceleration"), threshold: row.number("threshold"))
      #expect(try abs(decay.duration - row.number("duration")) < 1e-12)
      #expect(try abs(decay.target.components.x - row.number("to_value")) < 1e-9)
      for sample in rows {
        decay.advance(to: try sample.number("time"))
        #expect(try abs(decay.value.components.x - sample.number("value")) <= 1e-9, "\(sample.testDescription)")
        #expect(try abs(decay.velocity.components.x - sample.number("velocity")) <= 1e-9, "\(sample.testDescription)")
        #expect(try decay.isFinished == sample.flag("done"), "\(sample.testDescription)")
        compared += 1
      }
      #expect(try rows.last?.integer("frame") == row.integer("last_frame"))
    }
    #expect(compared == 680)
  }

  @Test func basicsAgreeWithTheTable() throws {
    var compared = 0
    for (_, rows) in try ReferenceTable("pop_basic").groups(by: "case") {
      let row = rows[0]
      var basic = try PopBasic(
        from: .number(row.number("from")), to: .number(row.number("to")), duration: row.number("duration"),
        timingFunction: TimingFunction(row.number("x1"), row.number("y1"), row.number("x2"), row.number("y2")))
      for sample in rows {
        basic.advance(to: try sample.number("time"))
        #expect(try abs(basic.value.components.x - sample.number("value")) <= 1e-9, "\(sample.testDescription)")
        #expect(try basic.isFinished == sample.flag("done"), "\(sample.testDescription)")
        compared += 1
      }
    }
    #expect(compared == 130)
  }

  @Test func propertiesAreThoseOfTheTable() throws {
    let rows = try ReferenceTable("pop_properties").rows
    #expect(rows.count == 96 && PopProperty.all.count == 96)
    let types: [String: PopProperty.ValueType] = [
      "color RGBA": .color, "insets top left bottom right": .insets,
    ]
    for (row, property) in zip(rows, PopProperty.all) {
      #expect(try row["constant"].split(separator: " ")[0] == property.constant)
      #expect(try row["key"] == property.key)
      #expect(try row["target"] == property.owner)
      #expect(try types[row["value"]] ?? PopProperty.ValueType(rawValue: row["value"]) == property.valueType)
      #expect(try row.integer("components") == property.valueType.componentCount)
      #expect(try row.number("threshold") == property.threshold)
    }
    #expect(PopProperty.named("kPOPLayerScaleXY") == PopProperty.named("scaleXY"))
    #expect(PopProperty.named("rotation")?.threshold == 0.01)
    #expect(PopProperty.named("spin") == nil)
  }
}
