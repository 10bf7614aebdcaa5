// What `timing --code` prints for pop/hamburger.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let popHamburger: [SceneCode] = [
    SceneCode(scene: "pop/hamburger", style: .coreAnimation, functions: PopHamburger_coreAnimation),
    SceneCode(scene: "pop/hamburger", style: .uiKit, functions: PopHamburger_uiKit),
    SceneCode(scene: "pop/hamburger", style: .pop, functions: PopHamburger_pop),
  ]

  private static func PopHamburger_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterMenuTouchesBegan(_ layer: (String) -> CALayer) {
  motion0(layer("menu"))
}
func afterMenuTouchesBegan2(_ layer: (String) -> CALayer) {
  motion15(layer("menu"))
}
func afterMenuTouchesBegan3(_ layer: (String) -> CALayer) {
  motion22(layer("menu"))
}
func afterMenuTouchesEnded(_ layer: (String) -> CALayer) {
  motion1(layer("menu"))
}
func afterMenuTouchesEnded2(_ layer: (String) -> CALayer) {
  motion14(layer("menu"))
}
func afterMenuTouchesEnded3(_ layer: (String) -> CALayer) {
  motion16(layer("menu"))
}
func afterMenuTouchesEnded4(_ layer: (String) -> CALayer) {
  motion23(layer("menu"))
}
func afterMenuTouchUpInside(_ layer: (String) -> CALayer) {
  motion2(layer("menu.middle"))
  motion3(layer("menu.top"))
  motion3(layer("menu.bottom"))
  motion4(layer("menu.top"))
  motion5(layer("menu.bottom"))
  motion6(layer("menu.top"))
  motion7(layer("menu.bottom"))
}
func afterMenuTouchUpInside2(_ layer: (String) -> CALayer) {
  motion8(layer("menu.middle"))
  motion9(layer("menu.top"))
  motion9(layer("menu.bottom"))
  motion10(layer("menu.top"))
  motion11(layer("menu.bottom"))
  motion12(layer("menu.top"))
  motion13(layer("menu.bottom"))
}
func afterMenuTouchUpInside3(_ layer: (String) -> CALayer) {
  motion8(layer("menu.middle"))
  motion17(layer("menu.top"))
  motion17(layer("menu.bottom"))
  motion18(layer("menu.top"))
  motion19(layer("menu.bottom"))
  motion20(layer("menu.top"))
  motion21(layer("menu.bottom"))
}
func afterMenuTouchUpInside4(_ layer: (String) -> CALayer) {
  motion2(layer("menu.middle"))
  motion24(layer("menu.top"))
  motion24(layer("menu.bottom"))
  motion25(layer("menu.top"))
  motion26(layer("menu.bottom"))
  motion27(layer("menu.top"))
  motion28(layer("menu.bottom"))
}
    return ["afterMenuTouchUpInside": { afterMenuTouchUpInside(layer) }, "afterMenuTouchUpInside2": { afterMenuTouchUpInside2(layer) }, "afterMenuTouchUpInside3": { afterMenuTouchUpInside3(layer) }, "afterMenuTouchUpInside4": { afterMenuTouchUpInside4(layer) }, "afterMenuTouchesBegan": { afterMenuTouchesBegan(layer) }, "afterMenuTouchesBegan2": { afterMenuTouchesBegan2(layer) }, "afterMenuTouchesBegan3": { afterMenuTouchesBegan3(layer) }, "afterMenuTouchesEnded": { afterMenuTouchesEnded(layer) }, "afterMenuTouchesEnded2": { afterMenuTouchesEnded2(layer) }, "afterMenuTouchesEnded3": { afterMenuTouchesEnded3(layer) }, "afterMenuTouchesEnded4": { afterMenuTouchesEnded4(layer) }]
  }

  private static func PopHamburger_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterMenuTouchesBegan(_ view: (String) -> UIView) {
  motion0(view("menu").layer)
}
func afterMenuTouchesBegan2(_ view: (String) -> UIView) {
  motion15(view("menu").layer)
}
func afterMenuTouchesBegan3(_ view: (String) -> UIView) {
  motion22(view("menu").layer)
}
func afterMenuTouchesEnded(_ view: (String) -> UIView) {
  motion1(view("menu").layer)
}
func afterMenuTouchesEnded2(_ view: (String) -> UIView) {
  motion14(view("menu").layer)
}
func afterMenuTouchesEnded3(_ view: (String) -> UIView) {
  motion16(view("menu").layer)
}
func afterMenuTouchesEnded4(_ view: (String) -> UIView) {
  motion23(view("menu").layer)
}
func afterMenuTouchUpInside(_ view: (String) -> UIView) {
  motion29(view("menu.middle"))
  motion3(view("menu.top").layer)
  motion3(view("menu.bottom").layer)
  motion4(view("menu.top").layer)
  motion5(view("menu.bottom").layer)
  motion6(view("menu.top").layer)
  motion7(view("menu.bottom").layer)
}
func afterMenuTouchUpInside2(_ view: (String) -> UIView) {
  motion30(view("menu.middle"))
  motion9(view("menu.top").layer)
  motion9(view("menu.bottom").layer)
  motion10(view("menu.top").layer)
  motion11(view("menu.bottom").layer)
  motion12(view("menu.top").layer)
  motion13(view("menu.bottom").layer)
}
func afterMenuTouchUpInside3(_ view: (String) -> UIView) {
  motion30(view("menu.middle"))
  motion17(view("menu.top").layer)
  motion17(view("menu.bottom").layer)
  motion18(view("menu.top").layer)
  motion19(view("menu.bottom").layer)
  motion20(view("menu.top").layer)
  motion21(view("menu.bottom").layer)
}
func afterMenuTouchUpInside4(_ view: (String) -> UIView) {
  motion29(view("menu.middle"))
  motion24(view("menu.top").layer)
  motion24(view("menu.bottom").layer)
  motion25(view("menu.top").layer)
  motion26(view("menu.bottom").layer)
  motion27(view("menu.top").layer)
  motion28(view("menu.bottom").layer)
}
    return ["afterMenuTouchUpInside": { afterMenuTouchUpInside(view) }, "afterMenuTouchUpInside2": { afterMenuTouchUpInside2(view) }, "afterMenuTouchUpInside3": { afterMenuTouchUpInside3(view) }, "afterMenuTouchUpInside4": { afterMenuTouchUpInside4(view) }, "afterMenuTouchesBegan": { afterMenuTouchesBegan(view) }, "afterMenuTouchesBegan2": { afterMenuTouchesBegan2(view) }, "afterMenuTouchesBegan3": { afterMenuTouchesBegan3(view) }, "afterMenuTouchesEnded": { afterMenuTouchesEnded(view) }, "afterMenuTouchesEnded2": { afterMenuTouchesEnded2(view) }, "afterMenuTouchesEnded3": { afterMenuTouchesEnded3(view) }, "afterMenuTouchesEnded4": { afterMenuTouchesEnded4(view) }]
  }

  private static func PopHamburger_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterMenuTouchesBegan(_ layer: (String) -> CALayer) {
  motion31(layer("menu"))
}
func afterMenuTouchesBegan2(_ layer: (String) -> CALayer) {
  motion41(layer("menu"))
}
func afterMenuTouchesBegan3(_ layer: (String) -> CALayer) {
  motion41(layer("menu"))
}
func afterMenuTouchesEnded(_ layer: (String) -> CALayer) {
  motion32(layer("menu"))
}
func afterMenuTouchesEnded2(_ layer: (String) -> CALayer) {
  motion32(layer("menu"))
}
func afterMenuTouchesEnded3(_ layer: (String) -> CALayer) {
  motion32(layer("menu"))
}
func afterMenuTouchesEnded4(_ layer: (String) -> CALayer) {
  motion32(layer("menu"))
}
func afterMenuTouchUpInside(_ layer: (String) -> CALayer) {
  motion2(layer("menu.middle"))
  motion33(layer("menu.top"))
  motion33(layer("menu.bottom"))
  motion34(layer("menu.top"))
  motion35(layer("menu.bottom"))
  motion36(layer("menu.top"))
  motion37(layer("menu.bottom"))
}
func afterMenuTouchUpInside2(_ layer: (String) -> CALayer) {
  motion8(layer("menu.middle"))
  motion38(layer("menu.top"))
  motion38(layer("menu.bottom"))
  motion39(layer("menu.top"))
  motion39(layer("menu.bottom"))
  motion40(layer("menu.top"))
  motion40(layer("menu.bottom"))
}
func afterMenuTouchUpInside3(_ layer: (String) -> CALayer) {
  motion8(layer("menu.middle"))
  motion42(layer("menu.top"))
  motion42(layer("menu.bottom"))
  motion43(layer("menu.top"))
  motion43(layer("menu.bottom"))
  motion44(layer("menu.top"))
  motion44(layer("menu.bottom"))
}
func afterMenuTouchUpInside4(_ layer: (String) -> CALayer) {
  motion2(layer("menu.middle"))
  motion45(layer("menu.top"))
  motion45(layer("menu.bottom"))
  motion46(layer("menu.top"))
  motion47(layer("menu.bottom"))
  motion48(layer("menu.top"))
  motion49(layer("menu.bottom"))
}
    return ["afterMenuTouchUpInside": { afterMenuTouchUpInside(layer) }, "afterMenuTouchUpInside2": { afterMenuTouchUpInside2(layer) }, "afterMenuTouchUpInside3": { afterMenuTouchUpInside3(layer) }, "afterMenuTouchUpInside4": { afterMenuTouchUpInside4(layer) }, "afterMenuTouchesBegan": { afterMenuTouchesBegan(layer) }, "afterMenuTouchesBegan2": { afterMenuTouchesBegan2(layer) }, "afterMenuTouchesBegan3": { afterMenuTouchesBegan3(layer) }, "afterMenuTouchesEnded": { afterMenuTouchesEnded(layer) }, "afterMenuTouchesEnded2": { afterMenuTouchesEnded2(layer) }, "afterMenuTouchesEnded3": { afterMenuTouchesEnded3(layer) }, "afterMenuTouchesEnded4": { afterMenuTouchesEnded4(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [1.0], to: [0.8], velocity: [0.0],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 42, interval: 0.016666666666666666
    ).map { $0[0] }
    animation.duration = 0.683333333333
    setWithoutAnimation(layer, "transform.scale.x", 0.8)
    layer.add(animation, forKey: "scaleXY.transform.scale.x")
  }
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
    animation.values = popSpring(
      from: [1.0], to: [0.8], velocity: [0.0],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 42, interval: 0.016666666666666666
    ).map { $0[0] }
    animation.duration = 0.683333333333
    setWithoutAnimation(layer, "transform.scale.y", 0.8)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion1(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [0.753450350693], to: [1.0], velocity: [-1.5513217171226905],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 44, interval: 0.016666666666666666, carried: 0.000666661156962
    ).map { $0[0] }
    animation.duration = 0.716666666667
    setWithoutAnimation(layer, "transform.scale.x", 1.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.x")
  }
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
    animation.values = popSpring(
      from: [0.753450350693], to: [1.0], velocity: [-1.5513217171226905],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 44, interval: 0.016666666666666666, carried: 0.000666661156962
    ).map { $0[0] }
    animation.duration = 0.716666666667
    setWithoutAnimation(layer, "transform.scale.y", 1.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion2(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 1.0
  animation.toValue = 0.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.2
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.0)
  layer.add(animation, forKey: "opacity")
}

private func motion3(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "backgroundColor")
  animation.values = popSpring(
    from: [1.0, 1.0, 1.0, 1.0], to: [1.0, 0.0, 0.0, 1.0], velocity: [0.0, 0.0, 0.0, 0.0],
    tension: 469.545882353, friction: 43.2357670292, mass: 1.0,
    frames: 25, interval: 0.016666666666666666
  ).map { CGColor(srgbRed: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
  animation.duration = 0.4
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 1.0, green: 0.0, blue: 0.0, alpha: 1.0))
  layer.add(animation, forKey: "backgroundColor")
}

