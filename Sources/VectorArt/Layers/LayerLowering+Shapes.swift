import Geometry
import LayerTree

extension LayerLowering {
  /// Returns the layer of a shape with its markers.
  mutating func shape(_ shape: TreeShape) -> LayerDescription {
    guard !shape.markers.isEmpty else { return painted(shape) }
    var markers: [LayerDescription] = []
    for marker in shape.markers { markers.append(layer(of: marker)) }
    switch shape.order.firstIndex(of: .markers) {
    case 0: return .around(markers + [painted(shape)], box: shape.box)
    case 1:
      let (fill, stroke) = parts(of: shape)
      let (first, last) = shape.strokesFirst ? (stroke, fill) : (fill, stroke)
      return .around([first].compactMap(\.self) + markers + [last].compactMap(\.self), box: shape.box)
    default: return .around([painted(shape)] + markers, box: shape.box)
    }
  }

  /// Returns the layer of an outline's fill and stroke: a single shape layer if possible, or a group of both.
  private mutating func painted(_ shape: TreeShape) -> LayerDescription {
    guard shape.isInParts else { return Self.layer(of: shape.outline, shape.box) }
    let (fill, stroke) = parts(of: shape)
    let parts = (shape.strokesFirst ? [stroke, fill] : [fill, stroke]).compactMap(\.self)
    guard parts.count > 1 else { return parts.first ?? Self.layer(of: shape.outline, shape.box) }
    return .around(parts, box: shape.box)
  }

  /// Returns the separate layers of an outline's fill and stroke; each is nil if it is not painted.
  private mutating func parts(of shape: TreeShape) -> (fill: LayerDescription?, stroke: LayerDescription?) {
    let (filled, stroked) = shape.outline.parts
    let fill =
      shape.fillPattern.flatMap { patterned($0, shape, isStroke: false) }
      ?? filled.map { Self.layer(of: $0, shape.box) }
    let stroke =
      shape.strokePattern.flatMap { patterned($0, shape, isStroke: true) }
      ?? stroked.map { stroked in
        shape.strokeSpace.map { self.stroke(stroked, in: $0, box: shape.box) } ?? Self.layer(of: stroked, shape.box)
      }
    return (fill, stroke)
  }

  static func layer(of outline: ShapeContent, _ box: Rect) -> LayerDescription {
    var layer = LayerDescription()
    layer.properties.content = .shape(outline)
    layer.place(box)
    return layer
  }

  /// Returns the layer of a non-scaling stroke: the outline is stroked in canvas space, and the result is mapped back
  /// by the inverse transform.
  private func stroke(_ outline: ShapeContent, in space: AffineTransform, box: Rect) -> LayerDescription {
    guard let inverse = space.inverted else { return Self.layer(of: outline, box) }
    var content = outline
    content.path = content.path.transformed(by: space)
    if var gradient = content.strokeGradient {
      gradient.transform = gradient.transform.concatenating(space)
      content.strokeGradient = gradient
    }
    var layer = Self.layer(of: content, space.boundingBox(of: box))
    layer.place(layer.properties.bounds, by: inverse)
    return .around([layer], box: box)
  }
}

extension LayerDescription {
  /// Returns a group of layers with the bounding box of the shape that they paint.
  fileprivate static func around(_ layers: [LayerDescription], box: Rect) -> LayerDescription {
    var group = LayerDescription()
    for layer in layers { group.add(layer) }
    group.place(box)
    return group
  }
}

extension ShapeContent {
  /// The content split into its fill and its stroke; each is nil if it is not painted.
  fileprivate var parts: (fill: ShapeContent?, stroke: ShapeContent?) {
    var (filled, stroked) = (self, self)
    (filled.strokeColor, filled.strokeGradient) = (nil, nil)
    (stroked.fillColor, stroked.fillGradient) = (nil, nil)
    return (
      fillColor == nil && fillGradient == nil ? nil : filled,
      strokeColor == nil && strokeGradient == nil ? nil : stroked
    )
  }
}
