// What `timing --code` prints for onboarding/moon.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let onboardingMoon: [SceneCode] = [
    SceneCode(scene: "onboarding/moon", style: .coreAnimation, functions: OnboardingMoon_coreAnimation),
    SceneCode(scene: "onboarding/moon", style: .uiKit, functions: OnboardingMoon_uiKit),
    SceneCode(scene: "onboarding/moon", style: .pop, functions: OnboardingMoon_pop),
  ]

  private static func OnboardingMoon_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterSleepTouchDown(_ layer: (String) -> CALayer) {
  motion0(layer("sleep"))
}
func afterSleepTouchUpInside(_ layer: (String) -> CALayer) {
  motion1(layer("sleep"))
  motion2(layer("sleep.title"))
  motion3(layer("sky"))
  motion4(layer("sleep"))
  motion5(layer("moon"))
  motion6(layer("moon..cap.tail"))
  motion7(layer("star(0)"))
  motion8(layer("star(1)"))
  motion9(layer("moon..glow"))
  motion10(layer("star(2)"))
  motion11(layer("star(3)"))
  motion12(layer("star(4)"))
  motion13(layer("star(5)"))
  motion14(layer("star(6)"))
  motion15(layer("star(7)"))
  motion16(layer("star(8)"))
  motion17(layer("star(9)"))
  motion19(layer("star(10)"))
  motion20(layer("star(11)"))
  motion21(layer("star(12)"))
  motion22(layer("star(13)"))
  motion24(layer("star(14)"))
  motion25(layer("star(15)"))
  motion26(layer("star(16)"))
  motion27(layer("star(17)"))
  motion28(layer("star(18)"))
  motion29(layer("star(19)"))
  motion30(layer("star(20)"))
  motion31(layer("star(21)"))
  motion32(layer("star(22)"))
  motion33(layer("star(23)"))
  motion34(layer("star(24)"))
  motion35(layer("star(25)"))
  motion36(layer("star(26)"))
  motion37(layer("star(27)"))
  motion38(layer("star(28)"))
  motion39(layer("star(29)"))
  after(1.1) { [layer = layer("moon..openEyes")] in motion18(layer) }
  after(1.35) { [layer = layer("moon..laugh")] in motion23(layer) }
  after(1.9) { [layer = layer("moon..openEyes")] in motion18(layer) }
  after(2.9) { [layer = layer("moon..openEyes")] in motion40(layer) }
  after(3.9) { [layer = layer("hills..window")] in motion41(layer) }
  after(3.9) { [layer = layer("moon")] in motion42(layer) }
  after(3.9) { [layer = layer("moon..cap.tail")] in motion43(layer) }
  after(4.2) { [layer = layer("firstSnore")] in motion44(layer) }
  after(5.1) { [layer = layer("secondSnore")] in motion44(layer) }
  after(6.0) { [layer = layer("thirdSnore")] in motion44(layer) }
}
    return ["afterSleepTouchDown": { afterSleepTouchDown(layer) }, "afterSleepTouchUpInside": { afterSleepTouchUpInside(layer) }]
  }

  private static func OnboardingMoon_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterSleepTouchDown(_ view: (String) -> UIView) {
  motion0(view("sleep").layer)
}
func afterSleepTouchUpInside(_ view: (String) -> UIView) {
  motion1(view("sleep").layer)
  motion2(view("sleep.title").layer)
  motion3(view("sky").layer)
  motion4(view("sleep").layer)
  motion5(view("moon").layer)
  motion6(view("moon..cap.tail").layer)
  motion45(view("star(0)"))
  motion46(view("star(1)"))
  motion47(view("moon..glow"))
  motion48(view("star(2)"))
  motion49(view("star(3)"))
  motion50(view("star(4)"))
  motion51(view("star(5)"))
  motion52(view("star(6)"))
  motion53(view("star(7)"))
  motion54(view("star(8)"))
  motion55(view("star(9)"))
  motion56(view("star(10)"))
  motion57(view("star(11)"))
  motion58(view("star(12)"))
  motion59(view("star(13)"))
  motion60(view("star(14)"))
  motion61(view("star(15)"))
  motion62(view("star(16)"))
  motion63(view("star(17)"))
  motion64(view("star(18)"))
  motion65(view("star(19)"))
  motion66(view("star(20)"))
  motion67(view("star(21)"))
  motion68(view("star(22)"))
  motion69(view("star(23)"))
  motion70(view("star(24)"))
  motion71(view("star(25)"))
  motion72(view("star(26)"))
  motion73(view("star(27)"))
  motion74(view("star(28)"))
  motion75(view("star(29)"))
  after(1.1) { [view = view("moon..openEyes")] in motion18(view.layer) }
  after(1.35) { [view = view("moon..laugh")] in motion23(view.layer) }
  after(1.9) { [view = view("moon..openEyes")] in motion18(view.layer) }
  after(2.9) { [view = view("moon..openEyes")] in motion40(view.layer) }
  after(3.9) { [view = view("hills..window")] in motion76(view) }
  after(3.9) { [view = view("moon")] in motion77(view) }
  after(3.9) { [view = view("moon..cap.tail")] in motion43(view.layer) }
  after(4.2) { [view = view("firstSnore")] in motion44(view.layer) }
  after(5.1) { [view = view("secondSnore")] in motion44(view.layer) }
  after(6.0) { [view = view("thirdSnore")] in motion44(view.layer) }
}
    return ["afterSleepTouchDown": { afterSleepTouchDown(view) }, "afterSleepTouchUpInside": { afterSleepTouchUpInside(view) }]
  }

  private static func OnboardingMoon_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterSleepTouchDown(_ layer: (String) -> CALayer) {
  motion78(layer("sleep"))
}
func afterSleepTouchUpInside(_ layer: (String) -> CALayer) {
  motion79(layer("sleep"))
  motion2(layer("sleep.title"))
  motion3(layer("sky"))
  motion4(layer("sleep"))
  motion80(layer("moon"))
  motion81(layer("moon..cap.tail"))
  motion7(layer("star(0)"))
  motion8(layer("star(1)"))
  motion9(layer("moon..glow"))
  motion10(layer("star(2)"))
  motion11(layer("star(3)"))
  motion12(layer("star(4)"))
  motion13(layer("star(5)"))
  motion14(layer("star(6)"))
  motion15(layer("star(7)"))
  motion16(layer("star(8)"))
  motion17(layer("star(9)"))
  motion19(layer("star(10)"))
  motion20(layer("star(11)"))
  motion21(layer("star(12)"))
  motion22(layer("star(13)"))
  motion24(layer("star(14)"))
  motion25(layer("star(15)"))
  motion26(layer("star(16)"))
  motion27(layer("star(17)"))
  motion28(layer("star(18)"))
  motion29(layer("star(19)"))
  motion30(layer("star(20)"))
  motion31(layer("star(21)"))
  motion32(layer("star(22)"))
  motion33(layer("star(23)"))
  motion34(layer("star(24)"))
  motion35(layer("star(25)"))
  motion36(layer("star(26)"))
  motion37(layer("star(27)"))
  motion38(layer("star(28)"))
  motion39(layer("star(29)"))
  after(1.1) { [layer = layer("moon..openEyes")] in motion18(layer) }
  after(1.35) { [layer = layer("moon..laugh")] in motion82(layer) }
  after(1.9) { [layer = layer("moon..openEyes")] in motion18(layer) }
  after(2.9) { [layer = layer("moon..openEyes")] in motion40(layer) }
  after(3.9) { [layer = layer("hills..window")] in motion41(layer) }
  after(3.9) { [layer = layer("moon")] in motion42(layer) }
  after(3.9) { [layer = layer("moon..cap.tail")] in motion83(layer) }
  after(4.2) { [layer = layer("firstSnore")] in motion44(layer) }
  after(5.1) { [layer = layer("secondSnore")] in motion44(layer) }
  after(6.0) { [layer = layer("thirdSnore")] in motion44(layer) }
}
    return ["afterSleepTouchDown": { afterSleepTouchDown(layer) }, "afterSleepTouchUpInside": { afterSleepTouchUpInside(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [1.0], to: [0.94], velocity: [0.0],
      tension: 469.545882353, friction: 28.841994024354804, mass: 1.0,
      frames: 16, interval: 0.016666666666666666
    ).map { $0[0] }
    animation.duration = 0.25
    setWithoutAnimation(layer, "transform.scale.x", 0.94)
    layer.add(animation, forKey: "scaleXY.transform.scale.x")
  }
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
    animation.values = popSpring(
      from: [1.0], to: [0.94], velocity: [0.0],
      tension: 469.545882353, friction: 28.841994024354804, mass: 1.0,
      frames: 16, interval: 0.016666666666666666
    ).map { $0[0] }
    animation.duration = 0.25
    setWithoutAnimation(layer, "transform.scale.y", 0.94)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion1(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [0.942410302169], to: [1.0], velocity: [-0.230341670818],
      tension: 384.582352941, friction: 18.197739241270597, mass: 1.0,
      frames: 27, interval: 0.016666666666666666, carried: 0.000333327016172
    ).map { $0[0] }
    animation.duration = 0.433333333333
    setWithoutAnimation(layer, "transform.scale.x", 1.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.x")
  }
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
    animation.values = popSpring(
      from: [0.942410302169], to: [1.0], velocity: [-0.230341670818],
      tension: 384.582352941, friction: 18.197739241270597, mass: 1.0,
      frames: 27, interval: 0.016666666666666666, carried: 0.000333327016172
    ).map { $0[0] }
    animation.duration = 0.433333333333
    setWithoutAnimation(layer, "transform.scale.y", 1.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion2(_ layer: CALayer) {
  let animation = CATransition()
  animation.type = .fade
  animation.duration = 0.25
  layer.add(animation, forKey: kCATransition)
}

private func motion3(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "colors")
  animation.fromValue = [CGColor(srgbRed: 0.356862745098, green: 0.35294117647058826, blue: 0.650980392157, alpha: 1.0), CGColor(srgbRed: 0.941176470588, green: 0.643137254902, blue: 0.560784313725, alpha: 1.0)]
  animation.toValue = [CGColor(srgbRed: 0.0823529411765, green: 0.0901960784314, blue: 0.227450980392, alpha: 1.0), CGColor(srgbRed: 0.172549019608, green: 0.1843137254901961, blue: 0.419607843137, alpha: 1.0)]
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 1.2
  setWithoutAnimation(layer, "colors", [CGColor(srgbRed: 0.0823529411765, green: 0.0901960784314, blue: 0.227450980392, alpha: 1.0), CGColor(srgbRed: 0.172549019608, green: 0.1843137254901961, blue: 0.419607843137, alpha: 1.0)])
  layer.add(animation, forKey: "colors")
}

private func motion4(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "backgroundColor")
  animation.fromValue = CGColor(srgbRed: 0.549019607843, green: 0.482352941176, blue: 0.901960784314, alpha: 1.0)
  animation.toValue = CGColor(srgbRed: 0.227450980392, green: 0.23921568627450981, blue: 0.501960784314, alpha: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 1.2
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 0.227450980392, green: 0.23921568627450981, blue: 0.501960784314, alpha: 1.0))
  layer.add(animation, forKey: "backgroundColor")
}

