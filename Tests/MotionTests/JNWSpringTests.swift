import Geometry
import TestSupport
import Testing

@testable import Motion

@Suite struct JNWSpringTests {
  private func motions() throws -> [String: (motion: JNWMotion, to: Double)] {
    var result: [String: (JNWMotion, Double)] = [:]
    for row in try ReferenceTable("jnw_spring_cases").rows {
      let spring = try JNWSpring(
        damping: row.number("damping"), stiffness: row.number("stiffness"), mass: row.number("mass"))
      let motion = try spring.motion(from: .number(row.number("from")), to: .number(row.number("to")))
      result[try row["case"]] = (motion, try row.number("to"))
    }
    return result
  }

  private func number(_ value: AnimatableValue) -> Double { value.components.x }

  @Test func lengthsAgreeWithTheTable() throws {
    let motions = try motions()
    let rows = try ReferenceTable("jnw_spring_cases").rows
    for row in rows {
      let motion = try #require(motions[row["case"]]).motion
      #expect(try motion.count == row.integer("keyframes"), "\(row.testDescription)")
      #expect(try abs(motion.duration - row.number("duration")) < 1e-12)
      let spring = try JNWSpring(
        damping: row.number("damping"), stiffness: row.number("stiffness"), mass: row.number("mass"))
      #expect(try abs(spring.dampingRatio - row.number("damping_ratio")) < 1e-12)
    }
    #expect(rows.count == 28)
  }

  @Test func keyframesAgreeWithTheTable() throws {
    let motions = try motions()
    let rows = try ReferenceTable("jnw_keyframes").rows
    for row in rows {
      let motion = try #require(motions[row["case"]]).motion
      let value = number(motion.keyframe(at: try row.integer("index")))
      #expect(try abs(value - row.number("value")) <= 1e-12, "\(row.testDescription)")
    }
    #expect(rows.count == 372)
  }

  @Test func playbackAgreesWithTheTable() throws {
    let motions = try motions()
    let rows = try ReferenceTable("jnw_spring").rows
    for row in rows {
      let (motion, to) = try #require(motions[row["case"]])
      let time = try row.number("time")
      #expect(try (time > motion.duration) == row.flag("ended"), "\(row.testDescription)")
      let value = time > motion.duration ? to : number(motion.value(at: time / motion.duration))
      #expect(try abs(value - row.number("value")) <= 1e-10, "\(row.testDescription)")
    }
    #expect(rows.count == 2883)
  }

  @Test func defaultsAreTheOriginals() throws {
    let spring = try JNWSpring()
    #expect(spring.damping == 30 && spring.stiffness == 300 && spring.mass == 5)
  }

  @Test func componentsEndTogether() throws {
    let spring = try JNWSpring(damping: 9, stiffness: 100, mass: 2)
    let x = try spring.motion(from: 1, to: 2)
    let point = try spring.motion(from: .point(Point(1, 0)), to: .point(Point(2, 0)))
    #expect(point.count == x.count)
    for fraction in [0, 0.2, 0.7, 1] {
      #expect(point.value(at: fraction) == .point(Point(number(x.value(at: fraction)), 0)))
    }
    // A component that starts from elsewhere than 0, and does not move, still takes its part in the first test.
    let still = try spring.motion(from: .size(Size(3, 3)), to: .size(Size(3, 3)))
    #expect(still.count == 1 && still.value(at: 0.5) == .size(Size(3, 3)))
    let nothing = try spring.motion(from: 0, to: 0)
    #expect(nothing.count == 0 && nothing.duration == 0 && nothing.value(at: 0.5) == 0)
  }

  @Test func transformsMoveEntryByEntry() throws {
    let spring = try JNWSpring(damping: 20, stiffness: 100, mass: 1)
    let motion = try spring.motion(from: .transform(.identity), to: .transform(.rotation(radians: 2)))
    let entry = try spring.motion(from: 1, to: .number(Transform3D.rotation(radians: 2).rows.0.x))
    guard case .transform(let half) = motion.value(at: 0.3) else { return }
    // The number alone may stop a little sooner or later than all entries together.
    let same = number(entry.value(at: 0.3 * motion.duration / entry.duration))
    #expect(abs(half.rows.0.x - same) < 1e-3)
    #expect(half.rows.2 == [0, 0, 1, 0])
  }

  @Test func whatIsNoSpringIsRefused() {
    #expect(throws: SpringError.notPositive(.damping, found: 0)) { try JNWSpring(damping: 0) }
    #expect(throws: SpringError.notPositive(.mass, found: -1)) { try JNWSpring(mass: -1) }
    #expect(throws: SpringError.neverSettles) { try JNWSpring(damping: 1e-6).motion(from: 0, to: 1) }
  }

  @Test(
    "Values without a fixed number of components are refused, each kind alike",
    arguments: [
      .path(Path()), .colors([.black]), .colors([]), .numbers([0, 1]), .contents(ContentsMix(nil)),
    ] as [AnimatableValue])
  func lists(value: AnimatableValue) throws {
    let spring = try JNWSpring()
    #expect(throws: SpringError.notNumbers(value.kind)) { try spring.motion(from: value, to: value) }
  }
}
