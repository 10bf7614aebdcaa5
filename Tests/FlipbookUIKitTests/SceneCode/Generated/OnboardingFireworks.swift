// What `timing --code` prints for onboarding/fireworks.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let onboardingFireworks: [SceneCode] = [
    SceneCode(scene: "onboarding/fireworks", style: .coreAnimation, functions: OnboardingFireworks_coreAnimation),
    SceneCode(scene: "onboarding/fireworks", style: .uiKit, functions: OnboardingFireworks_uiKit),
    SceneCode(scene: "onboarding/fireworks", style: .pop, functions: OnboardingFireworks_pop),
  ]

  private static func OnboardingFireworks_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  motion0(layer("topLeftFirework.glow"))
  motion0(layer("water.leftReflection.glow"))
  motion1(layer("topRightFirework.glow"))
  motion1(layer("water.rightReflection.glow"))
  motion2(layer("middleFirework.glow"))
  motion2(layer("water.middleReflection.glow"))
}
    return ["afterStart": { afterStart(layer) }]
  }

  private static func OnboardingFireworks_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  motion0(view("topLeftFirework.glow").layer)
  motion0(view("water.leftReflection.glow").layer)
  motion1(view("topRightFirework.glow").layer)
  motion1(view("water.rightReflection.glow").layer)
  motion2(view("middleFirework.glow").layer)
  motion2(view("water.middleReflection.glow").layer)
}
    return ["afterStart": { afterStart(view) }]
  }

  private static func OnboardingFireworks_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  motion0(layer("topLeftFirework.glow"))
  motion0(layer("water.leftReflection.glow"))
  motion1(layer("topRightFirework.glow"))
  motion1(layer("water.rightReflection.glow"))
  motion2(layer("middleFirework.glow"))
  motion2(layer("water.middleReflection.glow"))
}
    return ["afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
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
  group.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.3
  group.repeatCount = .infinity
  setWithoutAnimation(layer, "transform.scale", 1.0)
  layer.add(group, forKey: "fireworkGroupAnimation")
}

private func motion1(_ layer: CALayer) {
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
  group.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.8
  group.repeatCount = .infinity
  setWithoutAnimation(layer, "transform.scale", 1.0)
  layer.add(group, forKey: "fireworkGroupAnimation")
}

private func motion2(_ layer: CALayer) {
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
  group.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.4
  group.repeatCount = .infinity
  setWithoutAnimation(layer, "transform.scale", 1.0)
  layer.add(group, forKey: "fireworkGroupAnimation")
}
