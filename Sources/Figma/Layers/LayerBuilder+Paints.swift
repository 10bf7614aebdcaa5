import Geometry
import LayerTree
import VectorArt

extension LayerBuilder {
  /// Fills the layer itself, if it has no fill or a single solid one; returns false for other fills.
  func fill(_ properties: inout LayerProperties, _ node: FigmaNode, _ outline: NodeOutline) -> Bool {
    guard case .rounded(let radius, let corners, let curve) = outline.form else { return node.fills.isEmpty }
    guard let paint = node.fills.first else { return true }
    guard node.fills.count == 1, let color = paint.color, paint.blendMode == .normal else { return false }
    properties.backgroundColor = color
    properties.setCorners(radius, corners, curve)
    return true
  }

  /// Returns a layer with one fill of a node.
  func fillLayer(_ paint: FigmaPaint, _ node: FigmaNode, _ outline: NodeOutline) -> LayerDescription? {
    guard !outline.isEmpty else { return nil }
    var layer: LayerDescription?
    switch paint.kind {
    case .solid: layer = solid(paint, node, outline)
    case .gradient(let shape, let handles, let stops):
      layer = gradientLayer(shape, handles, stops, paint, node, outline)
    case .image(let image): layer = imageLayer(image, paint, node, outline)
    case .other: return nil
    }
    if paint.blendMode != .normal { layer?.properties.blendMode = paint.blendMode }
    return layer
  }

  private func solid(_ paint: FigmaPaint, _ node: FigmaNode, _ outline: NodeOutline) -> LayerDescription {
    guard case .rounded(let radius, let corners, let curve) = outline.form else {
      return filled(outline) { $0.fillColor = paint.color }
    }
    var layer = container("fill", node)
    layer.properties.backgroundColor = paint.color
    layer.properties.setCorners(radius, corners, curve)
    return layer
  }

  /// Returns a shape with the outline.
  private func filled(_ outline: NodeOutline, _ change: (inout ShapeContent) -> Void) -> LayerDescription {
    var layer = shape(named: "fill", outline.path, nil, outline.fillRule, in: outline.bounds)
    if case .shape(var content) = layer.properties.content {
      change(&content)
      layer.properties.content = .shape(content)
    }
    return layer
  }

  private func gradientLayer(
    _ shape: FigmaPaint.GradientShape, _ handles: [Point], _ stops: [Gradient.Stop], _ paint: FigmaPaint,
    _ node: FigmaNode, _ outline: NodeOutline
  ) -> LayerDescription {
    if case .rounded(let radius, let corners, let curve) = outline.form,
      let content = gradientContent(shape, handles, stops, paint, node.size)
    {
      var layer = container("fill", node)
      layer.properties.content = .gradient(content)
      layer.properties.setCorners(radius, corners, curve)
      return layer
    }
    let gradient = gradient(of: paint, size: node.size)
    return filled(outline) { $0.fillGradient = gradient }
  }

  /// Returns a gradient that a gradient layer can show: linear or radial, upright, and without a fade between colors.
  private func gradientContent(
    _ shape: FigmaPaint.GradientShape, _ handles: [Point], _ stops: [Gradient.Stop], _ paint: FigmaPaint, _ size: Size
  ) -> GradientContent? {
    guard size.width > 0, size.height > 0, !Self.fades(stops) else { return nil }
    let (along, across) = (handles[1] - handles[0], handles[2] - handles[0])
    var content = GradientContent(colors: stops.map { $0.color.faded(by: paint.opacity) })
    content.locations = stops.map(\.location)
    content.startPoint = handles[0]
    switch shape {
    case .linear:
      let product = along.x * across.x * size.width * size.width + along.y * across.y * size.height * size.height
      guard abs(product) < 1e-3 * size.width * size.height else { return nil }
      content.endPoint = handles[1]
    case .radial, .diamond:
      let isUpright = abs(along.y) < 1e-6 && abs(across.x) < 1e-6
      guard isUpright || abs(along.x) < 1e-6 && abs(across.y) < 1e-6 else { return nil }
      content.gradientKind = .radial
      content.endPoint =
        handles[0]
        + (isUpright ? Point(abs(along.x), abs(across.y)) : Point(abs(across.x), abs(along.y)))
    case .angular: return nil
    }
    return content
  }

