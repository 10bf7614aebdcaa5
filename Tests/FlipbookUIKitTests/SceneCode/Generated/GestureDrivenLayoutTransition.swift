// What `timing --code` prints for gesture-driven/layout-transition.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let gestureDrivenLayoutTransition: [SceneCode] = [
    SceneCode(scene: "gesture-driven/layout-transition", style: .coreAnimation, functions: GestureDrivenLayoutTransition_coreAnimation),
    SceneCode(scene: "gesture-driven/layout-transition", style: .uiKit, functions: GestureDrivenLayoutTransition_uiKit),
    SceneCode(scene: "gesture-driven/layout-transition", style: .pop, functions: GestureDrivenLayoutTransition_pop),
  ]

  private static func GestureDrivenLayoutTransition_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterCollectionPinchBegan(_ layer: (String) -> CALayer) {
}
func afterCollectionPinchBegan2(_ layer: (String) -> CALayer) {
}
func afterCollectionPinchEnded(_ layer: (String) -> CALayer) {
  motion0(layer("collection.photo(0)"))
  motion1(layer("collection.photo(0)"))
  motion2(layer("collection.photo(0)"))
  motion3(layer("collection.photo(1)"))
  motion4(layer("collection.photo(1)"))
  motion2(layer("collection.photo(1)"))
  motion5(layer("collection.photo(2)"))
  motion6(layer("collection.photo(2)"))
  motion2(layer("collection.photo(2)"))
  motion7(layer("collection.photo(3)"))
  motion8(layer("collection.photo(3)"))
  motion2(layer("collection.photo(3)"))
  motion9(layer("collection.photo(4)"))
  motion2(layer("collection.photo(4)"))
  motion10(layer("collection.photo(5)"))
  motion11(layer("collection.photo(5)"))
  motion2(layer("collection.photo(5)"))
  motion12(layer("collection.photo(6)"))
  motion13(layer("collection.photo(6)"))
  motion2(layer("collection.photo(6)"))
  motion14(layer("collection.photo(7)"))
  motion15(layer("collection.photo(7)"))
  motion2(layer("collection.photo(7)"))
  motion16(layer("collection.photo(8)"))
  motion17(layer("collection.photo(8)"))
  motion2(layer("collection.photo(8)"))
}
func afterCollectionPinchEnded2(_ layer: (String) -> CALayer) {
  motion18(layer("collection.photo(0)"))
  motion19(layer("collection.photo(0)"))
  motion20(layer("collection.photo(0)"))
  motion21(layer("collection.photo(1)"))
  motion22(layer("collection.photo(1)"))
  motion20(layer("collection.photo(1)"))
  motion23(layer("collection.photo(2)"))
  motion24(layer("collection.photo(2)"))
  motion20(layer("collection.photo(2)"))
  motion25(layer("collection.photo(3)"))
  motion26(layer("collection.photo(3)"))
  motion20(layer("collection.photo(3)"))
  motion27(layer("collection.photo(4)"))
  motion20(layer("collection.photo(4)"))
  motion28(layer("collection.photo(5)"))
  motion29(layer("collection.photo(5)"))
  motion20(layer("collection.photo(5)"))
  motion30(layer("collection.photo(6)"))
  motion31(layer("collection.photo(6)"))
  motion20(layer("collection.photo(6)"))
  motion32(layer("collection.photo(7)"))
  motion33(layer("collection.photo(7)"))
  motion20(layer("collection.photo(7)"))
  motion34(layer("collection.photo(8)"))
  motion35(layer("collection.photo(8)"))
  motion20(layer("collection.photo(8)"))
}
func afterCollectionPinchEnded3(_ layer: (String) -> CALayer) {
  motion36(layer("collection.photo(0)"))
  motion37(layer("collection.photo(0)"))
  motion38(layer("collection.photo(0)"))
  motion39(layer("collection.photo(1)"))
  motion40(layer("collection.photo(1)"))
  motion38(layer("collection.photo(1)"))
  motion41(layer("collection.photo(2)"))
  motion42(layer("collection.photo(2)"))
  motion38(layer("collection.photo(2)"))
  motion43(layer("collection.photo(3)"))
  motion44(layer("collection.photo(3)"))
  motion38(layer("collection.photo(3)"))
  motion45(layer("collection.photo(4)"))
  motion38(layer("collection.photo(4)"))
  motion46(layer("collection.photo(5)"))
  motion47(layer("collection.photo(5)"))
  motion38(layer("collection.photo(5)"))
  motion48(layer("collection.photo(6)"))
  motion49(layer("collection.photo(6)"))
  motion38(layer("collection.photo(6)"))
  motion50(layer("collection.photo(7)"))
  motion51(layer("collection.photo(7)"))
  motion38(layer("collection.photo(7)"))
  motion52(layer("collection.photo(8)"))
  motion53(layer("collection.photo(8)"))
  motion38(layer("collection.photo(8)"))
}
    return ["afterCollectionPinchBegan": { afterCollectionPinchBegan(layer) }, "afterCollectionPinchBegan2": { afterCollectionPinchBegan2(layer) }, "afterCollectionPinchEnded": { afterCollectionPinchEnded(layer) }, "afterCollectionPinchEnded2": { afterCollectionPinchEnded2(layer) }, "afterCollectionPinchEnded3": { afterCollectionPinchEnded3(layer) }]
  }

  private static func GestureDrivenLayoutTransition_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterCollectionPinchBegan(_ view: (String) -> UIView) {
  motion54(view("collection.photo(0)"))
  motion55(view("collection.photo(0)"))
  motion56(view("collection.photo(0)"))
  motion57(view("collection.photo(1)"))
  motion55(view("collection.photo(1)"))
  motion56(view("collection.photo(1)"))
  motion58(view("collection.photo(2)"))
  motion55(view("collection.photo(2)"))
  motion56(view("collection.photo(2)"))
  motion59(view("collection.photo(3)"))
  motion55(view("collection.photo(3)"))
  motion56(view("collection.photo(3)"))
  motion60(view("collection.photo(4)"))
  motion56(view("collection.photo(4)"))
  motion61(view("collection.photo(5)"))
  motion55(view("collection.photo(5)"))
  motion56(view("collection.photo(5)"))
  motion62(view("collection.photo(6)"))
  motion55(view("collection.photo(6)"))
  motion56(view("collection.photo(6)"))
  motion63(view("collection.photo(7)"))
  motion55(view("collection.photo(7)"))
  motion56(view("collection.photo(7)"))
  motion64(view("collection.photo(8)"))
  motion55(view("collection.photo(8)"))
  motion56(view("collection.photo(8)"))
}
func afterCollectionPinchBegan2(_ view: (String) -> UIView) {
  motion65(view("collection.photo(0)"))
  motion66(view("collection.photo(0)"))
  motion67(view("collection.photo(0)"))
  motion65(view("collection.photo(1)"))
  motion68(view("collection.photo(1)"))
  motion67(view("collection.photo(1)"))
  motion65(view("collection.photo(2)"))
  motion69(view("collection.photo(2)"))
  motion67(view("collection.photo(2)"))
  motion65(view("collection.photo(3)"))
  motion70(view("collection.photo(3)"))
  motion67(view("collection.photo(3)"))
  motion71(view("collection.photo(4)"))
  motion67(view("collection.photo(4)"))
  motion65(view("collection.photo(5)"))
  motion72(view("collection.photo(5)"))
  motion67(view("collection.photo(5)"))
  motion65(view("collection.photo(6)"))
  motion73(view("collection.photo(6)"))
  motion67(view("collection.photo(6)"))
  motion65(view("collection.photo(7)"))
  motion74(view("collection.photo(7)"))
  motion67(view("collection.photo(7)"))
  motion65(view("collection.photo(8)"))
  motion75(view("collection.photo(8)"))
  motion67(view("collection.photo(8)"))
}
func afterCollectionPinchEnded(_ view: (String) -> UIView) {
}
func afterCollectionPinchEnded2(_ view: (String) -> UIView) {
}
func afterCollectionPinchEnded3(_ view: (String) -> UIView) {
}
    return ["afterCollectionPinchBegan": { afterCollectionPinchBegan(view) }, "afterCollectionPinchBegan2": { afterCollectionPinchBegan2(view) }, "afterCollectionPinchEnded": { afterCollectionPinchEnded(view) }, "afterCollectionPinchEnded2": { afterCollectionPinchEnded2(view) }, "afterCollectionPinchEnded3": { afterCollectionPinchEnded3(view) }]
  }

  private static func GestureDrivenLayoutTransition_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterCollectionPinchBegan(_ layer: (String) -> CALayer) {
}
func afterCollectionPinchBegan2(_ layer: (String) -> CALayer) {
}
func afterCollectionPinchEnded(_ layer: (String) -> CALayer) {
  motion0(layer("collection.photo(0)"))
  motion1(layer("collection.photo(0)"))
  motion2(layer("collection.photo(0)"))
  motion3(layer("collection.photo(1)"))
  motion4(layer("collection.photo(1)"))
  motion2(layer("collection.photo(1)"))
  motion5(layer("collection.photo(2)"))
  motion6(layer("collection.photo(2)"))
  motion2(layer("collection.photo(2)"))
  motion7(layer("collection.photo(3)"))
  motion8(layer("collection.photo(3)"))
  motion2(layer("collection.photo(3)"))
  motion9(layer("collection.photo(4)"))
  motion2(layer("collection.photo(4)"))
  motion10(layer("collection.photo(5)"))
  motion11(layer("collection.photo(5)"))
  motion2(layer("collection.photo(5)"))
  motion12(layer("collection.photo(6)"))
  motion13(layer("collection.photo(6)"))
  motion2(layer("collection.photo(6)"))
  motion14(layer("collection.photo(7)"))
  motion15(layer("collection.photo(7)"))
  motion2(layer("collection.photo(7)"))
  motion16(layer("collection.photo(8)"))
  motion17(layer("collection.photo(8)"))
  motion2(layer("collection.photo(8)"))
}
func afterCollectionPinchEnded2(_ layer: (String) -> CALayer) {
  motion18(layer("collection.photo(0)"))
  motion19(layer("collection.photo(0)"))
  motion20(layer("collection.photo(0)"))
  motion21(layer("collection.photo(1)"))
  motion22(layer("collection.photo(1)"))
  motion20(layer("collection.photo(1)"))
  motion23(layer("collection.photo(2)"))
  motion24(layer("collection.photo(2)"))
  motion20(layer("collection.photo(2)"))
  motion25(layer("collection.photo(3)"))
  motion26(layer("collection.photo(3)"))
  motion20(layer("collection.photo(3)"))
  motion27(layer("collection.photo(4)"))
  motion20(layer("collection.photo(4)"))
  motion28(layer("collection.photo(5)"))
  motion29(layer("collection.photo(5)"))
  motion20(layer("collection.photo(5)"))
  motion30(layer("collection.photo(6)"))
  motion31(layer("collection.photo(6)"))
  motion20(layer("collection.photo(6)"))
  motion32(layer("collection.photo(7)"))
  motion33(layer("collection.photo(7)"))
  motion20(layer("collection.photo(7)"))
  motion34(layer("collection.photo(8)"))
  motion35(layer("collection.photo(8)"))
  motion20(layer("collection.photo(8)"))
}
func afterCollectionPinchEnded3(_ layer: (String) -> CALayer) {
  motion36(layer("collection.photo(0)"))
  motion37(layer("collection.photo(0)"))
  motion38(layer("collection.photo(0)"))
  motion39(layer("collection.photo(1)"))
  motion40(layer("collection.photo(1)"))
  motion38(layer("collection.photo(1)"))
  motion41(layer("collection.photo(2)"))
  motion42(layer("collection.photo(2)"))
  motion38(layer("collection.photo(2)"))
  motion43(layer("collection.photo(3)"))
  motion44(layer("collection.photo(3)"))
  motion38(layer("collection.photo(3)"))
  motion45(layer("collection.photo(4)"))
  motion38(layer("collection.photo(4)"))
  motion46(layer("collection.photo(5)"))
  motion47(layer("collection.photo(5)"))
  motion38(layer("collection.photo(5)"))
  motion48(layer("collection.photo(6)"))
  motion49(layer("collection.photo(6)"))
  motion38(layer("collection.photo(6)"))
  motion50(layer("collection.photo(7)"))
  motion51(layer("collection.photo(7)"))
  motion38(layer("collection.photo(7)"))
  motion52(layer("collection.photo(8)"))
  motion53(layer("collection.photo(8)"))
  motion38(layer("collection.photo(8)"))
}
    return ["afterCollectionPinchBegan": { afterCollectionPinchBegan(layer) }, "afterCollectionPinchBegan2": { afterCollectionPinchBegan2(layer) }, "afterCollectionPinchEnded": { afterCollectionPinchEnded(layer) }, "afterCollectionPinchEnded2": { afterCollectionPinchEnded2(layer) }, "afterCollectionPinchEnded3": { afterCollectionPinchEnded3(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -26.357142857142833, y: -26.357142857142833)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion1(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999232385917, m12: -0.03917446788745768, m13: 0.0, m14: 0.0, m21: 0.03917446788745768, m22: 0.999232385917, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.987137773556, m12: 0.159871873758, m13: 0.0, m14: 0.0, m21: -0.159871873758, m22: 0.987137773556, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion2(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "borderWidth")
  animation.fromValue = 2.2678571428571432
  animation.toValue = 3.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "borderWidth", 3.0)
  layer.add(animation, forKey: nil)
}

private func motion3(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 0.0, y: -26.357142857142833)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion4(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999993765552, m12: -0.00353112694789, m13: 0.0, m14: 0.0, m21: 0.00353112694789, m22: 0.999993765552, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.999895325295, m12: 0.0144685331995, m13: 0.0, m14: 0.0, m21: -0.0144685331995, m22: 0.999895325295, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion5(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 26.357142857142833, y: -26.357142857142833)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion6(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.998707542036, m12: 0.0508256380244, m13: 0.0, m14: 0.0, m21: -0.0508256380244, m22: 0.998707542036, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.978373351704, m12: -0.206846766169, m13: 0.0, m14: 0.0, m21: 0.206846766169, m22: 0.978373351704, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion7(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -26.357142857142833, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion8(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999994825476, m12: 0.0032169895726839263, m13: 0.0, m14: 0.0, m21: -0.0032169895726839263, m22: 0.999994825476, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.999913120889, m12: -0.013181451924344407, m13: 0.0, m14: 0.0, m21: 0.013181451924344407, m22: 0.999913120889, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion9(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999998947348, m12: 0.0014509659743070173, m13: 0.0, m14: 0.0, m21: -0.0014509659743070173, m22: 0.999998947348, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.999982326021, m12: -0.00594538861294, m13: 0.0, m14: 0.0, m21: 0.00594538861294, m22: 0.999982326021, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion10(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 26.357142857142833, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion11(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999343042733, m12: -0.0362420052133, m13: 0.0, m14: 0.0, m21: 0.0362420052133, m22: 0.999343042733, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.988988743131, m12: 0.14799076308919007, m13: 0.0, m14: 0.0, m21: -0.14799076308919007, m22: 0.988988743131, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion12(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -26.357142857142833, y: 26.357142857142833)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion13(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999791443641, m12: 0.0204222726918, m13: 0.0, m14: 0.0, m21: -0.0204222726918, m22: 0.999791443641, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.996500259044, m12: -0.0835896747533, m13: 0.0, m14: 0.0, m21: 0.0835896747533, m22: 0.996500259044, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion14(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 0.0, y: 26.357142857142833)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion15(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.998774771418, m12: -0.0494869273592, m13: 0.0, m14: 0.0, m21: 0.0494869273592, m22: 0.998774771418, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.979494666479, m12: 0.20147009291539025, m13: 0.0, m14: 0.0, m21: -0.20147009291539025, m22: 0.979494666479, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion16(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 26.357142857142833, y: 26.357142857142833)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion17(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999707742414, m12: -0.02417498205966641, m13: 0.0, m14: 0.0, m21: 0.02417498205966641, m22: 0.999707742414, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.14642857142857132
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.995096766552, m12: 0.0989061433771, m13: 0.0, m14: 0.0, m21: -0.0989061433771, m22: 0.995096766552, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion18(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 28.6875, y: 28.6875)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 72.0, y: 102.0))
  layer.add(animation, forKey: nil)
}

private func motion19(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999090670213, m12: 0.0426360492317, m13: 0.0, m14: 0.0, m21: -0.0426360492317, m22: 0.999090670213, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion20(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "borderWidth")
  animation.fromValue = 0.796875
  animation.toValue = 0.0
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "borderWidth", 0.0)
  layer.add(animation, forKey: nil)
}

private func motion21(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 0.0, y: 28.6875)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 102.0))
  layer.add(animation, forKey: nil)
}

private func motion22(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999992614385, m12: 0.00384332877034, m13: 0.0, m14: 0.0, m21: -0.00384332877034, m22: 0.999992614385, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion23(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -28.6875, y: 28.6875)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 288.0, y: 102.0))
  layer.add(animation, forKey: nil)
}

private func motion24(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.998468955219, m12: -0.0553149659997, m13: 0.0, m14: 0.0, m21: 0.0553149659997, m22: 0.998468955219, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion25(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 28.6875, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 72.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion26(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999993870019, m12: -0.00350141741365, m13: 0.0, m14: 0.0, m21: 0.00350141741365, m22: 0.999993870019, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion27(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.99999875298, m12: -0.0015792524977652205, m13: 0.0, m14: 0.0, m21: 0.0015792524977652211, m22: 0.99999875298, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion28(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -28.6875, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 288.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion29(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999221753664, m12: 0.0394447335402, m13: 0.0, m14: 0.0, m21: -0.0394447335402, m22: 0.999221753664, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion30(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 28.6875, y: -28.6875)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 72.0, y: 318.0))
  layer.add(animation, forKey: nil)
}

private func motion31(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999752936043, m12: -0.022227615117429062, m13: 0.0, m14: 0.0, m21: 0.022227615117429062, m22: 0.999752936043, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion32(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 0.0, y: -28.6875)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 318.0))
  layer.add(animation, forKey: nil)
}

private func motion33(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.998548592092, m12: 0.0538582327062, m13: 0.0, m14: 0.0, m21: -0.0538582327062, m22: 0.998548592092, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion34(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -28.6875, y: -28.6875)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 288.0, y: 318.0))
  layer.add(animation, forKey: nil)
}

private func motion35(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999653781212, m12: 0.0263119309047, m13: 0.0, m14: 0.0, m21: -0.0263119309047, m22: 0.999653781212, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 268.940680497
  animation.damping = 22.95917537225096
  animation.isAdditive = true
  animation.duration = 0.159375
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion36(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -11.0625, y: -11.0625)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion37(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999864762037, m12: -0.0164455962722, m13: 0.0, m14: 0.0, m21: 0.0164455962722, m22: 0.999864762037, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.987137773556, m12: 0.159871873758, m13: 0.0, m14: 0.0, m21: -0.159871873758, m22: 0.987137773556, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion38(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "borderWidth")
  animation.fromValue = 2.6927083333333335
  animation.toValue = 3.0
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "borderWidth", 3.0)
  layer.add(animation, forKey: nil)
}

private func motion39(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 0.0, y: -11.0625)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion40(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999998901732, m12: -0.00148207106329, m13: 0.0, m14: 0.0, m21: 0.00148207106329, m22: 0.999998901732, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.999895325295, m12: 0.0144685331995, m13: 0.0, m14: 0.0, m21: -0.0144685331995, m22: 0.999895325295, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion41(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 11.0625, y: -11.0625)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion42(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999772278821, m12: 0.021339880518427667, m13: 0.0, m14: 0.0, m21: -0.021339880518427667, m22: 0.999772278821, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.978373351704, m12: -0.206846766169, m13: 0.0, m14: 0.0, m21: 0.206846766169, m22: 0.978373351704, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion43(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -11.0625, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion44(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.99999908845, m12: 0.00135022213564563, m13: 0.0, m14: 0.0, m21: -0.00135022213564563, m22: 0.99999908845, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.999913120889, m12: -0.013181451924344407, m13: 0.0, m14: 0.0, m21: 0.013181451924344407, m22: 0.999913120889, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion45(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999999814564, m12: 0.000608993008755, m13: 0.0, m14: 0.0, m21: -0.000608993008755, m22: 0.999999814564, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.999982326021, m12: -0.00594538861294, m13: 0.0, m14: 0.0, m21: 0.00594538861294, m22: 0.999982326021, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion46(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 11.0625, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion47(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999884259273, m12: -0.0152140743741, m13: 0.0, m14: 0.0, m21: 0.0152140743741, m22: 0.999884259273, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.988988743131, m12: 0.14799076308919007, m13: 0.0, m14: 0.0, m21: -0.14799076308919007, m22: 0.988988743131, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion48(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -11.0625, y: 11.0625)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion49(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999963259439, m12: 0.00857203426576, m13: 0.0, m14: 0.0, m21: -0.00857203426576, m22: 0.999963259439, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.996500259044, m12: -0.0835896747533, m13: 0.0, m14: 0.0, m21: 0.0835896747533, m22: 0.996500259044, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion50(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 0.0, y: 11.0625)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion51(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999784126116, m12: -0.0207774196152, m13: 0.0, m14: 0.0, m21: 0.0207774196152, m22: 0.999784126116, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.979494666479, m12: 0.20147009291539025, m13: 0.0, m14: 0.0, m21: -0.20147009291539025, m22: 0.979494666479, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion52(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 11.0625, y: 11.0625)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "position", CGPoint(x: 180.0, y: 210.0))
  layer.add(animation, forKey: nil)
}

private func motion53(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform")
  animation.fromValue = CATransform3D(m11: 0.999948513529, m12: -0.010147427840270354, m13: 0.0, m14: 0.0, m21: 0.010147427840270354, m22: 0.999948513529, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.toValue = CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)
  animation.mass = 1.0
  animation.stiffness = 224.71492481948943
  animation.damping = 23.984791171446396
  animation.isAdditive = true
  animation.duration = 0.0614583333333
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  setWithoutAnimation(layer, "transform", CATransform3D(m11: 0.995096766552, m12: 0.0989061433771, m13: 0.0, m14: 0.0, m21: -0.0989061433771, m22: 0.995096766552, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0))
  layer.add(animation, forKey: nil)
}

private func motion54(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.center = CGPoint(x: 72.0, y: 102.0) }
  animator.pauseAnimation()
}

private func motion55(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.transform = .identity }
  animator.pauseAnimation()
}

private func motion56(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.layer.setValue(0.0, forKeyPath: "borderWidth") }
  animator.pauseAnimation()
}

private func motion57(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.center = CGPoint(x: 180.0, y: 102.0) }
  animator.pauseAnimation()
}

private func motion58(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.center = CGPoint(x: 288.0, y: 102.0) }
  animator.pauseAnimation()
}

private func motion59(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.center = CGPoint(x: 72.0, y: 210.0) }
  animator.pauseAnimation()
}

private func motion60(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.transform = CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0) }
  animator.pauseAnimation()
}

