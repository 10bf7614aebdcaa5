import Flipbook
import Testing

/// Touches that are planned before a stage plays.
@Suite struct TouchScriptTests {
  @Test func tapsDragsAndPinches() throws {
    let stage = Stage(size: Size(200, 200), duration: 3)
    let layer = Layer(frame: Rect(50, 50, 100, 100))
    layer.backgroundColor = .systemBlue
    stage.root.addSublayer(layer)
    var log: [String] = []
    layer.add(TapGestureRecognizer { _ in log.append("tap") })
    layer.add(PanGestureRecognizer { pan in if pan.state == .ended { log.append("pan") } })
    layer.add(PinchGestureRecognizer { pinch in if pinch.state == .ended { log.append("pinch") } })
    stage.touches.tap(layer, at: 0.2, 0.8)
    stage.touches.drag(layer, at: 1.2, by: Point(40, 0))
    stage.touches.pinch(layer, at: 2, by: 1.5, spread: 60)
    try stage.advance(to: 3)
    #expect(log.prefix(3) == ["tap", "tap", "pan"] && log.contains("pinch"))
  }

  @Test("A drag ends at its end, with the given velocity") func dragVelocity() throws {
    let stage = Stage(size: Size(200, 200), duration: 1)
    let layer = Layer(frame: Rect(50, 50, 100, 100))
    stage.root.addSublayer(layer)
    var last = Point.zero
    layer.on(.touchesEnded) { touch in last = touch.location }
    stage.touches.drag(layer, at: 0.1, from: Point(60, 60), by: Point(0, 50), velocity: Point(0, 600))
    try stage.advance(to: 1)
    #expect(last == Point(60, 110))
  }

  @Test("Options of view animations have UIKit's names") func options() {
    #expect(ViewAnimationOptions() == ViewAnimationOptions(curve: .easeInEaseOut))
    #expect(ViewAnimationOptions.curveEaseOut.curve == .easeOut)
    let several: ViewAnimationOptions = [.curveLinear, .repeat, .autoreverse, .beginFromCurrentState]
    #expect(several.curve == .linear && several.repeats && several.autoreverses && several.beginsFromCurrentState)
    let inherited: ViewAnimationOptions = [.curveEaseInOut, .overrideInheritedCurve, .overrideInheritedDuration]
    #expect(inherited.curve == .easeInEaseOut && inherited.overridesInheritedCurve)
    let layer = Layer(frame: Rect(0, 0, 10, 10))
    let stage = Stage(size: Size(20, 20))
    stage.root.addSublayer(layer)
    stage.animate(duration: 1, options: .curveEaseOut) { layer.opacity = 0 }
    #expect(layer.opacity == 0)
  }
}
