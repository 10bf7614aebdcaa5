import FlipbookUIKit
import Testing

/// The facts of animations that the tests of flowkey/UIKit-cross-platform check, in FlipbookUIKit's words.
@Suite struct AnimationFactTests {
  /// A view on a stage, which has been shown.
  private func shown(
    _ frame: CGRect = CGRect(x: 0, y: 0, width: 50, height: 50), for duration: Double = 60
  ) throws -> (stage: Stage, view: UIView) {
    let view = UIView(frame: frame)
    let stage = Stage.run(duration: duration) { $0.addSubview(view) }
    return (stage, view)
  }

  /// The presentation value of a number of a view's at a time.
  private func value(_ keyPath: String, of view: UIView, on stage: Stage, at time: Double) throws -> Double {
    try stage.advance(to: time)
    let layer = try #require(view.layer.presentation())
    return try #require(layer.value(forKeyPath: keyPath) as? NSNumber).doubleValue
  }

  @Test("An animation of the opacity without a curve is half-way at half the time") func opacity() throws {
    let (stage, view) = try shown()
    stage.perform { _ in
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration, fade.timingFunction) = (Float(1), Float(0), 0.5, nil)
      view.layer.add(fade, forKey: "fadeOut")
    }
    #expect(try abs(value("opacity", of: view, on: stage, at: 0.25) - 0.5) < 0.01)
  }

  @Test("Each layer has a copy of its own of an animation") func copies() {
    _ = Stage.run { _ in
      let (first, second, animation) = (CALayer(), CALayer(), CABasicAnimation(keyPath: "opacity"))
      (animation.fromValue, animation.toValue) = (0, 1)
      first.add(animation, forKey: "fadeOut")
      second.add(animation, forKey: "fadeOut")
      #expect(first.animation(forKey: "fadeOut") !== second.animation(forKey: "fadeOut"))
      #expect(first.animation(forKey: "fadeOut") !== animation)
    }
  }

  @Test("An animation that is not removed on completion keeps its last value with a fill mode") func isKept() throws {
    let (stage, view) = try shown()
    stage.perform { _ in
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (Float(1), Float(0), 0.5)
      (fade.isRemovedOnCompletion, fade.fillMode) = (false, .forwards)
      view.layer.add(fade, forKey: "fadeOut")
    }
    #expect(try value("opacity", of: view, on: stage, at: 2) == 0)
    #expect(view.layer.animationKeys() == ["fadeOut"])
  }

  @Test("A layer's change animates by itself in a quarter of a second") func implicit() throws {
    let layer = CALayer()
    let stage = Stage.run(duration: 1) { $0.layer.addSublayer(layer) }
    stage.perform { _ in
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
    }
    try stage.advance(to: 0.125)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
  }

  /// The suite expects the curves t³ and 1 − (1 − t)², which its own engine has; these are UIKit's.
  @Test("The options name the curve of a block, also of one with a spring", arguments: [false, true])
  func curves(isSpring: Bool) throws {
    for (option, name) in [
      (UIView.AnimationOptions.curveEaseIn, CAMediaTimingFunctionName.easeIn), (.curveEaseOut, .easeOut),
    ] where !isSpring || name == .easeOut {
      let (stage, view) = try shown()
      stage.perform { _ in
        if isSpring {
          UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [option]
          ) { view.alpha = 0 }
        } else {
          UIView.animate(withDuration: 1, delay: 0, options: [option]) { view.alpha = 0 }
        }
      }
      let animation = try #require(view.layer.animation(forKey: "opacity"))
      // A block's spring bends no time since iOS 8.
      if !isSpring { #expect(animation.timingFunction == CAMediaTimingFunction(name: name)) }
    }
  }

  @Test("Frames, bounds, and opacities move in a block, and the model is ahead") func blocks() throws {
    let (stage, view) = try shown(CGRect(x: 10, y: 10, width: 10, height: 10))
    let end = CGRect(x: 20, y: 20, width: 20, height: 20)
    stage.perform { _ in
      UIView.animate(withDuration: 5, delay: 0, options: [.curveLinear]) {
        view.frame = end
        view.alpha = 0.2
      }
      #expect(view.frame == end && abs(view.alpha - 0.2) < 1e-6)
    }
    try stage.advance(to: 2.5)
    let half = try #require(view.layer.presentation())
    #expect(abs(half.frame.minX - 15) < 0.01 && abs(half.frame.minY - 15) < 0.01)
    #expect(abs(half.frame.width - 15) < 0.01 && abs(half.frame.height - 15) < 0.01)
    #expect(abs(half.opacity - 0.6) < 0.01)
  }

  @Test("Bounds move with their origin, in one animation") func bounds() throws {
    let (stage, view) = try shown()
    let end = CGRect(x: 20, y: 20, width: 20, height: 20)
    stage.perform { _ in
      view.bounds = CGRect(x: 10, y: 10, width: 10, height: 10)
      UIView.animate(withDuration: 5, delay: 0, options: [.curveLinear]) { view.bounds = end }
      #expect(view.bounds == end)
    }
    #expect(view.layer.animationKeys()?.count == 1)
    try stage.advance(to: 2.5)
    #expect(view.layer.presentation()?.bounds == CGRect(x: 15, y: 15, width: 15, height: 15))
  }

  @Test("A delay comes first") func delay() throws {
    let (stage, view) = try shown()
    stage.perform { _ in UIView.animate(withDuration: 2, delay: 2, options: [.curveLinear]) { view.alpha = 0 } }
    #expect(try value("opacity", of: view, on: stage, at: 1) == 1)
    #expect(try abs(value("opacity", of: view, on: stage, at: 3) - 0.5) < 0.01)
  }

  @Test("The completion comes once, at the end, also of a block that changes nothing") func completions() throws {
    let (stage, view) = try shown(CGRect(x: 100, y: 0, width: 50, height: 50))
    var (finished, nothing): ([Bool], [Bool]) = ([], [])
    stage.perform { _ in
      UIView.animate(
        withDuration: 5, delay: 0, options: [],
        animations: {
          view.frame.origin.y = 20
          view.alpha = 0.3
          view.bounds.origin.x += 10
        }, completion: { finished.append($0) })
      UIView.animate(
        withDuration: 10, delay: 0, options: [], animations: { view.tag = 1 }, completion: { nothing.append($0) })
    }
    try stage.advance(to: 4.9)
    #expect(finished.isEmpty)
    try stage.advance(to: 10)
    #expect(finished == [true] && nothing == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A block that another one replaces has not finished", arguments: [0.2, 2]) func replaced(delay: Double) throws {
    let (stage, view) = try shown()
    var (first, second): ([Bool], [Bool]) = ([], [])
    stage.perform { _ in
      UIView.animate(
        withDuration: 1, delay: 0, options: [], animations: { view.alpha = 0.3 }, completion: { first.append($0) })
      UIView.animate(
        withDuration: 1, delay: delay, options: [], animations: { view.alpha = 0 }, completion: { second.append($0) })
    }
    try stage.advance(to: 5)
    #expect(first == [false] && second == [true])
  }

  @Test("Animations are gone from a layer when they have ended") func ended() throws {
    let (stage, view) = try shown()
    #expect(view.layer.animationKeys() == nil)
    stage.perform { _ in
      UIView.animate(withDuration: 5) {
        view.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
        view.alpha = 0.1
      }
    }
    try stage.advance(to: 2.5)
    #expect(view.layer.animationKeys() != nil)
    try stage.advance(to: 6)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("Every view has its own animations, each for its own time") func several() throws {
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
    let stage = Stage.run(duration: 20) { window in views.forEach { window.addSubview($0) } }
    func moving() -> [Bool] { views.map { $0.layer.animationKeys() != nil } }
    stage.perform { _ in
      UIView.animate(withDuration: 10) {
        views[0].frame.origin.x += 10
        views[0].alpha = 0.1
      }
      #expect(moving() == [true, false, false])
      UIView.animate(withDuration: 15) {
        views[1].alpha = 0.5
        views[2].alpha = 0.3
      }
      #expect(moving() == [true, true, true])
    }
    try stage.advance(to: 10.1)
    #expect(moving() == [false, true, true])
    try stage.advance(to: 15.1)
    #expect(moving() == [false, false, false])
  }

  @Test("A block from the current state begins with what is shown") func currentState() throws {
    let (stage, view) = try shown()
    stage.perform { _ in
      UIView.animate(withDuration: 10, delay: 0, options: [.curveLinear]) { view.alpha = 0 }
    }
    try stage.advance(to: 5)
    stage.perform { _ in
      UIView.animate(withDuration: 10, delay: 5, options: [.beginFromCurrentState]) { view.alpha = 0.2 }
    }
    #expect(try abs(value("opacity", of: view, on: stage, at: 5.5) - 0.5) < 0.01)
  }

  @Test("A change outside of a block shows at once, beside what moves") func meanwhile() throws {
    let (stage, view) = try shown()
    stage.perform { _ in
      UIView.animate(withDuration: 10, delay: 0, options: [.curveLinear]) { view.frame.origin.x = 200 }
      view.alpha = 0
    }
    #expect(try value("opacity", of: view, on: stage, at: 5) == 0)
    #expect(try abs(value("position.x", of: view, on: stage, at: 5) - 125) < 0.01)
  }

  /// The suite's engine shows the new value at once; on a device the animation goes on, relative to the model.
  @Test("A change of what moves leaves the animation, which is added to it") func sameProperty() throws {
    let (stage, view) = try shown()
    stage.perform { _ in
      UIView.animate(withDuration: 10, delay: 0, options: [.curveLinear]) { view.frame.origin.x = 200 }
      view.frame.origin.x = 0
      #expect(view.frame.minX == 0)
    }
    #expect(try abs(value("position.x", of: view, on: stage, at: 5) - (25 - 100)) < 0.01)
    #expect(try value("position.x", of: view, on: stage, at: 11) == 25)
  }

  /// Without the option, a device ignores touches of a moving view; here they are always delivered, a documented
  /// difference.
  @Test("What a block moves is touched") func interaction() throws {
    let (stage, view) = try shown(CGRect(x: 0, y: 0, width: 200, height: 200))
    var taps = 0
    stage.perform { window in
      view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
      UIView.animate(withDuration: 10, delay: 0, options: [.allowUserInteraction]) {
        view.frame.origin.x = 20
      }
      window.touches.tap(view, at: 1)
    }
    try stage.advance(to: 2)
    #expect(taps == 1)
  }
}
