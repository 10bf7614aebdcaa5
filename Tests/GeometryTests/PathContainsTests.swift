import Geometry
import Testing

@Suite struct PathContainsTests {
  @Test(arguments: [
    (Point(50, 50), true), (Point(50, 0.5), true), (Point(14, 14), false), (Point(16, 16), true),
    (Point(101, 50), false),
  ])
  func anEllipseHoldsWhatIsInside(point: Point, isInside: Bool) {
    #expect(Path.ellipse(in: Rect(0, 0, 100, 100)).contains(point) == isInside)
  }

  @Test func rulesDiffer() {
    var path = Path.rect(Rect(0, 0, 30, 30))
    path.append(.rect(Rect(10, 10, 10, 10)))
    #expect(path.contains(Point(15, 15)))
    #expect(!path.contains(Point(15, 15), using: .evenOdd))
    #expect(path.contains(Point(5, 5), using: .evenOdd))
  }

  @Test func openPathsCountAsClosed() {
    var path = Path()
    path.move(to: Point(0, 0))
    path.line(to: Point(10, 0))
    path.line(to: Point(10, 10))
    #expect(path.contains(Point(8, 4)) && !path.contains(Point(2, 8)))
    #expect(path.distance(to: Point(12, 5)) == 2)
    #expect(path.distance(to: Point(13, 14)) == 5)
    #expect(Path().distance(to: .zero) == .infinity)
  }
}