private func motion4(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [0.0], to: [-0.785398163397], velocity: [0.0],
    tension: 469.545882353, friction: 24.215424129944175, mass: 1.0,
    frames: 29, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.466666666667
  setWithoutAnimation(layer, "transform.rotation.z", -0.785398163397)
  layer.add(animation, forKey: "rotation")
}

private func motion5(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [0.0], to: [0.785398163397], velocity: [0.0],
    tension: 469.545882353, friction: 24.215424129944175, mass: 1.0,
    frames: 29, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.466666666667
  setWithoutAnimation(layer, "transform.rotation.z", 0.785398163397)
  layer.add(animation, forKey: "rotation")
}

private func motion6(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.translation.y")
  animation.values = popSpring(
    from: [0.0], to: [29.0], velocity: [0.0],
    tension: 469.545882353, friction: 43.2357670292, mass: 1.0,
    frames: 21, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.333333333333
  setWithoutAnimation(layer, "transform.translation.y", 29.0)
  layer.add(animation, forKey: "translationY")
}

private func motion7(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.translation.y")
  animation.values = popSpring(
    from: [0.0], to: [-29.0], velocity: [0.0],
    tension: 469.545882353, friction: 43.2357670292, mass: 1.0,
    frames: 21, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.333333333333
  setWithoutAnimation(layer, "transform.translation.y", -29.0)
  layer.add(animation, forKey: "translationY")
}

private func motion8(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 1.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.2
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 1.0)
  layer.add(animation, forKey: "opacity")
}

private func motion9(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "backgroundColor")
  animation.values = popSpring(
    from: [1.0, 0.0, 0.0, 1.0], to: [1.0, 1.0, 1.0, 1.0], velocity: [0.0, 0.0, 0.0, 0.0],
    tension: 469.545882353, friction: 43.2357670292, mass: 1.0,
    frames: 25, interval: 0.016666666666666666
  ).map { CGColor(srgbRed: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
  animation.duration = 0.4
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 1.0, green: 1.0, blue: 1.0, alpha: 1.0))
  layer.add(animation, forKey: "backgroundColor")
}

