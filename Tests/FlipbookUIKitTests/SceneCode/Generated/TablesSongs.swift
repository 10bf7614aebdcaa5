// What `timing --code` prints for tables/songs.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let tablesSongs: [SceneCode] = [
    SceneCode(scene: "tables/songs", style: .coreAnimation, functions: TablesSongs_coreAnimation),
    SceneCode(scene: "tables/songs", style: .uiKit, functions: TablesSongs_uiKit),
    SceneCode(scene: "tables/songs", style: .pop, functions: TablesSongs_pop),
  ]

  private static func TablesSongs_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  motion0(layer("list.row(0)"))
  motion1(layer("list.row(1)"))
  motion2(layer("list.row(2)"))
  motion3(layer("list.row(3)"))
}
func afterRow1TouchUpInside(_ layer: (String) -> CALayer) {
  motion4(layer("list.row(1)"))
}
func afterRow2TouchUpInside(_ layer: (String) -> CALayer) {
  motion5(layer("list.row(1)"))
  motion4(layer("list.row(2)"))
}
func afterRow2TouchUpInside2(_ layer: (String) -> CALayer) {
  motion5(layer("list.row(2)"))
}
    return ["afterRow1TouchUpInside": { afterRow1TouchUpInside(layer) }, "afterRow2TouchUpInside": { afterRow2TouchUpInside(layer) }, "afterRow2TouchUpInside2": { afterRow2TouchUpInside2(layer) }, "afterStart": { afterStart(layer) }]
  }

  private static func TablesSongs_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  motion6(view("list.row(0)"))
  motion7(view("list.row(1)"))
  motion8(view("list.row(2)"))
  motion9(view("list.row(3)"))
}
func afterRow1TouchUpInside(_ view: (String) -> UIView) {
  motion4(view("list.row(1)").layer)
}
func afterRow2TouchUpInside(_ view: (String) -> UIView) {
  motion5(view("list.row(1)").layer)
  motion4(view("list.row(2)").layer)
}
func afterRow2TouchUpInside2(_ view: (String) -> UIView) {
  motion5(view("list.row(2)").layer)
}
    return ["afterRow1TouchUpInside": { afterRow1TouchUpInside(view) }, "afterRow2TouchUpInside": { afterRow2TouchUpInside(view) }, "afterRow2TouchUpInside2": { afterRow2TouchUpInside2(view) }, "afterStart": { afterStart(view) }]
  }

  private static func TablesSongs_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  motion0(layer("list.row(0)"))
  motion1(layer("list.row(1)"))
  motion2(layer("list.row(2)"))
  motion3(layer("list.row(3)"))
}
func afterRow1TouchUpInside(_ layer: (String) -> CALayer) {
  motion10(layer("list.row(0)"))
  motion11(layer("list.row(1)"))
  motion10(layer("list.row(2)"))
  motion10(layer("list.row(3)"))
}
func afterRow2TouchUpInside(_ layer: (String) -> CALayer) {
  motion10(layer("list.row(0)"))
  motion10(layer("list.row(1)"))
  motion11(layer("list.row(2)"))
  motion10(layer("list.row(3)"))
}
func afterRow2TouchUpInside2(_ layer: (String) -> CALayer) {
  motion10(layer("list.row(0)"))
  motion10(layer("list.row(3)"))
  motion10(layer("list.row(1)"))
  motion10(layer("list.row(2)"))
}
    return ["afterRow1TouchUpInside": { afterRow1TouchUpInside(layer) }, "afterRow2TouchUpInside": { afterRow2TouchUpInside(layer) }, "afterRow2TouchUpInside2": { afterRow2TouchUpInside2(layer) }, "afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 320.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 108.573698323
  animation.damping = 15.629805540272422
  animation.isAdditive = true
  animation.duration = 0.9
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.2
  animation.fillMode = .both
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion1(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 320.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 108.573698323
  animation.damping = 15.629805540272422
  animation.isAdditive = true
  animation.duration = 0.9
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.27
  animation.fillMode = .both
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion2(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 320.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 108.573698323
  animation.damping = 15.629805540272422
  animation.isAdditive = true
  animation.duration = 0.9
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.34
  animation.fillMode = .both
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion3(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 320.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 108.573698323
  animation.damping = 15.629805540272422
  animation.isAdditive = true
  animation.duration = 0.9
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.41
  animation.fillMode = .both
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion4(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "bounds.size")
  animation.values = popSpring(
    from: [304.0, 60.0], to: [304.0, 130.0], velocity: [0.0, 0.0],
    tension: 384.582352941, friction: 26.187158057152764, mass: 1.0,
    frames: 24, interval: 0.016666666666666666
  ).map { CGSize(width: $0[0], height: $0[1]) }
  animation.duration = 0.383333333333
  setWithoutAnimation(layer, "bounds.size", CGSize(width: 304.0, height: 130.0))
  layer.add(animation, forKey: "size")
}

private func motion5(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "bounds.size")
  animation.values = popSpring(
    from: [304.0, 130.0], to: [304.0, 60.0], velocity: [0.0, 0.0],
    tension: 384.582352941, friction: 26.187158057152764, mass: 1.0,
    frames: 24, interval: 0.016666666666666666
  ).map { CGSize(width: $0[0], height: $0[1]) }
  animation.duration = 0.383333333333
  setWithoutAnimation(layer, "bounds.size", CGSize(width: 304.0, height: 60.0))
  layer.add(animation, forKey: "size")
}

private func motion6(_ view: UIView) {
  UIView.animate(
    withDuration: 0.9, delay: 0.2,
    usingSpringWithDamping: 0.75, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.transform = .identity
  }
}

private func motion7(_ view: UIView) {
  UIView.animate(
    withDuration: 0.9, delay: 0.27,
    usingSpringWithDamping: 0.75, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.transform = .identity
  }
}

private func motion8(_ view: UIView) {
  UIView.animate(
    withDuration: 0.9, delay: 0.34,
    usingSpringWithDamping: 0.75, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.transform = .identity
  }
}

private func motion9(_ view: UIView) {
  UIView.animate(
    withDuration: 0.9, delay: 0.41,
    usingSpringWithDamping: 0.75, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.transform = .identity
  }
}

private func motion10(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerSize)!
  animation.springBounciness = 8.0
  animation.springSpeed = 14.0
  animation.toValue = NSValue(cgSize: CGSize(width: 304.0, height: 60.0))
  layer.pop_add(animation, forKey: "size")
}

private func motion11(_ layer: CALayer) {
  let animation = POPSpringAnimation(propertyNamed: kPOPLayerSize)!
  animation.springBounciness = 8.0
  animation.springSpeed = 14.0
  animation.toValue = NSValue(cgSize: CGSize(width: 304.0, height: 130.0))
  layer.pop_add(animation, forKey: "size")
}
