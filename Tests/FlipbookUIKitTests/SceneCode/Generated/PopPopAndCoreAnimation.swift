// What `timing --code` prints for pop/pop-and-core-animation.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let popPopAndCoreAnimation: [SceneCode] = [
    SceneCode(scene: "pop/pop-and-core-animation", style: .coreAnimation, functions: PopPopAndCoreAnimation_coreAnimation),
    SceneCode(scene: "pop/pop-and-core-animation", style: .uiKit, functions: PopPopAndCoreAnimation_uiKit),
    SceneCode(scene: "pop/pop-and-core-animation", style: .pop, functions: PopPopAndCoreAnimation_pop),
  ]

  private static func PopPopAndCoreAnimation_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.6) { [layer = layer("coreBall")] in motion0(layer) }
  after(0.6) { [layer = layer("popBall")] in motion1(layer) }
  after(2.6) { [layer = layer("coreBall")] in motion2(layer) }
  after(2.6) { [layer = layer("popBall")] in motion3(layer) }
  after(2.75) { [layer = layer("popBall")] in motion4(layer) }
  after(2.75) { [layer = layer("coreBall")] in motion5(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }

  private static func PopPopAndCoreAnimation_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  after(0.6) { [view = view("coreBall")] in motion0(view.layer) }
  after(0.6) { [view = view("popBall")] in motion1(view.layer) }
  after(2.6) { [view = view("coreBall")] in motion2(view.layer) }
  after(2.6) { [view = view("popBall")] in motion3(view.layer) }
  after(2.75) { [view = view("popBall")] in motion4(view.layer) }
  after(2.75) { [view = view("coreBall")] in motion5(view.layer) }
}
    return ["afterStart": { afterStart(view) }]
  }

  private static func PopPopAndCoreAnimation_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.6) { [layer = layer("coreBall")] in motion0(layer) }
  after(0.6) { [layer = layer("popBall")] in motion6(layer) }
  after(2.6) { [layer = layer("coreBall")] in motion2(layer) }
  after(2.6) { [layer = layer("popBall")] in motion7(layer) }
  after(2.75) { [layer = layer("popBall")] in motion8(layer) }
  after(2.75) { [layer = layer("coreBall")] in motion5(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position.x")
  animation.fromValue = 60.0
  animation.toValue = 340.0
  animation.mass = 1.0
  animation.stiffness = 214.655294
  animation.damping = 15.240794
  animation.duration = animation.settlingDuration
  setWithoutAnimation(layer, "position.x", 340.0)
  layer.add(animation, forKey: "position.x")
}

private func motion1(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "position.x")
  animation.values = popSpring(
    from: [60.0], to: [340.0], velocity: [0.0],
    tension: 214.65529411764706, friction: 15.240794257122957, mass: 1.0,
    frames: 55, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.9
  setWithoutAnimation(layer, "position.x", 340.0)
  layer.add(animation, forKey: "positionX")
}

private func motion2(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position.x")
  animation.fromValue = 340.0
  animation.toValue = 60.0
  animation.mass = 1.0
  animation.stiffness = 214.655294
  animation.damping = 15.240794
  animation.duration = animation.settlingDuration
  setWithoutAnimation(layer, "position.x", 60.0)
  layer.add(animation, forKey: "position.x")
}

private func motion3(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "position.x")
  animation.values = popSpring(
    from: [340.0], to: [60.0], velocity: [0.0],
    tension: 214.65529411764706, friction: 15.240794257122957, mass: 1.0,
    frames: 55, interval: 0.016666666666666666
  ).map { $0[0] }
  animation.duration = 0.9
  setWithoutAnimation(layer, "position.x", 60.0)
  layer.add(animation, forKey: "positionX")
}

private func motion4(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "position.x")
  animation.values = popSpring(
    from: [117.415059113], to: [340.0], velocity: [-1780.6760732953871],
    tension: 214.65529411764706, friction: 15.240794257122957, mass: 1.0,
    frames: 56, interval: 0.016666666666666666, carried: 0.000333327016172
  ).map { $0[0] }
  animation.duration = 0.916666666667
  setWithoutAnimation(layer, "position.x", 340.0)
  layer.add(animation, forKey: "positionX")
}

private func motion5(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position.x")
  animation.fromValue = 84.9260278504
  animation.toValue = 340.0
  animation.mass = 1.0
  animation.stiffness = 214.655294
  animation.damping = 15.240794
  animation.duration = animation.settlingDuration
  setWithoutAnimation(layer, "position.x", 340.0)
  layer.add(animation, forKey: "position.x")
}

private func motion6(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerPositionX)!
  animation.springBounciness = 12.0
  animation.springSpeed = 6.0
  animation.toValue = NSNumber(value: 340.0)
  layer.pop_add(animation, forKey: "positionX")
}

private func motion7(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerPositionX)!
  animation.springBounciness = 12.0
  animation.springSpeed = 6.0
  animation.toValue = NSNumber(value: 60.0)
  layer.pop_add(animation, forKey: "positionX")
}

private func motion8(_ layer: CALayer) {
  if let animation = layer.pop_animation(forKey: "positionX") as? POPSpringAnimation {
    animation.springBounciness = 12.0
    animation.springSpeed = 6.0
    animation.toValue = NSNumber(value: 340.0)
  } else {
    let animation = POPSpringAnimation(propertyNamed: kPOPLayerPositionX)!
    animation.springBounciness = 12.0
    animation.springSpeed = 6.0
    animation.toValue = NSNumber(value: 340.0)
    layer.pop_add(animation, forKey: "positionX")
  }
}
