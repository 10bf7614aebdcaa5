import Geometry
import LayerTree
import Lottie

/// The animated gradient of a recorded shape's fill or stroke, converted for a gradient layer.
struct GradientPaint {
  /// The area that the gradient covers, in the space of the shape's layer.
  let box: Rect
  /// The gradient of each frame, in unit coordinates of the box.
  let contents: [GradientContent]

  /// The number of intervals between two stops of different opacities, since layers interpolate colors differently.
  private static let stopsBetween = 8

  /// Finds the animated gradient; nil if the layer has several, none that changes, or one that a gradient layer can't
  /// show.
  init?(of layer: RecordedLayer) {
    guard layer.mask == nil, layer.sublayers.isEmpty else { return nil }
    var gradients: [Gradient?] = []
    for sample in layer.samples {
      guard let sample else {
        gradients.append(nil)
        continue
      }
      guard case .shape(let shape) = sample.properties.content else { return nil }
      switch (shape.fillGradient, shape.strokeGradient) {
      case (let fill?, nil) where shape.strokeColor == nil: gradients.append(fill)
      case (nil, let stroke?) where shape.fillColor == nil: gradients.append(stroke)
      default: return nil
      }
    }
    let shown = gradients.compactMap { $0 }
    guard let first = shown.first, shown.contains(where: { $0 != first }) else { return nil }
    let box = layer.contentBox
    guard box.width > 0, box.height > 0, box.width < 1e6, box.height < 1e6 else { return nil }
    self.box = box
    let fades = shown.contains {
      $0.interpolation == .straight && $0.stops.contains { $0.color.alpha != first.stops.first?.color.alpha }
    }
    var contents: [GradientContent] = []
    var last = first
    // Before the layer appears, it has its first gradient.
    for gradient in gradients {
      if let gradient { last = gradient }
      guard let content = Self.content(last, in: box, stopsBetween: fades ? Self.stopsBetween : 1) else { return nil }
      contents.append(content)
    }
    let form = (contents[0].gradientKind, contents[0].colors.count)
    guard contents.allSatisfy({ ($0.gradientKind, $0.colors.count) == form }) else { return nil }
    self.contents = contents
  }

  /// Returns the gradient as a layer's content, or nil if gradient layers don't support it.
  private static func content(_ gradient: Gradient, in box: Rect, stopsBetween: Int) -> GradientContent? {
    guard gradient.spread == .pad, gradient.transform == .identity, !gradient.stops.isEmpty else { return nil }
    func unit(_ point: Point) -> Point { Point((point.x - box.minX) / box.width, (point.y - box.minY) / box.height) }
    var content = GradientContent()
    switch gradient.geometry {
    case .axial(let start, let end):
      (content.gradientKind, content.startPoint, content.endPoint) = (.axial, unit(start), unit(end))
    case .radial(let center, let radius, let focus, let focusRadius):
      guard (focus - center).length < 0.01, focusRadius == 0 else { return nil }
      (content.gradientKind, content.startPoint) = (.radial, unit(center))
      content.endPoint = unit(Point(center.x + radius, center.y + radius))
    case .conic: return nil
    }
    let stops = gradient.stops
    for (index, stop) in stops.enumerated() {
      content.colors.append(stop.color)
      content.locations.append(max(0, min(1, stop.location)))
      guard index + 1 < stops.count else { continue }
      let next = stops[index + 1]
      for step in 1..<stopsBetween {
        let share = Double(step) / Double(stopsBetween)
        func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        content.colors.append(
          Color(
            red: mixed(stop.color.red, next.color.red), green: mixed(stop.color.green, next.color.green),
            blue: mixed(stop.color.blue, next.color.blue), alpha: mixed(stop.color.alpha, next.color.alpha)))
        content.locations.append(max(0, min(1, mixed(stop.location, next.location))))
      }
    }
    return content
  }
}
