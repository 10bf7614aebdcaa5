import Geometry
import LayerTree

extension LayerLowering {
  /// The layer of a shape with its markers.
  mutating func shape(_ shape: TreeShape) -> LayerDescription {
    let painted = painted(shape)
    guard !shape.markers.isEmpty else { return painted }
    var markers: [LayerDescription] = []
    for marker in shape.markers { markers.append(layer(of: marker)) }
    return combine(painted, markers, order: shape.order, box: shape.box)
  }

  /// The layers of an outline's fill and stroke: one, if it can be done so.
  private mutating func painted(_ shape: TreeShape) -> LayerDescription {
    let (filled, stroked) = shape.outline.parts
    guard shape.isInParts else { return Self.layer(of: shape.outline, shape.box) }
    let fill =
      shape.fillPattern.flatMap { patterned($0, shape, isStroke: false) }
      ?? filled.map { Self.layer(of: $0, shape.box) }
    let stroke =
      shape.strokePattern.flatMap { patterned($0, shape, isStroke: true) }
      ?? stroked.map { stroked in
        shape.strokeSpace.map { self.stroke(stroked, in: $0, box: shape.box) } ?? Self.layer(of: stroked, shape.box)
      }
    let parts = (shape.strokesFirst ? [stroke, fill] : [fill, stroke]).compactMap(\.self)
    guard parts.count > 1 else { return parts.first ?? Self.layer(of: shape.outline, shape.box) }
    return .around(parts, box: shape.box)
  }

  static func layer(of outline: ShapeContent, _ box: Rect) -> LayerDescription {
    var layer = LayerDescription()
    layer.properties.content = .shape(outline)
    layer.place(box)
    return layer
  }

  /// A stroke of its width on the canvas: of the path as it is there, put back by the layer's transform.
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

  /// A shape with its markers before, behind or between its fill and stroke.
  private func combine(
    _ shape: LayerDescription, _ markers: [LayerDescription], order: [Style.PaintLayer], box: Rect
  ) -> LayerDescription {
    let place = order.firstIndex(of: .markers) ?? 2
    guard place == 1 else { return .around(place == 0 ? markers + [shape] : [shape] + markers, box: box) }
    guard case .shape(let content) = shape.properties.content else {
      // The fill and the stroke are layers already.
      let parts = shape.sublayers
      return .around(Array(parts.prefix(1)) + markers + parts.dropFirst(), box: box)
    }
    let (filled, stroked) = content.parts
    let parts = [filled, stroked].map { $0.map { [Self.layer(of: $0, box)] } ?? [] }
    let (first, last) = order[0] == .fill ? (parts[0], parts[1]) : (parts[1], parts[0])
    return .around(first + markers + last, box: box)
  }
}

extension LayerDescription {
  /// A layer around others, with the box of the shape that they paint.
  fileprivate static func around(_ layers: [LayerDescription], box: Rect) -> LayerDescription {
    var group = LayerDescription()
    for layer in layers { group.add(layer) }
    group.place(box)
    return group
  }
}

extension ShapeContent {
  /// The fill alone and the stroke alone, each nil if there is none.
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