private func motion10(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [-0.785398163397], to: [0.0], velocity: [0.0],
    tension: 469.545882353, friction: 24.215424129944175, mass: 1.0,
    frames: 29, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.466666666667
  setWithoutAnimation(layer, "transform.rotation.z", 0.0)
  layer.add(animation, forKey: "rotation")
}

private func motion11(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [0.785398163397], to: [0.0], velocity: [0.0],
    tension: 469.545882353, friction: 24.215424129944175, mass: 1.0,
    frames: 29, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.466666666667
  setWithoutAnimation(layer, "transform.rotation.z", 0.0)
  layer.add(animation, forKey: "rotation")
}

private func motion12(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.translation.y")
  animation.values = popSpring(
    from: [29.0], to: [0.0], velocity: [0.0],
    tension: 469.545882353, friction: 43.2357670292, mass: 1.0,
    frames: 21, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.333333333333
  setWithoutAnimation(layer, "transform.translation.y", 0.0)
  layer.add(animation, forKey: "translationY")
}

private func motion13(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.translation.y")
  animation.values = popSpring(
    from: [-29.0], to: [0.0], velocity: [0.0],
    tension: 469.545882353, friction: 43.2357670292, mass: 1.0,
    frames: 21, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.333333333333
  setWithoutAnimation(layer, "transform.translation.y", 0.0)
  layer.add(animation, forKey: "translationY")
}

private func motion14(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [0.824228219922], to: [1.0], velocity: [-2.68050786395],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 44, interval: 0.016666666666666666, carried: 0.0003333293910445789
    ).map { $0[0] }
    animation.duration = 0.716666666667
    setWithoutAnimation(layer, "transform.scale.x", 1.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.x")
  }
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
    animation.values = popSpring(
      from: [0.824228219922], to: [1.0], velocity: [-2.68050786395],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 44, interval: 0.016666666666666666, carried: 0.0003333293910445789
    ).map { $0[0] }
    animation.duration = 0.716666666667
    setWithoutAnimation(layer, "transform.scale.y", 1.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion15(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [0.953309932167], to: [0.8], velocity: [2.933411712783409],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 44, interval: 0.016666666666666666, carried: 0.0003333246412995372
    ).map { $0[0] }
    animation.duration = 0.716666666667
    setWithoutAnimation(layer, "transform.scale.x", 0.8)
    layer.add(animation, forKey: "scaleXY.transform.scale.x")
  }
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
    animation.values = popSpring(
      from: [0.953309932167], to: [0.8], velocity: [2.933411712783409],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 44, interval: 0.016666666666666666, carried: 0.0003333246412995372
    ).map { $0[0] }
    animation.duration = 0.716666666667
    setWithoutAnimation(layer, "transform.scale.y", 0.8)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion16(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [0.854472409724], to: [1.0], velocity: [-2.7868518302],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 44, interval: 0.016666666666666666, carried: 0.0003333198915544955
    ).map { $0[0] }
    animation.duration = 0.716666666667
    setWithoutAnimation(layer, "transform.scale.x", 1.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.x")
  }
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
    animation.values = popSpring(
      from: [0.854472409724], to: [1.0], velocity: [-2.7868518302],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 44, interval: 0.016666666666666666, carried: 0.0003333198915544955
    ).map { $0[0] }
    animation.duration = 0.716666666667
    setWithoutAnimation(layer, "transform.scale.y", 1.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion17(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "backgroundColor")
  animation.values = popSpring(
    from: [1.0, 0.0999511509894, 0.0999511509894, 1.0], to: [1.0, 1.0, 1.0, 1.0], velocity: [0.0, -1.7335201286656499, -1.7335201286656499, 0.0],
    tension: 469.545882353, friction: 43.2357670292, mass: 1.0,
    frames: 24, interval: 0.016666666666666666, carried: 0.0003333246412995372
  ).map { CGColor(srgbRed: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
  animation.duration = 0.383333333333
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 1.0, green: 1.0, blue: 1.0, alpha: 1.0))
  layer.add(animation, forKey: "backgroundColor")
}

private func motion18(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [-0.879577954155], to: [0.0], velocity: [0.1755243350755191],
    tension: 469.545882353, friction: 24.215424129944175, mass: 1.0,
    frames: 28, interval: 0.016666666666666666, carried: 0.0003333246412995372
  ).map { $0[0] }
  animation.duration = 0.45
  setWithoutAnimation(layer, "transform.rotation.z", 0.0)
  layer.add(animation, forKey: "rotation")
}

private func motion19(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [0.879577954155], to: [0.0], velocity: [-0.1755243350755191],
    tension: 469.545882353, friction: 24.215424129944175, mass: 1.0,
    frames: 28, interval: 0.016666666666666666, carried: 0.0003333246412995372
  ).map { $0[0] }
  animation.duration = 0.45
  setWithoutAnimation(layer, "transform.rotation.z", 0.0)
  layer.add(animation, forKey: "rotation")
}