private func motion5(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "position.y")
  animation.values = popSpring(
    from: [560.0], to: [196.0], velocity: [0.0],
    tension: 129.691764706, friction: 11.7327148645758, mass: 1.0,
    frames: 71, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 1.1666666666666667
  setWithoutAnimation(layer, "position.y", 196.0)
  layer.add(animation, forKey: "positionY")
}

private func motion6(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [-0.663225115758], to: [0.0], velocity: [0.0],
    tension: 129.691764706, friction: 6.75448616392, mass: 1.0,
    frames: 80, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 1.3166666666666667
  setWithoutAnimation(layer, "transform.rotation.z", 0.0)
  layer.add(animation, forKey: "rotation")
}

private func motion7(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.623263904499
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.4
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.623263904499)
  layer.add(animation, forKey: "opacity")
}

private func motion8(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.523002068736
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.47
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.523002068736)
  layer.add(animation, forKey: "opacity")
}

private func motion9(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 1.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 1.6
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.5
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 1.0)
  layer.add(animation, forKey: "opacity")
}

private func motion10(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.562736420046
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.54
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.562736420046)
  layer.add(animation, forKey: "opacity")
}

private func motion11(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.741521815832
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.61
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.741521815832)
  layer.add(animation, forKey: "opacity")
}

private func motion12(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.550545931736
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.68
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.550545931736)
  layer.add(animation, forKey: "opacity")
}

