import FlipbookUIKit
import Testing

/// What Core Animation raises an exception for traps here, and so does what it would silently leave out.
@Suite struct MisuseTests {
  @Test func aLayerInsideItself() async {
    await #expect(processExitsWith: .failure) {
      let layer = CALayer()
      layer.addSublayer(layer)
    }
  }

  @Test func aFrameThatIsNoNumber() async {
    await #expect(processExitsWith: .failure) {
      UIView().frame = CGRect(x: Double.nan, y: 0, width: 1, height: 1)
    }
  }

  @Test func anUnknownKeyPath() async {
    await #expect(processExitsWith: .failure) {
      CALayer().add(CABasicAnimation(keyPath: "transfrom.scale"), forKey: nil)
    }
  }

  @Test func aValueOfAnotherType() async {
    await #expect(processExitsWith: .failure) {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = "1"
      CALayer().add(animation, forKey: nil)
    }
  }

  @Test func aBlockOutsideOfStages() async {
    await #expect(processExitsWith: .failure) { UIView.animate(withDuration: 1) {} }
  }

  @Test func aCommitWithoutBegin() async {
    await #expect(processExitsWith: .failure) { _ = Stage.run { _ in CATransaction.commit() } }
  }
}