private func motion20(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.translation.y")
  animation.values = popSpring(
    from: [26.1014166213], to: [0.0], velocity: [50.2720837313],
    tension: 469.545882353, friction: 43.2357670292, mass: 1.0,
    frames: 20, interval: 0.016666666666666666, carried: 0.0003333246412995372
  ).map { $0[0] }
  animation.duration = 0.31666666666666665
  setWithoutAnimation(layer, "transform.translation.y", 0.0)
  layer.add(animation, forKey: "translationY")
}

private func motion21(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.translation.y")
  animation.values = popSpring(
    from: [-26.1014166213], to: [0.0], velocity: [-50.2720837313],
    tension: 469.545882353, friction: 43.2357670292, mass: 1.0,
    frames: 20, interval: 0.016666666666666666, carried: 0.0003333246412995372
  ).map { $0[0] }
  animation.duration = 0.31666666666666665
  setWithoutAnimation(layer, "transform.translation.y", 0.0)
  layer.add(animation, forKey: "translationY")
}

private func motion22(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [0.948238473203], to: [0.8], velocity: [2.64628514512],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 44, interval: 0.016666666666666666, carried: 0.00033331514180945376
    ).map { $0[0] }
    animation.duration = 0.716666666667
    setWithoutAnimation(layer, "transform.scale.x", 0.8)
    layer.add(animation, forKey: "scaleXY.transform.scale.x")
  }
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
    animation.values = popSpring(
      from: [0.948238473203], to: [0.8], velocity: [2.64628514512],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 44, interval: 0.016666666666666666, carried: 0.00033331514180945376
    ).map { $0[0] }
    animation.duration = 0.716666666667
    setWithoutAnimation(layer, "transform.scale.y", 0.8)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion23(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [0.848281463473], to: [1.0], velocity: [-2.6217815561364843],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 44, interval: 0.016666666666666666, carried: 0.00033331039206441204
    ).map { $0[0] }
    animation.duration = 0.716666666667
    setWithoutAnimation(layer, "transform.scale.x", 1.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.x")
  }
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
    animation.values = popSpring(
      from: [0.848281463473], to: [1.0], velocity: [-2.6217815561364843],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 44, interval: 0.016666666666666666, carried: 0.00033331039206441204
    ).map { $0[0] }
    animation.duration = 0.716666666667
    setWithoutAnimation(layer, "transform.scale.y", 1.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion24(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "backgroundColor")
  animation.values = popSpring(
    from: [1.0, 0.928358190772, 0.928358190772, 1.0], to: [1.0, 0.0, 0.0, 1.0], velocity: [0.0, 1.26091132956, 1.26091132956, 0.0],
    tension: 469.545882353, friction: 43.2357670292, mass: 1.0,
    frames: 24, interval: 0.016666666666666666, carried: 0.00033331514180945376
  ).map { CGColor(srgbRed: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
  animation.duration = 0.383333333333
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 1.0, green: 0.0, blue: 0.0, alpha: 1.0))
  layer.add(animation, forKey: "backgroundColor")
}

