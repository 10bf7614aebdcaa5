import Geometry
import LayerTree

extension DrawingResolver {
  /// Returns the markers at the vertices of a path.
  mutating func markers(
    on path: Path, box: Rect, _ number: Int, _ style: Style, _ space: Space
  ) throws(DrawingError) -> [TreeNode] {
    let joints = context.document[number].name == "path" ? PathData.arcJoints(context.document[number]["d"] ?? "") : []
    let vertices = PathVertex.all(of: path, joints: joints)
    var nodes: [TreeNode] = []
    for (index, vertex) in vertices.enumerated() {
      var uses: [(Reference, Bool)] = []
      if index == 0 { uses.append((style.markerStart, true)) }
      if index > 0, index < vertices.count - 1 { uses.append((style.markerMid, false)) }
      if index == vertices.count - 1 { uses.append((style.markerEnd, false)) }
      for (reference, isStart) in uses {
        guard case .id(let id) = reference, let target = context.document.number(ofID: id),
          context.document[target].name == "marker", !context.open.contains(target)
        else { continue }
        if let node = try marker(target, at: vertex, isStart: isStart, box: box, style, space) { nodes.append(node) }
      }
    }
    return nodes
  }

  private mutating func marker(
    _ number: Int, at vertex: PathVertex, isStart: Bool, box: Rect, _ shape: Style, _ space: Space
  ) throws(DrawingError) -> TreeNode? {
    let element = context.document[number]
    let style = context.style(of: number)
    guard style.isDisplayed else { return nil }
    let scale =
      element["markerUnits"] == "userSpaceOnUse" ? 1 : context.pixels(shape.strokeWidth, .diagonal, shape, space)
    let width = (context.length(element, "markerWidth", .width, style, space) ?? 3) * scale
    let height = (context.length(element, "markerHeight", .height, style, space) ?? 3) * scale
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }

    let size = Size(width, height)
    let viewBox = ViewBox(element)
    let fitting = viewBox?.transform(to: size) ?? .scale(scale, scale)
    guard let inverse = fitting.inverted else { return nil }
    var inner = Space(viewport: viewBox?.rect.size ?? size, depth: space.depth + 1)
    let reference = fitting.apply(
      Point(
        context.length(element, "refX", .width, style, space) ?? 0,
        context.length(element, "refY", .height, style, space) ?? 0))
    let transform = fitting.concatenating(.translation(-reference.x, -reference.y))
      .concatenating(.rotation(radians: angle(element["orient"] ?? "0", vertex, isStart: isStart)))
      .concatenating(.translation(vertex.point.x, vertex.point.y))
    inner.toCanvas = transform.concatenating(space.toCanvas)
    inner.context = ContextPaint(
      fill: context.contextual(shape.fill, space), stroke: context.contextual(shape.stroke, space),
      current: shape.color, box: box,
      transform: transform)

    context.open.append(number)
    defer { context.open.removeLast() }
    let nodes = try children(number, style, inner)
    guard !nodes.isEmpty else { return nil }
    try context.count()
    var node = TreeNode(group: nodes)
    node.isCut = style.showsOverflow != true
    node.contentOpacity = style.opacity
    if node.isCut { node.frame = inverse.boundingBox(of: Rect(origin: .zero, size: size)) }
    node.placement = transform
    return node
  }

  /// Returns the angle of a marker, in radians.
  private func angle(_ orient: String, _ vertex: PathVertex, isStart: Bool) -> Double {
    switch orient {
    case "auto": return vertex.angle
    case "auto-start-reverse": return isStart ? vertex.angle + .pi : vertex.angle
    default:
      var scanner = ValueScanner(orient.trimmed)
      let value = scanner.number() ?? 0
      switch scanner.name() {
      case "rad": return value
      case "turn": return value * 2 * .pi
      case "grad": return value * .pi / 200
      default: return value * .pi / 180
      }
    }
  }
}
