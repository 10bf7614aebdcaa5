// What `timing --code` prints for pop/red-ball.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let popRedBall: [SceneCode] = [
    SceneCode(scene: "pop/red-ball", style: .coreAnimation, functions: PopRedBall_coreAnimation),
    SceneCode(scene: "pop/red-ball", style: .uiKit, functions: PopRedBall_uiKit),
    SceneCode(scene: "pop/red-ball", style: .pop, functions: PopRedBall_pop),
  ]

  private static func PopRedBall_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.5) { [layer = layer("ball")] in motion0(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }

  private static func PopRedBall_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  after(0.5) { [view = view("ball")] in motion0(view.layer) }
}
    return ["afterStart": { afterStart(view) }]
  }

  private static func PopRedBall_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.5) { [layer = layer("ball")] in motion1(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
    animation.values = popSpring(
      from: [1.0], to: [2.0], velocity: [0.0],
      tension: 108.450882353, friction: 4.61956513323, mass: 1.0,
      frames: 142, interval: 0.016666666666666666
    ).map { $0[0] }
    animation.duration = 2.35
    setWithoutAnimation(layer, "transform.scale.x", 2.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.x")
  }
  do {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.y")
    animation.values = popSpring(
      from: [1.0], to: [2.0], velocity: [0.0],
      tension: 108.450882353, friction: 4.61956513323, mass: 1.0,
      frames: 142, interval: 0.016666666666666666
    ).map { $0[0] }
    animation.duration = 2.35
    setWithoutAnimation(layer, "transform.scale.y", 2.0)
    layer.add(animation, forKey: "scaleXY.transform.scale.y")
  }
}

private func motion1(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerScaleXY)!
  animation.springBounciness = 20.0
  animation.springSpeed = 1.0
  animation.toValue = NSValue(cgPoint: CGPoint(x: 2.0, y: 2.0))
  layer.pop_add(animation, forKey: "scaleXY")
}
