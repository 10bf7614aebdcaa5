import Geometry

/// Points and rectangles of one layer's space in another's.
extension CALayer {
  func convert(_ point: CGPoint, fromOuter: Bool) -> CGPoint {
    let transform = backing.model.transformToSuperlayer
    return CGPoint((fromOuter ? transform.inverted ?? .identity : transform).apply(Point(point)))
  }

  /// The transform from the layer's own space to the outermost layer's.
  private var toOutermost: Geometry.AffineTransform {
    var result = Geometry.AffineTransform.identity
    var current: CALayer? = self
    while let layer = current {
      result = result.concatenating(layer.backing.model.transformToSuperlayer)
      current = layer.superlayer
    }
    return result
  }

  /// Returns a point of another layer's space in the layer's own.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let outer = (l?.toOutermost ?? .identity).apply(Point(p))
    return CGPoint((toOutermost.inverted ?? .identity).apply(outer))
  }

  /// Returns a point of the layer's own space in another layer's.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let outer = toOutermost.apply(Point(p))
    return CGPoint((l?.toOutermost.inverted ?? .identity).apply(outer))
  }

  /// Returns the box around a rectangle of another layer's space in the layer's own.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    let transform = (l?.toOutermost ?? .identity).concatenating(toOutermost.inverted ?? .identity)
    return CGRect(transform.boundingBox(of: Rect(r)))
  }

  /// Returns the box around a rectangle of the layer's own space in another layer's.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let transform = toOutermost.concatenating(l?.toOutermost.inverted ?? .identity)
    return CGRect(transform.boundingBox(of: Rect(r)))
  }
}
