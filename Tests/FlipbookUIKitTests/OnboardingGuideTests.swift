import Flipbook
import FlipbookUIKit
import LayerTree
import Pixels
import Testing

extension CGFloat {
  fileprivate var degreesToRadians: CGFloat { self * .pi / 180 }
}

extension Double {
  fileprivate var degreesToRadians: Double { self * .pi / 180 }
}

extension CALayer {
  fileprivate func updatePosition(offset: CGPoint) {
    position = CGPoint(x: position.x + offset.x, y: position.y + offset.y)
  }
}

extension CATransition {
  fileprivate static func simpleFade() -> CATransition {
    let fadeTransition = CATransition()
    fadeTransition.duration = 0.125
    fadeTransition.type = kCATransitionFade
    fadeTransition.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
    return fadeTransition
  }
}

/// The code of "Bring Your App To Life with CALayers".
@Suite struct OnboardingGuideTests {
  final class OnboardingLayer: CALayer {
    let pictureFrame: CAShapeLayer
    let chair = CAShapeLayer()
    let body = CAShapeLayer()
    let leftArm = CAShapeLayer()
    let rightArm = CAShapeLayer()
    let table = CAShapeLayer()
    let lamp = CAShapeLayer()

    override init() {
      pictureFrame = OnboardingLayer.createPictureFrame()
      pictureFrame.anchorPoint = CGPointMake(0.5, 0)
      pictureFrame.bounds = CGRectMake(0, 0, 127, 98)
      pictureFrame.position = CGPointMake(64, 0)

      super.init()

      bounds = CGRectMake(0, 0, 296, 241)
      addSublayer(pictureFrame)
      addSublayer(chair)
      addSublayer(table)
      addSublayer(lamp)
      addSublayer(body)
      addSublayer(leftArm)
      addSublayer(rightArm)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    static func createPictureFrame() -> CAShapeLayer {
      let pictureFrameLayer = CAShapeLayer()

      // Color Declarations taken from paintcode
      let pictureBackgroundBlue = UIColor(red: 0.066, green: 0.485, blue: 0.695, alpha: 1.000)

      // pictureBackground Layer Shape
      let pictureBackgroundLayer = CAShapeLayer()
      pictureBackgroundLayer.path = UIBezierPath(rect: CGRect(x: 3.27, y: 1.48, width: 122.75, height: 94.65)).cgPath
      pictureBackgroundLayer.fillColor = pictureBackgroundBlue.cgColor
      pictureFrameLayer.addSublayer(pictureBackgroundLayer)

      return pictureFrameLayer
    }
  }

  final class IntroView: UIView {
    static let onboardingIntroArmAngle = CGFloat(0.610865)
    let illustrationLayer: OnboardingLayer = OnboardingLayer()
    var introAnimationOffset = CGFloat(0)

    func configureForIntroAnimation() {
      introAnimationOffset = (bounds.size.width / 2.0) + (illustrationLayer.bounds.size.width / 2)

      illustrationLayer.chair.updatePosition(offset: CGPointMake(-introAnimationOffset, 0))
      illustrationLayer.pictureFrame.updatePosition(offset: CGPointMake(-introAnimationOffset, 0))
      illustrationLayer.body.updatePosition(offset: CGPointMake(-introAnimationOffset, 0))
      illustrationLayer.leftArm.updatePosition(offset: CGPointMake(-introAnimationOffset, 0))
      illustrationLayer.rightArm.updatePosition(offset: CGPointMake(-introAnimationOffset, 0))
      illustrationLayer.table.updatePosition(offset: CGPointMake(introAnimationOffset, 0))
      illustrationLayer.lamp.updatePosition(offset: CGPointMake(introAnimationOffset, 0))

      illustrationLayer.pictureFrame.transform = CATransform3DMakeRotation(CGFloat(20).degreesToRadians, 0, 0, 1)
      illustrationLayer.leftArm.transform = CATransform3DMakeRotation(-IntroView.onboardingIntroArmAngle, 0, 0, 1)
      illustrationLayer.rightArm.transform = CATransform3DMakeRotation(IntroView.onboardingIntroArmAngle, 0, 0, 1)
    }

    func startIntroAnimation() {
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut))