private func motion25(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [0.0962585238922], to: [-0.785398163397], velocity: [-0.805949265905],
    tension: 469.545882353, friction: 24.215424129944175, mass: 1.0,
    frames: 28, interval: 0.016666666666666666, carried: 0.00033331514180945376
  ).map { $0[0] }
  animation.duration = 0.45
  setWithoutAnimation(layer, "transform.rotation.z", -0.785398163397)
  layer.add(animation, forKey: "rotation")
}

private func motion26(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [-0.0962585238922], to: [0.785398163397], velocity: [0.805949265905],
    tension: 469.545882353, friction: 24.215424129944175, mass: 1.0,
    frames: 28, interval: 0.016666666666666666, carried: 0.00033331514180945376
  ).map { $0[0] }
  animation.duration = 0.45
  setWithoutAnimation(layer, "transform.rotation.z", 0.785398163397)
  layer.add(animation, forKey: "rotation")
}

private func motion27(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.translation.y")
  animation.values = popSpring(
    from: [2.0776124676022927], to: [29.0], velocity: [-36.56642855724476],
    tension: 469.545882353, friction: 43.2357670292, mass: 1.0,
    frames: 20, interval: 0.016666666666666666, carried: 0.00033331514180945376
  ).map { $0[0] }
  animation.duration = 0.31666666666666665
  setWithoutAnimation(layer, "transform.translation.y", 29.0)
  layer.add(animation, forKey: "translationY")
}

