import Flipbook
import Foundation
import Testing

@testable import Preview

/// The times of steps that the timeline changes, and their places in the file.
@Suite struct StepTimeTests {
  private static let file = """
    canvas: {size: [200, 200]}
    duration: 2
    variables:
      pace: 0.5
    motions:
      slow: {duration: 0.8, timingFunction: easeOut}
    layers:
      - {layer: dot, for: {i: 5}, frame: [i * 30, 20, 20, 20], backgroundColor: red}
      - {layer: card, frame: [20, 60, 160, 100], backgroundColor: blue}
    start:
      - {basic: card.opacity, to: 0.5, duration: 0.3, updateModel: true}   # fades
      - {basic: dot(i).position.y, for: {i: 5}, to: 90, duration: 0.4, after: 0.2 + i * 0.05, updateModel: true}
      - {basic: dot(i).opacity, for: {i: 5}, to: 0, duration: pace, after: i * 0.1}
      - animate: {card.position.y: 120}
        delay: 0.1s
        duration: 0.4
      - {basic: card.cornerRadius, to: 20, motion: slow, after: pace}
      - {keyframes: card.position.x, values: [100, 140, 100], keyTimes: [0, 0.4, 1], duration: 0.6}
      - {pop: card.scaleXY, to: 1.2, bounciness: 12}
      - {basic: card.borderWidth, to: 2, duration: pace * 2, after: (1 + pace) * 0.1}
    """

  private static func motions(_ text: String = file) -> [MotionLiteral] {
    MotionFinder.motions(in: text, variables: ["pace": "0.5"])
  }

  private func step(_ index: Int) throws -> MotionLiteral {
    try #require(Self.motions().first { $0.id == "start/\(index)/times" })
  }

  private func described(_ motion: MotionLiteral) -> [String] {
    motion.numbers.map { number in
      let origin = [number.origin, number.owner, number.variable].compactMap(\.self).joined(separator: ", ")
      let place = number.place.map { " at \($0.range.line):\($0.range.column)" } ?? ""
      return "\(number.key) \(number.value)\(place)\(origin.isEmpty ? "" : " (\(origin))")"
    }
  }

  @Test("Delays, durations, staggers, and keyframes are found where they are written")
  func finds() throws {
    #expect(described(try step(0)) == ["after 0.0", "duration 0.3 at 11:46"])
    #expect(
      described(try step(1)) == ["after 0.2 at 12:75", "stagger 0.05 at 12:85", "duration 0.4 at 12:63"])
    #expect(
      described(try step(2)) == [
        "after 0.0 (an expression)", "stagger 0.1 at 13:76", "duration 0.5 (the variable pace, pace)",
      ])
    #expect(described(try step(3)) == ["delay 0.1 at 15:12", "duration 0.4 at 16:15"])
    #expect(
      described(try step(4)) == [
        "after 0.5 (the variable pace, pace)", "duration 0.8 (motion slow, motions/slow/times)",
      ])
    #expect(
      described(try step(5)) == [
        "after 0.0", "duration 0.6 at 18:92", "keyTimes/0 0.0 at 18:70", "keyTimes/1 0.4 at 18:73",
        "keyTimes/2 1.0 at 18:78", "values/0 100.0 at 18:43", "values/1 140.0 at 18:48", "values/2 100.0 at 18:53",
      ])
    // The duration of a spring is among the spring's own numbers.
    #expect(described(try step(6)) == ["after 0.0"])
    #expect(
      described(try step(7)) == ["after 0.0 (an expression)", "duration 0.0 (an expression)"])
    #expect(try step(3).verb?.line == 14 && step(3).verb?.column == 5)
  }

  @Test(
    "A time goes to its place, and nothing else changes",
    arguments: [
      (0, ["after": 0.25], "- {basic: card.opacity, after: 0.25, to: 0.5, duration: 0.3, updateModel: true}   # fades"),
      (0, ["duration": 0.5], "- {basic: card.opacity, to: 0.5, duration: 0.5, updateModel: true}   # fades"),
      (
        1, ["stagger": 0.08],
        "- {basic: dot(i).position.y, for: {i: 5}, to: 90, duration: 0.4, after: 0.2 + i * 0.08, updateModel: true}"
      ),
      (3, ["delay": 0.3], "delay: 0.3s"),
      (
        5, ["keyTimes/1": 0.5, "values/1": 150],
        "- {keyframes: card.position.x, values: [100, 150, 100], keyTimes: [0, 0.5, 1], duration: 0.6}"
      ),
      (6, ["after": 0.1], "- {pop: card.scaleXY, after: 0.1, to: 1.2, bounciness: 12}"),
    ] as [(Int, [String: Double], String)])
  func writes(index: Int, values: [String: Double], line: String) throws {
    let motion = try step(index)
    let chosen = try motion.values(choosing: values, in: nil)
    let text = try motion.edit(chosen).applied(to: Self.file)
    let changed = LineDifference.text(from: Self.file, to: text).split(separator: "\n").filter { $0.hasPrefix("+") }
    #expect(changed.map { $0.dropFirst().trimmingCharacters(in: .whitespaces) } == [line])
    _ = try Scene(text: text, file: "times.yaml") { _ in .failure(ImageNotFound(message: "none")) }
  }

  @Test("Times out of range are refused with a reason")
  func refuses() throws {
    func reason(_ index: Int, _ values: [String: Double]) throws -> String? {
      let motion = try step(index)
      do { _ = try motion.edit(try motion.values(choosing: values, in: nil)) } catch { return error.description }
      return nil
    }
    #expect(try reason(0, ["after": -1]) == "a delay must be from 0 to an hour")
    #expect(try reason(0, ["duration": 0]) == "a duration must be above 0 and at most an hour")
    #expect(try reason(5, ["keyTimes/1": 1.5]) == "a key time must be between its neighbors, 0.0 and 1.0")
    #expect(try reason(0, ["stagger": 1]) == "the step has no stagger")
    #expect(try reason(4, ["duration": 1]) == "duration is set by motion slow, so it cannot be changed here")
  }
}
