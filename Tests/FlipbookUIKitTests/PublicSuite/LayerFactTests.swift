import FlipbookUIKit
import Testing

/// The facts of layers, transforms and rectangles that the tests of flowkey/UIKit-cross-platform check.
@Suite struct LayerFactTests {
  private let frame = CGRect(x: 50, y: 50, width: 100, height: 100)

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) < 1e-5 }
  }

  @Test("A frame that is set is the one that is read, whatever the anchor point or the scale") func frames() {
    let layer = CALayer()
    layer.frame = frame
    #expect(layer.frame == frame)
    let anchored = CALayer()
    anchored.anchorPoint = CGPoint(x: 0.1, y: 0.1)
    anchored.frame = frame
    #expect(anchored.frame == frame)
    let scaled = CALayer()
    scaled.setAffineTransform(CGAffineTransform(scaleX: 0.25, y: 0.75))
    scaled.frame = frame
    #expect(isNear(scaled.frame, frame))
    #expect(abs(scaled.bounds.width - 400) < 1e-5 && abs(scaled.bounds.height - 100 / 0.75) < 1e-5)
  }

  @Test("Bounds grow about the anchor point") func bounds() {
    let layer = CALayer()
    layer.frame = frame
    layer.bounds.size = CGSize(width: 256, height: 512)
    #expect(isNear(layer.frame, CGRect(x: 50 - 78, y: 50 - 206, width: 256, height: 512)))
  }

  /// A view that counts its layouts.
  private final class Counter: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  /// A view around another one, both laid out.
  private func laidOut(_ view: UIView) -> Counter {
    let outer = Counter()
    outer.addSubview(view)
    view.layer.bounds.size = CGSize(width: 10, height: 10)
    outer.layoutIfNeeded()
    view.layoutIfNeeded()
    outer.layouts = 0
    return outer
  }

  @Test("A view is laid out when the size of one inside changes, not with a presentation or an offset") func layout() {
    let view = UIView()
    let outer = laidOut(view)
    view.layer.bounds.size = CGSize(width: 15, height: 15)
    outer.layoutIfNeeded()
    #expect(outer.layouts == 1)
    let still = laidOut(UIView())
    still.subviews.first?.layer.presentation()?.bounds.size = CGSize(width: 15, height: 15)
    still.layoutIfNeeded()
    #expect(still.layouts == 0)
    let scrollView = UIScrollView()
    let around = laidOut(scrollView)
    scrollView.contentOffset = CGPoint(x: 200, y: 200)
    around.layoutIfNeeded()
    #expect(around.layouts == 0)
  }

  @Test("Matrices are Core Animation's, and concatenate from the left") func matrices() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    let scale = CATransform3DMakeScale(1.5, 2.5, 3.5)
    #expect(scale.m11 == 1.5 && scale.m22 == 2.5 && scale.m33 == 3.5 && scale.m44 == 1 && scale.m12 == 0)
    let shift = CATransform3DMakeTranslation(34, 56, 78)
    #expect(shift.m41 == 34 && shift.m42 == 56 && shift.m43 == 78 && shift.m14 == 0)
    let affine = CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 34, y: 56))
    #expect(affine.m41 == 34 && affine.m42 == 56 && affine.m33 == 1)
    // The first transform applies first: a shift is scaled by the scale after it.
    let both = CATransform3DConcat(
      CATransform3DConcat(CATransform3DIdentity, CATransform3DMakeTranslation(34, 56, 12)),
      CATransform3DMakeScale(2, 2, 2))
    #expect(both.m11 == 2 && both.m41 == 68 && both.m42 == 112 && both.m43 == 24)
    let product = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(20, 20, 20), CATransform3DMakeScale(20, 20, 20)),
      CATransform3DConcat(CATransform3DMakeScale(20, 20, 20), CATransform3DMakeTranslation(20, 20, 20)))
    #expect(product.m11 == 400 && product.m22 == 400 && product.m33 == 400)
    #expect(product.m41 == 8020 && product.m42 == 8020 && product.m43 == 8020)
    // A vector is scaled, and then shifted.
    let point = CGPoint(x: 1, y: 1).applying(
      CGAffineTransform(scaleX: 7, y: 9).concatenating(CGAffineTransform(translationX: 10, y: 10)))
    #expect(point == CGPoint(x: 17, y: 19))
  }

  @Test("A scaled rectangle has its origin scaled as well") func scaledRectangle() {
    #expect(
      frame.applying(CGAffineTransform(scaleX: 2, y: 2)) == CGRect(x: 100, y: 100, width: 200, height: 200))
  }

  @Test(
    "Rectangles intersect, in either order",
    arguments: [
      (CGRect(x: 50, y: 50, width: 100, height: 100), true), (CGRect(x: 150, y: 150, width: 100, height: 100), false),
      (CGRect(x: 50, y: 0, width: 100, height: 100), true), (CGRect(x: 150, y: 0, width: 100, height: 100), false),
      (CGRect(x: 0, y: 50, width: 100, height: 100), true), (CGRect(x: 0, y: 150, width: 100, height: 100), false),
      (CGRect(x: 47, y: -20, width: 100, height: 100), true), (CGRect(x: 25, y: 25, width: 50, height: 50), true),
    ]) func intersections(other: CGRect, meets: Bool)
  {
    let own = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(own.intersects(other) == meets && other.intersects(own) == meets)
    #expect(own.intersection(other) == other.intersection(own))
    #expect(own.intersection(other).isNull == !meets)
  }

  @Test func intersectionsAreWhatBothCover() {
    let own = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(
      own.intersection(CGRect(x: 25, y: 25, width: 50, height: 50)) == CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(
      own.intersection(CGRect(x: 75, y: 75, width: 50, height: 50)) == CGRect(x: 75, y: 75, width: 25, height: 25))
  }
}