private func motion28(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.translation.y")
  animation.values = popSpring(
    from: [-2.0776124676022927], to: [-29.0], velocity: [36.56642855724476],
    tension: 469.545882353, friction: 43.2357670292, mass: 1.0,
    frames: 20, interval: 0.016666666666666666, carried: 0.00033331514180945376
  ).map { $0[0] }
  animation.duration = 0.31666666666666665
  setWithoutAnimation(layer, "transform.translation.y", -29.0)
  layer.add(animation, forKey: "translationY")
}

private func motion29(_ view: UIView) {
  UIView.animate(withDuration: 0.2, delay: 0.0, options: [.curveEaseInOut]) {
    view.alpha = 0.0
  }
}

private func motion30(_ view: UIView) {
  UIView.animate(withDuration: 0.2, delay: 0.0, options: [.curveEaseInOut]) {
    view.alpha = 1.0
  }
}

private func motion31(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerScaleXY)!
  animation.springBounciness = 20.0
  animation.springSpeed = 18.0
  animation.toValue = NSValue(cgPoint: CGPoint(x: 0.8, y: 0.8))
  layer.pop_add(animation, forKey: "scaleXY")
}

private func motion32(_ layer: CALayer) {
  if let animation = layer.pop_animation(forKey: "scaleXY") as? POPSpringAnimation {
    animation.springBounciness = 20.0
    animation.springSpeed = 18.0
    animation.toValue = NSValue(cgPoint: CGPoint(x: 1.0, y: 1.0))
  } else {
    let animation = POPSpringAnimation(propertyNamed: kPOPLayerScaleXY)!
    animation.springBounciness = 20.0
    animation.springSpeed = 18.0
    animation.toValue = NSValue(cgPoint: CGPoint(x: 1.0, y: 1.0))
    layer.pop_add(animation, forKey: "scaleXY")
  }
}

