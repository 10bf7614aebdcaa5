import Foundation
import Geometry
import TestSupport
import Testing

@testable import Motion

@Suite struct TransformTests {
  private func transform(_ row: ReferenceTable.Row, _ prefix: String = "") throws -> Transform3D {
    func entries(_ index: Int) throws -> SIMD4<Double> {
      try SIMD4((1...4).map { try row.number("\(prefix)m\(index)\($0)") })
    }
    return try Transform3D(rows: (entries(1), entries(2), entries(3), entries(4)))
  }

  private func distance(_ a: Transform3D, _ b: Transform3D) -> Double {
    AnimatableValue.transform(a).distance(to: .transform(b))
  }

  /// The transforms of the table, put together by our own operations as their names say.
  @Test(
    arguments: [
      (0, .scale(1.1, 1.1).concatenating(.translation(0, 30))),
      (2, .scale(0.9, 0.9)),
      (3, .translation(0, 30).concatenating(.scale(1.1, 1.1))),
      (4, .scale(1.1, 1.1, 1.1).concatenating(.translation(0, 30))),
      (5, .rotation(radians: -.pi / 4).concatenating(.translation(0, 29))),
      (7, .scale(0.8, 0.8).concatenating(.rotation(radians: .pi / 6))),
      (8, .scale(1.5, 1.5).concatenating(.rotation(radians: 4 * .pi))),
      (9, .scale(0.25, 0.25).concatenating(.translation(0, 600))),
      (11, .scale(2, 2).concatenating(.translation(75, 0))),
      (12, .rotation(radians: 20 * .pi / 180)),
      (13, .rotation(radians: 0.610865)),
    ] as [(Int, Transform3D)]) func operationsFollowTheConventions(index: Int, expected: Transform3D) throws
  {
    let row = try ReferenceTable("transforms").rows[index]
    #expect(try distance(transform(row), expected) < 1e-12)
    let affine = try transform(row).affine
    #expect(try affine.a == row.number("a") && affine.b == row.number("b") && affine.c == row.number("c"))
    #expect(try affine.d == row.number("d") && affine.tx == row.number("tx") && affine.ty == row.number("ty"))
  }

  @Test func interpolationAgreesWithTheTable() throws {
    let rows = try ReferenceTable("transform_interpolation").rows
    for row in rows {
      let between = try transform(row, "from_").interpolated(
        to: transform(row, "to_"), fraction: row.number("fraction"))
      #expect(try distance(between, transform(row, "out_")) < 1e-12, "\(row.testDescription)")
    }
    #expect(rows.count == 84)
  }

  @Test func interpolationAgreesWithRecordings() throws {
    let rotation = Transform3D.identity.interpolated(to: .rotation(radians: 170 * .pi / 180), fraction: 0.25)
    #expect(abs(rotation.rows.0.x - 0.73728) < 1e-4 && abs(rotation.rows.0.y - 0.67559) < 1e-4)
    var shear = Transform3D.identity
    shear.rows.1.x = 0.5
    let half = Transform3D.identity.interpolated(to: shear, fraction: 0.5)
    #expect(abs(half.rows.1.x - 0.2368) < 1e-4 && abs(half.rows.1.y - 1.0031) < 1e-4)
  }

  @Test func keyPathsReadAsInTheTable() throws {
    let rows = try ReferenceTable("transform_keypath_get").rows
    for row in rows {
      let component = try #require(TransformComponent(rawValue: String(row["key_path"].dropFirst("transform.".count))))
      #expect(try abs(component.value(in: transform(row)) - row.number("value")) < 1e-12, "\(row.testDescription)")
    }
    #expect(rows.count == 72)
  }

  @Test func keyPathsWriteAsInTheTable() throws {
    let rows = try ReferenceTable("transform_keypath_set").rows
    for row in rows {
      let component = try #require(TransformComponent(rawValue: String(row["key_path"].dropFirst("transform.".count))))
      var changed = try transform(row)
      component.set(try row.number("value"), in: &changed)
      #expect(try distance(changed, transform(row, "out_")) < 1e-12, "\(row.testDescription)")
      #expect(changed.isAffine)
    }
    #expect(rows.count == 8)
  }

  /// Any transform a layer may have: all parts, and a perspective.
  private func transform(using random: inout SeededRandom, isMirrored: Bool = false) -> Transform3D {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let result = Transform3D.scale(number(0.2...3), number(0.2...3), number(0.2...3) * (isMirrored ? -1 : 1))
    var shear = Transform3D.identity
    shear.rows.1.x = number(-0.5...0.5)
    shear.rows.2.y = number(-0.5...0.5)
    var perspective = Transform3D.identity
    perspective.rows.2.w = number(-0.002...0.002)
    return result.concatenating(shear)
      .concatenating(.rotationX(radians: number(-1.4...1.4)))
      .concatenating(.rotationY(radians: number(-1.4...1.4)))
      .concatenating(.rotation(radians: number(-3...3)))
      .concatenating(.translation(number(-99...99), number(-99...99), number(-99...99)))
      .concatenating(perspective)
  }

