import Geometry
import Motion
import Testing

/// Values that are more than a few numbers: paths, lists, pictures.
@Suite struct ListInterpolationTests {
  private static let line: Path = {
    var path = Path()
    path.move(to: Point(0, 0))
    path.line(to: Point(9, 0))
    path.close()
    return path
  }()
  private static let curve: Path = {
    var path = Path()
    path.move(to: Point(0, 10))
    path.cubic(control1: Point(0, 20), control2: Point(9, 20), to: Point(9, 10))
    path.close()
    return path
  }()

  @Test func pointsOfMatchingPathsMoveStraight() {
    let (a, b) = (AnimatableValue.path(.rect(Rect(0, 0, 4, 4))), AnimatableValue.path(.rect(Rect(8, 0, 2, 6))))
    #expect(a.canInterpolate(to: b))
    #expect(a.interpolated(to: b, fraction: 0.5) == .path(.rect(Rect(4, 0, 3, 5))))
    #expect(a.interpolated(to: b, fraction: 0) == a && a.interpolated(to: b, fraction: 1) == b)
    #expect(a.interpolated(to: b, fraction: 1.5) == .path(.rect(Rect(12, 0, 1, 7))))
  }

  @Test func aLineBecomesACurve() {
    let (a, b) = (AnimatableValue.path(Self.line), AnimatableValue.path(Self.curve))
    #expect(a.canInterpolate(to: b) && b.canInterpolate(to: a))
    var half = Path()
    half.move(to: Point(0, 5))
    half.cubic(control1: Point(1.5, 10), control2: Point(7.5, 10), to: Point(9, 5))
    half.close()
    #expect(a.interpolated(to: b, fraction: 0.5).distance(to: .path(half)) < 1e-12)
  }

  @Test func whatDoesNotMatchJumpsHalfWay() {
    let pairs: [(AnimatableValue, AnimatableValue)] = [
      (.path(.rect(Rect(0, 0, 4, 4))), .path(Self.line)), (.path(Path()), .path(Self.line)),
      (.colors([.black]), .colors([.black, .white])), (.numbers([]), .numbers([1])),
    ]
    for (a, b) in pairs {
      #expect(!a.canInterpolate(to: b))
      #expect(a.interpolated(to: b, fraction: 0.49) == a && a.interpolated(to: b, fraction: 0.5) == b)
      #expect(
        b.added(to: a) == b && a.adding(b) == a && a.subtracting(b) == a && a.distance(to: b) == 1
          && a.distance(to: a) == 0)
    }
    #expect(!AnimatableValue.number(1).canInterpolate(to: .numbers([1])))
  }

  @Test func listsMoveItemByItem() {
    let red = Color(red: 1, green: 0, blue: 0)
    let colors = AnimatableValue.colors([.black, red])
    #expect(
      colors.interpolated(to: .colors([.white, .black]), fraction: 0.25)
        == .colors([Color(red: 0.25, green: 0.25, blue: 0.25), Color(red: 0.75, green: 0, blue: 0)]))
    let numbers = AnimatableValue.numbers([0, 0.5])
    #expect(numbers.interpolated(to: .numbers([1, 1]), fraction: 0.5) == .numbers([0.5, 0.75]))
    #expect(numbers.adding(.numbers([1, 2])) == .numbers([1, 2.5]))
    #expect(numbers.scaled(by: 2) == .numbers([0, 1]))
    #expect(!AnimatableValue.numbers([.nan]).isFinite && numbers.isFinite)
  }

  @Test func picturesFade() {
    let (a, b) = (ImageReference(name: "a", pixelWidth: 1, pixelHeight: 1), ImageReference?.none)
    let (from, to) = (AnimatableValue.contents(ContentsMix(a)), AnimatableValue.contents(ContentsMix(b)))
    let mix = from.interpolated(to: to, fraction: 0.75)
    #expect(mix == .contents(ContentsMix(from: a, to: nil, progress: 0.75)))
    #expect(from.interpolated(to: to, fraction: -1) == .contents(ContentsMix(from: a, to: nil, progress: 0)))
    // Only two pictures mix: a mix sets out as the one that is seen better.
    #expect(mix.interpolated(to: from, fraction: 0.5) == .contents(ContentsMix(from: nil, to: a, progress: 0.5)))
  }

  @Test(arguments: [CalculationMode.linear, .cubic])
  func smoothCurvesThroughPathsAreStraight(mode: CalculationMode) throws {
    let paths = [0.0, 10, 0].map { AnimatableValue.path(.rect(Rect($0, 0, 4, 4))) }
    let keyframes = try Keyframes(values: paths, calculationMode: mode)
    #expect(keyframes.value(at: 0.25) == .path(.rect(Rect(5, 0, 4, 4))))
    let paced = try Keyframes(values: [.numbers([0]), .numbers([1]), .numbers([4])], calculationMode: .cubicPaced)
    #expect(paced.value(at: 0.5) == .numbers([2]))
  }
}
