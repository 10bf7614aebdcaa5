// What `timing --code` prints for onboarding/transitions.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let onboardingTransitions: [SceneCode] = [
    SceneCode(scene: "onboarding/transitions", style: .coreAnimation, functions: OnboardingTransitions_coreAnimation),
    SceneCode(scene: "onboarding/transitions", style: .uiKit, functions: OnboardingTransitions_uiKit),
    SceneCode(scene: "onboarding/transitions", style: .pop, functions: OnboardingTransitions_pop),
  ]

  private static func OnboardingTransitions_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.6) { [layer = layer("card.icon")] in motion0(layer) }
  after(0.6) { [layer = layer("card.words")] in motion0(layer) }
  after(0.6) { [layer = layer("frame(0).tile")] in motion1(layer) }
  after(0.6) { [layer = layer("frame(1).tile")] in motion2(layer) }
  after(0.6) { [layer = layer("frame(2).tile")] in motion3(layer) }
  after(2.0) { [layer = layer("card.icon")] in motion0(layer) }
  after(2.0) { [layer = layer("card.words")] in motion0(layer) }
  after(2.0) { [layer = layer("frame(0).tile")] in motion4(layer) }
  after(2.0) { [layer = layer("frame(1).tile")] in motion5(layer) }
  after(2.0) { [layer = layer("frame(2).tile")] in motion6(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }

  private static func OnboardingTransitions_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  after(0.6) { [view = view("card.icon")] in motion0(view.layer) }
  after(0.6) { [view = view("card.words")] in motion0(view.layer) }
  after(0.6) { [view = view("frame(0).tile")] in motion1(view.layer) }
  after(0.6) { [view = view("frame(1).tile")] in motion2(view.layer) }
  after(0.6) { [view = view("frame(2).tile")] in motion3(view.layer) }
  after(2.0) { [view = view("card.icon")] in motion0(view.layer) }
  after(2.0) { [view = view("card.words")] in motion0(view.layer) }
  after(2.0) { [view = view("frame(0).tile")] in motion4(view.layer) }
  after(2.0) { [view = view("frame(1).tile")] in motion5(view.layer) }
  after(2.0) { [view = view("frame(2).tile")] in motion6(view.layer) }
}
    return ["afterStart": { afterStart(view) }]
  }

  private static func OnboardingTransitions_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.6) { [layer = layer("card.icon")] in motion0(layer) }
  after(0.6) { [layer = layer("card.words")] in motion0(layer) }
  after(0.6) { [layer = layer("frame(0).tile")] in motion1(layer) }
  after(0.6) { [layer = layer("frame(1).tile")] in motion2(layer) }
  after(0.6) { [layer = layer("frame(2).tile")] in motion3(layer) }
  after(2.0) { [layer = layer("card.icon")] in motion0(layer) }
  after(2.0) { [layer = layer("card.words")] in motion0(layer) }
  after(2.0) { [layer = layer("frame(0).tile")] in motion4(layer) }
  after(2.0) { [layer = layer("frame(1).tile")] in motion5(layer) }
  after(2.0) { [layer = layer("frame(2).tile")] in motion6(layer) }
}
    return ["afterStart": { afterStart(layer) }]
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
  let animation = CATransition()
  animation.type = .push
  animation.subtype = .fromRight
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  layer.add(animation, forKey: kCATransition)
}

private func motion2(_ layer: CALayer) {
  let animation = CATransition()
  animation.type = .moveIn
  animation.subtype = .fromBottom
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  layer.add(animation, forKey: kCATransition)
}

private func motion3(_ layer: CALayer) {
  let animation = CATransition()
  animation.type = .reveal
  animation.subtype = .fromLeft
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  layer.add(animation, forKey: kCATransition)
}

private func motion4(_ layer: CALayer) {
  let animation = CATransition()
  animation.type = .push
  animation.subtype = .fromLeft
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  layer.add(animation, forKey: kCATransition)
}

private func motion5(_ layer: CALayer) {
  let animation = CATransition()
  animation.type = .moveIn
  animation.subtype = .fromTop
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  layer.add(animation, forKey: kCATransition)
}

private func motion6(_ layer: CALayer) {
  let animation = CATransition()
  animation.type = .reveal
  animation.subtype = .fromRight
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  layer.add(animation, forKey: kCATransition)
}