  @Test func partsPutTogetherAreTheTransform() {
    var random = SeededRandom(seed: 7)
    for round in 0..<2000 {
      let transform = transform(using: &random, isMirrored: round % 2 == 0)
      #expect(distance(SpatialDecomposition(transform).transform, transform) < 1e-10)
      let vector = SpatialDecomposition(transform).vector(near: nil)
      #expect(distance(SpatialDecomposition(vector: vector).transform, transform) < 1e-10)
    }
  }

  @Test(arguments: TransformComponent.allCases) func whatIsWrittenIsRead(component: TransformComponent) {
    var random = SeededRandom(seed: 8)
    for _ in 0..<500 {
      let original = transform(using: &random)
      let value = Double.random(in: 0.1...1.4, using: &random)
      var changed = original
      component.set(value, in: &changed)
      #expect(abs(component.value(in: changed) - value) < 1e-9)
      // Written with what it already is, nothing changes.
      guard component != .scale else { continue }
      changed = original
      component.set(component.value(in: original), in: &changed)
      #expect(distance(changed, original) < 1e-9)
    }
  }

  @Test func translationIsReadAndWrittenAsASize() {
    var transform = Transform3D.scale(2, 3).concatenating(.translation(5, 6, 7))
    #expect(TransformComponent.translation(in: transform) == Size(5, 6))
    TransformComponent.setTranslation(Size(8, 9), in: &transform)
    #expect(transform == Transform3D.scale(2, 3).concatenating(.translation(8, 9, 7)))
  }

  @Test func spaceIsTurnedEvenly() throws {
    // A card flip with perspective: the angle grows evenly, and the perspective stays.
    var perspective = Transform3D.identity
    perspective.rows.2.w = -1.0 / 500
    let end = Transform3D.rotationY(radians: 2).concatenating(perspective)
    for step in 0...10 {
      let fraction = Double(step) / 10
      let expected = Transform3D.rotationY(radians: 2 * fraction).concatenating(perspective)
      #expect(distance(perspective.interpolated(to: end, fraction: fraction), expected) < 1e-12)
    }
  }

  @Test func spatialAndPlanarWaysAgreeWithoutShear() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<500 {
      func flat() -> Transform3D {
        .scale(.random(in: 0.1...3, using: &random), .random(in: 0.1...3, using: &random))
          .concatenating(.rotation(radians: .random(in: 0.01...3.1, using: &random)))
          .concatenating(.translation(.random(in: -9...9, using: &random), 4))
      }
      let (a, b) = (flat(), flat())
      let fraction = Double.random(in: -0.2...1.2, using: &random)
      let spatial = SpatialDecomposition(a).interpolated(to: SpatialDecomposition(b), fraction: fraction).transform
      #expect(distance(a.interpolated(to: b, fraction: fraction), spatial) < 1e-9)
    }
  }

  @Test(
    arguments: [
      (.scale(0, 0), .identity), (.scale(0, 0, 0), .scale(1, 1, 1)), (.scale(0, 1), .identity),
      (.scale(1, 0), .identity),
      (.identity, .scale(0, 0).concatenating(.translation(4, 8))),
    ] as [(Transform3D, Transform3D)]) func nothingGrowsEvenly(from: Transform3D, to: Transform3D)
  {
    for fraction in [0.25, 0.5, 0.75] {
      let between = from.interpolated(to: to, fraction: fraction)
      let even = Transform3D(
        rows: (
          from.rows.0 + (to.rows.0 - from.rows.0) * fraction, from.rows.1 + (to.rows.1 - from.rows.1) * fraction,
          from.rows.2 + (to.rows.2 - from.rows.2) * fraction, from.rows.3 + (to.rows.3 - from.rows.3) * fraction
        ))
      #expect(distance(between, even) < 1e-12)
    }
  }

  @Test func mirrorsAreReadAlongTheirAxis() {
    #expect(TransformComponent.scaleX.value(in: .scale(-2, 3)) == -2)
    #expect(TransformComponent.scaleY.value(in: .scale(-2, 3)) == 3)
    #expect(TransformComponent.scaleY.value(in: .scale(2, -3)) == -3)
    #expect(TransformComponent.scaleZ.value(in: .scale(2, 3, -4)) == -4)
    #expect(TransformComponent.rotation.value(in: .scale(-2, 3)) == 0)
  }

  @Test func inverseUndoes() throws {
    var random = SeededRandom(seed: 10)
    for _ in 0..<500 {
      let transform = transform(using: &random)
      let inverse = try #require(transform.inverted)
      #expect(distance(transform.concatenating(inverse), .identity) < 1e-9)
    }
    #expect(Transform3D.scale(1, 0).inverted == nil)
    #expect(Transform3D.scale(.nan, 1).inverted == nil)
  }
}
