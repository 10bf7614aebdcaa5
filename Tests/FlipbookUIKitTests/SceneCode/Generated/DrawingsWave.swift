// What `timing --code` prints for drawings/wave.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let drawingsWave: [SceneCode] = [
    SceneCode(scene: "drawings/wave", style: .coreAnimation, functions: DrawingsWave_coreAnimation),
    SceneCode(scene: "drawings/wave", style: .uiKit, functions: DrawingsWave_uiKit),
    SceneCode(scene: "drawings/wave", style: .pop, functions: DrawingsWave_pop),
  ]

  private static func DrawingsWave_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.3) { [layer = layer("person...leftArm")] in motion0(layer) }
  after(0.5) { [layer = layer("person...head")] in motion1(layer) }
  after(0.9) { [layer = layer("person...leftArm")] in motion2(layer) }
  after(1.2) { [layer = layer("person...head.eyes")] in motion3(layer) }
  after(2.1) { [layer = layer("person...head.eyes")] in motion3(layer) }
  after(2.6) { [layer = layer("person...leftArm")] in motion4(layer) }
  after(2.7) { [layer = layer("person...head")] in motion5(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }

  private static func DrawingsWave_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  after(0.3) { [view = view("person...leftArm")] in motion0(view.layer) }
  after(0.5) { [view = view("person...head")] in motion1(view.layer) }
  after(0.9) { [view = view("person...leftArm")] in motion2(view.layer) }
  after(1.2) { [view = view("person...head.eyes")] in motion3(view.layer) }
  after(2.1) { [view = view("person...head.eyes")] in motion3(view.layer) }
  after(2.6) { [view = view("person...leftArm")] in motion4(view.layer) }
  after(2.7) { [view = view("person...head")] in motion5(view.layer) }
}
    return ["afterStart": { afterStart(view) }]
  }

  private static func DrawingsWave_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.3) { [layer = layer("person...leftArm")] in motion6(layer) }
  after(0.5) { [layer = layer("person...head")] in motion7(layer) }
  after(0.9) { [layer = layer("person...leftArm")] in motion2(layer) }
  after(1.2) { [layer = layer("person...head.eyes")] in motion3(layer) }
  after(2.1) { [layer = layer("person...head.eyes")] in motion3(layer) }
  after(2.6) { [layer = layer("person...leftArm")] in motion8(layer) }
  after(2.7) { [layer = layer("person...head")] in motion9(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [0.0], to: [2.129301687433082], velocity: [0.0],
    tension: 214.65529411764706, friction: 19.212636779941523, mass: 1.0,
    frames: 45, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.733333333333
  setWithoutAnimation(layer, "transform.rotation.z", 2.129301687433082)
  layer.add(animation, forKey: "rotation")
}

private func motion1(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [0.0], to: [-0.12217304763960307], velocity: [0.0],
    tension: 193.41441176470587, friction: 14.253680196474848, mass: 1.0,
    frames: 27, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.433333333333
  setWithoutAnimation(layer, "transform.rotation.z", -0.12217304763960307)
  layer.add(animation, forKey: "rotation")
}

private func motion2(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation")
  animation.values = [0.0, 0.244346095279, -0.383972435439, 0.244346095279, -0.383972435439, 0.0]
  animation.calculationMode = .cubic
  animation.isAdditive = true
  animation.duration = 1.6
  layer.add(animation, forKey: "transform.rotation")
}

private func motion3(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
  animation.values = [1.0, 0.1, 1.0]
  animation.keyTimes = [0.0, 0.5, 1.0]
  animation.duration = 0.18
  layer.add(animation, forKey: "transform.scale.y")
}

private func motion4(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [2.129301687433082], to: [0.0], velocity: [0.0],
    tension: 193.41441176470587, friction: 16.0447940957, mass: 1.0,
    frames: 46, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.75
  setWithoutAnimation(layer, "transform.rotation.z", 0.0)
  layer.add(animation, forKey: "rotation")
}

private func motion5(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [-0.12217304763960306], to: [0.0], velocity: [0.0],
    tension: 193.41441176470587, friction: 19.9681864464, mass: 1.0,
    frames: 24, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.383333333333
  setWithoutAnimation(layer, "transform.rotation.z", 0.0)
  layer.add(animation, forKey: "rotation")
}

private func motion6(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerRotation)!
  animation.springBounciness = 8.0
  animation.springSpeed = 6.0
  animation.toValue = NSNumber(value: 2.129301687433082)
  layer.pop_add(animation, forKey: "rotation")
}

private func motion7(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerRotation)!
  animation.springBounciness = 12.0
  animation.springSpeed = 5.0
  animation.toValue = NSNumber(value: -0.12217304763960307)
  layer.pop_add(animation, forKey: "rotation")
}

private func motion8(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerRotation)!
  animation.springBounciness = 10.0
  animation.springSpeed = 5.0
  animation.toValue = NSNumber(value: 0.0)
  layer.pop_add(animation, forKey: "rotation")
}

private func motion9(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerRotation)!
  animation.springBounciness = 6.0
  animation.springSpeed = 5.0
  animation.toValue = NSNumber(value: 0.0)
  layer.pop_add(animation, forKey: "rotation")
}
