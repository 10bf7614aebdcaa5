import Geometry
import Testing

@testable import Motion

@Suite struct AnimatableValueTests {
  /// Two values of every kind but pictures, and the one a quarter of the way between them.
  private static let quarters: [(AnimatableValue, AnimatableValue, AnimatableValue)] = [
    (2, 10, 4),
    (.point(Point(1, 2)), .point(Point(5, -2)), .point(Point(2, 1))),
    (.size(Size(1, 2)), .size(Size(5, -2)), .size(Size(2, 1))),
    (.rect(Rect(0, 4, 8, 12)), .rect(Rect(4, 4, 4, 16)), .rect(Rect(1, 4, 7, 13))),
    (
      .color(Color(red: 0, green: 1, blue: 0.5, alpha: 0)), .color(Color(red: 1, green: 0, blue: 0.5, alpha: 1)),
      .color(Color(red: 0.25, green: 0.75, blue: 0.5, alpha: 0.25))
    ),
    (.transform(.translation(0, 8)), .transform(.translation(4, 0)), .transform(.translation(1, 6))),
    (.path(.rect(Rect(0, 4, 8, 12))), .path(.rect(Rect(4, 4, 4, 16))), .path(.rect(Rect(1, 4, 7, 13)))),
    (.colors([.black]), .colors([.white]), .colors([Color(red: 0.25, green: 0.25, blue: 0.25)])),
    (.numbers([1, 2]), .numbers([5, -2]), .numbers([2, 1])),
  ]

  @Test(arguments: quarters) func betweenTwoValues(
    from: AnimatableValue, to: AnimatableValue, quarter: AnimatableValue
  ) {
    #expect(from.interpolated(to: to, fraction: 0.25) == quarter)
    #expect(from.interpolated(to: to, fraction: 0) == from)
    #expect(from.interpolated(to: to, fraction: 1) == to)
    // Beyond the ends the way goes on: as far back as a quarter is ahead.
    let back = from.interpolated(to: to, fraction: -0.25)
    #expect(back.interpolated(to: quarter, fraction: 0.5).distance(to: from) < 1e-12)
    #expect(
      from.kind == quarter.kind && Set(Self.quarters.map(\.0.kind)).count == AnimatableValue.Kind.allCases.count - 1)
  }

  @Test(arguments: quarters) func sumsAndDifferences(
    a: AnimatableValue, b: AnimatableValue, quarter: AnimatableValue
  ) {
    #expect(a.adding(b.subtracting(a)).distance(to: b) < 1e-12)
    #expect(a.subtracting(a).distance(to: a.scaled(by: 0)) < 1e-12)
    #expect(a.scaled(by: 1) == a)
    #expect(a.scaled(by: 3).distance(to: a.adding(a).adding(a)) < 1e-12)
    #expect(a.distance(to: b) == b.distance(to: a) && a.distance(to: a) == 0 && a.distance(to: b) > 0)
  }

  @Test func addedTransformsActBeforeTheModel() {
    let model = AnimatableValue.transform(.translation(10, 0))
    let sum = model.adding(.transform(.scale(2, 2)))
    #expect(sum == .transform(Transform3D.scale(2, 2).concatenating(.translation(10, 0))))
    let flat = AnimatableValue.transform(.scale(0, 1))
    #expect(model.subtracting(flat) == model)
  }

  @Test func literalsAreNumbers() {
    let values: [AnimatableValue] = [1, 2.5]
    #expect(values == [.number(1), .number(2.5)])
  }

  @Test func notANumberIsFound() {
    #expect(AnimatableValue.rect(Rect(0, 0, 1e300, 1)).isFinite)
    #expect(!AnimatableValue.rect(Rect(0, 0, .infinity, 1)).isFinite)
    #expect(!AnimatableValue.color(Color(red: 0, green: .nan, blue: 0)).isFinite)
    #expect(!AnimatableValue.transform(.translation(0, .nan)).isFinite)
    #expect(AnimatableValue.transform(.translation(0, -3)).isFinite)
  }
}