      illustrationLayer.chair.updatePosition(offset: CGPointMake(introAnimationOffset, 0))
      illustrationLayer.pictureFrame.updatePosition(offset: CGPointMake(introAnimationOffset, 0))
      illustrationLayer.body.updatePosition(offset: CGPointMake(introAnimationOffset, 0))
      illustrationLayer.leftArm.updatePosition(offset: CGPointMake(introAnimationOffset, 0))
      illustrationLayer.rightArm.updatePosition(offset: CGPointMake(introAnimationOffset, 0))
      illustrationLayer.table.updatePosition(offset: CGPointMake(-introAnimationOffset, 0))
      illustrationLayer.lamp.updatePosition(offset: CGPointMake(-introAnimationOffset, 0))

      CATransaction.commit()

      illustrationLayer.leftArm.add(leftArmAnimation, forKey: "leftArmIntroAnimation")
      illustrationLayer.rightArm.add(rightArmAnimation, forKey: "rightArmIntroAnimation")
      illustrationLayer.pictureFrame.add(pictureFrameAnimation, forKey: "pictureFrameIntroAnimation")
    }

    // The guide shows its animations' values as ways from the first angles: they are added, and kept.
    private static func kept(_ animation: CAKeyframeAnimation) -> CAKeyframeAnimation {
      animation.isAdditive = true
      animation.fillMode = kCAFillModeForwards
      animation.isRemovedOnCompletion = false
      return animation
    }

