// What `timing --code` prints for onboarding/text-fade.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let onboardingTextFade: [SceneCode] = [
    SceneCode(scene: "onboarding/text-fade", style: .coreAnimation, functions: OnboardingTextFade_coreAnimation),
    SceneCode(scene: "onboarding/text-fade", style: .uiKit, functions: OnboardingTextFade_uiKit),
    SceneCode(scene: "onboarding/text-fade", style: .pop, functions: OnboardingTextFade_pop),
  ]

  private static func OnboardingTextFade_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterNextTouchUpInside(_ layer: (String) -> CALayer) {
  motion0(layer("heading"))
  motion0(layer("advice"))
  motion1(layer("screen"))
}
func afterNextTouchUpInside2(_ layer: (String) -> CALayer) {
  motion0(layer("heading"))
  motion0(layer("advice"))
  motion2(layer("screen"))
}
func afterNextTouchUpInside3(_ layer: (String) -> CALayer) {
  motion0(layer("heading"))
  motion0(layer("advice"))
  motion3(layer("screen"))
}
    return ["afterNextTouchUpInside": { afterNextTouchUpInside(layer) }, "afterNextTouchUpInside2": { afterNextTouchUpInside2(layer) }, "afterNextTouchUpInside3": { afterNextTouchUpInside3(layer) }]
  }

  private static func OnboardingTextFade_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterNextTouchUpInside(_ view: (String) -> UIView) {
  motion0(view("heading").layer)
  motion0(view("advice").layer)
  motion1(view("screen").layer)
}
func afterNextTouchUpInside2(_ view: (String) -> UIView) {
  motion0(view("heading").layer)
  motion0(view("advice").layer)
  motion2(view("screen").layer)
}
func afterNextTouchUpInside3(_ view: (String) -> UIView) {
  motion0(view("heading").layer)
  motion0(view("advice").layer)
  motion3(view("screen").layer)
}
    return ["afterNextTouchUpInside": { afterNextTouchUpInside(view) }, "afterNextTouchUpInside2": { afterNextTouchUpInside2(view) }, "afterNextTouchUpInside3": { afterNextTouchUpInside3(view) }]
  }

  private static func OnboardingTextFade_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterNextTouchUpInside(_ layer: (String) -> CALayer) {
  motion0(layer("heading"))
  motion0(layer("advice"))
  motion1(layer("screen"))
}
func afterNextTouchUpInside2(_ layer: (String) -> CALayer) {
  motion0(layer("heading"))
  motion0(layer("advice"))
  motion2(layer("screen"))
}
func afterNextTouchUpInside3(_ layer: (String) -> CALayer) {
  motion0(layer("heading"))
  motion0(layer("advice"))
  motion3(layer("screen"))
}
    return ["afterNextTouchUpInside": { afterNextTouchUpInside(layer) }, "afterNextTouchUpInside2": { afterNextTouchUpInside2(layer) }, "afterNextTouchUpInside3": { afterNextTouchUpInside3(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CATransition()
  animation.type = .fade
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.125
  layer.add(animation, forKey: kCATransition)
}

private func motion1(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "backgroundColor")
  animation.fromValue = CGColor(srgbRed: 0.164705882353, green: 0.1803921568627451, blue: 0.321568627451, alpha: 1.0)
  animation.toValue = CGColor(srgbRed: 0.16862745098039217, green: 0.486274509804, blue: 0.525490196078, alpha: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.25
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 0.16862745098039217, green: 0.486274509804, blue: 0.525490196078, alpha: 1.0))
  layer.add(animation, forKey: "backgroundColor")
}

private func motion2(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "backgroundColor")
  animation.fromValue = CGColor(srgbRed: 0.16862745098039217, green: 0.486274509804, blue: 0.525490196078, alpha: 1.0)
  animation.toValue = CGColor(srgbRed: 0.788235294118, green: 0.3176470588235294, blue: 0.30980392156862746, alpha: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.25
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 0.788235294118, green: 0.3176470588235294, blue: 0.30980392156862746, alpha: 1.0))
  layer.add(animation, forKey: "backgroundColor")
}

private func motion3(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "backgroundColor")
  animation.fromValue = CGColor(srgbRed: 0.788235294118, green: 0.3176470588235294, blue: 0.30980392156862746, alpha: 1.0)
  animation.toValue = CGColor(srgbRed: 0.164705882353, green: 0.1803921568627451, blue: 0.321568627451, alpha: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.25
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 0.164705882353, green: 0.1803921568627451, blue: 0.321568627451, alpha: 1.0))
  layer.add(animation, forKey: "backgroundColor")
}
