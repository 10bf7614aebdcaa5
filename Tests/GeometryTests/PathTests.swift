import Foundation
import Geometry
import Testing

@Suite struct PathTests {
  /// Points along the path, many for each curve.
  private func samples(_ path: Path) -> [Point] {
    var result: [Point] = []
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point):
        result.append(point)
        current = point
      case .quadratic(let control, let end):
        for step in 1...1000 {
          let (t, u) = (Double(step) / 1000, 1 - Double(step) / 1000)
          result.append(current * (u * u) + control * (2 * u * t) + end * (t * t))
        }
        current = end
      case .cubic(let a, let b, let end):
        for step in 1...1000 {
          let (t, u) = (Double(step) / 1000, 1 - Double(step) / 1000)
          let near = current * (u * u * u) + a * (3 * u * u * t)
          result.append(near + b * (3 * u * t * t) + end * (t * t * t))
        }
        current = end
      case .close: break
      }
    }
    return result
  }

  private static let arcs: [(from: Double, to: Double, clockwise: Bool, sweep: Double)] = [
    (0, .pi / 2, true, .pi / 2), (0, .pi / 2, false, -1.5 * .pi), (1, 1 + 7, true, 2 * .pi),
    (1, 1 - 7, false, -2 * .pi), (3, 3, true, 0), (-2, 1, true, 3), (1, -2, true, 2 * .pi - 3), (0.5, 0.2, false, -0.3),
    (0, 2 * .pi, false, -2 * .pi), (2 * .pi, 0, true, 2 * .pi), (-.pi / 2, 1.5 * .pi, false, -2 * .pi),
    (0.1, 0.1 + 2 * .pi, false, -2 * .pi), (0.3, 0.3 - 4 * .pi, true, 2 * .pi),
  ]

  @Test(arguments: arcs)
  func arcsRunAsAsked(from: Double, to: Double, clockwise: Bool, sweep: Double) {
    let center = Point(3, -4)
    let points = samples(.arc(center: center, radius: 20, from: from, to: to, clockwise: clockwise))
    var turned = 0.0
    for (a, b) in zip(points, points.dropFirst()) {
      let (p, q) = (a - center, b - center)
      turned += atan2(p.x * q.y - p.y * q.x, p.x * q.x + p.y * q.y)
    }
    #expect(abs(turned - sweep) < 1e-9)
    #expect(points.allSatisfy { abs(($0 - center).length - 20) < 20 * 5e-6 })
    #expect((points[0] - center - Point(cos(from), sin(from)) * 20).length < 1e-12)
  }

  @Test func arcsGoOnFromWhereThePathIs() {
    var path = Path()
    path.move(to: Point(1, 2))
    path.arc(center: .zero, radius: 5, from: 0, to: 1)
    #expect(path.elements.prefix(2) == [.move(Point(1, 2)), .line(Point(5, 0))])
  }

  @Test(arguments: [
    "M3 4L10 -2L5 9Z", "M0 0C30 0 -20 10 10 10", "M0 0Q10 20 20 0", "M5 5M1 1L2 3", "M0 0C0 10 10 10 10 0S20-10 20 0",
    "M0 0C1 1 2 2 3 3", "M0 0Q5 5 10 10", "M4 4C4 20 4 20 4 4", "M1 1L5 1ZL0 -3", "M0 0C9 -3 -9 -3 0 0M50 60",
  ])
  func boundingBoxesAreTight(text: String) throws {
    let path = try PathData.path(text)
    let box = try #require(path.boundingBox)
    // The subpaths of a single point are left out.
    let points = samples(path).filter { $0 != Point(50, 60) && !($0 == Point(5, 5) && text.contains("M5 5M")) }
    #expect(abs(box.minX - (points.map(\.x).min() ?? 0)) < 1e-4)
    #expect(abs(box.minY - (points.map(\.y).min() ?? 0)) < 1e-4)
    #expect(abs(box.maxX - (points.map(\.x).max() ?? 0)) < 1e-4)
    #expect(abs(box.maxY - (points.map(\.y).max() ?? 0)) < 1e-4)
  }

  @Test("An ellipse runs clockwise from the middle of its right side")
  func ellipses() {
    let ellipse = Path.ellipse(in: Rect(10, 20, 60, 40))
    guard case .move(let start)? = ellipse.elements.first else {
      Issue.record("it begins with \(String(describing: ellipse.elements.first))")
      return
    }
    #expect(start == Point(70, 40))
    let ends = ellipse.elements.compactMap { element -> Point? in
      if case .cubic(_, _, let end) = element { end } else { nil }
    }
    #expect([1, 3, 5, 7].map { ends[$0] } == [Point(40, 60), Point(10, 40), Point(40, 20), Point(70, 40)])
    #expect(ellipse.elements.count == 10)
  }

  @Test("A rounded rectangle runs clockwise from the end of its top left corner")
  func roundedRectangles() {
    let rect = Rect(10, 20, 60, 40)
    #expect(Path.roundedRect(rect, radius: 8).elements.first == .move(Point(18, 20)))
    let continuous = Path.roundedRect(rect, radius: 8, curve: .continuous).elements
    #expect(continuous.first == .move(Point(10 + 8 * 1.528_664_98, 20)))
    #expect(continuous.dropFirst().first == .line(Point(70 - 8 * 1.528_664_98, 20)))
    let one = Path.roundedRect(rect, radius: 8, corners: .bottomRight).elements
    #expect(one.filter { if case .line = $0 { true } else { false } }.count == 3)
    #expect(one.first == .move(Point(10, 20)))
  }

  @Test func nothingHasNoBoundingBox() throws {
    #expect(Path().boundingBox == nil)
    #expect(try PathData.path("M3 4M5 6").boundingBox == nil)
    #expect(try PathData.path("M3 4Z").boundingBox == Rect(3, 4, 0, 0))
  }

  @Test func transformsTakeAllPoints() throws {
    let path = try PathData.path("M1 2L3 4Q5 6 7 8C9 10 11 12 13 14Z")
    let moved = path.transformed(by: AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: -1))
    #expect(moved == (try PathData.path("M3 5L7 11Q11 17 15 23C19 29 23 35 27 41Z")))
  }

  /// As Core Graphics has it, so that a circle can grow from nothing.
  @Test func anEllipseOfNothingHasFourCurves() {
    let (point, circle) = (Path.ellipse(in: Rect(5, 5, 0, 0)), Path.ellipse(in: Rect(0, 0, 10, 10)))
    #expect(point.elements.count == circle.elements.count)
    #expect(samples(point).allSatisfy { abs($0.x - 5) < 1e-9 && abs($0.y - 5) < 1e-9 })
  }
}