    lazy var pictureFrameAnimation: CAAnimation = {
      let pictureAnimation = CAKeyframeAnimation()
      pictureAnimation.beginTime = CACurrentMediaTime() + 0.25
      pictureAnimation.keyPath = "transform.rotation"
      pictureAnimation.values = [0, -30.degreesToRadians, -10.degreesToRadians, -20.degreesToRadians]
      pictureAnimation.duration = 0.75
      pictureAnimation.keyTimes = [0, 0.33, 0.66, 1]
      pictureAnimation.timingFunctions = [
        CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut),
        CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut),
        CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn),
      ]
      return IntroView.kept(pictureAnimation)
    }()

    static func armAnimation() -> CAKeyframeAnimation {
      let armAnimation = CAKeyframeAnimation()
      armAnimation.beginTime = CACurrentMediaTime() + 0.25
      armAnimation.keyPath = "transform.rotation"  // Note we animate rotation
      armAnimation.duration = 0.4
      armAnimation.timingFunctions = [
        CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut),
        CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn),
      ]
      return kept(armAnimation)
    }

    lazy var leftArmAnimation: CAAnimation = {
      let leftAnimation = IntroView.armAnimation()
      leftAnimation.values = [0, 47.degreesToRadians, IntroView.onboardingIntroArmAngle]
      leftAnimation.keyTimes = [0, 0.5, 1]
      return leftAnimation
    }()

    lazy var rightArmAnimation: CAAnimation = {
      let rightAnimation = IntroView.armAnimation()
      rightAnimation.values = [0, -47.degreesToRadians, -IntroView.onboardingIntroArmAngle]
      rightAnimation.keyTimes = [0, 0.5, 1]
      return rightAnimation
    }()
  }

  @Test func livingRoom() throws {
    let comparison = try SceneComparison("onboarding/living-room.yaml")
    let parts = ["chair", "pictureFrame", "body", "leftArm", "rightArm", "table", "lamp"]
    let stage = try Stage.run(size: CGSize(width: 375, height: 667), duration: 8) { window in
      let view = IntroView(frame: window.bounds)
      let illustration = view.illustrationLayer
      illustration.name = "illustration"
      illustration.position = CGPointMake(375 / 2, 667 / 2)
      let layers: [CALayer] = [
        illustration.chair, illustration.pictureFrame, illustration.body, illustration.leftArm,
        illustration.rightArm, illustration.table, illustration.lamp,
      ]
      try comparison.place(Array(zip(parts, layers)), in: "illustration")
      view.layer.addSublayer(illustration)
      window.addSubview(view)
      view.configureForIntroAnimation()
      after(0.5) { view.startIntroAnimation() }
    }
    try comparison.expectSame(
      stage, until: 2,
      Dictionary(uniqueKeysWithValues: parts.map { ("illustration.\($0)", ["position", "transform"]) }),
      byLastName: true)
  }

  /// The code that PaintCode writes for drawRect: each group moves and turns the context.
  final class IntroScreen: UIView {
    override func draw(_ rect: CGRect) {
      drawIntroScreen(frame: rect, rightArmAngle: IntroView.onboardingIntroArmAngle)
    }

    func drawIntroScreen(frame: CGRect, rightArmAngle: CGFloat) {
      //// General Declarations
      guard let context = UIGraphicsGetCurrentContext() else { return }

      //// Color Declarations
      let skin = UIColor(red: 0xF6 / 255, green: 0xC7 / 255, blue: 0xA2 / 255, alpha: 1.000)
      let sleeve = UIColor(red: 0xF9 / 255, green: 0x7A / 255, blue: 0x70 / 255, alpha: 1.000)
      let cuff = UIColor(red: 0xC9 / 255, green: 0x44 / 255, blue: 0x5C / 255, alpha: 1.000)

      //// rightArmGroup
      context.saveGState()
      context.translateBy(x: 188, y: 133)
      context.rotate(by: rightArmAngle)

      //// rightWrist Drawing
      let rightWristPath = UIBezierPath()
      rightWristPath.move(to: CGPoint(x: 26, y: -35))
      rightWristPath.addLine(to: CGPoint(x: 29, y: -44))
      rightWristPath.lineCapStyle = .round
      rightWristPath.lineWidth = 9
      skin.setStroke()
      rightWristPath.stroke()

      //// rightFingers Drawing
      let rightFingersPath = UIBezierPath()
      rightFingersPath.move(to: CGPoint(x: 34, y: -44))
      rightFingersPath.addQuadCurve(to: CGPoint(x: 33.5, y: -52.5), controlPoint: CGPoint(x: 36, y: -50))
      rightFingersPath.move(to: CGPoint(x: 29.7, y: -47))
      rightFingersPath.addQuadCurve(to: CGPoint(x: 27.5, y: -54.6), controlPoint: CGPoint(x: 30, y: -53))
      rightFingersPath.move(to: CGPoint(x: 25, y: -46))
      rightFingersPath.addQuadCurve(to: CGPoint(x: 20.7, y: -50.8), controlPoint: CGPoint(x: 23.2, y: -50.2))
      rightFingersPath.lineCapStyle = .round
      rightFingersPath.lineWidth = 3.6
      rightFingersPath.stroke()

      //// rightHand Drawing
      let rightHandPath = UIBezierPath(ovalIn: CGRect(x: 23.5, y: -49.5, width: 11, height: 11))
      skin.setFill()
      rightHandPath.fill()

      //// rightarm Drawing
      let rightarmPath = UIBezierPath()
      rightarmPath.move(to: CGPoint(x: 0, y: 0))
      rightarmPath.addQuadCurve(to: CGPoint(x: 25, y: -31), controlPoint: CGPoint(x: 18, y: -4))
      rightarmPath.lineCapStyle = .round
      rightarmPath.lineWidth = 14
      sleeve.setStroke()
      rightarmPath.stroke()

      //// rightCuff Drawing
      let rightCuffPath = UIBezierPath()
      rightCuffPath.move(to: CGPoint(x: 30, y: -28.5))
      rightCuffPath.addLine(to: CGPoint(x: 19.4, y: -31.5))
      rightCuffPath.lineCapStyle = .round
      rightCuffPath.lineWidth = 4.5
      cuff.setStroke()
      rightCuffPath.stroke()

      context.restoreGState()
    }
  }

  @Test("What drawRect draws is what the scene's layers show") func drawnArm() throws {
    let comparison = try SceneComparison("onboarding/living-room.yaml")
    let size = CGSize(width: 296, height: 241)
    let images = ImageLibrary()
    let stage = Stage.run(size: size, background: .clear, images: images) { window in
      let view = IntroScreen(frame: window.bounds)
      view.backgroundColor = .clear
      window.addSubview(view)
    }
    // The arm of the scene, alone.
    let arm = try #require(comparison.layer("rightArm", in: "illustration"))
    arm.removeFromSuperlayer()
    let own = Stage.run(size: size, background: .clear) { $0.layer.backing.addSublayer(arm) }
    var options = RenderOptions()
    options.size = .scale(2)
    let drawn = try Renderer(stage, images: images, options: options).still(at: 0)
    let shown = try Renderer(own, options: options).still(at: 0)
    var (painted, worst) = (0, 0)
    var different: Set<Int> = []
    for y in 0..<shown.height {
      for x in 0..<shown.width {
        let (a, b) = (drawn[x, y], shown[x, y])
        if b.alpha > 0 { painted += 1 }
        for (one, other) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)] {
          worst = max(worst, abs(Int(one) - Int(other)))
          if abs(Int(one) - Int(other)) > 1 { different.insert(y * shown.width + x) }
        }
      }
    }
    // Coordinates are sums in another order here, so that where two edges meet, one pixel differs by 2.
    #expect(painted > 1000 && worst <= 2 && different.count <= 1, "\(painted) pixels, \(worst) at \(different)")
  }

  final class FireworkLayer: CALayer {
    let mask1 = CAShapeLayer()

    static func identityTransformAnimation() -> CAAnimation {
      let growth = CABasicAnimation(keyPath: "transform.scale")
      growth.fromValue = 0.01
      growth.toValue = 1
      growth.duration = 0.6
      growth.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)
      return growth
    }

    static func fadeAnimation() -> CAAnimation {
      let fade = CAKeyframeAnimation(keyPath: "opacity")
      fade.values = [0, 1, 1, 0]
      fade.keyTimes = [0, 0.2, 0.6, 1]
      fade.duration = 2
      return fade
    }

    static func largeFireworkAnimationGroup() -> CAAnimationGroup {
      let animationGroup = CAAnimationGroup()
      animationGroup.repeatCount = .infinity
      animationGroup.animations = [identityTransformAnimation(), fadeAnimation()]
      return animationGroup
    }

    func configureFireworkAnimation(begin: Double) {
      let fireworkAnimationGroup = FireworkLayer.largeFireworkAnimationGroup()
      fireworkAnimationGroup.duration = 3.5
      fireworkAnimationGroup.beginTime = CACurrentMediaTime() + begin
      mask1.add(fireworkAnimationGroup, forKey: "fireworkGroupAnimation")
    }
  }

  @Test func fireworks() throws {
    let stage = Stage.run(size: CGSize(width: 375, height: 375), duration: 7.5) { window in
      for (name, begin) in [("topLeftFirework", 0.3), ("topRightFirework", 0.8), ("middleFirework", 1.4)] {
        let firework = FireworkLayer()
        firework.bounds = CGRectMake(0, 0, 120, 120)
        firework.name = name
        firework.mask1.name = "glow"
        firework.mask1.frame = firework.bounds
        firework.mask1.path = UIBezierPath(ovalIn: firework.bounds).cgPath
        firework.mask1.opacity = 0
        firework.mask = firework.mask1
        window.layer.addSublayer(firework)
        firework.configureFireworkAnimation(begin: begin)
      }
    }
    let paths = ["transform.scale.x", "opacity"]
    try SceneComparison("onboarding/fireworks.yaml").expectSame(
      stage, until: 7.5,
      ["topLeftFirework.glow": paths, "topRightFirework.glow": paths, "middleFirework.glow": paths])
  }

  final class OutdoorsView: UIView {
    let illustrationLayer = CALayer()
    let femaleBody = CAShapeLayer()
    let femaleHairBackground = CAShapeLayer()
    let trees = CAShapeLayer()
    let buildings = CAShapeLayer()
    let leftArm = CAShapeLayer()
    let rightArm = CAShapeLayer()
    let leftLeg = CAShapeLayer()
    let introAnimationOffset = CGFloat(375 / 2.0 + 296 / 2)

    func configure() {
      femaleBody.updatePosition(offset: CGPointMake(-introAnimationOffset, 0))
      femaleHairBackground.updatePosition(offset: CGPointMake(-introAnimationOffset, 0))
      trees.transform = CATransform3DMakeScale(1, 0.01, 1)
      buildings.transform = CATransform3DMakeScale(1, 0.01, 1)
      leftArm.transform = CATransform3DMakeRotation(-0.610865, 0, 0, 1)
      rightArm.transform = CATransform3DMakeRotation(0.610865, 0, 0, 1)
      leftLeg.transform = CATransform3DMakeRotation(0.35, 0, 0, 1)
    }

    func start() {
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.45)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn))

      // After moving the main items into the center,
      // animate the arms and legs back to their identity state
      CATransaction.setCompletionBlock { [unowned self] in
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut))

        self.leftArm.transform = CATransform3DIdentity
        self.rightArm.transform = CATransform3DIdentity
        self.leftLeg.transform = CATransform3DIdentity

        CATransaction.commit()
      }

      // Move the character to center
      femaleBody.updatePosition(offset: CGPointMake(introAnimationOffset, 0))
      femaleHairBackground.updatePosition(offset: CGPointMake(introAnimationOffset, 0))

      // Scale trees back up
      trees.transform = CATransform3DIdentity
      buildings.transform = CATransform3DIdentity

      CATransaction.commit()
    }
  }

  @Test func outdoors() throws {
    let comparison = try SceneComparison("onboarding/outdoors.yaml")
    // An unowned view must outlive its completion blocks, as a view on a device does.
    var kept: OutdoorsView?
    var names: [String] = []
    let stage = try Stage.run(size: CGSize(width: 375, height: 667), duration: 3) { window in
      let view = OutdoorsView(frame: window.bounds)
      kept = view
      view.illustrationLayer.name = "illustration"
      let parts: [(String, CALayer, CALayer)] = [
        ("buildings", view.buildings, view.illustrationLayer), ("trees", view.trees, view.illustrationLayer),
        ("femaleHairBackground", view.femaleHairBackground, view.illustrationLayer),
        ("femaleBody", view.femaleBody, view.illustrationLayer), ("leftArm", view.leftArm, view.femaleBody),
        ("rightArm", view.rightArm, view.femaleBody), ("leftLeg", view.leftLeg, view.femaleBody),
      ]
      try comparison.place(parts.map { ($0.0, $0.1) }, in: "illustration")
      for (_, layer, outer) in parts { outer.addSublayer(layer) }
      names = parts.map { $0.2 === view.femaleBody ? "illustration.femaleBody.\($0.0)" : "illustration.\($0.0)" }
      view.layer.addSublayer(view.illustrationLayer)
      window.addSubview(view)
      view.configure()
      after(0.5) { view.start() }
    }
    try comparison.expectSame(
      stage, until: 3, Dictionary(uniqueKeysWithValues: names.map { ($0, ["position", "transform"]) }),
      byLastName: true)
    #expect(kept != nil)
  }

  /// The picture of a transition isn't a value: the text and its time are compared here, the pictures by goldens.
  @Test func textFade() throws {
    let pages = [
      ("Time to move a little", "Once an hour is enough"), ("Once around the block", "Two hundred and fifty steps"),
      ("Well done", "See you in an hour"),
    ]
    let colors = ["2A2E52", "2B7C86", "C9514F"].map { UInt32($0, radix: 16) ?? 0 }.map { CGColor(Color(hex: $0)) }
    var page = 0
    let stage = Stage.run(size: CGSize(width: 375, height: 240), duration: 4) { window in
      let screen = CALayer()
      screen.frame = window.bounds
      screen.backgroundColor = colors[0]
      screen.name = "screen"
      window.layer.addSublayer(screen)
      let titleLabel = UILabel(frame: CGRectMake(20, 58, 335, 40))
      titleLabel.text = pages[0].0
      titleLabel.accessibilityIdentifier = "heading"
      window.addSubview(titleLabel)
      let next = UIButton(frame: CGRectMake(122.5, 152, 130, 44))
      window.addSubview(next)
      next.addAction(
        UIAction { _ in
          page = (page + 1) % 3
          let simpleFadeTransition = CATransition.simpleFade()
          titleLabel.layer.add(simpleFadeTransition, forKey: "changeTextTransition")
          titleLabel.text = pages[page].0
          CATransaction.begin()
          CATransaction.setAnimationDuration(0.25)
          CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
          screen.backgroundColor = colors[page]
          CATransaction.commit()
        }, for: .touchUpInside)
      window.touches.tap(next, at: 0.6, 1.7, 2.8, holding: 0.12)
    }
    try SceneComparison("onboarding/text-fade.yaml").expectSame(
      stage, until: 4, ["screen": ["backgroundColor"]])
    let heading = try #require(
      stage.root.sublayers.first?.sublayers.first { $0.name == "heading" })
    #expect(heading.model.string == pages[0].0)
    #expect(page == 0)
  }
}
