public import Foundation

// Functions of `POPLayerExtras.h`, of facebookarchive/pop: parts of a layer's transform.

/// Returns the x scale of a layer.
public func POPLayerGetScaleX(_ l: CALayer) -> CGFloat { number(l, "transform.scale.x") }
/// Returns the y scale of a layer.
public func POPLayerGetScaleY(_ l: CALayer) -> CGFloat { number(l, "transform.scale.y") }
/// Returns the scale of a layer.
public func POPLayerGetScaleXY(_ l: CALayer) -> CGPoint {
  CGPoint(x: POPLayerGetScaleX(l), y: POPLayerGetScaleY(l))
}
/// Returns the x translation of a layer, in points.
public func POPLayerGetTranslationX(_ l: CALayer) -> CGFloat { number(l, "transform.translation.x") }
/// Returns the y translation of a layer, in points.
public func POPLayerGetTranslationY(_ l: CALayer) -> CGFloat { number(l, "transform.translation.y") }
/// Returns the translation of a layer, in points.
public func POPLayerGetTranslationXY(_ l: CALayer) -> CGPoint {
  CGPoint(x: POPLayerGetTranslationX(l), y: POPLayerGetTranslationY(l))
}
/// Returns the rotation of a layer about the z-axis, in radians.
public func POPLayerGetRotationZ(_ l: CALayer) -> CGFloat { number(l, "transform.rotation.z") }
/// Returns the rotation of a layer about the z-axis, in radians.
public func POPLayerGetRotation(_ l: CALayer) -> CGFloat { POPLayerGetRotationZ(l) }

/// Sets the x scale of a layer.
public func POPLayerSetScaleX(_ l: CALayer, _ f: CGFloat) { l.setValue(f, forKeyPath: "transform.scale.x") }
/// Sets the y scale of a layer.
public func POPLayerSetScaleY(_ l: CALayer, _ f: CGFloat) { l.setValue(f, forKeyPath: "transform.scale.y") }
/// Sets the scale of a layer.
public func POPLayerSetScaleXY(_ l: CALayer, _ p: CGPoint) {
  POPLayerSetScaleX(l, p.x)
  POPLayerSetScaleY(l, p.y)
}
/// Sets the x translation of a layer, in points.
public func POPLayerSetTranslationX(_ l: CALayer, _ f: CGFloat) {
  l.setValue(f, forKeyPath: "transform.translation.x")
}
/// Sets the y translation of a layer, in points.
public func POPLayerSetTranslationY(_ l: CALayer, _ f: CGFloat) {
  l.setValue(f, forKeyPath: "transform.translation.y")
}
/// Sets the translation of a layer, in points.
public func POPLayerSetTranslationXY(_ l: CALayer, _ p: CGPoint) {
  POPLayerSetTranslationX(l, p.x)
  POPLayerSetTranslationY(l, p.y)
}
/// Sets the rotation of a layer about the z-axis, in radians.
public func POPLayerSetRotationZ(_ l: CALayer, _ f: CGFloat) { l.setValue(f, forKeyPath: "transform.rotation.z") }
/// Sets the rotation of a layer about the z-axis, in radians.
public func POPLayerSetRotation(_ l: CALayer, _ f: CGFloat) { POPLayerSetRotationZ(l, f) }

private func number(_ layer: CALayer, _ keyPath: String) -> CGFloat {
  CGFloat((layer.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue ?? 0)
}
