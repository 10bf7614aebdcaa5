import Flipbook

/// Makes a neutral scene into a stage.
struct PeerStage {
  let scene: PeerScene
  /// The folder of the pictures.
  let folder: String
  let images: ImageLibrary

  func make() throws -> Stage {
    let size = Size(scene.width, scene.height)
    let stage = Stage(size: size, duration: Double(scene.frames) / scene.fps)
    switch scene.background {
    case .color(let color): stage.background = color
    case .gradient(let gradient):
      let layer = Layer(name: "background", frame: Rect(origin: .zero, size: size))
      var content = GradientContent(colors: gradient.stops.map(\.color))
      content.locations = gradient.stops.map(\.location)
      content.startPoint = Point(gradient.from[0] / size.width, gradient.from[1] / size.height)
      content.endPoint = Point(gradient.to[0] / size.width, gradient.to[1] / size.height)
      layer.model.content = .gradient(content)
      stage.root.addSublayer(layer)
    }
    for node in scene.layers { stage.root.addSublayer(try layer(of: node)) }
    return stage
  }

  private func layer(of node: PeerScene.Node) throws -> Layer {
    let layer = Layer()
    layer.model.anchorPoint = .zero
    switch node.type {
    case "rect", "ellipse": setBox(node, of: layer)
    case "path": setPath(node, of: layer)
    case "image": try setImage(node, of: layer)
    case "text": setText(node, of: layer)
    default: break
    }
    if let mask = node.mask { setMask(mask, of: layer) }
    layer.model.position = layer.model.position + Point(node.x?.first[0] ?? 0, node.y?.first[0] ?? 0)
    layer.model.opacity = node.opacity?.first[0] ?? 1
    let (angle, scale) = ((node.rotation?.first[0] ?? 0) * .pi / 180, node.scale?.first[0] ?? 1)
    if angle != 0 || scale != 1 {
      layer.model.transform = .scale(scale, scale).concatenating(.rotation(radians: angle))
    }
    try animate(node.x, .positionX, of: layer)
    try animate(node.y, .positionY, of: layer)
    try animate(node.rotation, .transformRotation, of: layer) { .number($0[0] * .pi / 180) }
    try animate(node.scale, .transformScale, of: layer)
    try animate(node.opacity, .opacity, of: layer)
    if node.type == "rect" || node.type == "ellipse" {
      try animate(node.fill, .backgroundColor, of: layer) { .color(Color($0)) }
    }
    for child in node.children ?? [] { layer.addSublayer(try self.layer(of: child)) }
    return layer
  }

  private func animate(
    _ track: Track?, _ property: AnimatableProperty, of layer: Layer,
    _ value: ([Double]) -> AnimatableValue = { .number($0[0]) }
  ) throws {
    if let animation = try track?.animation(of: property, fps: scene.fps, value) { layer.add(animation) }
  }

  private func setBox(_ node: PeerScene.Node, of layer: Layer) {
    let (width, height) = (node.w ?? 0, node.h ?? 0)
    layer.model.bounds = Rect(0, 0, width, height)
    layer.model.anchorPoint = Point((node.ax ?? 0) / width, (node.ay ?? 0) / height)
    layer.model.cornerRadius = node.type == "ellipse" ? width / 2 : node.radius ?? 0
    layer.model.backgroundColor = node.fill.map { Color($0.first) }
    if let shadow = node.shadow {
      let color = Color(shadow.color)
      layer.model.effects.shadow.color = Color(red: color.red, green: color.green, blue: color.blue)
      layer.model.effects.shadow.opacity = color.alpha
      layer.model.effects.shadow.radius = shadow.blur
      layer.model.effects.shadow.offset = Size(shadow.dx, shadow.dy)
    }
  }

  private func setPath(_ node: PeerScene.Node, of layer: Layer) {
    var shape = ShapeContent(path: Path(node.d ?? []))
    shape.fillColor = node.fill.map { Color($0.first) }
    if let stroke = node.stroke {
      shape.strokeColor = Color(stroke.color)
      shape.lineWidth = stroke.width
      shape.lineCap = .round
      shape.lineJoin = .round
    }
    layer.model.content = .shape(shape)
  }

  private func setImage(_ node: PeerScene.Node, of layer: Layer) throws {
    let file = scene.assets[node.image ?? ""]?.file ?? ""
    layer.model.bounds = Rect(0, 0, node.w ?? 0, node.h ?? 0)
    layer.model.contents = try images.image(at: folder + "/" + file)
  }

  /// What DejaVu Sans rises above the baseline, of its size.
  private static let ascent = 1901.0 / 2048

  private func setText(_ node: PeerScene.Node, of layer: Layer) {
    var text = TextContent(node.text ?? "")
    text.fontName = "DejaVu Sans"
    text.fontSize = node.size ?? 17
    text.numberOfLines = 1
    text.textColor = Color(node.fill?.first ?? [0, 0, 0, 1])
    layer.model.content = .text(text)
    let top = PeerStage.ascent * text.fontSize
    layer.model.bounds = Rect(0, 0, 600, 2 * text.fontSize)
    layer.model.position = Point(0, -top)
  }

  private func setMask(_ mask: PeerScene.Mask, of layer: Layer) {
    layer.model.masksToBounds = true
    if let rect = mask.rect {
      layer.model.bounds = Rect(rect[0], rect[1], rect[2], rect[3])
      layer.model.cornerRadius = rect[4]
    } else if let circle = mask.circle {
      let radius = circle[2]
      layer.model.bounds = Rect(circle[0] - radius, circle[1] - radius, 2 * radius, 2 * radius)
      layer.model.anchorPoint = Point(0.5, 0.5)
      layer.model.cornerRadius = radius
    }
  }
}