private func motion13(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.609838933661
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.75
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.609838933661)
  layer.add(animation, forKey: "opacity")
}

private func motion14(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.880384171663
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.82
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.880384171663)
  layer.add(animation, forKey: "opacity")
}

private func motion15(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.852053583194
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.89
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.852053583194)
  layer.add(animation, forKey: "opacity")
}

private func motion16(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.388493677784
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.96
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.388493677784)
  layer.add(animation, forKey: "opacity")
}

private func motion17(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.830596959905
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.03
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.830596959905)
  layer.add(animation, forKey: "opacity")
}

private func motion18(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
  animation.values = [1.0, 0.1, 1.0]
  animation.keyTimes = [0.0, 0.5, 1.0]
  animation.duration = 0.2
  layer.add(animation, forKey: "transform.scale.y")
}

private func motion19(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.53762055676
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.1
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.53762055676)
  layer.add(animation, forKey: "opacity")
}

private func motion20(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.371347598978
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.17
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.371347598978)
  layer.add(animation, forKey: "opacity")
}

private func motion21(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.86363149149
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.24
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.86363149149)
  layer.add(animation, forKey: "opacity")
}

private func motion22(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.380450891334
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.31
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.380450891334)
  layer.add(animation, forKey: "opacity")
}

private func motion23(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [0.5], to: [1.0], velocity: [0.0],
      tension: 342.100588235, friction: 17.17196776474035, mass: 1.0,
      frames: 40, interval: 0.016666666666666666
    ).map { $0[0] }
    animation.duration = 0.65
    setWithoutAnimation(layer, "transform.scale.x", 1.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.x")
  }
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
    animation.values = popSpring(
      from: [0.5], to: [1.0], velocity: [0.0],
      tension: 342.100588235, friction: 17.17196776474035, mass: 1.0,
      frames: 40, interval: 0.016666666666666666
    ).map { $0[0] }
    animation.duration = 0.65
    setWithoutAnimation(layer, "transform.scale.y", 1.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion24(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.968579088165
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.38
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.968579088165)
  layer.add(animation, forKey: "opacity")
}

