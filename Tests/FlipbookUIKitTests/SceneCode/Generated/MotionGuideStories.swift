// What `timing --code` prints for motion-guide/stories.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let motionGuideStories: [SceneCode] = [
    SceneCode(scene: "motion-guide/stories", style: .coreAnimation, functions: MotionGuideStories_coreAnimation),
    SceneCode(scene: "motion-guide/stories", style: .uiKit, functions: MotionGuideStories_uiKit),
    SceneCode(scene: "motion-guide/stories", style: .pop, functions: MotionGuideStories_pop),
  ]

  private static func MotionGuideStories_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  motion0(layer("spinner.spoke"))
  after(0.45) { [layer = layer("spinner")] in motion1(layer) }
  after(0.45) { [layer = layer("spinner")] in motion2(layer) }
  after(0.6) { [layer = layer("table.cell(0)")] in motion3(layer) }
  after(0.6) { [layer = layer("table.cell(1)")] in motion4(layer) }
  after(0.6) { [layer = layer("table.cell(2)")] in motion5(layer) }
  after(0.6) { [layer = layer("table.cell(3)")] in motion6(layer) }
  after(0.6) { [layer = layer("table.cell(4)")] in motion7(layer) }
  after(0.6) { [layer = layer("table.cell(5)")] in motion8(layer) }
  after(0.6) { [layer = layer("spinner.spoke")] in layer.removeAnimation(forKey: "opacity") }
}
    return ["afterStart": { afterStart(layer) }]
  }

  private static func MotionGuideStories_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  motion0(view("spinner.spoke").layer)
  after(0.45) { [view = view("spinner")] in motion9(view) }
  after(0.45) { [view = view("spinner")] in motion10(view) }
  after(0.6) { [view = view("table.cell(0)")] in motion11(view) }
  after(0.6) { [view = view("table.cell(1)")] in motion12(view) }
  after(0.6) { [view = view("table.cell(2)")] in motion13(view) }
  after(0.6) { [view = view("table.cell(3)")] in motion14(view) }
  after(0.6) { [view = view("table.cell(4)")] in motion15(view) }
  after(0.6) { [view = view("table.cell(5)")] in motion16(view) }
  after(0.6) { [view = view("spinner.spoke")] in view.layer.removeAnimation(forKey: "opacity") }
}
    return ["afterStart": { afterStart(view) }]
  }

  private static func MotionGuideStories_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  motion0(layer("spinner.spoke"))
  after(0.45) { [layer = layer("spinner")] in motion1(layer) }
  after(0.45) { [layer = layer("spinner")] in motion2(layer) }
  after(0.6) { [layer = layer("table.cell(0)")] in motion3(layer) }
  after(0.6) { [layer = layer("table.cell(1)")] in motion4(layer) }
  after(0.6) { [layer = layer("table.cell(2)")] in motion5(layer) }
  after(0.6) { [layer = layer("table.cell(3)")] in motion6(layer) }
  after(0.6) { [layer = layer("table.cell(4)")] in motion7(layer) }
  after(0.6) { [layer = layer("table.cell(5)")] in motion8(layer) }
  after(0.6) { [layer = layer("spinner.spoke")] in layer.removeAnimation(forKey: "opacity") }
}
    return ["afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 1.0
  animation.toValue = 0.15
  animation.duration = 1.0
  animation.repeatCount = .infinity
  setWithoutAnimation(layer, "opacity", 0.15)
  layer.add(animation, forKey: "opacity")
}

private func motion1(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 1.0
  animation.toValue = 0.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.15
  animation.fillMode = .both
  setWithoutAnimation(layer, "opacity", 0.0)
  layer.add(animation, forKey: "opacity")
}

private func motion2(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 0.1, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 0.1, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.15
  animation.fillMode = .both
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.1, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 0.1, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: "transform")
}

private func motion3(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 504.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 33.1721649387
  animation.damping = 8.86967340823
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 1.6
  animation.fillMode = .both
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: "transform")
}

private func motion4(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 504.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 33.1721649387
  animation.damping = 8.86967340823
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 1.6
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.05
  animation.fillMode = .both
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: "transform")
}

private func motion5(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 504.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 33.1721649387
  animation.damping = 8.86967340823
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 1.6
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.1
  animation.fillMode = .both
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: "transform")
}

private func motion6(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 504.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 33.1721649387
  animation.damping = 8.86967340823
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 1.6
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.15
  animation.fillMode = .both
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: "transform")
}

private func motion7(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 504.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 33.1721649387
  animation.damping = 8.86967340823
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 1.6
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.2
  animation.fillMode = .both
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: "transform")
}

private func motion8(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 504.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 33.1721649387
  animation.damping = 8.86967340823
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 1.6
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.25
  animation.fillMode = .both
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: "transform")
}

private func motion9(_ view: UIView) {
  UIView.animate(withDuration: 0.15, delay: 0.0, options: [.curveEaseInOut]) {
    view.alpha = 0.0
  }
}

private func motion10(_ view: UIView) {
  UIView.animate(withDuration: 0.15, delay: 0.0, options: [.curveEaseInOut]) {
    view.transform = CGAffineTransform(a: 0.1, b: 0.0, c: 0.0, d: 0.1, tx: 0.0, ty: 0.0)
  }
}

private func motion11(_ view: UIView) {
  UIView.performWithoutAnimation { view.transform = CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 504.0) }
  UIView.animate(
    withDuration: 1.6, delay: 0.0,
    usingSpringWithDamping: 0.77, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.transform = .identity
  }
}

private func motion12(_ view: UIView) {
  UIView.performWithoutAnimation { view.transform = CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 504.0) }
  UIView.animate(
    withDuration: 1.6, delay: 0.05,
    usingSpringWithDamping: 0.77, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.transform = .identity
  }
}

private func motion13(_ view: UIView) {
  UIView.performWithoutAnimation { view.transform = CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 504.0) }
  UIView.animate(
    withDuration: 1.6, delay: 0.1,
    usingSpringWithDamping: 0.77, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.transform = .identity
  }
}

private func motion14(_ view: UIView) {
  UIView.performWithoutAnimation { view.transform = CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 504.0) }
  UIView.animate(
    withDuration: 1.6, delay: 0.15,
    usingSpringWithDamping: 0.77, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.transform = .identity
  }
}

private func motion15(_ view: UIView) {
  UIView.performWithoutAnimation { view.transform = CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 504.0) }
  UIView.animate(
    withDuration: 1.6, delay: 0.2,
    usingSpringWithDamping: 0.77, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.transform = .identity
  }
}

private func motion16(_ view: UIView) {
  UIView.performWithoutAnimation { view.transform = CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 504.0) }
  UIView.animate(
    withDuration: 1.6, delay: 0.25,
    usingSpringWithDamping: 0.77, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.transform = .identity
  }
}
