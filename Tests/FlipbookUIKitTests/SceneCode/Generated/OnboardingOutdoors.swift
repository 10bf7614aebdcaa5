// What `timing --code` prints for onboarding/outdoors.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let onboardingOutdoors: [SceneCode] = [
    SceneCode(scene: "onboarding/outdoors", style: .coreAnimation, functions: OnboardingOutdoors_coreAnimation),
    SceneCode(scene: "onboarding/outdoors", style: .uiKit, functions: OnboardingOutdoors_uiKit),
    SceneCode(scene: "onboarding/outdoors", style: .pop, functions: OnboardingOutdoors_pop),
  ]

  private static func OnboardingOutdoors_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.5) { [layer = layer("illustration..femaleBody")] in motion0(layer) }
  after(0.5) { [layer = layer("illustration..femaleHairBackground")] in motion1(layer) }
  after(0.5) { [layer = layer("illustration..trees")] in motion2(layer) }
  after(0.5) { [layer = layer("illustration..buildings")] in motion2(layer) }
  after(0.95) { [layer = layer("illustration..femaleBody.leftArm")] in motion3(layer) }
  after(0.95) { [layer = layer("illustration..femaleBody.rightArm")] in motion4(layer) }
  after(0.95) { [layer = layer("illustration..femaleBody.leftLeg")] in motion5(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }

  private static func OnboardingOutdoors_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  after(0.5) { [view = view("illustration..femaleBody")] in motion0(view.layer) }
  after(0.5) { [view = view("illustration..femaleHairBackground")] in motion1(view.layer) }
  after(0.5) { [view = view("illustration..trees")] in motion2(view.layer) }
  after(0.5) { [view = view("illustration..buildings")] in motion2(view.layer) }
  after(0.95) { [view = view("illustration..femaleBody.leftArm")] in motion3(view.layer) }
  after(0.95) { [view = view("illustration..femaleBody.rightArm")] in motion4(view.layer) }
  after(0.95) { [view = view("illustration..femaleBody.leftLeg")] in motion5(view.layer) }
}
    return ["afterStart": { afterStart(view) }]
  }

  private static func OnboardingOutdoors_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.5) { [layer = layer("illustration..femaleBody")] in motion0(layer) }
  after(0.5) { [layer = layer("illustration..femaleHairBackground")] in motion1(layer) }
  after(0.5) { [layer = layer("illustration..trees")] in motion2(layer) }
  after(0.5) { [layer = layer("illustration..buildings")] in motion2(layer) }
  after(0.95) { [layer = layer("illustration..femaleBody.leftArm")] in motion3(layer) }
  after(0.95) { [layer = layer("illustration..femaleBody.rightArm")] in motion4(layer) }
  after(0.95) { [layer = layer("illustration..femaleBody.leftLeg")] in motion5(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -178.95, y: 149.25)
  animation.toValue = CGPoint(x: 156.55, y: 149.25)
  animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
  animation.duration = 0.45
  setWithoutAnimation(layer, "position", CGPoint(x: 156.55, y: 149.25))
  layer.add(animation, forKey: "position")
}

private func motion1(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -216.5, y: 103.53959835169854)
  animation.toValue = CGPoint(x: 119.0, y: 103.53959835169854)
  animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
  animation.duration = 0.45
  setWithoutAnimation(layer, "position", CGPoint(x: 119.0, y: 103.53959835169854))
  layer.add(animation, forKey: "position")
}

private func motion2(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 0.01, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
  animation.duration = 0.45
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: "transform")
}

private func motion3(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.819152180914, m12: -0.573576241231, m13: 0.0, m14: 0.0, m21: 0.573576241231, m22: 0.819152180914, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.2
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: "transform")
}

private func motion4(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.819152180914, m12: 0.573576241231, m13: 0.0, m14: 0.0, m21: -0.573576241231, m22: 0.819152180914, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.2
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: "transform")
}

private func motion5(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.939372712847, m12: 0.34289780745545134, m13: 0.0, m14: 0.0, m21: -0.34289780745545134, m22: 0.939372712847, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.2
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: "transform")
}
