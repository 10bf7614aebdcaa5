// What `timing --code` prints for gesture-driven/fade.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let gestureDrivenFade: [SceneCode] = [
    SceneCode(scene: "gesture-driven/fade", style: .coreAnimation, functions: GestureDrivenFade_coreAnimation),
    SceneCode(scene: "gesture-driven/fade", style: .uiKit, functions: GestureDrivenFade_uiKit),
    SceneCode(scene: "gesture-driven/fade", style: .pop, functions: GestureDrivenFade_pop),
  ]

  private static func GestureDrivenFade_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.6) { [layer = layer("card")] in motion0(layer) }
  after(1.4) { [layer = layer("card")] in motion1(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }

  private static func GestureDrivenFade_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  after(0.6) { [view = view("card")] in motion2(view) }
  after(1.4) { [view = view("card")] in motion3(view) }
}
    return ["afterStart": { afterStart(view) }]
  }

  private static func GestureDrivenFade_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.6) { [layer = layer("card")] in motion0(layer) }
  after(1.4) { [layer = layer("card")] in motion1(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 1.0
  animation.toValue = 0.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.2
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.0)
  layer.add(animation, forKey: "opacity")
}

private func motion1(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 1.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.2
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 1.0)
  layer.add(animation, forKey: "opacity")
}

private func motion2(_ view: UIView) {
  UIView.animate(withDuration: 0.2, delay: 0.0, options: [.curveEaseInOut]) {
    view.alpha = 0.0
  }
}

private func motion3(_ view: UIView) {
  UIView.animate(withDuration: 0.2, delay: 0.0, options: [.curveEaseInOut]) {
    view.alpha = 1.0
  }
}
