import Geometry

extension DrawingContext {
  /// Returns the paint of a gradient element for a shape; nil if the gradient cannot paint the shape.
  ///
  /// The gradient is fitted to the bounding box `box`, in a coordinate system that `placement` maps to the shape's.
  mutating func gradient(
    _ number: Int, box: Rect?, opacity: Double, _ placement: AffineTransform, _ space: Space
  ) throws(DrawingError) -> ResolvedPaint? {
    let chain = templates(of: number, among: ["linearGradient", "radialGradient"])
    guard let source = chain.first(where: { !stopElements(of: $0).isEmpty }) else { return ResolvedPaint.none }
    let elements = stopElements(of: source)
    try count(parts: elements.count)
    var stops = stops(elements, opacity: opacity)
    guard let last = stops.last else { return ResolvedPaint.none }
    if stops.count == 1 { return .color(last.color) }

    let isInBoxUnits = attribute("gradientUnits", chain) != "userSpaceOnUse"
    var units = AffineTransform.identity
    if isInBoxUnits {
      guard let box, !box.isEmpty else { return nil }
      units = AffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
    }
    let style = self.style(of: number)
    func value(_ name: String, _ axis: LengthAxis, _ standard: String, _ chain: [Int]) -> Double {
      guard let length = attribute(name, chain).flatMap({ Length($0) }) ?? Length(standard) else { return 0 }
      let whole = isInBoxUnits ? 1 : axis.whole(of: space.viewport)
      return length.pixels(of: whole, in: style)
    }
    let own = document[number].name
    let alike = chain.filter { document[$0].name == own }
    let geometry: Gradient.Geometry
    if own == "linearGradient" {
      let from = Point(value("x1", .width, "0%", alike), value("y1", .height, "0%", alike))
      let to = Point(value("x2", .width, "100%", alike), value("y2", .height, "0%", alike))
      if from == to { return .color(last.color) }
      geometry = .axial(from: from, to: to)
    } else {
      let center = Point(value("cx", .width, "50%", alike), value("cy", .height, "50%", alike))
      let radius = value("r", .diagonal, "50%", alike)
      guard radius > 0 else { return .color(last.color) }
      func focus(_ name: String, _ axis: LengthAxis, _ standard: Double) -> Double {
        attribute(name, alike) == nil ? standard : value(name, axis, "0", alike)
      }
      let start = Point(focus("fx", .width, center.x), focus("fy", .height, center.y))
      let startRadius = max(0, value("fr", .diagonal, "0%", alike))
      if start == center, startRadius == radius {
        // With two equal circles, only the inside and the outside have a color.
        geometry = .radial(center: center, radius: radius, focus: center, focusRadius: 0)
        stops = [
          stops[0], Gradient.Stop(location: 1, color: stops[0].color), Gradient.Stop(location: 1, color: last.color),
        ]
      } else {
        geometry = .radial(center: center, radius: radius, focus: start, focusRadius: startRadius)
      }
    }
    var transform = gradientTransform(chain, "gradientTransform", style, space)
    transform = transform.concatenating(units).concatenating(placement)
    guard transform.isUsable else { return nil }
    let spread = attribute("spreadMethod", chain).flatMap { Gradient.Spread(rawValue: $0) } ?? .pad
    return .gradient(
      Gradient(
        stops: stops, geometry: geometry, spread: spread, interpolation: stops.interpolation, transform: transform))
  }

  /// Returns the transform of a gradient or pattern, about its transform origin if it has one.
  mutating func gradientTransform(_ chain: [Int], _ name: String, _ style: Style, _ space: Space) -> AffineTransform {
    var transform = AffineTransform.identity
    // On the first template with either, the property takes precedence over the attribute.
    if let own = chain.first(where: { document[$0].declarations[.transform] != nil || document[$0][name] != nil }) {
      if document[own].declarations[.transform] != nil {
        transform = self.style(of: own).ownTransform.affine(
          in: space.viewport, about: .zero, fontSize: style.text.size)
      } else {
        transform = document[own][name].flatMap { TransformList.read($0) } ?? .identity
      }
    }
    guard transform != .identity else { return .identity }
    guard let origin = style.transformOrigin else { return transform }
    let point = origin.point(in: Rect(0, 0, space.viewport.width, space.viewport.height), fontSize: style.text.size)
    return AffineTransform.translation(-point.x, -point.y).concatenating(transform)
      .concatenating(.translation(point.x, point.y))
  }

  private func stopElements(of number: Int) -> [Int] {
    document[number].childElements.filter { document[$0].name == "stop" }
  }

  private mutating func stops(_ numbers: [Int], opacity: Double) -> [Gradient.Stop] {
    var stops: [Gradient.Stop] = []
    for number in numbers {
      let style = self.style(of: number)
      let offset = document[number]["offset"].flatMap { Style.fraction($0) } ?? 0
      var color = style.stopColor.color(current: style.color)
      color.alpha *= style.stopOpacity * opacity
      stops.append(Gradient.Stop(location: max(offset, stops.last?.location ?? 0), color: color))
    }
    return stops
  }
}

extension [Gradient.Stop] {
  /// The interpolation of SVG gradients, which is not premultiplied; this only matters where both color and opacity
  /// change.
  fileprivate var interpolation: Gradient.Interpolation {
    zip(self, dropFirst()).contains { first, second in
      var color = first.color
      color.alpha = second.color.alpha
      return first.color.alpha != second.color.alpha && color != second.color
    } ? .straight : .premultiplied
  }
}
