// What `timing --code` prints for gesture-driven/interactive-transition.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let gestureDrivenInteractiveTransition: [SceneCode] = [
    SceneCode(scene: "gesture-driven/interactive-transition", style: .coreAnimation, functions: GestureDrivenInteractiveTransition_coreAnimation),
    SceneCode(scene: "gesture-driven/interactive-transition", style: .uiKit, functions: GestureDrivenInteractiveTransition_uiKit),
    SceneCode(scene: "gesture-driven/interactive-transition", style: .pop, functions: GestureDrivenInteractiveTransition_pop),
  ]

  private static func GestureDrivenInteractiveTransition_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterHomePanBegan(_ layer: (String) -> CALayer) {
}
func afterHomePanEnded(_ layer: (String) -> CALayer) {
  motion0(layer("home"))
  motion1(layer("shade"))
  motion2(layer("detail"))
  motion3(layer("detail"))
}
func afterHomePanEnded2(_ layer: (String) -> CALayer) {
  motion4(layer("home"))
  motion5(layer("shade"))
  motion6(layer("detail"))
  motion7(layer("detail"))
}
func afterDetailPanBegan(_ layer: (String) -> CALayer) {
}
func afterDetailPanEnded(_ layer: (String) -> CALayer) {
  motion8(layer("home"))
  motion9(layer("shade"))
  motion10(layer("detail"))
  motion11(layer("detail"))
}
    return ["afterDetailPanBegan": { afterDetailPanBegan(layer) }, "afterDetailPanEnded": { afterDetailPanEnded(layer) }, "afterHomePanBegan": { afterHomePanBegan(layer) }, "afterHomePanEnded": { afterHomePanEnded(layer) }, "afterHomePanEnded2": { afterHomePanEnded2(layer) }]
  }

  private static func GestureDrivenInteractiveTransition_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterHomePanBegan(_ view: (String) -> UIView) {
  motion12(view("home"))
  motion13(view("shade"))
  motion14(view("detail"))
  motion15(view("detail"))
}
func afterHomePanEnded(_ view: (String) -> UIView) {
}
func afterHomePanEnded2(_ view: (String) -> UIView) {
}
func afterDetailPanBegan(_ view: (String) -> UIView) {
  motion14(view("home"))
  motion16(view("shade"))
  motion17(view("detail"))
  motion18(view("detail"))
}
func afterDetailPanEnded(_ view: (String) -> UIView) {
}
    return ["afterDetailPanBegan": { afterDetailPanBegan(view) }, "afterDetailPanEnded": { afterDetailPanEnded(view) }, "afterHomePanBegan": { afterHomePanBegan(view) }, "afterHomePanEnded": { afterHomePanEnded(view) }, "afterHomePanEnded2": { afterHomePanEnded2(view) }]
  }

  private static func GestureDrivenInteractiveTransition_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterHomePanBegan(_ layer: (String) -> CALayer) {
}
func afterHomePanEnded(_ layer: (String) -> CALayer) {
  motion0(layer("home"))
  motion1(layer("shade"))
  motion2(layer("detail"))
  motion3(layer("detail"))
}
func afterHomePanEnded2(_ layer: (String) -> CALayer) {
  motion4(layer("home"))
  motion5(layer("shade"))
  motion6(layer("detail"))
  motion7(layer("detail"))
}
func afterDetailPanBegan(_ layer: (String) -> CALayer) {
}
func afterDetailPanEnded(_ layer: (String) -> CALayer) {
  motion8(layer("home"))
  motion9(layer("shade"))
  motion10(layer("detail"))
  motion11(layer("detail"))
}
    return ["afterDetailPanBegan": { afterDetailPanBegan(layer) }, "afterDetailPanEnded": { afterDetailPanEnded(layer) }, "afterHomePanBegan": { afterHomePanBegan(layer) }, "afterHomePanEnded": { afterHomePanEnded(layer) }, "afterHomePanEnded2": { afterHomePanEnded2(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -36.0, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
  animation.isAdditive = true
  animation.duration = 0.1875
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 160.0, y: 284.0))
  layer.add(animation, forKey: nil)
}

private func motion1(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.09375
  animation.toValue = 0.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
  animation.duration = 0.1875
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "opacity", 0.0)
  layer.add(animation, forKey: nil)
}

private func motion2(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -120.0, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
  animation.isAdditive = true
  animation.duration = 0.1875
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 480.0, y: 284.0))
  layer.add(animation, forKey: nil)
}

private func motion3(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "shadowOpacity")
  animation.fromValue = 0.13125
  animation.toValue = 0.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
  animation.duration = 0.1875
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "shadowOpacity", 0.0)
  layer.add(animation, forKey: nil)
}

private func motion4(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 67.5, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
  animation.isAdditive = true
  animation.duration = 0.3515625
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 64.0, y: 284.0))
  layer.add(animation, forKey: nil)
}

private func motion5(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.07421875
  animation.toValue = 0.25
  animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
  animation.duration = 0.3515625
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "opacity", 0.25)
  layer.add(animation, forKey: nil)
}

private func motion6(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 225.0, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
  animation.isAdditive = true
  animation.duration = 0.3515625
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 160.0, y: 284.0))
  layer.add(animation, forKey: nil)
}

private func motion7(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "shadowOpacity")
  animation.fromValue = 0.10390625
  animation.toValue = 0.35
  animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
  animation.duration = 0.3515625
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "shadowOpacity", 0.35)
  layer.add(animation, forKey: nil)
}

private func motion8(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -33.5, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
  animation.isAdditive = true
  animation.duration = 0.17447916666666663
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 160.0, y: 284.0))
  layer.add(animation, forKey: nil)
}

private func motion9(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0872395833333
  animation.toValue = 0.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
  animation.duration = 0.17447916666666663
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "opacity", 0.0)
  layer.add(animation, forKey: nil)
}

private func motion10(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -111.66666666666663, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
  animation.isAdditive = true
  animation.duration = 0.17447916666666663
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 480.0, y: 284.0))
  layer.add(animation, forKey: nil)
}

private func motion11(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "shadowOpacity")
  animation.fromValue = 0.12213541666666664
  animation.toValue = 0.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
  animation.duration = 0.17447916666666663
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "shadowOpacity", 0.0)
  layer.add(animation, forKey: nil)
}

private func motion12(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.5,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.center = CGPoint(x: 64.0, y: 284.0) }
  animator.pauseAnimation()
}

private func motion13(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.5,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.alpha = 0.25 }
  animator.pauseAnimation()
}

private func motion14(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.5,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.center = CGPoint(x: 160.0, y: 284.0) }
  animator.pauseAnimation()
}

private func motion15(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.5,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.layer.setValue(0.35, forKeyPath: "shadowOpacity") }
  animator.pauseAnimation()
}

private func motion16(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.5,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.alpha = 0.0 }
  animator.pauseAnimation()
}

private func motion17(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.5,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.center = CGPoint(x: 480.0, y: 284.0) }
  animator.pauseAnimation()
}

private func motion18(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.5,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.layer.setValue(0.0, forKeyPath: "shadowOpacity") }
  animator.pauseAnimation()
}
