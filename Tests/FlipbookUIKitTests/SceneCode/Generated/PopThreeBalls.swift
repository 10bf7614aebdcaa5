// What `timing --code` prints for pop/three-balls.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let popThreeBalls: [SceneCode] = [
    SceneCode(scene: "pop/three-balls", style: .coreAnimation, functions: PopThreeBalls_coreAnimation),
    SceneCode(scene: "pop/three-balls", style: .uiKit, functions: PopThreeBalls_uiKit),
    SceneCode(scene: "pop/three-balls", style: .pop, functions: PopThreeBalls_pop),
  ]

  private static func PopThreeBalls_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.5) { [layer = layer("redBall")] in motion0(layer) }
  after(1.3) { [layer = layer("blueBall")] in motion1(layer) }
  after(2.1) { [layer = layer("greenBall")] in motion2(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }

  private static func PopThreeBalls_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  after(0.5) { [view = view("redBall")] in motion0(view.layer) }
  after(1.3) { [view = view("blueBall")] in motion1(view.layer) }
  after(2.1) { [view = view("greenBall")] in motion2(view.layer) }
}
    return ["afterStart": { afterStart(view) }]
  }

  private static func PopThreeBalls_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.5) { [layer = layer("redBall")] in motion3(layer) }
  after(1.3) { [layer = layer("blueBall")] in motion4(layer) }
  after(2.1) { [layer = layer("greenBall")] in motion5(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [1.0], to: [2.0], velocity: [0.0],
      tension: 299.61882352941177, friction: 27.04870440573241, mass: 1.0,
      frames: 31, interval: 0.016666666666666666
    ).map { $0[0] }
    animation.duration = 0.5
    setWithoutAnimation(layer, "transform.scale.x", 2.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.x")
  }
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
    animation.values = popSpring(
      from: [1.0], to: [2.0], velocity: [0.0],
      tension: 299.61882352941177, friction: 27.04870440573241, mass: 1.0,
      frames: 31, interval: 0.016666666666666666
    ).map { $0[0] }
    animation.duration = 0.5
    setWithoutAnimation(layer, "transform.scale.y", 2.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion1(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [1.0], to: [2.0], velocity: [0.0],
      tension: 299.61882352941177, friction: 18.2416620611, mass: 1.0,
      frames: 44, interval: 0.016666666666666666
    ).map { $0[0] }
    animation.duration = 0.716666666667
    setWithoutAnimation(layer, "transform.scale.x", 2.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.x")
  }
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
    animation.values = popSpring(
      from: [1.0], to: [2.0], velocity: [0.0],
      tension: 299.61882352941177, friction: 18.2416620611, mass: 1.0,
      frames: 44, interval: 0.016666666666666666
    ).map { $0[0] }
    animation.duration = 0.716666666667
    setWithoutAnimation(layer, "transform.scale.y", 2.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion2(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [1.0], to: [2.0], velocity: [0.0],
      tension: 299.61882352941177, friction: 10.39673358606367, mass: 1.0,
      frames: 76, interval: 0.016666666666666666
    ).map { $0[0] }
    animation.duration = 1.25
    setWithoutAnimation(layer, "transform.scale.x", 2.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.x")
  }
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
    animation.values = popSpring(
      from: [1.0], to: [2.0], velocity: [0.0],
      tension: 299.61882352941177, friction: 10.39673358606367, mass: 1.0,
      frames: 76, interval: 0.016666666666666666
    ).map { $0[0] }
    animation.duration = 1.25
    setWithoutAnimation(layer, "transform.scale.y", 2.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion3(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerScaleXY)!
  animation.springBounciness = 5.0
  animation.springSpeed = 10.0
  animation.toValue = NSValue(cgPoint: CGPoint(x: 2.0, y: 2.0))
  layer.pop_add(animation, forKey: "scaleXY")
}

private func motion4(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerScaleXY)!
  animation.springBounciness = 12.0
  animation.springSpeed = 10.0
  animation.toValue = NSValue(cgPoint: CGPoint(x: 2.0, y: 2.0))
  layer.pop_add(animation, forKey: "scaleXY")
}

private func motion5(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerScaleXY)!
  animation.springBounciness = 20.0
  animation.springSpeed = 10.0
  animation.toValue = NSValue(cgPoint: CGPoint(x: 2.0, y: 2.0))
  layer.pop_add(animation, forKey: "scaleXY")
}