private func motion33(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerBackgroundColor)!
  animation.springBounciness = 0.0
  animation.springSpeed = 18.0
  animation.toValue = UIColor(cgColor: CGColor(srgbRed: 1.0, green: 0.0, blue: 0.0, alpha: 1.0))
  layer.pop_add(animation, forKey: "backgroundColor")
}

private func motion34(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerRotation)!
  animation.springBounciness = 11.0
  animation.springSpeed = 18.0
  animation.toValue = NSNumber(value: -0.785398163397)
  layer.pop_add(animation, forKey: "rotation")
}

private func motion35(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerRotation)!
  animation.springBounciness = 11.0
  animation.springSpeed = 18.0
  animation.toValue = NSNumber(value: 0.785398163397)
  layer.pop_add(animation, forKey: "rotation")
}

private func motion36(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerTranslationY)!
  animation.springBounciness = 0.0
  animation.springSpeed = 18.0
  animation.toValue = NSNumber(value: 29.0)
  layer.pop_add(animation, forKey: "translationY")
}

private func motion37(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerTranslationY)!
  animation.springBounciness = 0.0
  animation.springSpeed = 18.0
  animation.toValue = NSNumber(value: -29.0)
  layer.pop_add(animation, forKey: "translationY")
}

private func motion38(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerBackgroundColor)!
  animation.springBounciness = 0.0
  animation.springSpeed = 18.0
  animation.toValue = UIColor(cgColor: CGColor(srgbRed: 1.0, green: 1.0, blue: 1.0, alpha: 1.0))
  layer.pop_add(animation, forKey: "backgroundColor")
}

private func motion39(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerRotation)!
  animation.springBounciness = 11.0
  animation.springSpeed = 18.0
  animation.toValue = NSNumber(value: 0.0)
  layer.pop_add(animation, forKey: "rotation")
}

private func motion40(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerTranslationY)!
  animation.springBounciness = 0.0
  animation.springSpeed = 18.0
  animation.toValue = NSNumber(value: 0.0)
  layer.pop_add(animation, forKey: "translationY")
}

private func motion41(_ layer: CALayer) {
  if let animation = layer.pop_animation(forKey: "scaleXY") as? POPSpringAnimation {
    animation.springBounciness = 20.0
    animation.springSpeed = 18.0
    animation.toValue = NSValue(cgPoint: CGPoint(x: 0.8, y: 0.8))
  } else {
    let animation = POPSpringAnimation(propertyNamed: kPOPLayerScaleXY)!
    animation.springBounciness = 20.0
    animation.springSpeed = 18.0
    animation.toValue = NSValue(cgPoint: CGPoint(x: 0.8, y: 0.8))
    layer.pop_add(animation, forKey: "scaleXY")
  }
}

private func motion42(_ layer: CALayer) {
  if let animation = layer.pop_animation(forKey: "backgroundColor") as? POPSpringAnimation {
    animation.springBounciness = 0.0
    animation.springSpeed = 18.0
    animation.toValue = UIColor(cgColor: CGColor(srgbRed: 1.0, green: 1.0, blue: 1.0, alpha: 1.0))
  } else {
    let animation = POPSpringAnimation(propertyNamed: kPOPLayerBackgroundColor)!
    animation.springBounciness = 0.0
    animation.springSpeed = 18.0
    animation.toValue = UIColor(cgColor: CGColor(srgbRed: 1.0, green: 1.0, blue: 1.0, alpha: 1.0))
    layer.pop_add(animation, forKey: "backgroundColor")
  }
}

