// What `timing --code` prints for pop/gear.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let popGear: [SceneCode] = [
    SceneCode(scene: "pop/gear", style: .coreAnimation, functions: PopGear_coreAnimation),
    SceneCode(scene: "pop/gear", style: .uiKit, functions: PopGear_uiKit),
    SceneCode(scene: "pop/gear", style: .pop, functions: PopGear_pop),
  ]

  private static func PopGear_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterGearTouchesBegan(_ layer: (String) -> CALayer) {
  motion0(layer("gear"))
  motion1(layer("gear"))
}
func afterGearTouchesEnded(_ layer: (String) -> CALayer) {
  motion2(layer("gear"))
  motion3(layer("gear"))
}
func afterGearTouchesEnded2(_ layer: (String) -> CALayer) {
  motion4(layer("gear"))
  motion5(layer("gear"))
}
    return ["afterGearTouchesBegan": { afterGearTouchesBegan(layer) }, "afterGearTouchesEnded": { afterGearTouchesEnded(layer) }, "afterGearTouchesEnded2": { afterGearTouchesEnded2(layer) }]
  }

  private static func PopGear_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterGearTouchesBegan(_ view: (String) -> UIView) {
  motion0(view("gear").layer)
  motion1(view("gear").layer)
}
func afterGearTouchesEnded(_ view: (String) -> UIView) {
  motion2(view("gear").layer)
  motion3(view("gear").layer)
}
func afterGearTouchesEnded2(_ view: (String) -> UIView) {
  motion4(view("gear").layer)
  motion5(view("gear").layer)
}
    return ["afterGearTouchesBegan": { afterGearTouchesBegan(view) }, "afterGearTouchesEnded": { afterGearTouchesEnded(view) }, "afterGearTouchesEnded2": { afterGearTouchesEnded2(view) }]
  }

  private static func PopGear_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterGearTouchesBegan(_ layer: (String) -> CALayer) {
  motion6(layer("gear"))
  motion7(layer("gear"))
}
func afterGearTouchesEnded(_ layer: (String) -> CALayer) {
  motion8(layer("gear"))
  motion9(layer("gear"))
}
func afterGearTouchesEnded2(_ layer: (String) -> CALayer) {
  motion8(layer("gear"))
  motion9(layer("gear"))
}
    return ["afterGearTouchesBegan": { afterGearTouchesBegan(layer) }, "afterGearTouchesEnded": { afterGearTouchesEnded(layer) }, "afterGearTouchesEnded2": { afterGearTouchesEnded2(layer) }]
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
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [0.0], to: [0.523598775598], velocity: [0.0],
    tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
    frames: 42, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.683333333333
  setWithoutAnimation(layer, "transform.rotation.z", 0.523598775598)
  layer.add(animation, forKey: "rotation")
}

private func motion2(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [0.824228219922], to: [1.0], velocity: [-2.68050786395],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 44, interval: 0.016666666666666666, carried: 0.000333329391045
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
      frames: 44, interval: 0.016666666666666666, carried: 0.000333329391045
    ).map { $0[0] }
    animation.duration = 0.716666666667
    setWithoutAnimation(layer, "transform.scale.y", 1.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion3(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [0.460169444169], to: [0.0], velocity: [0.0],
    tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
    frames: 42, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.683333333333
  setWithoutAnimation(layer, "transform.rotation.z", 0.0)
  layer.add(animation, forKey: "rotation")
}

private func motion4(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [0.790021405084], to: [1.0], velocity: [0.0768150314738],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 41, interval: 0.016666666666666666, carried: 0.00033331039206441204
    ).map { $0[0] }
    animation.duration = 0.666666666667
    setWithoutAnimation(layer, "transform.scale.x", 1.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.x")
  }
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
    animation.values = popSpring(
      from: [0.790021405084], to: [1.0], velocity: [0.0768150314738],
      tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
      frames: 41, interval: 0.016666666666666666, carried: 0.00033331039206441204
    ).map { $0[0] }
    animation.duration = 0.666666666667
    setWithoutAnimation(layer, "transform.scale.y", 1.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion5(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [0.549722676], to: [0.0], velocity: [0.0],
    tension: 469.545882353, friction: 12.859298025481726, mass: 1.0,
    frames: 42, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.683333333333
  setWithoutAnimation(layer, "transform.rotation.z", 0.0)
  layer.add(animation, forKey: "rotation")
}

private func motion6(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerScaleXY)!
  animation.springBounciness = 20.0
  animation.springSpeed = 18.0
  animation.toValue = NSValue(cgPoint: CGPoint(x: 0.8, y: 0.8))
  layer.pop_add(animation, forKey: "scaleXY")
}

private func motion7(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerRotation)!
  animation.springBounciness = 20.0
  animation.springSpeed = 18.0
  animation.toValue = NSNumber(value: 0.523598775598)
  layer.pop_add(animation, forKey: "rotation")
}

private func motion8(_ layer: CALayer) {
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

private func motion9(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerRotation)!
  animation.springBounciness = 20.0
  animation.springSpeed = 18.0
  animation.toValue = NSNumber(value: 0.0)
  layer.pop_add(animation, forKey: "rotation")
}
