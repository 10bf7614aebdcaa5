import Foundation
import Geometry
import TestSupport
import Testing

@testable import Motion

@Suite struct PathKeyframesTests {
  /// The path of the recordings: a line, then a curve.
  private static let recorded: Path = {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(100, 0))
    path.cubic(control1: Point(150, 0), control2: Point(200, 50), to: Point(200, 100))
    return path
  }()

  @Test func agreesWithRecordings() throws {
    var compared = 0
    for row in try ReferenceTable("recordings").rows where try row["topic"].hasPrefix("path:") {
      let what = try row["what"].split(separator: ",")
      let mode = try #require(CalculationMode(rawValue: String(what[0])))
      let times = what[1].split(separator: " ").compactMap { Double($0) }
      let keyframes = try PathKeyframes(
        path: Self.recorded, keyTimes: times.isEmpty ? nil : times, calculationMode: mode)
      let input = try row["input"].split(separator: " ")
      let position = keyframes.position(at: try #require(Double(input[0].dropFirst("fraction=".count))))
      let error = try (input[1] == "x" ? position.x : position.y) - row.number("measured")
      // Recorded to two places; the even pace was measured more coarsely than here, and is 0.02 % off.
      #expect(abs(error) <= (mode == .paced ? 0.06 : 0.006), "\(row.testDescription)")
      compared += 1
    }
    #expect(compared == 64)
  }

  @Test func pacedMotionHasOneSpeed() throws {
    let keyframes = try PathKeyframes(path: Self.recorded, calculationMode: .paced)
    let points = (0...400).map { keyframes.position(at: Double($0) / 400) }
    let steps = zip(points.dropFirst(), points).map { ($0 - $1).length }
    let mean = steps.reduce(0, +) / 400
    #expect(steps.allSatisfy { abs($0 - mean) < 0.001 * mean })
    #expect(points[0] == .zero && points[400] == Point(200, 100))
  }

  @Test func theLayerLooksAlongThePath() throws {
    let keyframes = try PathKeyframes(path: Self.recorded)
    #expect(keyframes.rotation(at: 0.2, mode: .auto) == 0)
    #expect(abs(keyframes.rotation(at: 0.2, mode: .autoReverse)) == .pi)
    #expect(abs(keyframes.rotation(at: 0.75, mode: .auto) - .pi / 4) < 1e-12)
    #expect(abs(keyframes.rotation(at: 1, mode: .auto) - .pi / 2) < 1e-12)
    // Control points on the ends still leave a direction.
    var path = Path()
    path.move(to: .zero)
    path.cubic(control1: .zero, control2: Point(0, 10), to: Point(0, 10))
    let straight = try PathKeyframes(path: path)
    for fraction in [0, 0.5, 1] { #expect(straight.rotation(at: fraction, mode: .auto) == .pi / 2) }
  }

  @Test func quadraticsClosingsAndJumps() throws {
    var path = Path()
    path.move(to: .zero)
    path.quadratic(control: Point(10, 0), to: Point(10, 10))
    path.close()
    path.move(to: Point(50, 50))
    path.line(to: Point(60, 50))
    let keyframes = try PathKeyframes(path: path)
    #expect((keyframes.position(at: 1.0 / 6) - Point(7.5, 2.5)).length < 1e-9)
    #expect((keyframes.position(at: 0.5) - Point(5, 5)).length < 1e-9)
    #expect(keyframes.position(at: 2.0 / 3) == Point(50, 50))
    #expect(keyframes.position(at: 1) == Point(60, 50))
  }

  @Test func whatIsNoPathIsRefused() throws {
    #expect(throws: KeyframesError.noValues) { try PathKeyframes(path: Path()) }
    var point = Path()
    point.move(to: Point(3, 4))
    #expect(try PathKeyframes(path: point).position(at: 0.5) == Point(3, 4))
    let count = #expect(throws: KeyframesError.self) { try PathKeyframes(path: Self.recorded, keyTimes: [0, 1]) }
    #expect(count?.description == "expected 3 keyTimes, found 2")
    var wild = Path()
    wild.move(to: .zero)
    wild.line(to: Point(.nan, 0))
    #expect(throws: KeyframesError.valueNotFinite(index: 0)) { try PathKeyframes(path: wild) }
  }
}