private func motion43(_ layer: CALayer) {
  if let animation = layer.pop_animation(forKey: "rotation") as? POPSpringAnimation {
    animation.springBounciness = 11.0
    animation.springSpeed = 18.0
    animation.toValue = NSNumber(value: 0.0)
  } else {
    let animation = POPSpringAnimation(propertyNamed: kPOPLayerRotation)!
    animation.springBounciness = 11.0
    animation.springSpeed = 18.0
    animation.toValue = NSNumber(value: 0.0)
    layer.pop_add(animation, forKey: "rotation")
  }
}

private func motion44(_ layer: CALayer) {
  if let animation = layer.pop_animation(forKey: "translationY") as? POPSpringAnimation {
    animation.springBounciness = 0.0
    animation.springSpeed = 18.0
    animation.toValue = NSNumber(value: 0.0)
  } else {
    let animation = POPSpringAnimation(propertyNamed: kPOPLayerTranslationY)!
    animation.springBounciness = 0.0
    animation.springSpeed = 18.0
    animation.toValue = NSNumber(value: 0.0)
    layer.pop_add(animation, forKey: "translationY")
  }
}

private func motion45(_ layer: CALayer) {
  if let animation = layer.pop_animation(forKey: "backgroundColor") as? POPSpringAnimation {
    animation.springBounciness = 0.0
    animation.springSpeed = 18.0
    animation.toValue = UIColor(cgColor: CGColor(srgbRed: 1.0, green: 0.0, blue: 0.0, alpha: 1.0))
  } else {
    let animation = POPSpringAnimation(propertyNamed: kPOPLayerBackgroundColor)!
    animation.springBounciness = 0.0
    animation.springSpeed = 18.0
    animation.toValue = UIColor(cgColor: CGColor(srgbRed: 1.0, green: 0.0, blue: 0.0, alpha: 1.0))
    layer.pop_add(animation, forKey: "backgroundColor")
  }
}

private func motion46(_ layer: CALayer) {
  if let animation = layer.pop_animation(forKey: "rotation") as? POPSpringAnimation {
    animation.springBounciness = 11.0
    animation.springSpeed = 18.0
    animation.toValue = NSNumber(value: -0.785398163397)
  } else {
    let animation = POPSpringAnimation(propertyNamed: kPOPLayerRotation)!
    animation.springBounciness = 11.0
    animation.springSpeed = 18.0
    animation.toValue = NSNumber(value: -0.785398163397)
    layer.pop_add(animation, forKey: "rotation")
  }
}

private func motion47(_ layer: CALayer) {
  if let animation = layer.pop_animation(forKey: "rotation") as? POPSpringAnimation {
    animation.springBounciness = 11.0
    animation.springSpeed = 18.0
    animation.toValue = NSNumber(value: 0.785398163397)
  } else {
    let animation = POPSpringAnimation(propertyNamed: kPOPLayerRotation)!
    animation.springBounciness = 11.0
    animation.springSpeed = 18.0
    animation.toValue = NSNumber(value: 0.785398163397)
    layer.pop_add(animation, forKey: "rotation")
  }
}

private func motion48(_ layer: CALayer) {
  if let animation = layer.pop_animation(forKey: "translationY") as? POPSpringAnimation {
    animation.springBounciness = 0.0
    animation.springSpeed = 18.0
    animation.toValue = NSNumber(value: 29.0)
  } else {
    let animation = POPSpringAnimation(propertyNamed: kPOPLayerTranslationY)!
    animation.springBounciness = 0.0
    animation.springSpeed = 18.0
    animation.toValue = NSNumber(value: 29.0)
    layer.pop_add(animation, forKey: "translationY")
  }
}

private func motion49(_ layer: CALayer) {
  if let animation = layer.pop_animation(forKey: "translationY") as? POPSpringAnimation {
    animation.springBounciness = 0.0
    animation.springSpeed = 18.0
    animation.toValue = NSNumber(value: -29.0)
  } else {
    let animation = POPSpringAnimation(propertyNamed: kPOPLayerTranslationY)!
    animation.springBounciness = 0.0
    animation.springSpeed = 18.0
    animation.toValue = NSNumber(value: -29.0)
    layer.pop_add(animation, forKey: "translationY")
  }
}
