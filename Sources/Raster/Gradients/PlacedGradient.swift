package import Geometry

/// A gradient and its placement on the canvas.
package struct PlacedGradient: Hashable {
  /// The kind of the gradient's geometry, in a frame chosen for it.
  enum Geometry: Hashable {
    case axial
    case radial(RadialGradientGeometry)
    case focal(FocalGradientGeometry)
    case conic
  }

  let stops: [Gradient.Stop]
  let spread: Gradient.Spread
  let interpolation: Gradient.Interpolation
  let geometry: Geometry
  /// The projection from the canvas' pixels to the frame.
  let inverse: Projection

  /// True if all pixels of a row have the same color.
  var isSolidInRows: Bool {
    if case .axial = geometry { return inverse.isAffine && inverse.affine.a == 0 }
    return false
  }

  /// Creates a gradient that is neither ``GradientAppearance/nothing`` nor ``GradientAppearance/solid(_:)``; nil if `projection` is
  /// not invertible.
  fileprivate init?(_ gradient: Gradient, geometry: Geometry, frame: AffineTransform, through projection: Projection) {
    let whole = Projection(frame.concatenating(gradient.transform)).concatenating(projection)
    guard let inverse = whole.inverted else { return nil }
    (stops, spread, interpolation) = (gradient.stops, gradient.spread, gradient.interpolation)
    (self.geometry, self.inverse) = (geometry, inverse)
  }
}

/// The appearance of a gradient on the canvas.
package enum GradientAppearance {
  /// The gradient paints nothing.
  case nothing
  /// The gradient is one color everywhere.
  case solid(Color)
  /// The gradient has varying colors.
  case graded(PlacedGradient)

  /// Creates the appearance of `gradient`, in a space that `projection` maps to the canvas' pixels.
  ///
  /// As in SVG, a gradient without stops paints nothing, and one stop paints its color; if the gradient has no length,
  /// or no radius, the last stop's color is everywhere. Two equal circles paint nothing, as in HTML's canvas, nor do
  /// gradients that aren't finite.
  package init(_ gradient: Gradient, through projection: Projection) {
    self = .nothing
    guard let last = gradient.stops.last, gradient.isFinite else { return }
    guard gradient.stops.count > 1 else {
      self = .solid(last.color)
      return
    }
    let geometry: PlacedGradient.Geometry
    let frame: AffineTransform
    switch gradient.geometry {
    case .axial(let from, let to):
      let way = to - from
      geometry = .axial
      frame = AffineTransform(a: way.x, b: way.y, c: -way.y, d: way.x, tx: from.x, ty: from.y)
    case .radial(let center, let radius, let focus, let focusRadius):
      guard radius >= 0, focusRadius >= 0 else { return }
      guard radius > 0 else {
        self = .solid(last.color)
        return
      }
      let way = center - focus
      let distance = way.length
      let size = max(distance, radius, focusRadius)
      if distance == 0 {
        guard radius != focusRadius else { return }
        let growth = radius - focusRadius
        geometry = .radial(RadialGradientGeometry(start: Float(-focusRadius / growth), slope: Float(size / growth)))
        frame = AffineTransform(a: size, b: 0, c: 0, d: size, tx: focus.x, ty: focus.y)
      } else {
        geometry = .focal(
          FocalGradientGeometry(
            distance: distance / size, radius: focusRadius / size, growth: (radius - focusRadius) / size))
        let axis = way * (size / distance)
        frame = AffineTransform(a: axis.x, b: axis.y, c: -axis.y, d: axis.x, tx: focus.x, ty: focus.y)
      }
    case .conic(let center, let angle):
      geometry = .conic
      frame = AffineTransform.rotation(radians: angle).concatenating(.translation(center.x, center.y))
    }
    self =
      PlacedGradient(gradient, geometry: geometry, frame: frame, through: projection).map { .graded($0) }
      ?? .solid(last.color)
  }
}

extension Gradient {
  /// True if all coordinates of the gradient are finite.
  fileprivate var isFinite: Bool {
    let own =
      switch geometry {
      case .axial(let from, let to): [from.x, from.y, to.x, to.y]
      case .radial(let center, let radius, let focus, let focusRadius):
        [center.x, center.y, radius, focus.x, focus.y, focusRadius]
      case .conic(let center, let angle): [center.x, center.y, angle]
      }
    return (own + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
      .allSatisfy(\.isFinite)
  }
}
