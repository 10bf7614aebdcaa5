// What `timing --code` prints for onboarding/living-room.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let onboardingLivingRoom: [SceneCode] = [
    SceneCode(scene: "onboarding/living-room", style: .coreAnimation, functions: OnboardingLivingRoom_coreAnimation),
    SceneCode(scene: "onboarding/living-room", style: .uiKit, functions: OnboardingLivingRoom_uiKit),
    SceneCode(scene: "onboarding/living-room", style: .pop, functions: OnboardingLivingRoom_pop),
  ]

  private static func OnboardingLivingRoom_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  motion10(layer("topLeftFirework.glow"))
  motion11(layer("topRightFirework.glow"))
  motion12(layer("middleFirework.glow"))
  after(0.5) { [layer = layer("illustration..chair")] in motion0(layer) }
  after(0.5) { [layer = layer("illustration..pictureFrame")] in motion1(layer) }
  after(0.5) { [layer = layer("illustration..body")] in motion2(layer) }
  after(0.5) { [layer = layer("illustration..leftArm")] in motion3(layer) }
  after(0.5) { [layer = layer("illustration..rightArm")] in motion4(layer) }
  after(0.5) { [layer = layer("illustration..table")] in motion5(layer) }
  after(0.5) { [layer = layer("illustration..lamp")] in motion6(layer) }
  after(0.5) { [layer = layer("illustration..pictureFrame")] in motion7(layer) }
  after(0.5) { [layer = layer("illustration..leftArm")] in motion8(layer) }
  after(0.5) { [layer = layer("illustration..rightArm")] in motion9(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }

  private static func OnboardingLivingRoom_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  motion10(view("topLeftFirework.glow").layer)
  motion11(view("topRightFirework.glow").layer)
  motion12(view("middleFirework.glow").layer)
  after(0.5) { [view = view("illustration..chair")] in motion0(view.layer) }
  after(0.5) { [view = view("illustration..pictureFrame")] in motion1(view.layer) }
  after(0.5) { [view = view("illustration..body")] in motion2(view.layer) }
  after(0.5) { [view = view("illustration..leftArm")] in motion3(view.layer) }
  after(0.5) { [view = view("illustration..rightArm")] in motion4(view.layer) }
  after(0.5) { [view = view("illustration..table")] in motion5(view.layer) }
  after(0.5) { [view = view("illustration..lamp")] in motion6(view.layer) }
  after(0.5) { [view = view("illustration..pictureFrame")] in motion7(view.layer) }
  after(0.5) { [view = view("illustration..leftArm")] in motion8(view.layer) }
  after(0.5) { [view = view("illustration..rightArm")] in motion9(view.layer) }
}
    return ["afterStart": { afterStart(view) }]
  }

  private static func OnboardingLivingRoom_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  motion10(layer("topLeftFirework.glow"))
  motion11(layer("topRightFirework.glow"))
  motion12(layer("middleFirework.glow"))
  after(0.5) { [layer = layer("illustration..chair")] in motion0(layer) }
  after(0.5) { [layer = layer("illustration..pictureFrame")] in motion1(layer) }
  after(0.5) { [layer = layer("illustration..body")] in motion2(layer) }
  after(0.5) { [layer = layer("illustration..leftArm")] in motion3(layer) }
  after(0.5) { [layer = layer("illustration..rightArm")] in motion4(layer) }
  after(0.5) { [layer = layer("illustration..table")] in motion5(layer) }
  after(0.5) { [layer = layer("illustration..lamp")] in motion6(layer) }
  after(0.5) { [layer = layer("illustration..pictureFrame")] in motion7(layer) }
  after(0.5) { [layer = layer("illustration..leftArm")] in motion8(layer) }
  after(0.5) { [layer = layer("illustration..rightArm")] in motion9(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -163.5, y: 163.5)
  animation.toValue = CGPoint(x: 172.0, y: 163.5)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  setWithoutAnimation(layer, "position", CGPoint(x: 172.0, y: 163.5))
  layer.add(animation, forKey: "position")
}

private func motion1(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -270.5, y: 0.75)
  animation.toValue = CGPoint(x: 65.0, y: 0.75)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  setWithoutAnimation(layer, "position", CGPoint(x: 65.0, y: 0.75))
  layer.add(animation, forKey: "position")
}

private func motion2(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -163.5, y: 148.015910406)
  animation.toValue = CGPoint(x: 172.0, y: 148.015910406)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  setWithoutAnimation(layer, "position", CGPoint(x: 172.0, y: 148.015910406))
  layer.add(animation, forKey: "position")
}

private func motion3(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -179.5, y: 133.0)
  animation.toValue = CGPoint(x: 156.0, y: 133.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  setWithoutAnimation(layer, "position", CGPoint(x: 156.0, y: 133.0))
  layer.add(animation, forKey: "position")
}

private func motion4(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -147.5, y: 133.0)
  animation.toValue = CGPoint(x: 188.0, y: 133.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  setWithoutAnimation(layer, "position", CGPoint(x: 188.0, y: 133.0))
  layer.add(animation, forKey: "position")
}

