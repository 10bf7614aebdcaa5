import FlipbookUIKit
import Testing

/// The code of "Motion Design for iOS", section 6, in Swift.
@Suite struct PopGuideTests {
  @Test func redBall() throws {
    let stage = Stage.run(size: CGSize(width: 400, height: 400)) { window in
      // Add our red ball to the interface
      let redBall = UIView(frame: CGRectMake(162, 162, 75, 75))
      redBall.backgroundColor = UIColor.red
      redBall.layer.cornerRadius = 75 / 2  // Half the width
      window.addSubview(redBall)
      redBall.accessibilityIdentifier = "ball"

      after(0.5) {
        let scale = POPSpringAnimation(propertyNamed: kPOPViewScaleXY)
        scale?.toValue = NSValue(cgPoint: CGPointMake(2, 2))
        scale?.springBounciness = 20.0  // Between 0-20
        scale?.springSpeed = 1.0  // Between 0-20
        redBall.pop_add(scale, forKey: "scale")
      }
    }
    try SceneComparison("pop/red-ball.yaml").expectSame(
      stage, until: 4, ["ball": ["transform.scale.x", "transform.scale.y", "position"]])
  }

  /// The dynamics that the guide names, and the conversions' own numbers.
  @Test func dynamics() {
    let scale: POPSpringAnimation = POPSpringAnimation(propertyNamed: kPOPViewScaleXY)
    scale.dynamicsFriction = 20
    scale.dynamicsMass = 1
    scale.dynamicsTension = 300
    #expect(scale.dynamicsFriction == 20 && scale.dynamicsMass == 1 && scale.dynamicsTension == 300)
  }

  @Test func threeBalls() throws {
    let stage = Stage.run(size: CGSize(width: 600, height: 240)) { window in
      let balls: [(String, UIColor, CGFloat, CGFloat, Double)] = [
        ("redBall", .red, 62, 5, 0.5), ("blueBall", .blue, 262, 12, 1.3), ("greenBall", .green, 462, 20, 2.1),
      ]
      for (name, color, x, bounciness, delay) in balls {
        let ball = UIView(frame: CGRectMake(x, 82, 75, 75))
        ball.backgroundColor = color
        ball.accessibilityIdentifier = name
        window.addSubview(ball)
        after(delay) {
          let scale: POPSpringAnimation = POPSpringAnimation(propertyNamed: kPOPViewScaleXY)
          scale.toValue = NSValue(cgPoint: CGPointMake(2, 2))
          scale.springBounciness = bounciness
          scale.springSpeed = 10
          ball.pop_add(scale, forKey: "scaleAnimation")
        }
      }
    }
    try SceneComparison("pop/three-balls.yaml").expectSame(
      stage, until: 4,
      [
        "redBall": ["transform.scale.x"], "blueBall": ["transform.scale.x"], "greenBall": ["transform.scale.y"],
      ])
  }

  @Test func orangeSquare() throws {
    let stage = Stage.run(size: CGSize(width: 640, height: 280)) { window in
      let orangeSquare = UIView(frame: CGRectMake(90, 115, 50, 50))
      orangeSquare.backgroundColor = .orange
      orangeSquare.accessibilityIdentifier = "square"
      window.addSubview(orangeSquare)

      after(0.5) {
        let scale: POPSpringAnimation = POPSpringAnimation(propertyNamed: kPOPViewScaleXY)
        scale.toValue = NSValue(cgPoint: CGPointMake(1.5, 1.5))
        scale.springBounciness = 15
        scale.springSpeed = 5.0
        orangeSquare.pop_add(scale, forKey: "scale")

        let move: POPSpringAnimation = POPSpringAnimation(propertyNamed: kPOPLayerPositionX)
        move.toValue = 440 as NSNumber
        move.springBounciness = 15
        move.springSpeed = 5.0
        orangeSquare.layer.pop_add(move, forKey: "position")

        let spin: POPSpringAnimation = POPSpringAnimation(propertyNamed: kPOPLayerRotation)
        spin.toValue = NSNumber(value: Double.pi * 4)
        spin.springBounciness = 15
        spin.springSpeed = 5.0
        orangeSquare.layer.pop_add(spin, forKey: "spin")

        let color: POPSpringAnimation = POPSpringAnimation(propertyNamed: kPOPViewBackgroundColor)
        color.toValue = UIColor.green
        color.springBounciness = 15
        color.springSpeed = 5.0
        orangeSquare.pop_add(color, forKey: "colorChange")
      }
    }
    try SceneComparison("pop/orange-square.yaml").expectSame(
      stage, until: 4, ["square": ["transform", "position.x", "backgroundColor"]])
  }

  /// The instantly reactive button, which finds its running animations by their keys.
  final class TestButton: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      // See if either animation is already added to the view or the layer
      var scale = pop_animation(forKey: "scale") as? POPSpringAnimation
      var rotate = layer.pop_animation(forKey: "rotate") as? POPSpringAnimation

