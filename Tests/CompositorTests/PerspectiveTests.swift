import Compositor
import Geometry
import LayerTree
import Pixels
import TestSupport
import Testing

/// Outlines of layers that recede.
@Suite struct PerspectiveTests {
  private static let size = 24

  /// A layer of 20 × 20 points turned about the x and y axes, seen from a distance.
  private func projection(_ x: Double, _ y: Double, distance: Double, scale: Double = 1) -> Projection {
    var perspective = Transform3D.identity
    perspective.rows.2.w = -1 / distance
    let turned = Transform3D.rotationX(radians: x)
      .concatenating(.rotationY(radians: y)).concatenating(perspective)
    return Projection.translation(-10, -10).concatenating(Projection(turned))
      .concatenating(Projection(.scale(scale, scale))).concatenating(Projection.translation(12, 12))
  }

  private func paintLayer(_ projection: Projection, _ change: (inout LayerProperties) -> Void) -> Bitmap {
    var properties = LayerProperties()
    properties.bounds = Rect(0, 0, 20, 20)
    change(&properties)
    let node = Snapshot.Node(name: "", properties: properties, transform: projection, end: 1)
    let size = Double(PerspectiveTests.size)
    return paint(Snapshot(time: 0, canvasSize: Size(size, size), background: .clear, nodes: [node]))
  }

  /// Compares with samples that are looked up on the layer, in front of the eye.
  private func check(_ painted: Bitmap, _ projection: Projection, isInside: (Point) -> Bool) throws {
    let inverse = try #require(projection.inverted)
    var total = 0.0
    for y in 0..<PerspectiveTests.size {
      for x in 0..<PerspectiveTests.size {
        let truth = CoverageTwin.samples(inPixel: x, y) {
          let point = inverse.apply($0)
          return projection.divisor(at: point) > 0 && isInside(point)
        }
        let difference = abs(Double(painted[x, y].alpha) - truth * 255)
        #expect(difference < 18, "pixel (\(x), \(y))")
        total += difference
      }
    }
    #expect(total / Double(PerspectiveTests.size * PerspectiveTests.size) < 1)
  }

  /// The last two pass behind the eye.
  private static let views: [(x: Double, y: Double, distance: Double)] = [
    (0, 0.7, 30), (0.9, 0, 20), (-0.8, 0.6, 25), (2.6, 0.4, 40), (1.3, 0.2, 7), (0.3, 1.4, 6),
  ]

  @Test(arguments: views)
  func rectanglesRecede(x: Double, y: Double, distance: Double) throws {
    let projection = projection(x, y, distance: distance)
    let painted = paintLayer(projection) { $0.backgroundColor = .black }
    try check(painted, projection) { $0.x > 0 && $0.x < 20 && $0.y > 0 && $0.y < 20 }
  }

  @Test(arguments: views)
  func circlesRecede(x: Double, y: Double, distance: Double) throws {
    let projection = projection(x, y, distance: distance)
    let disc = paintLayer(projection) {
      $0.backgroundColor = .black
      $0.cornerRadius = 10
    }
    try check(disc, projection) { ($0 - Point(10, 10)).length < 10 }
    var shape = ShapeContent(path: .arc(center: Point(10, 10), radius: 7, from: 0, to: 2 * .pi))
    (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, .black, 4)
    let ring = paintLayer(projection) { $0.content = .shape(shape) }
    try check(ring, projection) { abs(($0 - Point(10, 10)).length - 7) < 2 }
  }

  @Test func aCommonDivisorIsAScale() {
    var projection = Projection(AffineTransform(a: 2, b: 0.5, c: -0.4, d: 2, tx: 8, ty: 6))
    projection.g = 2
    let plain = Projection(AffineTransform(a: 1, b: 0.25, c: -0.2, d: 1, tx: 4, ty: 3))
    let change = { (layer: inout LayerProperties) in (layer.backgroundColor, layer.cornerRadius) = (.black, 9) }
    #expect(paintLayer(projection, change) == paintLayer(plain, change))
  }

  @Test func whatIsBehindTheEyeIsNotSeen() {
    var projection = Projection.translation(4, 4)
    projection.g = -1
    #expect(paintLayer(projection) { $0.backgroundColor = .black }.pixels.joined().allSatisfy { $0.alpha == 0 })
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, 1e300, 1e-300, 1e9])
  func numbersOfAllKinds(value: Double) {
    for path in [\Projection.gx, \.gy, \.g, \.affine.a, \.affine.tx] {
      var projection = projection(0.3, 0.4, distance: 25)
      projection[keyPath: path] = value
      var shape = ShapeContent(path: .arc(center: Point(10, 10), radius: 7, from: 0, to: 2 * .pi))
      shape.strokeColor = .white
      let painted = paintLayer(projection) {
        ($0.backgroundColor, $0.cornerRadius, $0.borderWidth) = (.black, 9, 2)
        ($0.opacity, $0.masksToBounds, $0.content) = (0.5, true, .shape(shape))
      }
      #expect(painted.pixels.joined().allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha })
    }
  }
}