private func motion25(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.726009196958
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.45
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.726009196958)
  layer.add(animation, forKey: "opacity")
}

private func motion26(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.486535620045
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.52
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.486535620045)
  layer.add(animation, forKey: "opacity")
}

private func motion27(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.538984375624
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.59
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.538984375624)
  layer.add(animation, forKey: "opacity")
}

private func motion28(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.35440016371742816
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.66
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.35440016371742816)
  layer.add(animation, forKey: "opacity")
}

private func motion29(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.824747157486
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.73
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.824747157486)
  layer.add(animation, forKey: "opacity")
}

private func motion30(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.623284442404
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.8
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.623284442404)
  layer.add(animation, forKey: "opacity")
}

private func motion31(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.564322362506
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.87
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.564322362506)
  layer.add(animation, forKey: "opacity")
}

private func motion32(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.444776050747
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.94
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.444776050747)
  layer.add(animation, forKey: "opacity")
}

private func motion33(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.397588638535
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 2.01
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.397588638535)
  layer.add(animation, forKey: "opacity")
}

private func motion34(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.584771533511
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 2.08
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.584771533511)
  layer.add(animation, forKey: "opacity")
}

private func motion35(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.705878582316
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 2.15
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.705878582316)
  layer.add(animation, forKey: "opacity")
}

private func motion36(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.93165756993
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 2.22
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.93165756993)
  layer.add(animation, forKey: "opacity")
}

private func motion37(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.355633011862
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 2.29
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.355633011862)
  layer.add(animation, forKey: "opacity")
}

private func motion38(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.41244254481
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 2.36
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.41244254481)
  layer.add(animation, forKey: "opacity")
}

private func motion39(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.553596863546
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 2.43
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.553596863546)
  layer.add(animation, forKey: "opacity")
}

private func motion40(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
  animation.values = [1.0, 0.25, 0.25, 0.9, 0.12]
  animation.keyTimes = [0.0, 0.35, 0.55, 0.65, 1.0]
  animation.duration = 1.0
  setWithoutAnimation(layer, "transform.scale.y", 0.12)
  layer.add(animation, forKey: "transform.scale.y")
}

