// What `timing --code` prints for motion-guide/jnw-springs.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let motionGuideJnwSprings: [SceneCode] = [
    SceneCode(scene: "motion-guide/jnw-springs", style: .coreAnimation, functions: MotionGuideJnwSprings_coreAnimation),
    SceneCode(scene: "motion-guide/jnw-springs", style: .uiKit, functions: MotionGuideJnwSprings_uiKit),
    SceneCode(scene: "motion-guide/jnw-springs", style: .pop, functions: MotionGuideJnwSprings_pop),
  ]

  private static func MotionGuideJnwSprings_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.5) { [layer = layer("first")] in motion0(layer) }
  after(0.5) { [layer = layer("second")] in motion1(layer) }
  after(0.5) { [layer = layer("third")] in motion2(layer) }
  after(0.5) { [layer = layer("fourth")] in motion3(layer) }
  after(0.5) { [layer = layer("slider")] in motion4(layer) }
  after(0.5) { [layer = layer("turning")] in motion5(layer) }
  after(0.5) { [layer = layer("heavy")] in motion6(layer) }
  after(0.5) { [layer = layer("growing")] in motion7(layer) }
  after(0.5) { [layer = layer("growing")] in motion8(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }

  private static func MotionGuideJnwSprings_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  after(0.5) { [view = view("first")] in motion0(view.layer) }
  after(0.5) { [view = view("second")] in motion1(view.layer) }
  after(0.5) { [view = view("third")] in motion2(view.layer) }
  after(0.5) { [view = view("fourth")] in motion3(view.layer) }
  after(0.5) { [view = view("slider")] in motion4(view.layer) }
  after(0.5) { [view = view("turning")] in motion5(view.layer) }
  after(0.5) { [view = view("heavy")] in motion6(view.layer) }
  after(0.5) { [view = view("growing")] in motion7(view.layer) }
  after(0.5) { [view = view("growing")] in motion8(view.layer) }
}
    return ["afterStart": { afterStart(view) }]
  }

  private static func MotionGuideJnwSprings_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.5) { [layer = layer("first")] in motion0(layer) }
  after(0.5) { [layer = layer("second")] in motion1(layer) }
  after(0.5) { [layer = layer("third")] in motion2(layer) }
  after(0.5) { [layer = layer("fourth")] in motion3(layer) }
  after(0.5) { [layer = layer("slider")] in motion4(layer) }
  after(0.5) { [layer = layer("turning")] in motion5(layer) }
  after(0.5) { [layer = layer("heavy")] in motion6(layer) }
  after(0.5) { [layer = layer("growing")] in motion7(layer) }
  after(0.5) { [layer = layer("growing")] in motion8(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.scale")
  animation.values = jnwSpring(
    from: [1.0], to: [2.0],
    damping: 6.0, stiffness: 6.0, mass: 1.0, count: 3072
  ).map { $0[0] }
  animation.duration = 3.07200014591
  setWithoutAnimation(layer, "transform.scale", 2.0)
  layer.add(animation, forKey: "transform.scale")
}

private func motion1(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.scale")
  animation.values = jnwSpring(
    from: [1.0], to: [2.0],
    damping: 15.0, stiffness: 15.0, mass: 1.0, count: 1230
  ).map { $0[0] }
  animation.duration = 1.230000058421865
  setWithoutAnimation(layer, "transform.scale", 2.0)
  layer.add(animation, forKey: "transform.scale")
}

private func motion2(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.scale")
  animation.values = jnwSpring(
    from: [1.0], to: [2.0],
    damping: 30.0, stiffness: 30.0, mass: 1.0, count: 616
  ).map { $0[0] }
  animation.duration = 0.616000029258
  setWithoutAnimation(layer, "transform.scale", 2.0)
  layer.add(animation, forKey: "transform.scale")
}

private func motion3(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.scale")
  animation.values = jnwSpring(
    from: [1.0], to: [2.0],
    damping: 9.0, stiffness: 100.0, mass: 2.0, count: 2109
  ).map { $0[0] }
  animation.duration = 2.109000100172125
  setWithoutAnimation(layer, "transform.scale", 2.0)
  layer.add(animation, forKey: "transform.scale")
}

private func motion4(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "position.x")
  animation.values = jnwSpring(
    from: [80.0], to: [480.0],
    damping: 7.0, stiffness: 7.0, mass: 1.0, count: 2633
  ).map { $0[0] }
  animation.duration = 2.63300012506
  setWithoutAnimation(layer, "position.x", 480.0)
  layer.add(animation, forKey: "position.x")
}

private func motion5(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation")
  animation.values = jnwSpring(
    from: [0.0], to: [1.5707963267948966],
    damping: 10.0, stiffness: 100.0, mass: 3.0, count: 2558
  ).map { $0[0] }
  animation.duration = 2.5580001215
  setWithoutAnimation(layer, "transform.rotation", 1.5707964)
  layer.add(animation, forKey: "transform.rotation")
}

private func motion6(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.scale")
  animation.values = jnwSpring(
    from: [1.0], to: [2.0],
    damping: 13.0, stiffness: 540.0, mass: 11.0, count: 7425
  ).map { $0[0] }
  animation.duration = 7.42500035267
  setWithoutAnimation(layer, "transform.scale", 2.0)
  layer.add(animation, forKey: "transform.scale")
}

private func motion7(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.scale")
  animation.values = jnwSpring(
    from: [1.0], to: [4.0],
    damping: 9.0, stiffness: 9.0, mass: 1.0, count: 2048
  ).map { $0[0] }
  animation.duration = 2.0480000972747803
  setWithoutAnimation(layer, "transform.scale", 4.0)
  layer.add(animation, forKey: "transform.scale")
}

private func motion8(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation")
  animation.values = jnwSpring(
    from: [0.0], to: [3.14159265359],
    damping: 9.0, stiffness: 9.0, mass: 1.0, count: 2048
  ).map { $0[0] }
  animation.duration = 2.0480000972747803
  setWithoutAnimation(layer, "transform.rotation", 3.1415927)
  layer.add(animation, forKey: "transform.rotation")
}
