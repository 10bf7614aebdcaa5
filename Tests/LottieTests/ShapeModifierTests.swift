import Geometry
import LayerTree
import Testing

@testable import Lottie

/// What modifiers and merged paths come to.
@Suite struct ShapeModifierTests {
  private static func square(_ x: Double, _ y: Double, _ side: Double) -> BezierShape {
    BezierShape(
      vertices: [[x, y], [x + side, y], [x + side, y + side], [x, y + side]].map { BezierShape.Vertex($0) },
      isClosed: true)
  }

  private static func path(_ shapes: [BezierShape]) -> Path { BezierShape.path(of: shapes) }

  private static func apply(_ modifier: PathModifier, to shape: BezierShape) -> [BezierShape] {
    var paths = [[shape]]
    modifier.apply(to: &paths, at: 0)
    return paths[0]
  }

  private static func constant(_ value: Double) -> Track<Vector> { Track([value, 0, 0, 0]) }

  // MARK: Merged paths

  /// The first path of the list is the one that the others are taken from.
  @Test(arguments: [
    (2, [true, true, true, false]), (3, [true, false, false, false]), (4, [false, true, false, false]),
    (5, [true, false, true, false]),
  ])
  func merges(mode: Int, isInside: [Bool]) throws {
    let first = LottieFiles.square.replacing("[0, 0]", with: "[30, 30]")
    let second = LottieFiles.square.replacing("[0, 0]", with: "[40, 30]")
    let text = LottieFiles.file(
      layers: """
        [\(LottieFiles.shapeLayer("[\(first), \(second), {\"ty\": \"mm\", \"mm\": \(mode)}, \(LottieFiles.red)]"))]
        """)
    #expect(try LottieFiles.read(text).warnings.isEmpty)
    let shape = try #require(try LottieFiles.snapshot(text, at: 0).shapes.first).shape
    // In the first alone, in both, in the second alone, in neither.
    let points = [Point(25, 30), Point(35, 30), Point(45, 30), Point(60, 30)]
    #expect(points.map { shape.path.contains($0, using: shape.fillRule) } == isInside)
  }

