import Geometry
import LayerTree

extension LayerDescription {
  /// Sets the bounds to `box`, and the position and transform so that `transform` maps the layer's space to its
  /// superlayer's.
  ///
  /// The anchor point is kept; by default it is the center of the bounds.
  mutating func place(_ box: Rect, by transform: AffineTransform = .identity) {
    properties.bounds = box
    let anchor = Point(
      box.minX + properties.anchorPoint.x * box.width, box.minY + properties.anchorPoint.y * box.height)
    properties.position = transform.apply(anchor)
    var linear = transform
    (linear.tx, linear.ty) = (0, 0)
    properties.transform = Transform3D(linear)
  }

  /// Adds a sublayer at the front; a bare group is replaced by its sublayers.
  mutating func add(_ layer: LayerDescription) {
    if layer.isBareGroup {
      sublayers += layer.sublayers
    } else {
      sublayers.append(layer)
    }
  }

  /// True if any descendant is blended with its backdrop.
  var blendsInside: Bool {
    sublayers.contains { $0.properties.effects.blendMode != .normal || $0.blendsInside }
  }

  /// True if the layer is a plain group that can be replaced by its sublayers.
  private var isBareGroup: Bool {
    name.isEmpty && !isAnimated && mask == nil && properties.content == .plain && properties.contents == nil
      && properties.opacity == 1 && !properties.isHidden && !properties.hasEffects && !properties.masksToBounds
      && properties.backgroundColor == nil && properties.transform == .identity
      && properties.transformToSuperlayer == .identity
  }
}