  /// Returns whether colors of different hues have different opacities; Figma interpolates both separately.
  private static func fades(_ stops: [Gradient.Stop]) -> Bool {
    guard let first = stops.first?.color, stops.contains(where: { $0.color.alpha != first.alpha }) else { return false }
    return stops.contains { ($0.color.red, $0.color.green, $0.color.blue) != (first.red, first.green, first.blue) }
  }

  /// Returns the gradient of a paint in the space of a node's bounds; nil for other paints.
  func gradient(of paint: FigmaPaint, size: Size) -> Gradient? {
    guard case .gradient(let shape, let handles, let stops) = paint.kind else { return nil }
    let points = handles.map { Point($0.x * size.width, $0.y * size.height) }
    let (along, across) = (points[1] - points[0], points[2] - points[0])
    let geometry: Gradient.Geometry =
      switch shape {
      case .linear: .axial(from: .zero, to: Point(1, 0))
      case .radial, .diamond: .radial(center: .zero, radius: 1, focus: .zero, focusRadius: 0)
      case .angular: .conic(center: .zero, angle: 0)
      }
    return Gradient(
      stops: stops.map { Gradient.Stop(location: $0.location, color: $0.color.faded(by: paint.opacity)) },
      geometry: geometry, interpolation: Self.fades(stops) ? .straight : .premultiplied,
      transform: AffineTransform(
        a: along.x, b: along.y, c: across.x, d: across.y, tx: points[0].x, ty: points[0].y))
  }

  private func imageLayer(
    _ image: FigmaImagePaint, _ paint: FigmaPaint, _ node: FigmaNode, _ outline: NodeOutline
  ) -> LayerDescription? {
    guard let reference = picture(image, paint, node) else { return nil }
    var layer = container("fill", node)
    layer.properties.contents = reference
    layer.properties.opacity = paint.opacity
    switch image.scaleMode {
    case .fill, .tile: layer.properties.contentsGravity = .resizeAspectFill
    case .fit: layer.properties.contentsGravity = .resizeAspect
    case .stretch:
      if let crop = image.transform {
        if crop.b == 0, crop.c == 0, crop.a > 0, crop.d > 0 {
          layer.properties.contentsRect = Rect(crop.tx, crop.ty, crop.a, crop.d)
        } else {
          log.warn("the rotation of the image is not supported and is ignored", at: paint.place, of: node.trail)
        }
      }
    }
    clip(&layer, to: outline)
    return layer
  }

  /// Clips a layer to an outline: by its corners, or by a mask for any other shape.
  func clip(_ layer: inout LayerDescription, to outline: NodeOutline) {
    if case .rounded(let radius, let corners, let curve) = outline.form {
      layer.properties.masksToBounds = true
      layer.properties.setCorners(radius, corners, curve)
    } else {
      layer.mask = shape(named: "outline", outline.path, .black, outline.fillRule, in: outline.bounds)
    }
  }

  /// Finds the file of an image: beside the file, or in the folder `images`, with or without an extension.
  private func picture(_ image: FigmaImagePaint, _ paint: FigmaPaint, _ node: FigmaNode) -> ImageReference? {
    let key = image.reference
    guard !key.isEmpty, key.utf8.count <= 200,
      key.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
    else {
      log.warn("the image is not shown: its key is not the name of a file", at: paint.place, of: node.trail)
      return nil
    }
    var failure: String?
    for folder in ["", "images/"] {
      for ending in ["", ".png", ".jpg", ".jpeg", ".gif", ".webp"] {
        let path = folder + key + ending
        guard case .success(let bytes) = resources.read(path) else { continue }
        switch resources.decode(bytes, path) {
        case .success(let reference): return reference
        case .failure(let found): failure = failure ?? found.message
        }
      }
    }
    log.warn(
      failure.map { "the image is not shown: \($0)" }
        ?? "the image is not shown: there is no file \(key).png beside the file or in its folder images",
      at: paint.place, of: node.trail)
    return nil
  }
}

extension Color {
  func faded(by opacity: Double) -> Color {
    var color = self
    color.alpha *= opacity
    return color
  }
}
