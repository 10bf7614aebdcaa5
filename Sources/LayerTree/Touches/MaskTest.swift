import Geometry

/// Determines whether a mask reveals a point.
struct MaskTest {
  let point: Point

  /// Returns true if one of the layers or their descendants covers the point.
  ///
  /// Shapes are tested by their paths; layers with a color or an image, gradients, and text by their bounds.
  func isCovered(by layers: [Layer], in space: LayerSpace) -> Bool {
    var siblings = Siblings()
    siblings.add(layers, in: space)
    return siblings.members.contains(where: isCovered)
  }

  private func isCovered(by member: Siblings.Member) -> Bool {
    let properties = member.properties
    guard properties.opacity >= HitTest.faintest else { return false }
    let projection = Projection(member.matrix).concatenating(member.projection)
    guard let local = projection.inverted?.apply(point), projection.divisor(at: local) > 0 else { return false }
    let isInside = properties.bounds.contains(local)
    let space = LayerSpace(time: member.time, projection: projection)
    if let mask = member.layer.mask, !isCovered(by: [mask], in: space) { return false }
    if Self.covers(properties, local, isInside: isInside) { return true }
    guard isInside || !properties.masksToBounds else { return false }
    return isCovered(by: member.layer.sublayers, in: properties.sublayerMatrix.map { space.inside($0) } ?? space)
  }

  private static func covers(_ properties: LayerProperties, _ point: Point, isInside: Bool) -> Bool {
    func shows(_ color: Color?) -> Bool { (color?.alpha ?? 0) >= HitTest.faintest }
    if isInside, shows(properties.backgroundColor) || properties.contents != nil { return true }
    switch properties.content {
    case .shape(let shape):
      if shows(shape.fillColor) || shape.fillGradient != nil, shape.path.contains(point, using: shape.fillRule) {
        return true
      }
      return shows(shape.strokeColor) && shape.path.distance(to: point) <= shape.lineWidth / 2
    case .gradient, .text: return isInside
    default: return false
    }
  }
}
