import FlipbookUIKit
import Testing

/// UIKit Dynamics in code.
@Suite struct DynamicAnimatorTests {
  /// The parts of a scene that would go without an owner.
  private final class Holder {
    var animator: UIDynamicAnimator?
  }

  @Test func aFallingViewBouncesAndRests() throws {
    let holder = Holder()
    let stage = Stage.run(size: CGSize(width: 400, height: 400)) { window in
      let view = UIView(frame: CGRect(x: 80, y: 20, width: 40, height: 40))
      window.addSubview(view)
      let animator = UIDynamicAnimator(referenceView: window)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      let collision = UICollisionBehavior(items: [view])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      let item = UIDynamicItemBehavior(items: [view])
      item.elasticity = 0.5
      animator.addBehavior(item)
      holder.animator = animator
    }
    try stage.advance(to: 0.2)
    let view = stage.root.sublayers[0].sublayers[0]
    #expect(view.position.y > 50 && view.position.y < 75)
    #expect(holder.animator?.isRunning == true)
    try stage.advance(to: 5)
    #expect(abs(view.position.y - 380) < 1)
    #expect(holder.animator?.isRunning == false)
  }

  @Test func snapsPushesAndAttachmentsMoveViews() throws {
    let holder = Holder()
    let stage = Stage.run(size: CGSize(width: 400, height: 400)) { window in
      let views = (0..<3).map { UIView(frame: CGRect(x: 20, y: 20 + 100 * CGFloat($0), width: 100, height: 100)) }
      for view in views { window.addSubview(view) }
      let animator = UIDynamicAnimator(referenceView: window)
      animator.addBehavior(UISnapBehavior(item: views[0], snapTo: CGPoint(x: 300, y: 100)))
      let push = UIPushBehavior(items: [views[1]], mode: .instantaneous)
      push.setAngle(0, magnitude: 1)
      animator.addBehavior(push)
      let rod = UIAttachmentBehavior(item: views[2], attachedToAnchor: CGPoint(x: 70, y: 170))
      animator.addBehavior(rod)
      holder.animator = animator
    }
    try stage.advance(to: 1)
    let layers = stage.root.sublayers[0].sublayers
    #expect(abs(layers[1].position.x - 170) < 2, "100 points per second for a second")
    #expect(layers[2].position.y == 270)
    try stage.advance(to: 4)
    #expect(abs(layers[0].position.x - 300) < 1 && abs(layers[0].position.y - 100) < 1)
  }

  @Test("The action of a behavior is called at every tick until the items rest") func actions() throws {
    let holder = Holder()
    var heights: [CGFloat] = []
    let stage = Stage.run(size: CGSize(width: 100, height: 100)) { window in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      window.addSubview(view)
      let animator = UIDynamicAnimator(referenceView: window)
      let gravity = UIGravityBehavior(items: [view])
      gravity.action = { heights.append(view.center.y) }
      animator.addBehavior(gravity)
      let collision = UICollisionBehavior(items: [view])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      holder.animator = animator
    }
    try stage.advance(to: 0.25)
    #expect((13...16).contains(heights.count) && heights == heights.sorted() && heights.last ?? 0 > 20)
    try stage.advance(to: 5)
    let count = heights.count
    #expect(abs((heights.last ?? 0) - 90) < 1 && holder.animator?.isRunning == false)
    try stage.advance(to: 6)
    #expect(heights.count == count)
  }
}
