import Geometry
import LayerTree
import Motion
import TestSupport
import Testing

@Suite struct KeyframeAnimationTests {
  /// The path of the recordings: a line, then a curve.
  private static let recorded: Path = {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(100, 0))
    path.cubic(control1: Point(150, 0), control2: Point(200, 50), to: Point(200, 100))
    return path
  }()

  @Test func aLayerFollowsARecordedPath() throws {
    var compared = 0
    for row in try ReferenceTable("recordings").rows where try row["topic"].hasPrefix("path:") {
      let what = try row["what"].split(separator: ",")
      let times = what[1].split(separator: " ").compactMap { Double($0) }
      let path = try PathKeyframes(
        path: Self.recorded, keyTimes: times.isEmpty ? nil : times,
        calculationMode: #require(CalculationMode(rawValue: String(what[0]))))
      let layer = Layer()
      layer.add(KeyframeAnimation(path: path, duration: 4))
      let input = try row["input"].split(separator: " ")
      let fraction = try #require(Double(input[0].dropFirst("fraction=".count)))
      let shown = layer.presentation(at: 4 * fraction).position
      let error = try (input[1] == "x" ? shown.x : shown.y) - row.number("measured")
      // Recorded to two places; the even pace was measured more coarsely.
      #expect(abs(error) <= (path.calculationMode == .paced ? 0.06 : 0.006), "\(row.testDescription)")
      compared += 1
    }
    #expect(compared == 64)
  }

  @Test func itTurnsIntoThePathsDirection() throws {
    let path = try PathKeyframes(path: Self.recorded)
    let layer = Layer()
    layer.transform = .scale(2, 2)
    layer.add(KeyframeAnimation(path: path, rotationMode: .auto, duration: 1))
    let shown = layer.presentation(at: 1)
    #expect(abs(AnimatableProperty.transformRotation.value(in: shown).distance(to: .number(.pi / 2))) < 1e-9)
    #expect(abs(AnimatableProperty.transformScaleX.value(in: shown).distance(to: 2)) < 1e-9, "the rest stays")
    let still = Layer()
    still.add(KeyframeAnimation(path: path, duration: 1))
    #expect(still.presentation(at: 1).transform == .identity)
    let back = Layer()
    back.add(KeyframeAnimation(path: path, rotationMode: .autoReverse, duration: 1))
    let angle = AnimatableProperty.transformRotation.value(in: back.presentation(at: 1))
    #expect(angle.distance(to: .number(-.pi / 2)) < 1e-9)
  }

  @Test func valuesShowOnALayer() throws {
    let layer = Layer()
    layer.add(
      KeyframeAnimation(
        .positionX, keyframes: try Keyframes(values: [0, 100, 50], keyTimes: [0, 0.25, 1]), duration: 2,
        timingFunction: .linear))
    #expect(layer.presentation(at: 0.25).position.x == 50)
    #expect(layer.presentation(at: 0.5).position.x == 100)
    #expect(layer.presentation(at: 1.25).position.x == 75)
  }
}