private func motion41(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 1.0
  animation.toValue = 0.12
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.3
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.12)
  layer.add(animation, forKey: "opacity")
}

private func motion42(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 0.0, y: -6.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 1.6
  animation.repeatCount = .infinity
  animation.autoreverses = true
  animation.fillMode = .both
  setWithoutAnimation(layer, "position", CGPoint(x: 160.0, y: 202.0))
  layer.add(animation, forKey: nil)
}

private func motion43(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [0.0], to: [0.20943951023931953], velocity: [0.0],
    tension: 129.691764706, friction: 7.72724349623, mass: 1.0,
    frames: 60, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.983333333333
  setWithoutAnimation(layer, "transform.rotation.z", 0.20943951023931953)
  layer.add(animation, forKey: "rotation")
}

private func motion44(_ layer: CALayer) {
  let animation1 = CABasicAnimation(keyPath: "position.y")
  animation1.fromValue = 140.0
  animation1.toValue = 62.0
  animation1.timingFunction = CAMediaTimingFunction(name: .easeOut)
  animation1.duration = 2.7
  let animation2 = CAKeyframeAnimation(keyPath: "position.x")
  animation2.values = [232.0, 246.0, 238.0, 256.0]
  animation2.calculationMode = .cubic
  animation2.duration = 2.7
  let animation3 = CABasicAnimation(keyPath: "transform.scale")
  animation3.fromValue = 0.4
  animation3.toValue = 1.15
  animation3.duration = 2.7
  let animation4 = CAKeyframeAnimation(keyPath: "opacity")
  animation4.values = [0.0, 1.0, 0.8, 0.0]
  animation4.keyTimes = [0.0, 0.25, 0.6, 1.0]
  animation4.duration = 2.7
  let group = CAAnimationGroup()
  group.animations = [animation1, animation2, animation3, animation4]
  group.duration = 2.7
  group.repeatCount = .infinity
  layer.add(group, forKey: "group")
}

private func motion45(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 0.4, options: [.curveEaseInOut]) {
    view.alpha = 0.623263904499
  }
}

private func motion46(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 0.47, options: [.curveEaseInOut]) {
    view.alpha = 0.523002068736
  }
}

private func motion47(_ view: UIView) {
  UIView.animate(withDuration: 1.6, delay: 0.5, options: [.curveEaseInOut]) {
    view.alpha = 1.0
  }
}

private func motion48(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 0.54, options: [.curveEaseInOut]) {
    view.alpha = 0.562736420046
  }
}

private func motion49(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 0.61, options: [.curveEaseInOut]) {
    view.alpha = 0.741521815832
  }
}

private func motion50(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 0.68, options: [.curveEaseInOut]) {
    view.alpha = 0.550545931736
  }
}

private func motion51(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 0.75, options: [.curveEaseInOut]) {
    view.alpha = 0.609838933661
  }
}

private func motion52(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 0.82, options: [.curveEaseInOut]) {
    view.alpha = 0.880384171663
  }
}

private func motion53(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 0.89, options: [.curveEaseInOut]) {
    view.alpha = 0.852053583194
  }
}

private func motion54(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 0.96, options: [.curveEaseInOut]) {
    view.alpha = 0.388493677784
  }
}

private func motion55(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 1.03, options: [.curveEaseInOut]) {
    view.alpha = 0.830596959905
  }
}

private func motion56(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 1.1, options: [.curveEaseInOut]) {
    view.alpha = 0.53762055676
  }
}

private func motion57(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 1.17, options: [.curveEaseInOut]) {
    view.alpha = 0.371347598978
  }
}

private func motion58(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 1.24, options: [.curveEaseInOut]) {
    view.alpha = 0.86363149149
  }
}

private func motion59(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 1.31, options: [.curveEaseInOut]) {
    view.alpha = 0.380450891334
  }
}

private func motion60(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 1.38, options: [.curveEaseInOut]) {
    view.alpha = 0.968579088165
  }
}

private func motion61(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 1.45, options: [.curveEaseInOut]) {
    view.alpha = 0.726009196958
  }
}