  /// Paths that move are merged anew in each frame.
  @Test func mergesMovingPaths() throws {
    let still = LottieFiles.square
    let moving = LottieFiles.square.replacing(
      #""p": {"a": 0, "k": [0, 0]}"#, with: #""p": {"k": [{"t": 0, "s": [0, 0]}, {"t": 10, "s": [20, 0]}]}"#)
    let text = LottieFiles.file(
      layers: """
        [\(LottieFiles.shapeLayer("[\(still), \(moving), {\"ty\": \"mm\", \"mm\": 4}, \(LottieFiles.red)]"))]
        """)
    for (time, width) in [(0.0, 20.0), (0.25, 15.0), (0.75, 5.0)] {
      let shape = try #require(try LottieFiles.snapshot(text, at: time).shapes.first).shape
      let box = try #require(shape.path.boundingBox)
      #expect(abs(box.width - width) < 1e-5, "at \(time)")
    }
  }

  // MARK: Modifiers

  /// Vertices go to the middle of the bounds, not to their own mean.
  @Test func bloatsAboutTheMiddleOfTheBounds() throws {
    let triangle = BezierShape(
      vertices: [[0, 0], [10, 0], [10, 20]].map { BezierShape.Vertex($0) }, isClosed: true)
    let result = try #require(Self.apply(.pucker(amount: Self.constant(50)), to: triangle).first)
    #expect(result.vertices.map(\.point) == [[2.5, 5], [7.5, 5], [7.5, 15]])
    #expect(result.vertices[0].after == [-2.5, -5])
  }

  /// The first vertex of a clockwise contour moves inwards; tangents are half as long as the way to the next vertex.
  @Test func zigZagsAsAfterEffectsDoes() throws {
    let corner = SIMD2(0.5, 0.5).normalized
    let square = Self.square(0, 0, 60)
    let plain = try #require(
      Self.apply(.zigZag(size: Self.constant(5), ridges: Self.constant(2), isSmooth: false), to: square).first)
    #expect(plain.vertices.count == 12)
    #expect(plain.vertices.allSatisfy { $0.isCorner })
    #expect(plain.vertices[1].point == [20, -5] && plain.vertices[2].point == [40, 5])
    let first = plain.vertices[0].point - corner * 5
    #expect((first * first).sum() < 1e-18)
    let smooth = try #require(
      Self.apply(.zigZag(size: Self.constant(5), ridges: Self.constant(2), isSmooth: true), to: square).first)
    #expect(smooth.vertices[1].before == [10, -5] && smooth.vertices[1].after == [30, -5])
  }

  /// An open path becomes a band that ends straight.
  @Test func offsetsOpenPathsToBothSides() throws {
    let line = BezierShape(vertices: [[0, 0], [10, 0]].map { BezierShape.Vertex($0) })
    for amount in [3.0, -3] {
      let offset = PathModifier.offset(amount: Self.constant(amount), join: .miter, miterLimit: Self.constant(4))
      let band = Self.apply(offset, to: line)
      #expect(Self.path(band).boundingBox == Rect(0, -3, 10, 6))
    }
  }

  /// Round joins round the ends of an open path, too, as in After Effects.
  @Test(arguments: [4.0, -4]) func offsetsRoundTheEndsOfOpenPaths(amount: Double) throws {
    var line = BezierShape()
    line.vertices = [.init([20, 50]), .init([80, 50])]
    for (join, ends) in [(LineJoin.round, 4.0), (.miter, 0), (.bevel, 0)] {
      let offset = PathModifier.offset(amount: Self.constant(amount), join: join, miterLimit: Self.constant(4))
      var path = Path()
      for contour in Self.apply(offset, to: line) { contour.append(to: &path) }
      let box = try #require(path.boundingBox)
      #expect(abs(box.minX - (20 - ends)) < 1e-6 && abs(box.maxX - (80 + ends)) < 1e-6, "\(join): \(box)")
      #expect(abs(box.minY - 46) < 1e-6 && abs(box.maxY - 54) < 1e-6)
    }
  }

  @Test(arguments: [false, true]) func offsetsClosedPaths(isReversed: Bool) throws {
    let square = Self.square(0, 0, 20)
    let shape = isReversed ? square.reversed : square
    func box(_ amount: Double, _ join: LineJoin, limit: Double = 4) -> Rect? {
      let modifier = PathModifier.offset(amount: Self.constant(amount), join: join, miterLimit: Self.constant(limit))
      return Self.path(Self.apply(modifier, to: shape)).boundingBox
    }
    #expect(box(4, .miter) == Rect(-4, -4, 28, 28))
    #expect(box(-4, .miter) == Rect(4, 4, 12, 12))
    // Nothing is left of what has shrunk to the middle.
    #expect(box(-11, .miter) == nil)
    let corner = Point(-3.9, -3.9)
    func covers(_ join: LineJoin, limit: Double = 4) -> Bool {
      let modifier = PathModifier.offset(amount: Self.constant(4), join: join, miterLimit: Self.constant(limit))
      return Self.path(Self.apply(modifier, to: shape)).contains(corner)
    }
    #expect(covers(.miter) && !covers(.miter, limit: 1) && !covers(.bevel) && !covers(.round))
  }

  /// The outline beside a circle is a circle, and beside a hollow there are no loops.
  @Test func offsetsCurvesEvenly() throws {
    let reach = 10 * PathSource.roundness
    let circle = BezierShape(
      vertices: [
        .init([0, -10], before: [-reach, -10], after: [reach, -10]),
        .init([10, 0], before: [10, -reach], after: [10, reach]),
        .init([0, 10], before: [reach, 10], after: [-reach, 10]),
        .init([-10, 0], before: [-10, reach], after: [-10, -reach]),
      ], isClosed: true)
    for amount in [6.0, -6] {
      let offset = PathModifier.offset(amount: Self.constant(amount), join: .miter, miterLimit: Self.constant(4))
      let result = Self.apply(offset, to: circle)
      let points = result.flatMap(\.segments).flatMap { curve in (0...4).map { curve.point(at: Double($0) / 4) } }
      #expect(!points.isEmpty)
      for point in points { #expect(abs(point.length - (10 + amount)) < 0.02) }
    }
  }
}

extension SIMD2<Double> {
  fileprivate var normalized: SIMD2<Double> { self / (self * self).sum().squareRoot() }
}
