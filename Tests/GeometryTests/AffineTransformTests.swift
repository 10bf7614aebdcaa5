import Geometry
import Testing

@Suite struct AffineTransformTests {
  @Test func inverseUndoes() throws {
    let transform = AffineTransform.rotation(radians: 0.7).concatenating(.scale(2, -3))
      .concatenating(.translation(5, -8))
    let inverse = try #require(transform.inverted)
    let back = inverse.apply(transform.apply(Point(3, 4)))
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
    #expect(AffineTransform.scale(0, 1).inverted == nil)
  }

  @Test func concatenationRunsLeftToRight() {
    let point = AffineTransform.translation(1, 0).concatenating(.scale(2, 2)).apply(.zero)
    #expect(point == Point(2, 0))
  }
}
