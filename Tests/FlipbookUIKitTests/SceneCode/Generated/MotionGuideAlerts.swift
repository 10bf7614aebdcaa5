// What `timing --code` prints for motion-guide/alerts.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let motionGuideAlerts: [SceneCode] = [
    SceneCode(scene: "motion-guide/alerts", style: .coreAnimation, functions: MotionGuideAlerts_coreAnimation),
    SceneCode(scene: "motion-guide/alerts", style: .uiKit, functions: MotionGuideAlerts_uiKit),
    SceneCode(scene: "motion-guide/alerts", style: .pop, functions: MotionGuideAlerts_pop),
  ]

  private static func MotionGuideAlerts_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.5) { [layer = layer("overlay")] in motion0(layer) }
  after(0.5) { [layer = layer("alert")] in motion1(layer) }
  after(0.5) { [layer = layer("alert")] in motion2(layer) }
  after(2.5) { [layer = layer("overlay")] in motion3(layer) }
  after(2.5) { [layer = layer("alert")] in motion4(layer) }
  after(2.5) { [layer = layer("alert")] in motion5(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }

  private static func MotionGuideAlerts_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  after(0.5) { [view = view("overlay")] in motion6(view) }
  after(0.5) { [view = view("alert")] in motion7(view) }
  after(0.5) { [view = view("alert")] in motion2(view.layer) }
  after(2.5) { [view = view("overlay")] in motion8(view) }
  after(2.5) { [view = view("alert")] in motion8(view) }
  after(2.5) { [view = view("alert")] in motion5(view.layer) }
}
    return ["afterStart": { afterStart(view) }]
  }

  private static func MotionGuideAlerts_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.5) { [layer = layer("overlay")] in motion0(layer) }
  after(0.5) { [layer = layer("alert")] in motion1(layer) }
  after(0.5) { [layer = layer("alert")] in motion2(layer) }
  after(2.5) { [layer = layer("overlay")] in motion3(layer) }
  after(2.5) { [layer = layer("alert")] in motion4(layer) }
  after(2.5) { [layer = layer("alert")] in motion5(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 0.3
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.3
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.3)
  layer.add(animation, forKey: "opacity")
}

private func motion1(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 1.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.3
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 1.0)
  layer.add(animation, forKey: "opacity")
}

private func motion2(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.scale")
  animation.values = jnwSpring(
    from: [1.2000000476837158], to: [1.0],
    damping: 14.0, stiffness: 14.0, mass: 1.0, count: 1317
  ).map { $0[0] }
  animation.duration = 1.3170000625541434
  setWithoutAnimation(layer, "transform.scale", 1.0)
  layer.add(animation, forKey: "transform.scale")
}

private func motion3(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.3
  animation.toValue = 0.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.15
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.0)
  layer.add(animation, forKey: "opacity")
}

private func motion4(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 1.0
  animation.toValue = 0.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.15
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.0)
  layer.add(animation, forKey: "opacity")
}

private func motion5(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.scale")
  animation.values = jnwSpring(
    from: [1.0], to: [0.7],
    damping: 11.0, stiffness: 11.0, mass: 1.0, count: 1676
  ).map { $0[0] }
  animation.duration = 1.6760000796057284
  setWithoutAnimation(layer, "transform.scale", 0.7)
  layer.add(animation, forKey: "transform.scale")
}

private func motion6(_ view: UIView) {
  UIView.animate(withDuration: 0.3, delay: 0.0, options: [.curveEaseInOut]) {
    view.alpha = 0.3
  }
}

private func motion7(_ view: UIView) {
  UIView.animate(withDuration: 0.3, delay: 0.0, options: [.curveEaseInOut]) {
    view.alpha = 1.0
  }
}

private func motion8(_ view: UIView) {
  UIView.animate(withDuration: 0.15, delay: 0.0, options: [.curveEaseInOut]) {
    view.alpha = 0.0
  }
}
