import Geometry
import LayerTree

/// The layers of an element.
struct DrawingNode {
  /// The layer, in the space of the parent element; the space of its bounds is the element's own.
  var layer: LayerDescription
  /// The smallest rectangle around the shapes inside, without their strokes, in the element's own space; nil when there
  /// are none.
  var box: Rect?

  /// Makes a node whose own space is the parent element's.
  init(_ layer: LayerDescription = LayerDescription(), box: Rect?) {
    self.layer = layer
    self.box = box
  }

  /// A layer around others.
  init(group nodes: [DrawingNode]) {
    layer = LayerDescription()
    for node in nodes {
      if node.layer.isBareGroup {
        layer.sublayers += node.layer.sublayers
      } else {
        layer.sublayers.append(node.layer)
      }
      if let box = node.outerBox { self.box = self.box?.union(box) ?? box }
    }
    layer.place(box ?? .zero)
  }

  /// The box in the space of the element around.
  var outerBox: Rect? { box.map { layer.properties.transformToSuperlayer.boundingBox(of: $0) } }
}

extension LayerDescription {
  /// Sets the bounds to `box`, and places them so that the space inside is that around as `transform` has it.
  ///
  /// The anchor point keeps its place in the bounds, by default the center.
  mutating func place(_ box: Rect, by transform: AffineTransform = .identity) {
    properties.bounds = box
    let anchor = Point(
      box.minX + properties.anchorPoint.x * box.width, box.minY + properties.anchorPoint.y * box.height)
    properties.position = transform.apply(anchor)
    var linear = transform
    (linear.tx, linear.ty) = (0, 0)
    properties.transform = Transform3D(linear)
  }

  /// True if the layer is only a list of others, which could replace it.
  fileprivate var isBareGroup: Bool {
    name.isEmpty && mask == nil && properties.content == .plain && properties.contents == nil
      && properties.opacity == 1 && !properties.isHidden && !properties.hasEffects && !properties.masksToBounds
      && properties.backgroundColor == nil && properties.transform == .identity
      && properties.transformToSuperlayer == .identity
  }
}