private func motion61(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.center = CGPoint(x: 288.0, y: 210.0) }
  animator.pauseAnimation()
}

private func motion62(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.center = CGPoint(x: 72.0, y: 318.0) }
  animator.pauseAnimation()
}

private func motion63(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.center = CGPoint(x: 180.0, y: 318.0) }
  animator.pauseAnimation()
}

private func motion64(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.center = CGPoint(x: 288.0, y: 318.0) }
  animator.pauseAnimation()
}

private func motion65(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.center = CGPoint(x: 180.0, y: 210.0) }
  animator.pauseAnimation()
}

private func motion66(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.transform = CGAffineTransform(a: 0.987137773556, b: 0.159871873758, c: -0.159871873758, d: 0.987137773556, tx: 0.0, ty: 0.0) }
  animator.pauseAnimation()
}

private func motion67(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.layer.setValue(3.0, forKeyPath: "borderWidth") }
  animator.pauseAnimation()
}

private func motion68(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.transform = CGAffineTransform(a: 0.999895325295, b: 0.0144685331995, c: -0.0144685331995, d: 0.999895325295, tx: 0.0, ty: 0.0) }
  animator.pauseAnimation()
}

private func motion69(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.transform = CGAffineTransform(a: 0.978373351704, b: -0.206846766169, c: 0.206846766169, d: 0.978373351704, tx: 0.0, ty: 0.0) }
  animator.pauseAnimation()
}

