import Geometry

/// Conversion of points and rectangles between layers.
extension CALayer {
  func convert(_ point: CGPoint, fromOuter: Bool) -> CGPoint {
    let transform = backing.model.transformToSuperlayer
    return CGPoint((fromOuter ? transform.inverted ?? .identity : transform).apply(Point(point)))
  }

  /// The transform from the layer's coordinate space to the outermost layer's.
  private var toOutermost: Geometry.AffineTransform {
    var result = Geometry.AffineTransform.identity
    var current: CALayer? = self
    while let layer = current {
      result = result.concatenating(layer.backing.model.transformToSuperlayer)
      current = layer.superlayer
    }
    return result
  }

  /// Converts a point from another layer's coordinate space to the layer's.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let outer = (l?.toOutermost ?? .identity).apply(Point(p))
    return CGPoint((toOutermost.inverted ?? .identity).apply(outer))
  }

  /// Converts a point from the layer's coordinate space to another layer's.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let outer = toOutermost.apply(Point(p))
    return CGPoint((l?.toOutermost.inverted ?? .identity).apply(outer))
  }

  /// Converts a rectangle from another layer's coordinate space to the layer's; returns the bounding box.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    let transform = (l?.toOutermost ?? .identity).concatenating(toOutermost.inverted ?? .identity)
    return CGRect(transform.boundingBox(of: Rect(r)))
  }

  /// Converts a rectangle from the layer's coordinate space to another layer's; returns the bounding box.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let transform = toOutermost.concatenating(l?.toOutermost.inverted ?? .identity)
    return CGRect(transform.boundingBox(of: Rect(r)))
  }
}
