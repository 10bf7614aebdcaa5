// What `timing --code` prints for motion-guide/model-and-presentation.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let motionGuideModelAndPresentation: [SceneCode] = [
    SceneCode(scene: "motion-guide/model-and-presentation", style: .coreAnimation, functions: MotionGuideModelAndPresentation_coreAnimation),
    SceneCode(scene: "motion-guide/model-and-presentation", style: .uiKit, functions: MotionGuideModelAndPresentation_uiKit),
    SceneCode(scene: "motion-guide/model-and-presentation", style: .pop, functions: MotionGuideModelAndPresentation_pop),
  ]

  private static func MotionGuideModelAndPresentation_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.5) { [layer = layer("upper")] in motion0(layer) }
  after(0.5) { [layer = layer("lower")] in motion1(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }

  private static func MotionGuideModelAndPresentation_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  after(0.5) { [view = view("upper")] in motion0(view.layer) }
  after(0.5) { [view = view("lower")] in motion1(view.layer) }
}
    return ["afterStart": { afterStart(view) }]
  }

  private static func MotionGuideModelAndPresentation_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  after(0.5) { [layer = layer("upper")] in motion0(layer) }
  after(0.5) { [layer = layer("lower")] in motion1(layer) }
}
    return ["afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position.x")
  animation.fromValue = 60.0
  animation.toValue = 360.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 1.5
  layer.add(animation, forKey: "position.x")
}

private func motion1(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position.x")
  animation.fromValue = 60.0
  animation.toValue = 360.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 1.5
  setWithoutAnimation(layer, "position.x", 360.0)
  layer.add(animation, forKey: "position.x")
}