private func motion70(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.transform = CGAffineTransform(a: 0.999913120889, b: -0.013181451924344407, c: 0.013181451924344407, d: 0.999913120889, tx: 0.0, ty: 0.0) }
  animator.pauseAnimation()
}

private func motion71(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.transform = CGAffineTransform(a: 0.999982326021, b: -0.00594538861294, c: 0.00594538861294, d: 0.999982326021, tx: 0.0, ty: 0.0) }
  animator.pauseAnimation()
}

private func motion72(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.transform = CGAffineTransform(a: 0.988988743131, b: 0.14799076308919007, c: -0.14799076308919007, d: 0.988988743131, tx: 0.0, ty: 0.0) }
  animator.pauseAnimation()
}

private func motion73(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.transform = CGAffineTransform(a: 0.996500259044, b: -0.0835896747533, c: 0.0835896747533, d: 0.996500259044, tx: 0.0, ty: 0.0) }
  animator.pauseAnimation()
}

private func motion74(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.transform = CGAffineTransform(a: 0.979494666479, b: 0.20147009291539025, c: -0.20147009291539025, d: 0.979494666479, tx: 0.0, ty: 0.0) }
  animator.pauseAnimation()
}

private func motion75(_ view: UIView) {
  let animator = UIViewPropertyAnimator(
    duration: 0.6,
    timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.0, y: 0.0), controlPoint2: CGPoint(x: 1.0, y: 1.0)))
  animator.addAnimations { view.transform = CGAffineTransform(a: 0.995096766552, b: 0.0989061433771, c: -0.0989061433771, d: 0.995096766552, tx: 0.0, ty: 0.0) }
  animator.pauseAnimation()
}
