// What `timing --code` prints for pop/orange-square.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let popOrangeSquare: [SceneCode] = [
    SceneCode(scene: "pop/orange-square", style: .coreAnimation, functions: PopOrangeSquare_coreAnimation),
    SceneCode(scene: "pop/orange-square", style: .uiKit, functions: PopOrangeSquare_uiKit),
    SceneCode(scene: "pop/orange-square", style: .pop, functions: PopOrangeSquare_pop),
  ]

  private static func PopOrangeSquare_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.5) { [layer = layer("square")] in motion0(layer) }
  after(0.5) { [layer = layer("square")] in motion1(layer) }
  after(0.5) { [layer = layer("square")] in motion2(layer) }
  after(0.5) { [layer = layer("square")] in motion3(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }

  private static func PopOrangeSquare_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  after(0.5) { [view = view("square")] in motion0(view.layer) }
  after(0.5) { [view = view("square")] in motion1(view.layer) }
  after(0.5) { [view = view("square")] in motion2(view.layer) }
  after(0.5) { [view = view("square")] in motion3(view.layer) }
}
    return ["afterStart": { afterStart(view) }]
  }

  private static func PopOrangeSquare_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.5) { [layer = layer("square")] in motion4(layer) }
  after(0.5) { [layer = layer("square")] in motion5(layer) }
  after(0.5) { [layer = layer("square")] in motion6(layer) }
  after(0.5) { [layer = layer("square")] in motion7(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [1.0], to: [1.5], velocity: [0.0],
      tension: 193.41441176470587, friction: 11.780237192780548, mass: 1.0,
      frames: 56, interval: 0.016666666666666666
    ).map { $0[0] }
    animation.duration = 0.916666666667
    setWithoutAnimation(layer, "transform.scale.x", 1.5)
    layer.add(animation, forKey: "scaleXY.transform.scale.x")
  }
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
    animation.values = popSpring(
      from: [1.0], to: [1.5], velocity: [0.0],
      tension: 193.41441176470587, friction: 11.780237192780548, mass: 1.0,
      frames: 56, interval: 0.016666666666666666
    ).map { $0[0] }
    animation.duration = 0.916666666667
    setWithoutAnimation(layer, "transform.scale.y", 1.5)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion1(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "position.x")
  animation.values = popSpring(
    from: [115.0], to: [440.0], velocity: [0.0],
    tension: 193.41441176470587, friction: 11.780237192780548, mass: 1.0,
    frames: 70, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 1.15
  setWithoutAnimation(layer, "position.x", 440.0)
  layer.add(animation, forKey: "positionX")
}

private func motion2(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
  animation.values = popSpring(
    from: [0.0], to: [12.566370614359172], velocity: [0.0],
    tension: 193.41441176470587, friction: 11.780237192780548, mass: 1.0,
    frames: 83, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 1.3666666666666667
  setWithoutAnimation(layer, "transform.rotation.z", 12.566370614359172)
  layer.add(animation, forKey: "rotation")
}

private func motion3(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "backgroundColor")
  animation.values = popSpring(
    from: [1.0, 0.5, 0.0, 1.0], to: [0.0, 1.0, 0.0, 1.0], velocity: [0.0, 0.0, 0.0, 0.0],
    tension: 193.41441176470587, friction: 11.780237192780548, mass: 1.0,
    frames: 56, interval: 0.016666666666666666
  ).map { CGColor(srgbRed: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
  animation.duration = 0.916666666667
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 0.0, green: 1.0, blue: 0.0, alpha: 1.0))
  layer.add(animation, forKey: "backgroundColor")
}

private func motion4(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerScaleXY)!
  animation.springBounciness = 15.0
  animation.springSpeed = 5.0
  animation.toValue = NSValue(cgPoint: CGPoint(x: 1.5, y: 1.5))
  layer.pop_add(animation, forKey: "scaleXY")
}

private func motion5(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerPositionX)!
  animation.springBounciness = 15.0
  animation.springSpeed = 5.0
  animation.toValue = NSNumber(value: 440.0)
  layer.pop_add(animation, forKey: "positionX")
}

private func motion6(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerRotation)!
  animation.springBounciness = 15.0
  animation.springSpeed = 5.0
  animation.toValue = NSNumber(value: 12.566370614359172)
  layer.pop_add(animation, forKey: "rotation")
}

private func motion7(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerBackgroundColor)!
  animation.springBounciness = 15.0
  animation.springSpeed = 5.0
  animation.toValue = UIColor(cgColor: CGColor(srgbRed: 0.0, green: 1.0, blue: 0.0, alpha: 1.0))
  layer.pop_add(animation, forKey: "backgroundColor")
}
