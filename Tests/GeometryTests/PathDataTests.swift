import Geometry
import Testing

@Suite struct PathDataTests {
  private func points(_ text: String) throws -> [Path.Element] { try PathData.path(text).elements }

  @Test func linesAreAbsoluteWhateverTheyWereWrittenAs() throws {
    let expected: [Path.Element] = [
      .move(Point(10, 10)), .line(Point(20, 10)), .line(Point(20, 30)), .line(Point(5, 5)), .close,
      .line(Point(11, 12)),
    ]
    #expect(try points("M10 10 H20 V30 L5 5 Z L 11,12") == expected)
    #expect(try points("m10,10h10v20l-15-25zl1 2") == expected)
    #expect(try points("M10 10 20 10 20 30 5 5ZL11 12") == expected)
  }

  @Test func numbersNeedNoSpaces() throws {
    #expect(try points("M.5.5-1-2e1+3 4") == [.move(Point(0.5, 0.5)), .line(Point(-1, -20)), .line(Point(3, 4))])
  }

  @Test func smoothCurvesMirrorTheLastHandle() throws {
    #expect(
      try points("M0 0C0 10 10 10 10 0S20-10 20 0")[2]
        == .cubic(control1: Point(10, -10), control2: Point(20, -10), to: Point(20, 0)))
    #expect(try points("M0 0Q5 10 10 0T20 0")[2] == .quadratic(control: Point(15, -10), to: Point(20, 0)))
    #expect(try points("M0 0L10 0T20 0")[2] == .quadratic(control: Point(10, 0), to: Point(20, 0)))
  }

  @Test(arguments: [
    "M0 0A1e-300 5 0 0 1 30 30", "M0 0A1e308 1e-308 45 1 1 30 30", "M0 0A1e200 1e200 0 0 0 30 30",
    "M0 0A5 5 1e308 0 0 30 30",
  ])
  func arcsBeyondNumbersAreLinesOrCurves(text: String) throws {
    let last = try #require(try points(text).last)
    switch last {
    case .line(let end), .cubic(_, _, let end): #expect(end == Point(30, 30))
    default: Issue.record("an arc ends where it was to")
    }
  }

  @Test(arguments: [
    ("M10 0A10 10 0 0 1 0 10", 2, Point(0, 0), 10.0, 10.0), ("M10 0A10 10 0 1 0 0 10", 6, Point(0, 0), 10, 10),
    ("M20 0A20 10 0 1 1-20 0", 4, Point(0, 0), 20, 10), ("M0 0a5 5 0 0 1 20 0", 4, Point(10, 0), 10, 10),
  ])
  func arcsLieOnTheirEllipse(text: String, pieces: Int, center: Point, rx: Double, ry: Double) throws {
    let elements = try points(text)
    #expect(elements.count == pieces + 1)
    guard case .move(var from) = elements[0] else { return }
    for element in elements.dropFirst() {
      guard case .cubic(let a, let b, let to) = element else {
        Issue.record("an arc is made of cubics")
        return
      }
      for t in [0.25, 0.5, 0.75, 1] {
        let u = 1 - t
        let point = from * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + to * (t * t * t)
        let (x, y) = ((point.x - center.x) / rx, (point.y - center.y) / ry)
        #expect(abs((x * x + y * y).squareRoot() - 1) < 5e-6)
      }
      from = to
    }
  }

  @Test(arguments: [
    ("L1 2", 0, "a path must begin with M, not with ‘L’"),
    ("M1 2 X3", 5, "‘X’ is not a path command; the commands are M Z L H V C S Q T A"),
    ("M1", 2, "expected a number, but found the end"), ("M1 2 L3 z", 8, "expected a number, but found ‘z’"),
    ("M0 0A1 1 0 2 0 1 1", 11, "an arc's flag must be 0 or 1"), ("M1e999 0", 1, "expected a number, but found ‘1’"),
  ])
  func mistakesAreReported(text: String, offset: Int, message: String) throws {
    let failure = try #require(throws: PathData.Failure.self) { try PathData.path(text) }
    #expect(failure.offset == offset)
    #expect(failure.message == message)
  }

  @Test func nothingIsAnEmptyPath() throws { #expect(try points("  ").isEmpty) }
}