      // If the scale animation exists, just set the toValue
      if scale != nil {
        scale?.toValue = NSValue(cgPoint: CGPointMake(0.8, 0.8))
      } else {
        // If it doesn't, create it and add it
        scale = POPSpringAnimation(propertyNamed: kPOPViewScaleXY)
        scale?.toValue = NSValue(cgPoint: CGPointMake(0.8, 0.8))
        scale?.springBounciness = 20
        scale?.springSpeed = 18.0
        pop_add(scale, forKey: "scale")
      }

      // If the rotation animation exists, just set the toValue
      if rotate != nil {
        rotate?.toValue = NSNumber(value: Double.pi / 6)  // Rotate to 1/6th pi radians
      } else {
        rotate = POPSpringAnimation(propertyNamed: kPOPLayerRotation)
        rotate?.toValue = NSNumber(value: Double.pi / 6)
        rotate?.springBounciness = 20
        rotate?.springSpeed = 18.0
        // Add it to the layer, not the view
        layer.pop_add(rotate, forKey: "rotate")
      }
      super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      var scale = pop_animation(forKey: "scale") as? POPSpringAnimation
      var rotate = pop_animation(forKey: "rotate") as? POPSpringAnimation
      if scale != nil {
        // Scale it back to 1.0 which is full size
        scale?.toValue = NSValue(cgPoint: CGPointMake(1.0, 1.0))
      } else {
        scale = POPSpringAnimation(propertyNamed: kPOPViewScaleXY)
        scale?.toValue = NSValue(cgPoint: CGPointMake(1.0, 1.0))
        scale?.springBounciness = 20
        scale?.springSpeed = 18.0
        pop_add(scale, forKey: "scale")
      }
      if rotate != nil {
        rotate?.toValue = 0 as NSNumber
      } else {
        rotate = POPSpringAnimation(propertyNamed: kPOPLayerRotation)
        rotate?.toValue = 0 as NSNumber
        rotate?.springBounciness = 20
        rotate?.springSpeed = 18.0
        layer.pop_add(rotate, forKey: "rotate")
      }
      super.touchesEnded(touches, with: event)
    }
  }

  @Test func instantlyReactiveButton() throws {
    let stage = Stage.run(size: CGSize(width: 150, height: 150)) { window in
      let gear = TestButton(frame: CGRectMake(50, 50, 50, 50))
      gear.accessibilityIdentifier = "gear"
      window.addSubview(gear)
      window.touches.tap(gear, at: 0.5)
      window.touches.tap(gear, at: 1.6, holding: 0.5)
    }
    try SceneComparison("pop/gear.yaml").expectSame(stage, until: 4, ["gear": ["transform"]])
  }

  /// The hamburger button, all of it.
  final class Hamburger {
    let window: UIWindow
    let hamburgerButton = ShrinkingButton(type: .custom)
    let top: UIView
    let middle: UIView
    let bottom: UIView
    var hamburgerOpen = false

    final class ShrinkingButton: UIButton {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        scale(to: 0.8)
        super.touchesBegan(touches, with: event)
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        scale(to: 1)
        super.touchesEnded(touches, with: event)
      }

      private func scale(to factor: CGFloat) {
        var scale = pop_animation(forKey: "scale") as? POPSpringAnimation
        if scale != nil {
          scale?.toValue = NSValue(cgPoint: CGPointMake(factor, factor))
        } else {
          scale = POPSpringAnimation(propertyNamed: kPOPViewScaleXY)
          scale?.toValue = NSValue(cgPoint: CGPointMake(factor, factor))
          scale?.springBounciness = 20
          scale?.springSpeed = 18.0
          pop_add(scale, forKey: "scale")
        }
      }
    }

    init(window: UIWindow) {
      self.window = window
      hamburgerButton.backgroundColor = .black
      hamburgerButton.frame = CGRectMake(75, 75, 150, 150)
      hamburgerButton.layer.cornerRadius = 75
      window.addSubview(hamburgerButton)

      let sectionWidth: CGFloat = 80
      let sectionHeight: CGFloat = 11
      // Add the top, middle and bottom hamburger pieces
      top = UIView(
        frame: CGRectMake(hamburgerButton.bounds.size.width / 2 - sectionWidth / 2, 40, sectionWidth, sectionHeight))
      middle = UIView(
        frame: CGRectMake(hamburgerButton.bounds.size.width / 2 - sectionWidth / 2, 69, sectionWidth, sectionHeight))
      bottom = UIView(
        frame: CGRectMake(hamburgerButton.bounds.size.width / 2 - sectionWidth / 2, 99, sectionWidth, sectionHeight))
      for (name, bar) in [("top", top), ("middle", middle), ("bottom", bottom)] {
        bar.backgroundColor = .white
        bar.isUserInteractionEnabled = false
        bar.layer.cornerRadius = sectionHeight / 2
        bar.accessibilityIdentifier = name
        hamburgerButton.addSubview(bar)
      }
      hamburgerButton.accessibilityIdentifier = "menu"
      hamburgerButton.addTarget(self, action: Hamburger.didTapHamburgerButton, for: .touchUpInside)
    }

    func didTapHamburgerButton(_ sender: UIButton) {
      if hamburgerOpen {
        hamburgerOpen = false
        reshape(shown: 1, tint: .white, angle: 0, shift: 0)
      } else {
        hamburgerOpen = true
        reshape(shown: 0, tint: .red, angle: .pi / 4, shift: 29)
      }
    }

    private func reshape(shown: CGFloat, tint: UIColor, angle: Double, shift: Double) {
      // Fade out the center line
      UIView.animate(withDuration: 0.2) { self.middle.alpha = shown }

      // Change the color of the top and bottom lines to red
      var topColor = top.pop_animation(forKey: "topColor") as? POPSpringAnimation
      if topColor != nil {
        topColor?.toValue = tint
      } else {
        topColor = POPSpringAnimation(propertyNamed: kPOPViewBackgroundColor)
        topColor?.toValue = tint
        topColor?.springBounciness = 0
        topColor?.springSpeed = 18.0
        top.pop_add(topColor, forKey: "topColor")
      }
      var bottomColor = bottom.pop_animation(forKey: "bottomColor") as? POPSpringAnimation
      if bottomColor != nil {
        bottomColor?.toValue = tint
      } else {
        bottomColor = POPSpringAnimation(propertyNamed: kPOPViewBackgroundColor)
        bottomColor?.toValue = tint
        bottomColor?.springBounciness = 0
        bottomColor?.springSpeed = 18.0
        bottom.pop_add(bottomColor, forKey: "bottomColor")
      }

      // Rotate the bars to form an X, and move them to the middle of the button
      spring(top.layer, kPOPLayerRotation, "topRotate", to: -angle, bounciness: 11)
      spring(bottom.layer, kPOPLayerRotation, "bottomRotate", to: angle, bounciness: 11)
      spring(top.layer, kPOPLayerTranslationY, "topPosition", to: shift, bounciness: 0)
      spring(bottom.layer, kPOPLayerTranslationY, "bottomPosition", to: -shift, bounciness: 0)
    }

    private func spring(_ layer: CALayer, _ name: String, _ key: String, to value: Double, bounciness: CGFloat) {
      var spring = layer.pop_animation(forKey: key) as? POPSpringAnimation
      if spring != nil {
        spring?.toValue = NSNumber(value: value)
      } else {
        spring = POPSpringAnimation(propertyNamed: name)
        spring?.toValue = NSNumber(value: value)
        spring?.springBounciness = bounciness
        spring?.springSpeed = 18.0
        layer.pop_add(spring, forKey: key)
      }
    }
  }

  @Test func hamburgerButton() throws {
    var hamburger: Hamburger?
    let stage = Stage.run(size: CGSize(width: 300, height: 300)) { window in
      let made = Hamburger(window: window)
      window.touches.tap(made.hamburgerButton, at: 0.5, 1.8, holding: 0.12)
      for i in 0..<3 { window.touches.tap(made.hamburgerButton, at: 3.1 + 0.2 * Double(i)) }
      hamburger = made
    }
    let bar = ["transform", "backgroundColor", "opacity"]
    try SceneComparison("pop/hamburger.yaml", variant: "complete").expectSame(
      stage, until: 5, ["menu": ["transform"], "menu.top": bar, "menu.middle": bar, "menu.bottom": bar])
    #expect(hamburger?.hamburgerOpen == true)
  }

  @Test func popAndCoreAnimation() throws {
    let stage = Stage.run(size: CGSize(width: 420, height: 250), duration: 5) { window in
      let popBall = UIView(frame: CGRectMake(38, 61, 44, 44))
      let coreBall = UIView(frame: CGRectMake(38, 171, 44, 44))
      popBall.accessibilityIdentifier = "popBall"
      coreBall.accessibilityIdentifier = "coreBall"
      window.addSubview(popBall)
      window.addSubview(coreBall)
      func move(to x: Double) {
        let move: POPSpringAnimation = POPSpringAnimation(propertyNamed: kPOPLayerPositionX)
        if let running = popBall.layer.pop_animation(forKey: "move") as? POPSpringAnimation {
          running.toValue = NSNumber(value: x)
        } else {
          move.toValue = NSNumber(value: x)
          move.springBounciness = 12
          move.springSpeed = 6
          popBall.layer.pop_add(move, forKey: "move")
        }

        let spring = CASpringAnimation(keyPath: "position.x")
        spring.mass = 1
        spring.stiffness = 214.655294
        spring.damping = 15.240794
        spring.fromValue = coreBall.layer.presentation()?.position.x
        spring.toValue = x
        spring.duration = spring.settlingDuration
        coreBall.layer.position.x = x
        coreBall.layer.add(spring, forKey: "position.x")
      }
      after(0.6) { move(to: 340) }
      after(2.6) { move(to: 60) }
      after(2.75) { move(to: 340) }
    }
    try SceneComparison("pop/pop-and-core-animation.yaml").expectSame(
      stage, until: 5, ["popBall": ["position.x"], "coreBall": ["position.x"]])
  }
}