private func motion62(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 1.52, options: [.curveEaseInOut]) {
    view.alpha = 0.486535620045
  }
}

private func motion63(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 1.59, options: [.curveEaseInOut]) {
    view.alpha = 0.538984375624
  }
}

private func motion64(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 1.66, options: [.curveEaseInOut]) {
    view.alpha = 0.35440016371742816
  }
}

private func motion65(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 1.73, options: [.curveEaseInOut]) {
    view.alpha = 0.824747157486
  }
}

private func motion66(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 1.8, options: [.curveEaseInOut]) {
    view.alpha = 0.623284442404
  }
}

private func motion67(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 1.87, options: [.curveEaseInOut]) {
    view.alpha = 0.564322362506
  }
}

private func motion68(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 1.94, options: [.curveEaseInOut]) {
    view.alpha = 0.444776050747
  }
}

private func motion69(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 2.01, options: [.curveEaseInOut]) {
    view.alpha = 0.397588638535
  }
}

private func motion70(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 2.08, options: [.curveEaseInOut]) {
    view.alpha = 0.584771533511
  }
}

private func motion71(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 2.15, options: [.curveEaseInOut]) {
    view.alpha = 0.705878582316
  }
}

private func motion72(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 2.22, options: [.curveEaseInOut]) {
    view.alpha = 0.93165756993
  }
}

private func motion73(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 2.29, options: [.curveEaseInOut]) {
    view.alpha = 0.355633011862
  }
}

private func motion74(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 2.36, options: [.curveEaseInOut]) {
    view.alpha = 0.41244254481
  }
}

private func motion75(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 2.43, options: [.curveEaseInOut]) {
    view.alpha = 0.553596863546
  }
}

private func motion76(_ view: UIView) {
  UIView.animate(withDuration: 0.3, delay: 0.0, options: [.curveEaseInOut]) {
    view.alpha = 0.12
  }
}

private func motion77(_ view: UIView) {
  UIView.animate(withDuration: 1.6, delay: 0.0, options: [.curveEaseInOut, .repeat, .autoreverse]) {
    view.center = CGPoint(x: 160.0, y: 202.0)
  }
}

private func motion78(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerScaleXY)!
  animation.springBounciness = 8.0
  animation.springSpeed = 18.0
  animation.toValue = NSValue(cgPoint: CGPoint(x: 0.94, y: 0.94))
  layer.pop_add(animation, forKey: "scaleXY")
}

private func motion79(_ layer: CALayer) {
  if let animation = layer.pop_animation(forKey: "scaleXY") as? POPSpringAnimation {
    animation.springBounciness = 14.0
    animation.springSpeed = 14.0
    animation.toValue = NSValue(cgPoint: CGPoint(x: 1.0, y: 1.0))
  } else {
    let animation = POPSpringAnimation(propertyNamed: kPOPLayerScaleXY)!
    animation.springBounciness = 14.0
    animation.springSpeed = 14.0
    animation.toValue = NSValue(cgPoint: CGPoint(x: 1.0, y: 1.0))
    layer.pop_add(animation, forKey: "scaleXY")
  }
}

private func motion80(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerPositionY)!
  animation.springBounciness = 9.0
  animation.springSpeed = 2.0
  animation.toValue = NSNumber(value: 196.0)
  layer.pop_add(animation, forKey: "positionY")
}

private func motion81(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerRotation)!
  animation.fromValue = NSNumber(value: -0.663225115758)
  animation.springBounciness = 18.0
  animation.springSpeed = 2.0
  animation.toValue = NSNumber(value: 0.0)
  layer.pop_add(animation, forKey: "rotation")
}

private func motion82(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerScaleXY)!
  animation.fromValue = NSValue(cgPoint: CGPoint(x: 0.5, y: 0.5))
  animation.springBounciness = 14.0
  animation.springSpeed = 12.0
  animation.toValue = NSValue(cgPoint: CGPoint(x: 1.0, y: 1.0))
  layer.pop_add(animation, forKey: "scaleXY")
}

private func motion83(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerRotation)!
  animation.springBounciness = 16.0
  animation.springSpeed = 2.0
  animation.toValue = NSNumber(value: 0.20943951023931953)
  layer.pop_add(animation, forKey: "rotation")
}
