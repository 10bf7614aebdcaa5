import Geometry
import Testing

@Suite struct PathOperationTests {
  static let operations: [PathOperation] = [.union, .subtraction, .intersection, .exclusion]

  /// A generator of the same numbers on every run.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) ^ state
    }
  }

  private static func square(_ x: Double, _ y: Double, _ side: Double, isReversed: Bool = false) -> Path {
    var path = Path()
    let corners = [Point(x, y), Point(x + side, y), Point(x + side, y + side), Point(x, y + side)]
    for (index, corner) in (isReversed ? corners.reversed() : corners).enumerated() {
      if index == 0 { path.move(to: corner) } else { path.line(to: corner) }
    }
    path.close()
    return path
  }

  private static func circle(_ center: Point, _ radius: Double) -> Path {
    var path = Path()
    let reach = 0.5523 * radius
    path.move(to: center + Point(radius, 0))
    path.cubic(
      control1: center + Point(radius, reach), control2: center + Point(reach, radius), to: center + Point(0, radius))
    path.cubic(
      control1: center + Point(-reach, radius), control2: center + Point(-radius, reach), to: center + Point(-radius, 0)
    )
    path.cubic(
      control1: center + Point(-radius, -reach), control2: center + Point(-reach, -radius),
      to: center + Point(0, -radius))
    path.cubic(
      control1: center + Point(reach, -radius), control2: center + Point(radius, -reach), to: center + Point(radius, 0))
    path.close()
    return path
  }

  /// A closed path with some lines and curves, which may cross itself.
  private static func tangle(_ random: inout Random, isCurved: Bool) -> Path {
    func point() -> Point { Point(.random(in: 0...100, using: &random), .random(in: 0...100, using: &random)) }
    var path = Path()
    path.move(to: point())
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      if isCurved, Bool.random(using: &random) {
        path.cubic(control1: point(), control2: point(), to: point())
      } else {
        path.line(to: point())
      }
    }
    path.close()
    return path
  }

  private static func contains(_ operation: PathOperation, _ isInside: [Bool]) -> Bool {
    switch operation {
    case .union: isInside.contains(true)
    case .subtraction: isInside[0] && !isInside.dropFirst().contains(true)
    case .intersection: isInside.allSatisfy(\.self)
    case .exclusion: isInside.count { $0 } % 2 == 1
    case .clockwise: false
    }
  }

  /// Every point that is not at an edge belongs to the result by what the paths have there, and by both fill rules.
  @Test(arguments: operations) func areasOfTangles(operation: PathOperation) throws {
    var random = Random(state: 7)
    for round in 0..<60 {
      let count = Int.random(in: 1...3, using: &random)
      let paths = (0..<count).map { _ in Self.tangle(&random, isCurved: round % 2 == 1) }
      let result = try #require(Path.combining(paths, by: operation))
      for _ in 0..<60 {
        let point = Point(.random(in: -5...105, using: &random), .random(in: -5...105, using: &random))
        guard paths.allSatisfy({ $0.distance(to: point) > 0.5 }) else { continue }
        let expected = Self.contains(operation, paths.map { $0.contains(point) })
        #expect(result.contains(point) == expected, "round \(round) at \(point)")
        #expect(result.contains(point, using: .evenOdd) == expected, "round \(round) at \(point), even-odd")
      }
    }
  }

  /// Edges that lie on each other are one.
  @Test func sharedEdges() throws {
    let (left, right) = (Self.square(0, 0, 10), Self.square(10, 0, 10, isReversed: true))
    let both = try #require(Path.combining([left, right], by: .union))
    #expect(both.boundingBox == Rect(0, 0, 20, 10))
    #expect(both.elements.count { if case .move = $0 { true } else { false } } == 1)
    #expect(try #require(Path.combining([left, right], by: .intersection)).elements.isEmpty)
    #expect(try #require(Path.combining([left, left], by: .subtraction)).elements.isEmpty)
    #expect(try #require(Path.combining([left, left], by: .exclusion)).elements.isEmpty)
    #expect(try #require(Path.combining([left, left], by: .intersection)).boundingBox == Rect(0, 0, 10, 10))
  }

  /// The result’s curves are parts of those of the paths, which meet in one point.
  @Test func keepsCurves() throws {
    let circles = [Self.circle(Point(0, 0), 10), Self.circle(Point(12, 3), 10)]
    for operation in Self.operations {
      let result = try #require(Path.combining(circles, by: operation))
      #expect(result.elements.count < 30, "\(operation) has \(result.elements.count) elements")
      #expect(
        result.elements.allSatisfy { element in
          switch element {
          case .move(let point), .cubic(_, _, let point):
            circles.contains { abs(($0 == circles[0] ? point : point - Point(12, 3)).length - 10) < 0.01 }
          case .close: true
          default: false
          }
        }, "\(operation)")
    }
  }

  @Test func holes() throws {
    let frame = try #require(Path.combining([Self.square(0, 0, 30), Self.square(10, 10, 10)], by: .subtraction))
    #expect(frame.contains(Point(5, 5)) && !frame.contains(Point(15, 15)))
    // The first path alone is what others are taken from.
    let rest = try #require(Path.combining([Self.square(10, 10, 10), Self.square(0, 0, 30)], by: .subtraction))
    #expect(rest.elements.isEmpty)
  }

  @Test func degeneratePaths() throws {
    var spike = Path()
    for point in [Point(0, 0), Point(10, 0), Point(20, 0), Point(5, 0)] {
      if spike.elements.isEmpty { spike.move(to: point) } else { spike.line(to: point) }
    }
    var dot = Path()
    dot.move(to: Point(3, 3))
    dot.close()
    for operation in Self.operations {
      #expect(try #require(Path.combining([spike, dot], by: operation)).elements.isEmpty)
      #expect(try #require(Path.combining([], by: operation)).elements.isEmpty)
    }
    let with = try #require(Path.combining([Self.square(0, -5, 10), spike, dot], by: .union))
    #expect(with.boundingBox == Rect(0, -5, 10, 10))
  }

  @Test func refusesPathsWithTooManyPieces() {
    var path = Path()
    path.move(to: .zero)
    for index in 0..<40_000 { path.line(to: Point(Double(index % 200), Double(index / 200))) }
    #expect(Path.combining([path], by: .union) == nil)
  }

  /// Some thousand lines cross each other a million times.
  @Test func refusesPathsThatCrossTooOften() {
    var random = Random(state: 3)
    var path = Path()
    path.move(to: .zero)
    for _ in 0..<4000 {
      path.line(to: Point(.random(in: 0...100, using: &random), .random(in: 0...100, using: &random)))
    }
    #expect(Path.combining([path], by: .union) == nil)
  }

  /// What runs around backwards is left out by the operation for outlines that are too far inside.
  @Test func clockwiseAreas() throws {
    var path = Self.square(0, 0, 10)
    path.append(Self.square(20, 0, 10, isReversed: true))
    #expect(try #require(Path.combining([path], by: .clockwise)).boundingBox == Rect(0, 0, 10, 10))
  }
}
