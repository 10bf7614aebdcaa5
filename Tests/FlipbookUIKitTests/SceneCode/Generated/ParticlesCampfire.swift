// What `timing --code` prints for particles/campfire.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let particlesCampfire: [SceneCode] = [
    SceneCode(scene: "particles/campfire", style: .coreAnimation, functions: ParticlesCampfire_coreAnimation),
    SceneCode(scene: "particles/campfire", style: .uiKit, functions: ParticlesCampfire_uiKit),
    SceneCode(scene: "particles/campfire", style: .pop, functions: ParticlesCampfire_pop),
  ]

  private static func ParticlesCampfire_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  motion0(layer("camp..glow"))
}
func afterHearthTap(_ layer: (String) -> CALayer) {
  motion1(layer("fire"))
  motion2(layer("fire"))
  motion3(layer("sparks"))
}
    return ["afterHearthTap": { afterHearthTap(layer) }, "afterStart": { afterStart(layer) }]
  }

  private static func ParticlesCampfire_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  motion0(view("camp..glow").layer)
}
func afterHearthTap(_ view: (String) -> UIView) {
  motion1(view("fire").layer)
  motion2(view("fire").layer)
  motion3(view("sparks").layer)
}
    return ["afterHearthTap": { afterHearthTap(view) }, "afterStart": { afterStart(view) }]
  }

  private static func ParticlesCampfire_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  motion0(layer("camp..glow"))
}
func afterHearthTap(_ layer: (String) -> CALayer) {
  motion1(layer("fire"))
  motion2(layer("fire"))
  motion3(layer("sparks"))
}
    return ["afterHearthTap": { afterHearthTap(layer) }, "afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "opacity")
  animation.values = [0.8, 1.0, 0.86, 1.0, 0.8]
  animation.duration = 1.3
  animation.repeatCount = .infinity
  layer.add(animation, forKey: "opacity")
}

private func motion1(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "birthRate")
  animation.values = [1.0, 2.4, 2.4, 1.0]
  animation.keyTimes = [0.0, 0.1, 0.5, 1.0]
  animation.duration = 1.4
  layer.add(animation, forKey: "birthRate")
}

private func motion2(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "velocity")
  animation.values = [1.0, 1.5, 1.3, 1.0]
  animation.keyTimes = [0.0, 0.1, 0.5, 1.0]
  animation.duration = 1.4
  layer.add(animation, forKey: "velocity")
}

private func motion3(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "birthRate")
  animation.values = [1.0, 9.0, 4.0, 1.0]
  animation.keyTimes = [0.0, 0.1, 0.4, 1.0]
  animation.duration = 1.2
  layer.add(animation, forKey: "birthRate")
}