private func motion5(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 600.5, y: 189.0)
  animation.toValue = CGPoint(x: 265.0, y: 189.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  setWithoutAnimation(layer, "position", CGPoint(x: 265.0, y: 189.0))
  layer.add(animation, forKey: "position")
}

private func motion6(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 613.5, y: 106.0)
  animation.toValue = CGPoint(x: 278.0, y: 106.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  setWithoutAnimation(layer, "position", CGPoint(x: 278.0, y: 106.0))
  layer.add(animation, forKey: "position")
}

private func motion7(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation")
  animation.values = [0.0, -0.523598775598, -0.17453292519943295, -0.349065850399]
  animation.keyTimes = [0.0, 0.33, 0.66, 1.0]
  animation.timingFunctions = [
    CAMediaTimingFunction(name: .easeInEaseOut),
    CAMediaTimingFunction(name: .easeOut),
    CAMediaTimingFunction(name: .easeIn),
  ]
  animation.isAdditive = true
  animation.duration = 0.75
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.25
  animation.fillMode = .forwards
  animation.isRemovedOnCompletion = false
  layer.add(animation, forKey: "pictureFrameIntroAnimation")
}

private func motion8(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation")
  animation.values = [0.0, 0.820304748437, 0.610865]
  animation.keyTimes = [0.0, 0.5, 1.0]
  animation.timingFunctions = [
    CAMediaTimingFunction(name: .easeInEaseOut),
    CAMediaTimingFunction(name: .easeIn),
  ]
  animation.isAdditive = true
  animation.duration = 0.4
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.25
  animation.fillMode = .forwards
  animation.isRemovedOnCompletion = false
  layer.add(animation, forKey: "leftArmIntroAnimation")
}

private func motion9(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation")
  animation.values = [0.0, -0.820304748437, -0.610865]
  animation.keyTimes = [0.0, 0.5, 1.0]
  animation.timingFunctions = [
    CAMediaTimingFunction(name: .easeInEaseOut),
    CAMediaTimingFunction(name: .easeIn),
  ]
  animation.isAdditive = true
  animation.duration = 0.4
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.25
  animation.fillMode = .forwards
  animation.isRemovedOnCompletion = false
  layer.add(animation, forKey: "rightArmIntroAnimation")
}

private func motion10(_ layer: CALayer) {
  let animation1 = CABasicAnimation(keyPath: "transform.scale")
  animation1.fromValue = 0.01
  animation1.toValue = 1.0
  animation1.timingFunction = CAMediaTimingFunction(name: .easeOut)
  animation1.duration = 0.6
  let animation2 = CAKeyframeAnimation(keyPath: "opacity")
  animation2.values = [0.0, 1.0, 1.0, 0.0]
  animation2.keyTimes = [0.0, 0.2, 0.6, 1.0]
  animation2.duration = 2.0
  let group = CAAnimationGroup()
  group.animations = [animation1, animation2]
  group.duration = 3.5
  group.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.0
  group.repeatCount = .infinity
  setWithoutAnimation(layer, "transform.scale", 1.0)
  layer.add(group, forKey: "fireworkGroupAnimation")
}

private func motion11(_ layer: CALayer) {
  let animation1 = CABasicAnimation(keyPath: "transform.scale")
  animation1.fromValue = 0.01
  animation1.toValue = 1.0
  animation1.timingFunction = CAMediaTimingFunction(name: .easeOut)
  animation1.duration = 0.6
  let animation2 = CAKeyframeAnimation(keyPath: "opacity")
  animation2.values = [0.0, 1.0, 1.0, 0.0]
  animation2.keyTimes = [0.0, 0.2, 0.6, 1.0]
  animation2.duration = 2.0
  let group = CAAnimationGroup()
  group.animations = [animation1, animation2]
  group.duration = 3.5
  group.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.5
  group.repeatCount = .infinity
  setWithoutAnimation(layer, "transform.scale", 1.0)
  layer.add(group, forKey: "fireworkGroupAnimation")
}

private func motion12(_ layer: CALayer) {
  let animation1 = CABasicAnimation(keyPath: "transform.scale")
  animation1.fromValue = 0.01
  animation1.toValue = 1.0
  animation1.timingFunction = CAMediaTimingFunction(name: .easeOut)
  animation1.duration = 0.6
  let animation2 = CAKeyframeAnimation(keyPath: "opacity")
  animation2.values = [0.0, 1.0, 1.0, 0.0]
  animation2.keyTimes = [0.0, 0.2, 0.6, 1.0]
  animation2.duration = 2.0
  let group = CAAnimationGroup()
  group.animations = [animation1, animation2]
  group.duration = 3.5
  group.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 2.1
  group.repeatCount = .infinity
  setWithoutAnimation(layer, "transform.scale", 1.0)
  layer.add(group, forKey: "fireworkGroupAnimation")
}
