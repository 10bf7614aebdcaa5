// What `timing --code` prints for motion-guide/map.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let motionGuideMap: [SceneCode] = [
    SceneCode(scene: "motion-guide/map", style: .coreAnimation, functions: MotionGuideMap_coreAnimation),
    SceneCode(scene: "motion-guide/map", style: .uiKit, functions: MotionGuideMap_uiKit),
    SceneCode(scene: "motion-guide/map", style: .pop, functions: MotionGuideMap_pop),
  ]

  private static func MotionGuideMap_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterIconTouchUpInside(_ layer: (String) -> CALayer) {
  motion0(layer("background"))
  motion1(layer("map"))
  motion2(layer("background"))
  motion3(layer("map"))
  motion4(layer("map"))
}
func afterIconTouchUpInside2(_ layer: (String) -> CALayer) {
  motion5(layer("background"))
  motion6(layer("map"))
  motion7(layer("map"))
  motion8(layer("map"))
  motion9(layer("background"))
}
    return ["afterIconTouchUpInside": { afterIconTouchUpInside(layer) }, "afterIconTouchUpInside2": { afterIconTouchUpInside2(layer) }]
  }

  private static func MotionGuideMap_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterIconTouchUpInside(_ view: (String) -> UIView) {
  motion10(view("background"))
  motion11(view("map"))
  motion2(view("background").layer)
  motion3(view("map").layer)
  motion4(view("map").layer)
}
func afterIconTouchUpInside2(_ view: (String) -> UIView) {
  motion12(view("background"))
  motion13(view("map"))
  motion7(view("map").layer)
  motion8(view("map").layer)
  motion9(view("background").layer)
}
    return ["afterIconTouchUpInside": { afterIconTouchUpInside(view) }, "afterIconTouchUpInside2": { afterIconTouchUpInside2(view) }]
  }

  private static func MotionGuideMap_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterIconTouchUpInside(_ layer: (String) -> CALayer) {
  motion0(layer("background"))
  motion1(layer("map"))
  motion2(layer("background"))
  motion3(layer("map"))
  motion4(layer("map"))
}
func afterIconTouchUpInside2(_ layer: (String) -> CALayer) {
  motion5(layer("background"))
  motion6(layer("map"))
  motion7(layer("map"))
  motion8(layer("map"))
  motion9(layer("background"))
}
    return ["afterIconTouchUpInside": { afterIconTouchUpInside(layer) }, "afterIconTouchUpInside2": { afterIconTouchUpInside2(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 1.0
  animation.toValue = 0.3
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.3)
  layer.add(animation, forKey: "opacity")
}

private func motion1(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 1.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.15
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 1.0)
  layer.add(animation, forKey: "opacity")
}

private func motion2(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.scale")
  animation.values = jnwSpring(
    from: [1.0], to: [0.9],
    damping: 16.0, stiffness: 16.0, mass: 1.0, count: 1153
  ).map { $0[0] }
  animation.duration = 1.1530000547645614
  setWithoutAnimation(layer, "transform.scale", 0.9)
  layer.add(animation, forKey: "transform.scale")
}

private func motion3(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.scale")
  animation.values = jnwSpring(
    from: [1.0666667222976685], to: [1.0],
    damping: 16.0, stiffness: 16.0, mass: 1.0, count: 1153
  ).map { $0[0] }
  animation.duration = 1.1530000547645614
  setWithoutAnimation(layer, "transform.scale", 1.0)
  layer.add(animation, forKey: "transform.scale")
}

private func motion4(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.translation.y")
  animation.values = jnwSpring(
    from: [30.0], to: [0.0],
    damping: 16.0, stiffness: 16.0, mass: 1.0, count: 1153
  ).map { $0[0] }
  animation.duration = 1.1530000547645614
  setWithoutAnimation(layer, "transform.translation.y", 0.0)
  layer.add(animation, forKey: "transform.translation.y")
}

private func motion5(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.3
  animation.toValue = 1.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.5
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 1.0)
  layer.add(animation, forKey: "opacity")
}

private func motion6(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 1.0
  animation.toValue = 0.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.3
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.0)
  layer.add(animation, forKey: "opacity")
}

private func motion7(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.scale")
  animation.values = jnwSpring(
    from: [1.0], to: [1.1],
    damping: 24.0, stiffness: 24.0, mass: 1.0, count: 769
  ).map { $0[0] }
  animation.duration = 0.769000036526
  setWithoutAnimation(layer, "transform.scale", 1.1)
  layer.add(animation, forKey: "transform.scale")
}

private func motion8(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.translation.y")
  animation.values = jnwSpring(
    from: [0.0], to: [30.0],
    damping: 24.0, stiffness: 24.0, mass: 1.0, count: 769
  ).map { $0[0] }
  animation.duration = 0.769000036526
  setWithoutAnimation(layer, "transform.translation.y", 33.0)
  layer.add(animation, forKey: "transform.translation.y")
}

private func motion9(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.scale")
  animation.values = jnwSpring(
    from: [0.899999976158], to: [1.0],
    damping: 24.0, stiffness: 24.0, mass: 1.0, count: 769
  ).map { $0[0] }
  animation.duration = 0.769000036526
  setWithoutAnimation(layer, "transform.scale", 1.0)
  layer.add(animation, forKey: "transform.scale")
}

private func motion10(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 0.0, options: [.curveEaseInOut, .beginFromCurrentState]) {
    view.alpha = 0.3
  }
}

private func motion11(_ view: UIView) {
  UIView.animate(withDuration: 0.15, delay: 0.0, options: [.curveEaseInOut, .beginFromCurrentState]) {
    view.alpha = 1.0
  }
}

private func motion12(_ view: UIView) {
  UIView.animate(withDuration: 0.5, delay: 0.0, options: [.curveEaseInOut, .beginFromCurrentState]) {
    view.alpha = 1.0
  }
}

private func motion13(_ view: UIView) {
  UIView.animate(withDuration: 0.3, delay: 0.0, options: [.curveEaseInOut, .beginFromCurrentState]) {
    view.alpha = 0.0
  }
}
