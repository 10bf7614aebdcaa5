import Geometry
import LayerTree
import Motion
import Testing

@Suite struct BasicAnimationTests {
  /// What macOS shows half way for each choice of ends, with a model value of 0.5 (recorded from QuartzCore).
  struct Ends: Sendable {
    let from: AnimatableValue?
    let to: AnimatableValue?
    let by: AnimatableValue?
    let halfWay: Double
  }

  @Test(arguments: [
    Ends(from: 0.2, to: nil, by: nil, halfWay: 0.35),
    Ends(from: nil, to: 0.8, by: nil, halfWay: 0.65),
    Ends(from: nil, to: nil, by: 0.3, halfWay: 0.65),
    Ends(from: 0.2, to: nil, by: 0.3, halfWay: 0.35),
    Ends(from: nil, to: 0.9, by: 0.3, halfWay: 0.75),
    Ends(from: nil, to: nil, by: nil, halfWay: 0.5),
    Ends(from: 0.2, to: 0.8, by: nil, halfWay: 0.5),
  ])
  func openEndsAreWhatIsShown(ends: Ends) {
    let layer = Layer()
    layer.opacity = 0.5
    layer.add(BasicAnimation(.opacity, from: ends.from, to: ends.to, by: ends.by, duration: 2))
    #expect(abs(layer.presentation(at: 1).opacity - ends.halfWay) < 1e-12)
    #expect(layer.opacity == 0.5, "the model stays")
  }

  @Test func laterAnimationsApplyOverEarlierOnes() {
    let layer = Layer()
    layer.add(BasicAnimation(.positionX, from: 0, to: 100, duration: 1))
    var second = BasicAnimation(.positionX, from: 0, to: 10, duration: 1)
    second.isAdditive = true
    layer.add(second)
    #expect(layer.presentation(at: 0.5).position.x == 55)
  }

  @Test func cumulativeRunsBeginWhereTheLastEnded() {
    let layer = Layer()
    var animation = BasicAnimation(.positionX, from: 0, to: 10, duration: 1)
    animation.timing.repeatCount = 3
    animation.isCumulative = true
    layer.add(animation)
    #expect(layer.presentation(at: 2.5).position.x == 25)
  }

  @Test func aComponentLeavesTheOthersToTheModel() {
    let layer = Layer()
    layer.position = .init(3, 4)
    layer.add(BasicAnimation(.positionX, to: 9, duration: 1))
    #expect(layer.presentation(at: 1).position == .init(9, 4))
  }

  @Test func aKeyIsUsedOnce() {
    let layer = Layer()
    layer.add(BasicAnimation(.opacity, from: 0, to: 0, duration: 1), forKey: "fade")
    layer.add(BasicAnimation(.opacity, from: 1, to: 1, duration: 1), forKey: "fade")
    #expect(layer.animationKeys == ["fade"])
    #expect(layer.presentation(at: 0.5).opacity == 1)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animation(forKey: "fade") == nil)
  }

  @Test func itGoesWhenItHasRunUnlessKept() {
    let layer = Layer()
    var animation = BasicAnimation(.opacity, from: 0.2, to: 0.4, duration: 1)
    animation.timing.fillMode = .forwards
    layer.add(animation, forKey: "a")
    #expect(layer.presentation(at: 1.5).opacity == 1, "removed on completion, so the fill does not show")
    animation.removedOnCompletion = false
    layer.add(animation, forKey: "a")
    #expect(layer.presentation(at: 1.5).opacity == 0.4)
  }
}
